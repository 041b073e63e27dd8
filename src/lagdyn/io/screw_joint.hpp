// A joint given by its screw A = (w, v) in a link's frame {i}, and the body frame that form 1 needs.
//
// Form 2: T(i, i-1)(q) = exp(-[A] q) M, with M the pose of {i-1} in {i}; so T(i-1, i)(q) = M^-1 exp([A] q).
// Form 1: T(parent, body)(q) = origin exp([(a; h a)] q), with the axis a through the body frame's origin.
// A screw of axis a = w / |w| and pitch h = w.v / |w|^2 passes through the point p = w x v / |w|^2. With {i'} parallel
// to {i} and at p, exp([A] q) = Trans(p) exp([(a; h a)] q) Trans(-p), hence
//     origin' = Trans(-p_parent) M^-1 Trans(p),  COM' = COM - p,  tip' = Trans(-p) tip.
// A prismatic joint (w = 0) has a = v / |v| and p = 0: its frame stays.
// Source: Lynch, Park, "Modern Robotics" (2017), section 3.3.2, for screws; the change of frames is derived here.
#pragma once

#include <array>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/chain/long_rotation.hpp"

namespace lagdyn {

using ScrewAxis = std::array<double, 6>;  // (w, v) in axes and about the origin of {i}

enum class ScrewKind { zero, revolute, prismatic, screw };

/// |w| < 1e-12 is zero rotation; |w.v| <= 8 u |w| |v| is zero pitch.
ScrewKind kind_of(const ScrewAxis& A);

/// Of a screw that is not zero.
JointType type_of(ScrewKind kind);

/// |w|, or |v| where w is zero: what q is divided by.
double length(const ScrewAxis& A);

/// Of a screw that is not zero, as a joint of its kind: unit direction, pitch, and the point p (m, in {i}).
Double3 direction(const ScrewAxis& A);
double pitch(const ScrewAxis& A);
Long3 axis_point(const ScrewAxis& A);

/// Form 1's origin: Trans(-p_parent) M^-1 Trans(p).
Placement origin_between(const Placement& M, const Long3& p_parent, const Long3& p);

/// The same mass seen from a frame moved by p; an inertia about the origin comes out about the COM if p is not 0.
Inertial moved(const Inertial& inertial, const Long3& p);

}  // namespace lagdyn
