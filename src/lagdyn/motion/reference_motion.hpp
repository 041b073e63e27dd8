// A reference trajectory: Fehlberg's pair of orders 7 and 8 (boost::odeint) with its step chosen by its error estimate.
//
// Source: Fehlberg (1968), NASA TR R-287; Hairer, Norsett & Wanner (1993), section II.5.
#pragma once

#include <vector>

#include "lagdyn/motion/equations.hpp"

namespace lagdyn::motion {

/// y at each of the ascending times, the first of which is that of `start`; the local error is kept below 1e-13,
/// absolute and relative. Empty where the step shrinks without end, or the numbers leave the finite ones.
std::vector<std::vector<double>> reference_motion(Equations& equations, std::vector<double> start,
                                                  const std::vector<double>& times);

}  // namespace lagdyn::motion
