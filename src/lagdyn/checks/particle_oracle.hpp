// Inverse dynamics of a chain of point masses, as an oracle: each body of the file, welded ones too, is six points.
//
//   points c +- h_k of mass m/6,  h_k = e_k sqrt(3 (tr J / 2 - J_k) / m)        e_k, J_k: principal axes and moments
//   tau_k = sum over points m_p (a_p - g) . dx_p/dq_k + armature qdd + damping qd          (principle of virtual work)
// a_p is the second slope of x_p(t) along (qd, qdd), dx_p/dq_k its slope along q_k; x_p is a product of poses. No inertia
// tensor moves, nothing is handed from link to link, no welded bodies are composed, and nothing of lift() is used but
// the joint motions (c, s, q).
//
// The h_k are rounded to doubles and then exact, so the points have an inertia J + D with a small D, known with its
// radius. A body's D alone would need the couple D alpha + w x D w, of which a turning joint k below it takes at most
// |a_k| |D| (|alpha| + |w|^2): the torques are widened by the sum of these.
// Cost: O(n^2).
#pragma once

#include <optional>
#include <string>

#include "lagdyn/chain/state.hpp"

namespace lagdyn::checks {

/// Why no six points have the inertia of one of the moving bodies, naming the body; nothing where they exist.
std::optional<std::string> no_particles(const Chain& chain);

/// n torques or forces (N m, N). The chain must have particles.
std::vector<Bounded> particle_torque(const Chain& chain, const State<Bounded>& state);

}  // namespace lagdyn::checks
