#include "lagdyn/motion/equations.hpp"

#include <utility>

#include "lagdyn/dynamics/aba.hpp"

namespace lagdyn::motion {

Equations::Equations(Model<double> model, Drive drive) : model_(std::move(model)), drive_(std::move(drive)) {
  state_ = {std::vector<JointMotion<double>>(joints()), std::vector<double>(joints()), std::vector<double>(joints())};
}

std::vector<double> Equations::start(const std::vector<double>& q, const std::vector<double>& qd) const {
  std::vector<double> y = q;
  y.insert(y.end(), qd.begin(), qd.end());
  y.insert(y.end(), {0, 0});
  return y;
}

const State<double>& Equations::state_of(const std::vector<double>& y) {
  for (std::size_t i = 0; i < joints(); ++i) {
    state_.q[i] = motion_at(model_.joints[i], y[i]);
    state_.qd[i] = y[joints() + i];
  }
  return state_;
}

std::vector<double> Equations::torques(double t, const State<double>& state) const {
  return drive_ ? drive_(t, state) : std::vector<double>(joints());
}

double Equations::dissipation(const State<double>& state) const {
  double power = 0;
  for (std::size_t i = 0; i < joints(); ++i) power += model_.joints[i].damping * state.qd[i] * state.qd[i];
  return power;
}

void Equations::rates(double t, const std::vector<double>& y, std::vector<double>& rates) {
  const std::size_t n = joints();
  const State<double>& state = state_of(y);
  const std::vector<double> tau = torques(t, state), qdd = aba(model_, state, tau);
  double supply = 0;
  for (std::size_t i = 0; i < n; ++i) {
    rates[i] = state.qd[i];
    rates[n + i] = qdd[i];
    supply += state.qd[i] * tau[i];
  }
  rates[2 * n] = dissipation(state);
  rates[2 * n + 1] = supply;
}

}  // namespace lagdyn::motion
