// Whether velocity terms h are a quadratic form of the velocities: h(x u) = x^2 h(u), and the parallelogram law
// h(u + v) + h(u - v) = 2 h(u) + 2 h(v), which among continuous functions only quadratic forms fulfil
// (Jordan & von Neumann 1935). Cost: four evaluations of h.
#pragma once

#include <vector>

#include "lagdyn/chain/state.hpp"
#include "lagdyn/checks/residual.hpp"

namespace lagdyn {

/// `terms` maps a state to h; u are the state's velocities, h_u = terms(state).
template <class Terms>
Finding quadratic(const State<Bounded>& state, const std::vector<Bounded>& h_u, const Bounded& x,
                  const std::vector<Bounded>& v, const Terms& terms) {
  const std::size_t n = state.size();
  std::vector<Bounded> stretched, sum, difference;
  for (std::size_t i = 0; i < n; ++i) {
    stretched.push_back(x * state.qd[i]);
    sum.push_back(state.qd[i] + v[i]);
    difference.push_back(state.qd[i] - v[i]);
  }
  const auto at = [&](const std::vector<Bounded>& qd) { return terms(with_rates(state, qd, state.qdd)); };
  const std::vector<Bounded> h_xu = at(stretched), h_sum = at(sum), h_difference = at(difference), h_v = at(v);
  Finding found;
  for (std::size_t i = 0; i < n; ++i) {
    found.compare(h_xu[i], x * x * h_u[i], i);
    found.compare(h_sum[i] + h_difference[i], Bounded(2) * (h_u[i] + h_v[i]), i);
  }
  return found;
}

}  // namespace lagdyn
