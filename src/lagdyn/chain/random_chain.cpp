#include "lagdyn/chain/random_chain.hpp"

#include <array>
#include <cmath>
#include <string>

#include "lagdyn/chain/counter_random.hpp"

namespace lagdyn {
namespace {

// v / |v|, of unit length to rounding: its squared length is found to twice a double's digits (Ogita, Rump and Oishi,
// "Accurate sum and dot product", SIAM J. Sci. Comput. 26 (2005), algorithm 5.3), and v corrected by what it lacks.
template <std::size_t N>
std::array<double, N> unit(std::array<double, N> v, double squared) {
  for (double& x : v) x /= std::sqrt(squared);
  double sum = -1, error = 0;
  for (double x : v) {
    const double square = x * x, next = sum + square, taken = next - sum;
    error += std::fma(x, x, -square) + ((sum - (next - taken)) + (square - taken));
    sum = next;
  }
  for (double& x : v) x -= x * (sum + error) / 2;
  return v;
}

class Maker {
 public:
  Maker(std::uint64_t seed, std::size_t joints, const RandomChainOptions& options)
      : random_(seed, joints, stream_of("random-chain")), options_(options) {}

  Chain chain(std::size_t joints) {
    Chain made;
    made.name = "random";
    made.gravity = options_.gravity ? scaled(9.81, direction()) : Double3{};
    for (std::size_t i = 0; i < joints; ++i) {
      if (chance(options_.fixed_share)) made.bodies.push_back(body(JointType::fixed, made.bodies.size()));
      made.bodies.push_back(body(options_.types[random_.bits() % options_.types.size()], made.bodies.size()));
    }
    if (chance(options_.fixed_share)) made.bodies.push_back(body(JointType::fixed, made.bodies.size()));
    made.tip = placement();
    return made;
  }

 private:
  bool chance(double share) { return random_.uniform(0, 1) < share; }
  Double3 within(double reach) {
    const double x = random_.uniform(-reach, reach), y = random_.uniform(-reach, reach);
    return {x, y, random_.uniform(-reach, reach)};
  }
  static Double3 scaled(double s, const Double3& v) { return {s * v[0], s * v[1], s * v[2]}; }

  Double3 direction() {
    for (;;) {
      const Double3 v = within(1);
      const double squared = v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
      if (squared > 0.01 && squared <= 1) return unit(v, squared);
    }
  }

  Quaternion orientation() {
    if (chance(0.25)) return {};
    for (;;) {
      const double w = random_.uniform(-1, 1);
      const Double3 v = within(1);
      const double squared = w * w + v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
      if (squared < 0.01 || squared > 1) continue;
      const auto q = unit(std::array{w, v[0], v[1], v[2]}, squared);
      return {q[0], q[1], q[2], q[3]};
    }
  }

  Placement placement() { return {within(0.5), orientation()}; }

  Double3 axis() {
    if (!chance(0.25)) return direction();
    Double3 along{};
    along[random_.bits() % 3] = chance(0.5) ? 1 : -1;
    return along;
  }

  double mass() {
    const int decades = options_.mass_decades;
    if (decades == 0) return random_.uniform(0.5, 2);
    double m = random_.uniform(1, 10);
    const auto decade = static_cast<int>(random_.bits() % static_cast<std::uint64_t>(decades));
    for (int i = decade; i < decades / 2; ++i) m /= 10;
    for (int i = decades / 2; i < decade; ++i) m *= 10;
    return m;
  }

  Inertial inertial(bool massless) {
    Inertial made;
    if (massless) return made;
    made.mass = mass();
    made.com = within(0.5);
    made.orientation = orientation();
    InertiaEntries& I = made.inertia;
    const auto add = [&I](double m, const Double3& r) {
      I.ixx += m * (r[1] * r[1] + r[2] * r[2]);
      I.iyy += m * (r[0] * r[0] + r[2] * r[2]);
      I.izz += m * (r[0] * r[0] + r[1] * r[1]);
      I.ixy -= m * r[0] * r[1];
      I.ixz -= m * r[0] * r[2];
      I.iyz -= m * r[1] * r[2];
    };
    for (int pair = 0; pair < 3; ++pair)  // of opposite points, so that the COM stays
      add(made.mass / 3, within(options_.body_reach));
    if (chance(0.25)) {
      made.about = InertiaPoint::origin;
      made.orientation = {};
      add(made.mass, made.com);
    }
    return made;
  }

  Body body(JointType type, std::size_t index) {
    Body made;
    made.name = "body-" + std::to_string(index);
    made.joint.name = "joint-" + std::to_string(index);
    made.joint.type = type;
    made.joint.origin = placement();
    made.inertial = inertial(type == JointType::fixed && chance(0.25));
    if (type == JointType::fixed) return made;
    made.joint.axis = axis();
    if (type == JointType::screw) made.joint.pitch = random_.uniform(-0.2, 0.2);
    if (options_.armature && chance(0.5)) made.joint.armature = random_.uniform(0, 0.5);
    if (options_.damping && chance(0.5)) made.joint.damping = random_.uniform(0, 2);
    return made;
  }

  CounterRandom random_;
  const RandomChainOptions& options_;
};

}  // namespace

Chain random_chain(std::uint64_t seed, std::size_t joints, const RandomChainOptions& options) {
  return Maker(seed, joints, options).chain(joints);
}

}  // namespace lagdyn
