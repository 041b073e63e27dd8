// Mistakes in reading a file: an arm written as a file's text, and the same arm stated by hand. The particle oracle takes
// the one stated, Newton-Euler the one read.
//
// The text spells orientations in every way that files may, all of them turns by angles whose half has a rational
// tangent, so that integer quaternions state them exactly. What the reader rounds: three angles (u each of at most 1 rad),
// a quaternion's components (a turn of 2u) or a matrix' entries (2u in the 2-norm): less than 8u a rotation.
#include "lagdyn/checks/faults/reading.hpp"

#include <stdexcept>
#include <utility>

#include "lagdyn/checks/faults/catalogue.hpp"
#include "lagdyn/io/read_chain.hpp"

namespace lagdyn::faults {

namespace {

constexpr double kRounding = 8 * kUnitRoundoff;

/// Turns by 2 atan 1/4, 2 atan 1/2, 2 atan 1/3.
constexpr Quaternion kRoll{4, 1, 0, 0}, kPitch{2, 0, 1, 0}, kYaw{3, 0, 0, 1};

constexpr const char* kText = R"({
  "format": "lagdyn-chain/1", "name": "arm", "gravity": [1, 2, -9],
  "bodies": [
    {"name": "plate", "joint": {"type": "fixed", "origin": {"xyz": [0.1, -0.2, 0.3],
      "rpy": [0.48995732625372834, 0.9272952180016122, 0.6435011087932844]}}},
    {"name": "upper",
     "joint": {"type": "revolute", "axis": [0, 3, 4], "armature": 0.05, "damping": 0.4,
       "origin": {"xyz": [0.2, 0, 0.1], "matrix": [[0.6, 0, 0.8], [0, 1, 0], [-0.8, 0, 0.6]]}},
     "inertial": {"mass": 2, "com": [0.1, 0.05, -0.02],
       "inertia": {"ixx": 0.02, "iyy": 0.03, "izz": 0.025, "ixy": 0.002, "ixz": -0.003, "iyz": 0.004}}},
    {"name": "fore",
     "joint": {"type": "revolute", "axis": [1, 0, 0],
       "origin": {"xyz": [0.3, -0.1, 0], "quaternion": [0.8, 0, 0, 0.6]}},
     "inertial": {"mass": 1.5, "com": [0.12, -0.03, 0.04],
       "inertia": {"about": "origin", "ixx": 0.02, "iyy": 0.05, "izz": 0.06,
                   "ixy": 0.007, "ixz": -0.005, "iyz": 0.003}}},
    {"name": "tool", "joint": {"type": "fixed", "origin": {"xyz": [0.05, 0.1, -0.2], "quaternion": [0.6, 0, 0.8, 0]}},
     "inertial": {"mass": 0.4, "com": [0, 0.06, 0.02],
       "inertia": {"rpy": [0, 0, 0.6435011087932844],
                   "ixx": 0.002, "iyy": 0.004, "izz": 0.005, "ixy": 0, "ixz": 0, "iyz": 0}}},
    {"name": "ram",
     "joint": {"type": "prismatic", "axis": [0, 0, 1], "origin": {"xyz": [0, 0.1, 0.1], "rpy": [0, 0.9272952180016122, 0]}},
     "inertial": {"mass": 0.7, "com": [0, 0, 0.1],
       "inertia": {"ixx": 0.004, "iyy": 0.004, "izz": 0.001, "ixy": 0, "ixz": 0, "iyz": 0}}}
  ]
})";

Quaternion product(const Quaternion& a, const Quaternion& b) {
  return {a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
          a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x, a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w};
}

Body stated(const char* name, JointType type, const Double3& axis, const Placement& origin, const Inertial& inertial) {
  Body body;
  body.name = name;
  body.joint.type = type;
  body.joint.axis = axis;
  body.joint.origin = origin;
  body.inertial = inertial;
  return body;
}

Model<Bounded> widened(Model<Bounded> model, const Chain& chain) {
  double reach = 0;  // a lever that a turn by kRounding can move
  for (const Body& body : chain.bodies)
    for (const Double3& v : {body.joint.origin.xyz, body.inertial.com}) reach += bounded::norm(v[0], v[1], v[2]);
  const auto turned = [](const Rot<Bounded>& R, double turns) {
    const Mat3<Bounded>& m = R.matrix();
    return Rot<Bounded>::from_exact({m.mid, m.rad + turns * kRounding, 1});
  };
  for (ModelJoint<Bounded>& joint : model.joints) {
    joint.origin.R = turned(joint.origin.R, 2);  // a weld's and the joint's own
    joint.origin.p.rad += kRounding * reach;
    joint.body.com.rad += kRounding * reach;
    // The tensor turns with the weld's and its own axes, and its parallel-axis term with the COM.
    const double lever = (joint.body.mass.mid + joint.body.mass.rad) * reach * reach;
    Mat3<Bounded>& J = joint.body.about_com;
    J = {J.mid, J.rad + kRounding * (4 * J.size + 4 * lever), J.size + kRounding * (4 * J.size + 4 * lever)};
  }
  return model;
}

