// Which inertias can be those of a body: principal moments about the COM, and the triangle inequality between them.
//
// Moments a <= b <= c of any distribution of mass satisfy a >= 0 and a + b >= c. Both are judged on the tensor about
// the COM: given about the frame's origin it is first shifted, J = I - m (c.c 1 - c c^T), in the tensor's own axes.
// The entries come from doubles that may have been carried to the origin and back by somebody else, each then off by
// up to 3.5 u of the largest entry S about either point (u = 2^-53). a + b - c = trace - 2 c moves by at most 9 times
// that: the tolerance is 32 u S. Everything here is computed in extended precision and rounded once.
// Source: Traversaro, Brossette, Escande, Nori, "Identification of fully physical consistent inertial parameters
// using optimization on manifolds" (IROS 2016), for the inequality; the tolerance is derived here.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "lagdyn/chain/chain.hpp"

namespace lagdyn {

/// The tensor about the COM (kg m^2), in the axes that inertial.orientation turns: those it is given in.
InertiaEntries inertia_about_com(const Inertial& inertial);

/// Principal moments about the COM (kg m^2), ascending. Not finite where the entries are too large to be computed with.
std::array<double, 3> principal_moments(const Inertial& inertial);

/// How far rounding can have moved a sum of principal moments (kg m^2).
double moment_tolerance(const Inertial& inertial);

/// The triangle inequality of one body.
struct TriangleBreak {
  std::size_t body;               ///< index into Chain::bodies
  std::array<double, 3> moments;  ///< about the COM, ascending (kg m^2)
  double slack;                   ///< moments[0] + moments[1] - moments[2]
  double tolerance;               ///< broken where slack < -tolerance
};

/// The inequality of every body that has mass or inertia, broken or not.
std::vector<TriangleBreak> triangle_slacks(const Chain& chain);

/// Only the broken ones: slack < -tolerance.
std::vector<TriangleBreak> broken_triangles(const Chain& chain);

}  // namespace lagdyn
