// Right formulas on wrong numbers: what another program made of a chain, held against the chain itself.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "lagdyn/checks/faults/catalogue.hpp"
#include "lagdyn/checks/faults/results_of_model.hpp"

namespace lagdyn::faults {

namespace {

using Mistake = void (*)(Chain&);

void each_inertial(Chain& chain, auto change) {
  for (Body& body : chain.bodies) change(body.inertial);
}
void each_joint(Chain& chain, auto change) {
  for (Body& body : chain.bodies) change(body.joint);
}
void scale(InertiaEntries& e, double factor) {
  for (double* x : {&e.ixx, &e.iyy, &e.izz, &e.ixy, &e.ixz, &e.iyz}) *x *= factor;
}
void turn_back(Quaternion& q) { q = {q.w, -q.x, -q.y, -q.z}; }
double single(double x) { return static_cast<double>(static_cast<float>(x)); }

/// The last welded body that hangs on a moving one.
std::vector<Body>::iterator last_weld(Chain& chain) {
  auto at = chain.bodies.end();
  while (at != chain.bodies.begin())
    if ((--at)->joint.type == JointType::fixed) return at;
  return chain.bodies.end();
}

const struct {
  const char *id, *wrong;
  Mistake mistake;
} rows[] = {
    {"tensor-turned-back", "The tensor is turned as R^T J R.",
     [](Chain& c) { each_inertial(c, [](Inertial& i) { turn_back(i.orientation); }); }},
    {"tensor-axes-ignored", "The tensor's own axes are taken for the body's.",
     [](Chain& c) { each_inertial(c, [](Inertial& i) { i.orientation = {}; }); }},
    {"product-sign", "Products of inertia are taken as +integral of x y dm.",
     [](Chain& c) { each_inertial(c, [](Inertial& i) { i.inertia.ixy *= -1; }); }},
    {"products-lost", "Products of inertia are left out.",
     [](Chain& c) { each_inertial(c, [](Inertial& i) { i.inertia.ixy = i.inertia.ixz = i.inertia.iyz = 0; }); }},
    {"com-at-origin", "The COM is taken for the frame's origin.",
     [](Chain& c) { each_inertial(c, [](Inertial& i) { i.com = {}; }); }},
    {"com-mirrored", "One component of the COM has the wrong sign.",
     [](Chain& c) { each_inertial(c, [](Inertial& i) { i.com[1] *= -1; }); }},
    {"tensor-about-the-other-point", "The tensor about the COM is taken for that about the origin.",
     [](Chain& c) {
       each_inertial(c, [](Inertial& i) {
         if (i.about == InertiaPoint::com) i.about = InertiaPoint::origin;
       });
     }},
    {"masses-swapped", "Two bodies have each other's mass.",
     [](Chain& c) {
       std::swap(c.bodies.front().inertial.mass, c.bodies.back().inertial.mass);
       if (c.bodies.size() == 1) c.bodies.front().inertial.mass *= 2;
     }},
    {"tool-lost", "The mass of a welded tool is forgotten.",
     [](Chain& c) {
       if (const auto tool = last_weld(c); tool != c.bodies.end()) tool->inertial = {};
     }},
    {"fixed-link-lost", "A welded link is left out, its placement too.",
     [](Chain& c) {
       for (auto at = c.bodies.begin() + 1; at < c.bodies.end(); ++at)
         if (at->joint.type == JointType::fixed) {
           c.bodies.erase(at);
           return;
         }
     }},
    {"armature-missing", "The rotors' inertia is known to one side alone.",
     [](Chain& c) { each_joint(c, [](Joint& j) { j.armature = 0; }); }},
    {"gear-ratio-not-squared", "The rotors' inertia is not reflected by the square of the gear ratio, 10.",
     [](Chain& c) { each_joint(c, [](Joint& j) { j.armature /= 10; }); }},
    {"damping-missing", "Friction is known to one side alone.",
     [](Chain& c) { each_joint(c, [](Joint& j) { j.damping = 0; }); }},
    {"mass-in-grams", "Masses are in grams.", [](Chain& c) { each_inertial(c, [](Inertial& i) { i.mass *= 1000; }); }},
    {"tensor-in-kg-cm2", "Tensors are in kg cm^2.",
     [](Chain& c) { each_inertial(c, [](Inertial& i) { scale(i.inertia, 1e4); }); }},
    {"axis-reversed", "One joint turns or slides the other way.",
     [](Chain& c) {
       for (double& a : c.bodies[moving_joints(c).back()].joint.axis) a = -a;
     }},
    {"pitch-per-turn", "A screw's pitch is taken a turn, not a radian.",
     [](Chain& c) { each_joint(c, [](Joint& j) { j.pitch /= 2 * std::numbers::pi; }); }},
    {"left-handed-screw", "A screw is cut the other way.",
     [](Chain& c) { each_joint(c, [](Joint& j) { j.pitch *= -1; }); }},
    {"placement-turned-back", "Frames are turned the other way.",
     [](Chain& c) { each_joint(c, [](Joint& j) { turn_back(j.origin.orientation); }); }},
    {"com-doubled", "A distance is read as the whole length of a link, not its half.",
     [](Chain& c) {
       each_inertial(c, [](Inertial& i) {
         for (double& x : i.com) x *= 2;
       });
     }},
    {"parameters-in-single-precision", "Masses went through single precision.",
     [](Chain& c) { each_inertial(c, [](Inertial& i) { i.mass = single(i.mass); }); }},
    {"mass-off-by-a-billionth", "A mass is off by 1e-9 of itself.",
     [](Chain& c) { c.bodies.back().inertial.mass *= 1 + 1e-9; }},
};

}  // namespace

std::vector<Fault> model_faults() {
  const std::vector<std::string> judges =
      judges::all_of({judges::torque, judges::mass_matrix, judges::gravity, judges::velocity_terms,
                      judges::kinetic_energy, judges::base});
  std::vector<Fault> list;
  for (const auto& row : rows)
    list.push_back({std::string("model.") + row.id, FaultKind::model, row.wrong, judges,
                    [mistake = row.mistake](const Chain& chain, const JointState& values, bool planted) {
                      Chain made = chain;
                      if (planted) mistake(made);
                      return Planted{Subject(chain), results_of_model(made, values)};
                    }});
  return list;
}

}  // namespace lagdyn::faults
