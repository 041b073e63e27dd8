// What is physically or structurally wrong with a chain, whatever kind of file it came from.
//
// A reader maps each finding to a place in its file. Errors: negative mass; a negative principal moment about the COM
// (beyond moment_tolerance), also where an inertia about the origin is smaller than m c^2; numbers too large to compute
// with; no moving joint or more than 256; two bodies or two joints of one name. Warnings, each a likely slip of units:
// a mass over 1e4 kg, a length over 100 m, a radius of gyration sqrt(I_max / m) above
// 3 max(|COM|, |next origin| or |tip|, 0.05 m). Notes: a moving body without mass or without inertia.
// A broken triangle inequality is no finding: such a chain can be computed with (inertia_check.hpp).
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/chain/codes.hpp"

namespace lagdyn {

inline constexpr std::size_t max_moving_joints = 256;

/// The part of the chain that a finding is about; of its body where it is not the chain or the tip.
enum class ChainPart { chain, tip, name, joint_name, origin, mass, com, inertia };

struct ChainProblem {
  Code code;
  ChainPart part = ChainPart::chain;
  std::size_t body = 0;  ///< index into Chain::bodies
  std::string found, expected, fix;
};

/// All findings, body by body; those of the whole chain last.
std::vector<ChainProblem> find_problems(const Chain& chain);

}  // namespace lagdyn
