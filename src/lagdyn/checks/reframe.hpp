// The same chain in other frames.
//
// Frame i is replaced by one with pose X_i in it, the base's frame 0 stays. T_{i-1,i}(q) = O_i exp([a_i] q) becomes
//   X_{i-1}^-1 O_i exp([a_i] q) X_i = O'_i exp([a'_i] q),     O'_i = X_{i-1}^-1 O_i X_i,     a'_i = R_i^T a_i,
// provided that the new origin lies on the joint's axis where the joint turns. COM, inertia and tip in the new axes.
#pragma once

#include <vector>

#include "lagdyn/checks/draws.hpp"

namespace lagdyn {

/// One pose a link: any rotation; offset along the axis of a joint that turns, anywhere where it slides.
template <LiftableScalar T, UniformSource<T> Source>
std::vector<Pose<T>> random_frames(const Model<T>& model, Source& random, double reach) {
  std::vector<Pose<T>> frames;
  for (const ModelJoint<T>& joint : model.joints) {
    Pose<T> X = random_pose<T>(random, reach);
    if (joint.turning()) X.p = T(random.uniform(-reach, reach)) * joint.axis;
    frames.push_back(X);
  }
  return frames;
}

/// The model with frame i at pose frames[i] in its old self. N = a.a is the rotated axis' too.
template <RingScalar T>
Model<T> reframed(Model<T> model, const std::vector<Pose<T>>& frames) {
  Pose<T> parent;
  for (std::size_t i = 0; i < model.size(); ++i) {
    ModelJoint<T>& joint = model.joints[i];
    const Pose<T>& X = frames[i];
    const Pose<T> back = X.inverse();
    joint.origin = parent * joint.origin * X;
    joint.axis = back.R * joint.axis;
    joint.body.com = back * joint.body.com;
    joint.body.about_com = congruence(back.R, joint.body.about_com);
    parent = back;
  }
  model.tip = parent * model.tip;
  return model;
}

/// The model carried by B as a whole, gravity turned with it: `base` is the pose of the old base in the new one.
template <RingScalar T>
Model<T> on_moved_base(Model<T> model, const Pose<T>& base) {
  if (model.size() > 0) model.joints.front().origin = base * model.joints.front().origin;
  model.gravity = base.R * model.gravity;
  return model;
}

}  // namespace lagdyn
