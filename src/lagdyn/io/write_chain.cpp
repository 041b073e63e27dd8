#include "lagdyn/io/write_chain.hpp"

#include "lagdyn/chain/long_rotation.hpp"
#include "lagdyn/io/json_layout.hpp"

namespace lagdyn {
namespace {

using Json = nlohmann::ordered_json;
using Long66 = Eigen::Matrix<long double, 6, 6>;

const char* name_of(JointType type) {
  constexpr const char* names[] = {"revolute", "continuous", "prismatic", "screw", "fixed"};
  return names[static_cast<int>(type)];
}

void set_text(Json& json, const char* key, const std::string& text) {
  if (!text.empty()) json[key] = text;
}

void set_number(Json& json, const char* key, double number) {
  if (number != 0) json[key] = number;
}

void set_limit(Json& json, const char* key, const std::optional<double>& limit) {
  if (limit) json[key] = *limit;
}

Json entries(const Quaternion& q) { return {q.w, q.x, q.y, q.z}; }

Json placement(const Placement& placement) {
  Json json = {{"xyz", placement.xyz}};
  if (placement.orientation != Quaternion{}) json["quaternion"] = entries(placement.orientation);
  return json;
}

// What both forms say of a joint in the same words.
Json joint_terms(const Joint& joint) {
  Json json = Json::object();
  set_text(json, "name", joint.name);
  json["type"] = name_of(joint.type);
  set_text(json, "description", joint.description);
  return json;
}

void add_joint_terms(Json& json, const Joint& joint) {
  set_number(json, "damping", joint.damping);
  set_number(json, "armature", joint.armature);
  Json limits = Json::object();
  set_limit(limits, "lower", joint.limits.lower);
  set_limit(limits, "upper", joint.limits.upper);
  set_limit(limits, "velocity", joint.limits.velocity);
  set_limit(limits, "effort", joint.limits.effort);
  if (!limits.empty()) json["limits"] = limits;
}

Json body_joint(const Joint& joint) {
  Json json = joint_terms(joint);
  if (joint.origin != Placement{}) json["origin"] = placement(joint.origin);
  if (joint.type != JointType::fixed) json["axis"] = joint.axis;
  if (joint.type == JointType::screw) json["pitch"] = joint.pitch;
  add_joint_terms(json, joint);
  return json;
}

Json inertial(const Inertial& inertial) {
  const InertiaEntries& I = inertial.inertia;
  Json inertia = {{"ixx", I.ixx}, {"iyy", I.iyy}, {"izz", I.izz}, {"ixy", I.ixy}, {"ixz", I.ixz}, {"iyz", I.iyz}};
  if (inertial.about == InertiaPoint::origin) inertia["about"] = "origin";
  if (inertial.orientation != Quaternion{}) inertia["quaternion"] = entries(inertial.orientation);
  return {{"mass", inertial.mass}, {"com", inertial.com}, {"inertia", inertia}};
}

Json pose_of_parent(const Placement& origin) {
  const Long33 R = long_rotation(origin.orientation).transpose();
  const Long3 p = -(R * long_vector(origin.xyz));
  Json rows = Json::array();
  for (int i = 0; i < 3; ++i) {
    const Double3 row = rounded(Long3(R.row(i).transpose()));
    rows.push_back({row[0], row[1], row[2], rounded(p)[static_cast<std::size_t>(i)]});
  }
  rows.push_back({0.0, 0.0, 0.0, 1.0});
  return rows;
}

Json screw_axis(const Joint& joint) {
  const Double3& a = joint.axis;
  if (joint.type == JointType::prismatic) return {0.0, 0.0, 0.0, a[0], a[1], a[2]};
  const double h = joint.type == JointType::screw ? joint.pitch : 0;
  return {a[0], a[1], a[2], h * a[0] + 0.0, h * a[1] + 0.0, h * a[2] + 0.0};
}

Long33 skew(const Long3& v) {
  Long33 S;
  S << 0, -v[2], v[1], v[2], 0, -v[0], -v[1], v[0], 0;
  return S;
}

Json spatial_inertia(const Inertial& inertial) {
  const InertiaEntries& I = inertial.inertia;
  Long33 J;
  J << I.ixx, I.ixy, I.ixz, I.ixy, I.iyy, I.iyz, I.ixz, I.iyz, I.izz;
  const Long33 R = long_rotation(inertial.orientation);
  const Long3 c = long_vector(inertial.com);
  const long double m = inertial.mass;
  Long33 about_origin = R * J * R.transpose();
  if (inertial.about == InertiaPoint::com) about_origin += m * (c.dot(c) * Long33::Identity() - c * c.transpose());
  const Long33 first_moment = m * skew(c);
  Long66 G;
  G << about_origin, first_moment, first_moment.transpose(), m * Long33::Identity();
  Json rows = Json::array();
  for (int i = 0; i < 6; ++i) {
    Json row = Json::array();
    for (int j = 0; j < 6; ++j)
      row.push_back(static_cast<double>(i < j ? G(i, j) : G(j, i)) + 0.0);  // symmetric to the bit
    rows.push_back(std::move(row));
  }
  return rows;
}

Json body_of_form1(const Body& body) {
  Json json = Json::object();
  set_text(json, "name", body.name);
  set_text(json, "description", body.description);
  json["joint"] = body_joint(body.joint);
  if (body.inertial != Inertial{}) json["inertial"] = inertial(body.inertial);
  return json;
}

Json link_of_form2(const Body& body) {
  Json json = Json::object();
  set_text(json, "name", body.name);
  set_text(json, "description", body.description);
  json["joint"] = joint_terms(body.joint);
  add_joint_terms(json["joint"], body.joint);
  json["M"] = pose_of_parent(body.joint.origin);
  if (body.joint.type != JointType::fixed) json["A"] = screw_axis(body.joint);
  json["G"] = spatial_inertia(body.inertial);
  return json;
}

std::string written(const Chain& chain, const char* key, Json (*entry)(const Body&)) {
  Json json = {{"format", "lagdyn-chain/1"}};
  set_text(json, "name", chain.name);
  set_text(json, "description", chain.description);
  json["gravity"] = chain.gravity;
  json[key] = Json::array();
  for (const Body& body : chain.bodies) json[key].push_back(entry(body));
  if (chain.tip != Placement{}) json["tip"] = placement(chain.tip);
  Json states = Json::array();
  for (const JointState& state : chain.states) states.push_back({{"q", state.q}, {"qd", state.qd}, {"qdd", state.qdd}});
  if (states.size() == 1) json["state"] = states[0];
  if (states.size() > 1) json["states"] = states;
  return laid_out(json);
}

}  // namespace

std::string write_chain(const Chain& chain) { return written(chain, "bodies", body_of_form1); }
std::string write_links(const Chain& chain) { return written(chain, "links", link_of_form2); }

}  // namespace lagdyn
