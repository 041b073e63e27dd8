// The Euler-Lagrange equations of a planar chain of n links, derived as a computer algebra system would: from the
// Lagrangian as a text has it, by the product and chain rules, and not simplified.
//
//   x_i = sum_{k<i} l_k cos phi_k + c_i cos phi_i,  y_i with sines,  phi_k = q_1 + ... + q_k
//   K = sum 1/2 m_i (xd_i^2 + yd_i^2) + 1/2 I_i phid_i^2,  U = sum m_i g y_i
//   tau_i = d/dt dL/dqd_i - dL/dq_i
// Velocities are differentiated from positions. Over numbers it gives torques, over Recorded its own size.
#pragma once

#include <vector>

#include "lagdyn/scalars/dual.hpp"
#include "lagdyn/scalars/real.hpp"

namespace lagdyn {

/// Lengths, distances of the COMs from the joints, masses, moments about the COMs; gravity along -y.
template <class T>
struct PlanarLinks {
  std::vector<T> length, com, mass, inertia;
  T gravity{};
};

namespace planar {

template <class T>
T cosine(const T& x) {
  return cos_of(x);
}
template <class T>
T sine(const T& x) {
  return sin_of(x);
}
template <class T>
Dual<T> sine(const Dual<T>& x);
template <class T>
Dual<T> cosine(const Dual<T>& x) {
  return {cosine(x.value), -(sine(x.value) * x.slope)};
}
template <class T>
Dual<T> sine(const Dual<T>& x) {
  return {sine(x.value), cosine(x.value) * x.slope};
}

/// S holds slopes along time and along one coordinate, Dual<S> also those along the motion.
template <class T, class S = Dual<Dual<T>>>
S lagrangian(const PlanarLinks<T>& links, const std::vector<S>& q, const std::vector<S>& qd) {
  const auto constant = [](const T& x) { return S{Dual<T>{x, T()}, Dual<T>()}; };
  const auto still = [&](const T& x) { return Dual<S>{constant(x), S()}; };
  S L;
  Dual<S> x, y, angle;  // of joint i
  for (std::size_t i = 0; i < q.size(); ++i) {
    angle += Dual<S>{q[i], qd[i]};
    const Dual<S> c = cosine(angle), s = sine(angle);
    const Dual<S> com_x = x + still(links.com[i]) * c, com_y = y + still(links.com[i]) * s;
    const S half = constant(T(0.5));
    L += half * constant(links.mass[i]) * (com_x.slope * com_x.slope + com_y.slope * com_y.slope);
    L += half * constant(links.inertia[i]) * (angle.slope * angle.slope);
    L -= constant(links.mass[i]) * constant(links.gravity) * com_y.value;
    x += still(links.length[i]) * c;
    y += still(links.length[i]) * s;
  }
  return L;
}

}  // namespace planar

template <class T>
std::vector<T> planar_lagrange(const PlanarLinks<T>& links, const std::vector<T>& q, const std::vector<T>& qd,
                               const std::vector<T>& qdd) {
  const std::size_t n = q.size();
  std::vector<Dual<Dual<T>>> position(n), rate(n);
  for (std::size_t i = 0; i < n; ++i) {
    position[i].value = {q[i], qd[i]};
    rate[i].value = {qd[i], qdd[i]};
  }
  const auto slope_along = [&](Dual<Dual<T>>& coordinate) {
    coordinate.slope = Dual<T>(1);
    const Dual<T> slope = planar::lagrangian(links, position, rate).slope;
    coordinate.slope = Dual<T>();
    return slope;
  };
  std::vector<T> tau;
  for (std::size_t k = 0; k < n; ++k) tau.push_back(slope_along(rate[k]).slope - slope_along(position[k]).value);
  return tau;
}

}  // namespace lagdyn
