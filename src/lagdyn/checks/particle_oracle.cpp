#include "lagdyn/checks/particle_oracle.hpp"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <array>
#include <cmath>

#include "lagdyn/chain/inertia_check.hpp"
#include "lagdyn/checks/moments.hpp"
#include "lagdyn/checks/moving_frames.hpp"

namespace lagdyn::checks {

namespace {

using Time = InTime<Bounded>;
using Slope = Dual<Bounded>;

/// Six points m/6 at com +- arm[k], in body axes, and a bound on |D|.
struct Cloud {
  Bounded share;
  Vec3<Bounded> com;
  std::array<Vec3<Bounded>, 3> arm;
  double excess = 0;
};

Mat3<Bounded> tensor(const InertiaEntries& e) {
  return {exact(Double3{e.ixx, e.ixy, e.ixz}), exact(Double3{e.ixy, e.iyy, e.iyz}),
          exact(Double3{e.ixz, e.iyz, e.izz})};
}

/// About the COM, in the axes that the file gives it in.
Mat3<Bounded> about_com(const Inertial& body) {
  const Mat3<Bounded> given = tensor(body.inertia);
  if (body.about == InertiaPoint::com) return given;
  return given - Bounded(body.mass) * square(apply_inverse(exact(body.orientation), exact(body.com)));
}

Cloud cloud(const Inertial& body) {
  const Mat3<Bounded> J = about_com(body);
  Eigen::Matrix3d numbers;
  numbers << J.mid(0, 0), J.mid(0, 1), J.mid(0, 2), J.mid(0, 1), J.mid(1, 1), J.mid(1, 2), J.mid(0, 2), J.mid(1, 2),
      J.mid(2, 2);
  const Eigen::SelfAdjointEigenSolver<Eigen::Matrix3d> principal(numbers);
  const Bounded mass(body.mass);
  const Rot<Bounded> axes = exact(body.orientation);
  Cloud made{mass / Bounded(6), exact(body.com), {}, 0};
  Mat3<Bounded> D = -J;
  for (int k = 0; k < 3; ++k) {
    const double spread = std::max(0.0, numbers.trace() / 2 - principal.eigenvalues()(k));
    const Eigen::Vector3d h = principal.eigenvectors().col(k) * std::sqrt(3 * spread / body.mass);
    const Vec3<Bounded> arm = exact(Double3{h(0), h(1), h(2)});
    D += (mass / Bounded(3)) * square(arm);
    made.arm[static_cast<std::size_t>(k)] = axes * arm;
  }
  made.excess = (bounded::norm(D.mid) + D.rad) * bounded::kUp;
  return made;
}

/// One body of the file: its frame in the one before it, the coordinate that moves it, if any, and its points, if any.
struct Station {
  Pose<Bounded> origin, placed;  ///< at q = 0, and now
  std::optional<std::size_t> coordinate;
  bool turning = false;
  Vec3<Bounded> axis, slide;
  Bounded N, inverse_N, armature, damping;
  std::optional<Cloud> cloud;
  std::array<Vec3<Bounded>, 6> force;  ///< m/6 (a_p - g) of each point, base axes
  double excess_couple = 0;            ///< |D| (|alpha| + |w|^2)
};

Station station(const Body& body) {
  const Joint& joint = body.joint;
  Station made;
  made.origin = made.placed = exact(joint.origin);
  if (body.inertial.mass != 0) made.cloud = cloud(body.inertial);
  if (joint.type == JointType::fixed) return made;
  made.turning = joint.type != JointType::prismatic;
  made.axis = exact(joint.axis);
  if (joint.type == JointType::prismatic) made.slide = made.axis;
  if (joint.type == JointType::screw) made.slide = Bounded(joint.pitch) * made.axis;
  made.N = dot(made.axis, made.axis);
  made.inverse_N = Bounded(1) / made.N;
  made.armature = Bounded(joint.armature);
  made.damping = Bounded(joint.damping);
  return made;
}

/// The moving bodies and what is welded to them, posed.
std::vector<Station> stations(const Chain& chain, const State<Bounded>& state, Pose<Bounded>& base) {
  std::vector<Station> list;
  std::size_t coordinates = 0;
  for (const Body& body : chain.bodies) {
    const bool fixed = body.joint.type == JointType::fixed;
    if (fixed && list.empty()) {
      base = base * exact(body.joint.origin);
      continue;
    }
    Station next = station(body);
    if (!fixed) {
      next.coordinate = coordinates++;
      next.placed =
          next.origin * joint_pose(next.turning, next.axis, next.inverse_N, next.slide, state.q[*next.coordinate]);
    }
    list.push_back(std::move(next));
  }
  return list;
}

/// The six places of a cloud whose body has pose X.
template <RingScalar T>
std::array<Vec3<T>, 6> places(const Pose<T>& X, const Cloud& cloud, auto constant) {
  const Vec3<T> com = X * constant(cloud.com);
  std::array<Vec3<T>, 6> points;
  for (std::size_t k = 0; k < 3; ++k) {
    const Vec3<T> arm = X.R * constant(cloud.arm[k]);
    points[2 * k] = com + arm;
    points[2 * k + 1] = com - arm;
  }
  return points;
}

/// Follows the bodies in time: the forces that their points' accelerations need.
void find_forces(std::vector<Station>& list, const Pose<Bounded>& base, const Vec3<Bounded>& gravity,
                 const State<Bounded>& state) {
  const auto constant = [](const auto& x) { return promoted(promoted(x)); };
  Pose<Time> X = constant(base);
  for (Station& at : list) {
    X = X * constant(at.origin);
    if (at.coordinate) {
      const std::size_t k = *at.coordinate;
      X = X * joint_pose(at.turning, constant(at.axis), constant(at.inverse_N), constant(at.slide),
                         in_time(state.q[k], at.N, state.qd[k], state.qdd[k]));
    }
    if (!at.cloud) continue;
    const std::array<Vec3<Time>, 6> points = places(X, *at.cloud, constant);
    for (std::size_t p = 0; p < 6; ++p) at.force[p] = at.cloud->share * (acceleration(points[p]) - gravity);
    const Vec3<Bounded> w = X.R.body_rate().value, alpha = X.R.body_rate().slope;
    const double rate = bounded::norm(w.mid) + w.rad, change = bounded::norm(alpha.mid) + alpha.rad;
    at.excess_couple = at.cloud->excess * (change + rate * rate) * bounded::kUp;
  }
}

}  // namespace

std::optional<std::string> no_particles(const Chain& chain) {
  const std::vector<std::size_t> moving = moving_joints(chain);
  if (moving.empty()) return std::nullopt;
  for (const TriangleBreak& broken : broken_triangles(chain))
    if (broken.body >= moving.front())
      return "the inertia of '" + chain.bodies[broken.body].name +
             "' breaks the triangle inequality: no points have it";
  for (std::size_t i = moving.front(); i < chain.bodies.size(); ++i) {
    const Inertial& inertial = chain.bodies[i].inertial;
    if (inertial.mass == 0 && inertial.inertia != InertiaEntries{})
      return "'" + chain.bodies[i].name + "' has inertia but no mass: no points have it";
  }
  return std::nullopt;
}

std::vector<Bounded> particle_torque(const Chain& chain, const State<Bounded>& state) {
  Pose<Bounded> X;  // of the frame before the current body's, in the base
  std::vector<Station> list = stations(chain, state, X);
  find_forces(list, X, exact(chain.gravity), state);
  std::vector<Bounded> tau(state.size());
  const auto constant = [](const auto& x) { return promoted(x); };
  for (std::size_t s = 0; s < list.size(); ++s) {
    const Station& at = list[s];
    if (at.coordinate) {
      const std::size_t k = *at.coordinate;
      double excess = 0;
      Pose<Slope> moved =
          constant(X * at.origin) * joint_pose(at.turning, constant(at.axis), constant(at.inverse_N),
                                               constant(at.slide), moving(state.q[k], at.N, Bounded(1)));
      for (std::size_t i = s; i < list.size(); ++i) {
        if (i > s) moved = moved * constant(list[i].placed);
        if (!list[i].cloud) continue;
        const std::array<Vec3<Slope>, 6> points = places(moved, *list[i].cloud, constant);
        for (std::size_t p = 0; p < 6; ++p) tau[k] += dot(points[p].slope, list[i].force[p]);
        excess += list[i].excess_couple;
      }
      tau[k] += at.armature * state.qdd[k] + at.damping * state.qd[k];
      if (at.turning) tau[k] = widened(tau[k], excess * bounded::norm(at.axis.mid) * (1 + 1e-12));
    }
    X = X * at.placed;
  }
  return tau;
}

}  // namespace lagdyn::checks
