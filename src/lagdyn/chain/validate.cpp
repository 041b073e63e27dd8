#include "lagdyn/chain/validate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "lagdyn/chain/inertia_check.hpp"

namespace lagdyn {
namespace {

constexpr double heaviest = 1e4, longest = 100, smallest_reach = 0.05;  // kg, m, m

double length(const Double3& v) { return std::hypot(v[0], v[1], v[2]); }

// A name's beginning, cut between two characters of UTF-8.
std::string shortened(const std::string& name) {
  constexpr std::size_t most = 60;
  if (name.size() <= most) return name;
  std::size_t end = most;
  while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0) == 0x80) --end;
  return name.substr(0, end) + "...";
}

class Validator {
 public:
  explicit Validator(const Chain& chain) : chain_(chain) {}

  std::vector<ChainProblem> run() {
    for (std::size_t i = 0; i < chain_.bodies.size(); ++i) {
      check_mass(i);
      check_lengths(i);
      check_names(i);
    }
    check_length(ChainPart::tip, chain_.bodies.size(), "the tip's offset", chain_.tip.xyz);
    check_joint_count();
    return std::move(problems_);
  }

 private:
  void add(const Code& code, ChainPart part, std::size_t i, std::string found, std::string expected, std::string fix) {
    problems_.push_back({code, part, i, std::move(found), std::move(expected), std::move(fix)});
  }

  void check_mass(std::size_t i) {
    const Inertial& inertial = chain_.bodies[i].inertial;
    if (inertial.mass < 0) {
      add(codes::mass_negative, ChainPart::mass, i, fmt::format("a mass of {} kg", inertial.mass),
          "a mass of 0 or more", "give the mass in kilograms, without a sign");
      if (inertial.about == InertiaPoint::com) check_moments(i);
      return;
    }
    check_moments(i);
    if (inertial.mass > heaviest)
      add(codes::mass_unit, ChainPart::mass, i, fmt::format("a mass of {} kg", inertial.mass),
          fmt::format("at most {} kg", heaviest), "is it in grams? divide by 1000");
    if (chain_.bodies[i].joint.type == JointType::fixed) return;
    const bool turns_nothing = inertial.inertia == InertiaEntries{};
    const std::string fix = "fine if it is meant so and what hangs on the joint has inertia";
    if (inertial.mass == 0)
      add(codes::zero_mass, ChainPart::mass, i, "a moving body without mass", "a mass above 0", fix);
    else if (turns_nothing)
      add(codes::zero_inertia, ChainPart::inertia, i, "a moving body with mass but no inertia, a point mass",
          "principal moments above 0", fix);
  }

  void check_moments(std::size_t i) {
    const Inertial& inertial = chain_.bodies[i].inertial;
    const std::array<double, 3> moments = principal_moments(inertial);
    const double tolerance = moment_tolerance(inertial);
    const std::string list = fmt::format("{}, {}, {} kg m^2", moments[0], moments[1], moments[2]);
    if (!std::isfinite(moments[0]) || !std::isfinite(moments[2]) || !std::isfinite(tolerance)) {
      add(codes::inertia_range, ChainPart::inertia, i, "mass, COM and inertia too large to compute with",
          "moments below 1e300 kg m^2", "give SI units: kg, m, kg m^2");
    } else if (moments[0] < -tolerance && inertial.about == InertiaPoint::origin && inertial.com != Double3{}) {
      add(codes::inertia_below_shift, ChainPart::inertia, i,
          fmt::format("an inertia{} about the origin smaller than m c^2: about the COM its principal moments are {}",
                      of_body(i), list),
          "an inertia about the origin of at least that of the mass at the COM",
          "if the numbers are about the COM, set \"about\" to \"com\"; else correct mass, COM or inertia");
    } else if (moments[0] < -tolerance) {
      add(codes::moment_negative, ChainPart::inertia, i,
          fmt::format("the principal moments {} about the COM{}", list, of_body(i)), "principal moments of 0 or more",
          "ixx, iyy and izz are positive, and ixy^2 is at most ixx iyy: check signs and the order of the entries");
    } else if (inertial.mass > 0) {
      check_gyration(i, std::sqrt(std::max(moments[2], 0.0) / inertial.mass));
    }
  }

  std::string of_body(std::size_t i) const {
    const std::string& name = chain_.bodies[i].name;
    return name.empty() ? "" : fmt::format(" of \"{}\"", shortened(name));
  }

  void check_gyration(std::size_t i, double radius) {
    const bool last = i + 1 == chain_.bodies.size();
    const double next = length(last ? chain_.tip.xyz : chain_.bodies[i + 1].joint.origin.xyz);
    const double reach = std::max({length(chain_.bodies[i].inertial.com), next, smallest_reach});
    if (radius > 3 * reach)
      add(codes::gyration_unit, ChainPart::inertia, i, fmt::format("a radius of gyration of {:.4g} m", radius),
          fmt::format("at most {:.4g} m, three times the body's reach", 3 * reach),
          "is the inertia in kg mm^2 or g mm^2? multiply by 1e-6 or 1e-9");
  }

  void check_lengths(std::size_t i) {
    check_length(ChainPart::origin, i, "the joint's offset", chain_.bodies[i].joint.origin.xyz);
    check_length(ChainPart::com, i, "the COM's offset", chain_.bodies[i].inertial.com);
  }

  void check_length(ChainPart part, std::size_t i, const char* what, const Double3& v) {
    if (length(v) > longest)
      add(codes::length_unit, part, i, fmt::format("{} is {:.6g} m", what, length(v)),
          fmt::format("at most {} m", longest), "is it in millimetres? divide by 1000");
  }

  void check_names(std::size_t i) {
    const Body& body = chain_.bodies[i];
    check_name(body_names_, ChainPart::name, "body", body.name, i);
    check_name(joint_names_, ChainPart::joint_name, "joint", body.joint.name, i);
  }

  void check_name(std::map<std::string, std::size_t>& seen, ChainPart part, const char* kind, const std::string& name,
                  std::size_t i) {
    if (name.empty()) return;
    const auto [first, is_new] = seen.try_emplace(name, i);
    if (!is_new)
      add(codes::duplicate_name, part, i, fmt::format("the {} name \"{}\" a second time", kind, shortened(name)),
          fmt::format("a name of its own (body {} has this one already)", first->second), "rename one of the two");
  }

  void check_joint_count() {
    const std::size_t moving = moving_joints(chain_).size();
    if (moving == 0)
      add(codes::no_moving_joint, ChainPart::chain, 0, chain_.bodies.empty() ? "no body" : "no joint that moves",
          "at least one moving joint", "give a body a joint of type revolute, continuous, prismatic or screw");
    if (moving > max_moving_joints)
      add(codes::too_many_joints, ChainPart::chain, 0, fmt::format("{} moving joints", moving),
          fmt::format("at most {}", max_moving_joints), "split the chain, or make joints fixed");
  }

  const Chain& chain_;
  std::vector<ChainProblem> problems_;
  std::map<std::string, std::size_t> body_names_, joint_names_;
};

}  // namespace

std::vector<ChainProblem> find_problems(const Chain& chain) { return Validator(chain).run(); }

}  // namespace lagdyn
