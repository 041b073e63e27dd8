// Random numbers, vectors and rigid transforms for checks, over any scalar that doubles embed into. The doubles drawn
// are exact, so that what a check changes is known as well as the chain itself.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/chain/model.hpp"

namespace lagdyn {

/// count numbers, each within [-reach, reach].
template <LiftableScalar T>
std::vector<T> random_vector(CounterRandom& random, std::size_t count, double reach = 1) {
  std::vector<T> drawn;
  for (std::size_t i = 0; i < count; ++i) drawn.push_back(T(random.uniform(-reach, reach)));
  return drawn;
}

template <LiftableScalar T>
Vec3<T> random_offset(CounterRandom& random, double reach) {
  const std::vector<T> v = random_vector<T>(random, 3, reach);
  return {v[0], v[1], v[2]};
}

/// A rotation from a quaternion of four random numbers; of any length, so it is a rotation exactly.
template <LiftableScalar T>
Rot<T> random_rotation(CounterRandom& random) {
  const T w(random.uniform(-1, 1));
  return Rot<T>::from_quaternion(w, random_offset<T>(random, 1));
}

template <LiftableScalar T>
Pose<T> random_pose(CounterRandom& random, double reach) {
  const Rot<T> R = random_rotation<T>(random);
  return {R, random_offset<T>(random, reach)};
}

/// What is far for this chain (m): the sum over its links of the larger of frame's and COM's offset. 1 where all are 0.
inline double reach_of(const Model<double>& model) {
  double sum = 0;
  for (const ModelJoint<double>& joint : model.joints)
    sum += std::max(bounded::norm(joint.origin.p), bounded::norm(joint.body.com));
  return sum > 0 ? sum : 1;
}

}  // namespace lagdyn
