// Random chains: any mix of joints, placements, inertias of real bodies, gravity in any direction.
//
// Made with additions, products, quotients and square roots alone, which every machine rounds alike: equal arguments
// give equal chains, to the bit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lagdyn/chain/chain.hpp"

namespace lagdyn {

struct RandomChainOptions {
  /// The moving joints' types, each as likely as the others.
  std::vector<JointType> types{JointType::revolute, JointType::continuous, JointType::prismatic, JointType::screw};
  double fixed_share = 0.2;  ///< chance that a welded body stands before a moving one, and after the last
  int mass_decades = 6;      ///< masses from 10^(-d/2) to 10^(d/2) kg, each decade as likely as the others; d is even,
                             ///< or 0 for 0.5 to 2 kg
  double body_reach = 0.3;   ///< m an axis from the COM, of the points that a body is made of
  bool armature = true, damping = true;
  bool gravity = true;  ///< 9.81 m/s^2 in any direction; else none
};

/// The chain that belongs to (seed, joints, options), valid as a file's would be. Offsets and COMs are within 0.5 m an
/// axis; a body is six point masses within body_reach of its COM, so its moments keep the triangle inequality. Some
/// placements are unturned, some axes are those of the body, some tensors are about the origin or in axes of their own,
/// some welded bodies massless.
Chain random_chain(std::uint64_t seed, std::size_t joints, const RandomChainOptions& options = {});

}  // namespace lagdyn
