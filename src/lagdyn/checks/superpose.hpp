// A chain's masses as the sum of two others, in the parameters in which dynamics is linear:
// mass m, first moment m c, inertia about the link's origin J + m (c.c 1 - c c^T), armature, damping.
// Source: Khalil & Dombre (2002), chapter 12; the split is arbitrary, its parts need not be bodies that exist.
#pragma once

#include <cmath>

#include "lagdyn/chain/state.hpp"
#include "lagdyn/checks/draws.hpp"
#include "lagdyn/checks/residual.hpp"

namespace lagdyn {

/// The inertia about the frame's origin.
template <RingScalar T>
Mat3<T> about_origin(const Inertia<T>& body) {
  return body.about_com + lifting::point_inertia(body.mass, body.com);
}

/// The body that together with `part` has the parameters of `whole`; their masses must differ.
template <FieldScalar T>
Inertia<T> rest_of(const Inertia<T>& whole, const Inertia<T>& part) {
  const T mass = whole.mass - part.mass;
  const Vec3<T> com = (T(1) / mass) * (whole.mass * whole.com - part.mass * part.com);
  return {mass, com, about_origin(whole) - about_origin(part) - lifting::point_inertia(mass, com)};
}

template <RingScalar T>
struct Parts {
  Model<T> first, second;
};

/// A random split. `plain` is the model in doubles: it decides which bodies have mass, and how far a COM may move.
template <LiftableScalar T, UniformSource<T> Source>
Parts<T> random_parts(const Model<T>& model, const Model<double>& plain, Source& random) {
  Parts<T> parts{model, model};
  const auto share = [&random] { return T(random.uniform(0.2, 0.8)); };
  for (std::size_t i = 0; i < model.size(); ++i) {
    const ModelJoint<T>& whole = model.joints[i];
    ModelJoint<T>&a = parts.first.joints[i], &b = parts.second.joints[i];
    a.armature = share() * whole.armature;
    b.armature = whole.armature - a.armature;
    a.damping = share() * whole.damping;
    b.damping = whole.damping - a.damping;
    a.body.about_com = share() * whole.body.about_com;
    const Inertia<double>& body = plain.joints[i].body;
    if (body.mass == 0) {
      b.body.about_com = whole.body.about_com - a.body.about_com;
      continue;
    }
    a.body.mass = share() * whole.body.mass;
    const double gyration = std::sqrt(bounded::norm(body.about_com) / std::abs(body.mass));
    a.body.com += random_offset<T>(random, bounded::norm(body.com) + gyration);
    b.body = rest_of(whole.body, a.body);
  }
  return parts;
}

/// The model with all its parameters times factor.
template <RingScalar T>
Model<T> times(const T& factor, Model<T> model) {
  for (ModelJoint<T>& joint : model.joints) {
    joint.armature = factor * joint.armature;
    joint.damping = factor * joint.damping;
    joint.body.mass = factor * joint.body.mass;
    joint.body.about_com = factor * joint.body.about_com;
  }
  return model;
}

/// tau(x first) + x tau(second) = x tau, tau being the whole's; `torque` maps a model and a state to torques.
template <class Torque>
Finding superposition(const Parts<Bounded>& parts, const State<Bounded>& state, const Bounded& x,
                      const std::vector<Bounded>& tau, const Torque& torque) {
  const std::vector<Bounded> first = torque(times(x, parts.first), state), second = torque(parts.second, state);
  Finding found;
  for (std::size_t i = 0; i < tau.size(); ++i) {
    found.compare(first[i] + x * second[i], x * tau[i], i);
    found.raise_scale(first[i].mid);
  }
  return found;
}

}  // namespace lagdyn
