// What the methods cost, counted by running them: no formula produces a number here.
//
// Three conventions, see scalars/counted.hpp and scalars/recorded.hpp:
//   products   multiplications inside matrix and vector products alone, the seed chapter's; of the methods whose product
//              functions keep that tally;
//   executed   every scalar operation that ran, the sines and cosines of the joints included, once the chain is lifted;
//   live       what is left of the operation graph: constants folded, common subexpressions shared, dead code dropped.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/scalars/recorded.hpp"

namespace lagdyn {

enum class CountConvention { products, executed, live };

/// A method of the registry that can be counted, and the power of n that its cost grows with.
struct CountableMethod {
  std::string_view id;
  std::string_view quantity;  ///< "inverse dynamics", "mass matrix", ...
  int order;
  bool tallies_products;
};
std::vector<CountableMethod> countable_methods();

/// Of one evaluation at a general state; empty where the convention says nothing of the method. Forward dynamics is
/// counted from given torques.
std::optional<OperationCounts> count_operations(CountConvention convention, std::string_view method,
                                                const Chain& chain);

/// n revolute joints about the z-axes of their frames, which stand anywhere in one another; any inertias; gravity in any
/// direction. The first joints of a longer one are the shorter one.
Chain general_revolute_chain(std::size_t joints);

/// The chain that ends with the link of moving joint n; n is at most the number of joints.
Chain first_joints(const Chain& chain, std::size_t joints);

}  // namespace lagdyn
