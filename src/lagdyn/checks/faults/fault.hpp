// A planted fault: one thing that dynamics code gets wrong, put where the checks must find it.
//
// A fault makes what the checks look at: a chain with the model it was lifted to, and results that stand in for those of
// the reference methods. Told not to plant, it makes the same along the same way without the mistake: its twin, in which
// every check must hold. Its judges are the registered checks that see what it makes; a fault in code that a check itself
// would use, or in a copy of a method that stands on a check's other side, is not shown to that check.
#pragma once

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "lagdyn/checks/sample.hpp"

namespace lagdyn::faults {

/// Where the mistake is: in a formula, in the numbers of a model, in how code is called, in code that all methods share.
enum class FaultKind { formula, model, use, shared };

inline constexpr FaultKind kinds[] = {FaultKind::formula, FaultKind::model, FaultKind::use, FaultKind::shared};

inline std::string_view name_of(FaultKind kind) {
  constexpr std::string_view names[] = {"formula", "model", "use", "shared"};
  return names[static_cast<int>(kind)];
}

struct Planted {
  Subject subject;
  StandIns results;
};

/// On which chains a fault is tried: those of grounds.hpp, or the one arm that is also written as a file's text.
enum class Grounds { arms, stated };

struct Fault {
  std::string id;  ///< e.g. "newton-euler.no-gyroscopic"
  FaultKind kind = FaultKind::formula;
  std::string wrong;                ///< one sentence
  std::vector<std::string> judges;  ///< ids of checks; "torque.*" for all that begin so
  std::function<Planted(const Chain&, const JointState&, bool planted)> plant;
  Grounds grounds = Grounds::arms;
};

/// A mistake of a copied method.
template <class Kind>
struct Row {
  Kind fault;
  const char *id, *wrong;
};

/// Judges by what a fault changes.
namespace judges {
inline const std::vector<std::string> torque{"torque.lagrange-fd",       "torque.lagrange-exact", "torque.kane",
                                             "torque.gibbs-appell",      "torque.rnea-textbook",  "energy.power",
                                             "invariance.base",          "invariance.frames",     "invariance.period",
                                             "invariance.time-reversal", "invariance.parameters", "invariance.scaling",
                                             "oracle.particles",         "closed-form.*"};
inline const std::vector<std::string> mass_matrix{"mass.jacobian-sum", "mass.crba", "mass.symmetric",
                                                  "mass.positive-definite"};
inline const std::vector<std::string> gravity{"gravity.gradient", "gravity.jacobian", "gravity.equivalence"};
inline const std::vector<std::string> velocity_terms{"coriolis.product", "torque.quadratic"};
inline const std::vector<std::string> coriolis{"coriolis.*"};
inline const std::vector<std::string> kinetic_energy{"energy.kinetic"};
inline const std::vector<std::string> base{"momentum.base-wrench"};
inline const std::vector<std::string> shared{"oracle.particles", "closed-form.*", "reduction.*"};
inline const std::vector<std::string> stated{"oracle.particles", "closed-form.*"};  ///< of a chain written by hand

inline std::vector<std::string> all_of(std::initializer_list<std::vector<std::string>> lists) {
  std::vector<std::string> all;
  for (const std::vector<std::string>& list : lists) all.insert(all.end(), list.begin(), list.end());
  return all;
}

/// Without those that would hold a copy against its own original.
inline std::vector<std::string> without(std::vector<std::string> list, std::initializer_list<std::string_view> own) {
  std::erase_if(list, [&](const std::string& id) { return std::ranges::find(own, id) != own.end(); });
  return list;
}
}  // namespace judges

}  // namespace lagdyn::faults
