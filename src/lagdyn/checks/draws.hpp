// Random numbers, vectors and rigid transforms for checks, over any scalar that doubles embed into. The doubles that a
// CounterRandom draws are exact, so that what a check changes is known as well as the chain itself; other sources draw
// scalars of their own.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/chain/model.hpp"

namespace lagdyn {

/// Gives doubles or scalars between two bounds; one without an order may ignore them.
template <class Source, class T>
concept UniformSource = requires(Source& source) {
  T(source.uniform(-1, 1));
};

/// count numbers, each within [-reach, reach].
template <LiftableScalar T, UniformSource<T> Source>
std::vector<T> random_vector(Source& random, std::size_t count, double reach = 1) {
  std::vector<T> drawn;
  for (std::size_t i = 0; i < count; ++i) drawn.push_back(T(random.uniform(-reach, reach)));
  return drawn;
}

template <LiftableScalar T, UniformSource<T> Source>
Vec3<T> random_offset(Source& random, double reach) {
  const std::vector<T> v = random_vector<T>(random, 3, reach);
  return {v[0], v[1], v[2]};
}

/// A rotation from a quaternion of four random numbers; of any length, so it is a rotation exactly.
template <LiftableScalar T, UniformSource<T> Source>
Rot<T> random_rotation(Source& random) {
  const T w(random.uniform(-1, 1));
  return Rot<T>::from_quaternion(w, random_offset<T>(random, 1));
}

template <LiftableScalar T, UniformSource<T> Source>
Pose<T> random_pose(Source& random, double reach) {
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