const struct {
  const char *id, *wrong;
  void (*mistake)(Chain&);
} rows[] = {
    {"rpy-in-other-order", "Roll, pitch and yaw turn about the moving axes.",
     [](Chain& c) { c.bodies[0].joint.origin.orientation = product(product(kRoll, kPitch), kYaw); }},
    {"rpy-as-ypr", "Roll is taken for yaw.",
     [](Chain& c) {
       c.bodies[0].joint.origin.orientation = product(product({4, 0, 0, 1}, kPitch), {3, 1, 0, 0});
     }},
    {"rpy-in-degrees", "Roll, pitch and yaw are taken in degrees.",
     [](Chain& c) {  // so small that half an angle is its tangent, for a fault's purpose
       constexpr double half_degree = 0.008726646259971648;
       const auto part = [](double angle) { return half_degree * angle; };
       c.bodies[0].joint.origin.orientation = {1, part(0.48995732625372834), part(0.9272952180016122),
                                               part(0.6435011087932844)};
     }},
    {"matrix-by-columns", "A matrix is read by columns.",
     [](Chain& c) {
       Quaternion& q = c.bodies[1].joint.origin.orientation;
       q = {q.w, -q.x, -q.y, -q.z};
     }},
    {"quaternion-xyzw", "A quaternion [w, x, y, z] is read as [x, y, z, w].",
     [](Chain& c) {
       Quaternion& q = c.bodies[2].joint.origin.orientation;
       q = {q.z, q.w, q.x, q.y};
     }},
    {"axis-not-normalised", "An axis keeps the length that the file gives it.",
     [](Chain& c) {
       c.bodies[1].joint.axis = {0, 3, 4};
     }},
    {"axis-missing", "A missing axis is taken for z; so is one that is there.",
     [](Chain& c) {
       c.bodies[2].joint.axis = {0, 0, 1};
     }},
    {"products-sign", "Products are read as +integral of x y dm.",
     [](Chain& c) {
       InertiaEntries& e = c.bodies[1].inertial.inertia;
       e.ixy *= -1, e.ixz *= -1, e.iyz *= -1;
     }},
    {"products-in-other-order", "ixy and iyz are exchanged.",
     [](Chain& c) { std::swap(c.bodies[1].inertial.inertia.ixy, c.bodies[1].inertial.inertia.iyz); }},
    {"about-ignored", "The point that a tensor is about is ignored.",
     [](Chain& c) { c.bodies[2].inertial.about = InertiaPoint::com; }},
    {"tensor-rpy-ignored", "A tensor's own rpy is ignored.", [](Chain& c) { c.bodies[3].inertial.orientation = {}; }},
    {"fixed-placement-ignored", "A fixed body's placement is ignored.",
     [](Chain& c) { c.bodies[3].joint.origin = {}; }},
    {"fixed-mass-ignored", "A fixed body's mass is ignored.", [](Chain& c) { c.bodies[3].inertial = {}; }},
    {"gravity-default", "The file's gravity is ignored for (0, 0, -9.81).",
     [](Chain& c) {
       c.gravity = {0, 0, -9.81};
     }},
    {"drive-exchanged", "Armature and damping are exchanged.",
     [](Chain& c) { std::swap(c.bodies[1].joint.armature, c.bodies[1].joint.damping); }},
};

}  // namespace

Chain stated_arm() {
  Chain arm;
  arm.name = "arm";
  arm.gravity = {1, 2, -9};
  const Quaternion about_y{2, 0, 1, 0};
  arm.bodies = {
      stated("plate", JointType::fixed, {0, 0, 1}, {{0.1, -0.2, 0.3}, product(product(kYaw, kPitch), kRoll)}, {}),
      stated("upper", JointType::revolute, {0, 0.6, 0.8}, {{0.2, 0, 0.1}, about_y},
             {2, {0.1, 0.05, -0.02}, {0.02, 0.03, 0.025, 0.002, -0.003, 0.004}, InertiaPoint::com, {}}),
      stated("fore", JointType::revolute, {1, 0, 0}, {{0.3, -0.1, 0}, {4, 0, 0, 3}},
             {1.5, {0.12, -0.03, 0.04}, {0.02, 0.05, 0.06, 0.007, -0.005, 0.003}, InertiaPoint::origin, {}}),
      stated("tool", JointType::fixed, {0, 0, 1}, {{0.05, 0.1, -0.2}, {3, 0, 4, 0}},
             {0.4, {0, 0.06, 0.02}, {0.002, 0.004, 0.005}, InertiaPoint::com, kYaw}),
      stated("ram", JointType::prismatic, {0, 0, 1}, {{0, 0.1, 0.1}, about_y},
             {0.7, {0, 0, 0.1}, {0.004, 0.004, 0.001}, InertiaPoint::com, {}})};
  arm.bodies[1].joint.armature = 0.05;
  arm.bodies[1].joint.damping = 0.4;
  return arm;
}

Chain read_arm() {
  ReadChain read = read_chain_text(kText, "arm");
  if (!read.chain) throw std::logic_error("the arm's text is refused");
  return *std::move(read.chain);
}

std::vector<Fault> reading_faults() {
  std::vector<Fault> list;
  for (const auto& row : rows)
    list.push_back(
        {std::string("read.") + row.id, FaultKind::shared, row.wrong, judges::stated,
         [mistake = row.mistake](const Chain& chain, const JointState&, bool planted) {
           Chain read = read_arm();
           if (planted) mistake(read);
           return Planted{Subject(chain, [read](const Chain&) { return widened(lift<Bounded>(read), read); }), {}};
         },
         Grounds::stated});
  return list;
}

}  // namespace lagdyn::faults
