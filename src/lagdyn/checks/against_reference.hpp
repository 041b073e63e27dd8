// A method's result held against that of the reference method of its quantity: what `check`, `torque` and `mass-matrix`
// all say of it.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "lagdyn/checks/residual.hpp"
#include "lagdyn/checks/sample.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn {

/// The same method over another scalar.
template <class Method>
auto run_of(const std::vector<Method>& methods, std::string_view id) {
  return std::ranges::find(methods, id, &Method::id)->run;
}

/// Torques against rnea. Differences are taken of a potential energy, whose terms reach to the base origin.
inline Finding against_rnea(const TorqueMethod<Bounded>& method, const std::vector<Bounded>& tau,
                            const Sample& sample) {
  Finding found;
  found.scale = sample.torque_scale();
  if (method.by_differences) found.raise_scale(sample.magnitudes().base_moment);
  found.compare(tau, sample.rnea());
  return found;
}

/// A mass matrix against rnea-columns.
inline Finding against_rnea_columns(const Matrix<Bounded>& M, const Sample& sample) {
  Finding found;
  found.scale = sample.magnitudes().inertia;
  found.compare(M, sample.rnea_columns());
  return found;
}

}  // namespace lagdyn
