#include "lagdyn/motion/implicit_midpoint.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "lagdyn/dynamics/crba.hpp"
#include "lagdyn/dynamics/ldlt.hpp"
#include "lagdyn/dynamics/rnea.hpp"
#include "lagdyn/motion/convergence.hpp"

namespace lagdyn::motion {
namespace {

constexpr int most_rounds = 100;
constexpr double settled = 1e-13;  // a relative change of this size may stay: rounding feeds it

/// How far two vectors are apart, as a part of the larger one; no number where one of theirs is none.
double change(const std::vector<double>& from, const std::vector<double>& to) {
  double apart = 0, size = 0;
  for (std::size_t i = 0; i < from.size(); ++i) {
    raise_to(std::abs(to[i] - from[i]), apart);
    size = std::max({size, std::abs(to[i]), std::abs(from[i])});
  }
  return apart == 0 ? 0 : apart / size;
}

std::vector<double> along(const std::vector<double>& from, double h, const std::vector<double>& rate) {
  std::vector<double> to(from.size());
  for (std::size_t i = 0; i < from.size(); ++i) to[i] = from[i] + h * rate[i];
  return to;
}

}  // namespace

ImplicitMidpoint::ImplicitMidpoint(Equations& equations)
    : equations_(equations),
      dual_(promoted(equations.model())),
      state_(equations.state_of(
          equations.start(std::vector<double>(equations.joints()), std::vector<double>(equations.joints())))) {}

void ImplicitMidpoint::evaluate(double t, const std::vector<double>& q, const std::vector<double>& p) {
  const Model<double>& model = equations_.model();
  for (std::size_t i = 0; i < q.size(); ++i) state_.q[i] = motion_at(model.joints[i], q[i]);
  state_.qd = solve(ldlt(crba(model, state_)), p);
  const Matrix<Dual<double>> M = crba(dual_, moving<double>(model, state_, state_.qd));
  force_ = rnea(model, state_);
  tau_ = equations_.torques(t, state_);
  for (std::size_t i = 0; i < q.size(); ++i) {
    force_[i] = tau_[i] - force_[i];
    for (std::size_t j = 0; j < q.size(); ++j) force_[i] += M(i, j).slope * state_.qd[j];
  }
}

bool ImplicitMidpoint::step(double t, double h, std::vector<double>& y) {
  const std::size_t n = equations_.joints();
  const State<double>& start = equations_.state_of(y);
  const std::vector<double> q(y.begin(), y.begin() + static_cast<std::ptrdiff_t>(n));
  const std::vector<double> p = crba(equations_.model(), start) * start.qd;
  std::vector<double> q_mid = along(q, h / 2, start.qd), p_mid = p;
  double before = std::numeric_limits<double>::infinity();
  for (int round = 0;; ++round) {
    if (round == most_rounds) return false;
    evaluate(t + h / 2, q_mid, p_mid);
    const std::vector<double> q_next = along(q, h / 2, state_.qd), p_next = along(p, h / 2, force_);
    double now = change(q_mid, q_next);
    raise_to(change(p_mid, p_next), now);
    if (!std::isfinite(now)) return false;
    q_mid = q_next;
    p_mid = p_next;
    if (now == 0 || (now <= settled && now >= before)) break;
    before = now;
  }
  double supply = 0;
  for (std::size_t i = 0; i < n; ++i) {
    y[i] = q[i] + h * state_.qd[i];
    supply += state_.qd[i] * tau_[i];
  }
  y[2 * n] += h * equations_.dissipation(state_);
  y[2 * n + 1] += h * supply;
  const State<double>& end = equations_.state_of(y);
  const std::vector<double> qd = solve(ldlt(crba(equations_.model(), end)), along(p, h, force_));
  std::copy(qd.begin(), qd.end(), y.begin() + static_cast<std::ptrdiff_t>(n));
  return true;
}

}  // namespace lagdyn::motion
