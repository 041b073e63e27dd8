// Faults that people met in public with robot-dynamics tools, each as a chain file with the right values, which were
// computed at 40 digits by an energy route and a recursive Newton-Euler and are printed to ten figures.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <numbers>

#include "dynamics/samples.hpp"
#include "lagdyn/io/read_chain.hpp"

namespace lagdyn::test {
namespace {

using Json = nlohmann::json;
using List = std::vector<double>;

constexpr double kPi = std::numbers::pi;

Json diagonal(double a, double b, double c) {
  return {{"ixx", a}, {"iyy", b}, {"izz", c}, {"ixy", 0}, {"ixz", 0}, {"iyz", 0}};
}

Json inertial(double mass, const List& com, const Json& inertia) {
  return {{"mass", mass}, {"com", com}, {"inertia", inertia}};
}

Json moving(const List& axis, const List& xyz, const Json& inertial_of) {
  return {{"joint", {{"type", "revolute"}, {"axis", axis}, {"origin", {{"xyz", xyz}}}}}, {"inertial", inertial_of}};
}

Json welded(const List& xyz, const Json& inertial_of) {
  Json body{{"joint", {{"type", "fixed"}, {"origin", {{"xyz", xyz}}}}}};
  if (!inertial_of.is_null()) body["inertial"] = inertial_of;
  return body;
}

Json file(std::vector<Json> bodies, const List& gravity = {0, 0, -9.81}) {
  for (std::size_t i = 0; i < bodies.size(); ++i) bodies[i]["name"] = "body-" + std::to_string(i);
  return {{"format", "lagdyn-chain/1"}, {"name", "case"}, {"gravity", gravity}, {"bodies", bodies}};
}

ReadChain attempt(const Json& document) { return read_chain_text(document.dump(), "case.json"); }

Chain read(const Json& document) {
  const ReadChain result = attempt(document);
  if (!result.chain) throw std::runtime_error("refused for " + result.diagnostics.at(0).code);
  return *result.chain;
}

const List kX{1, 0, 0}, kY{0, 1, 0}, kZ{0, 0, 1}, kOrigin{0, 0, 0}, kNoGravity{0, 0, 0};

/// What a value printed to ten figures leaves open.
double printed(double value) { return 1e-10 * std::max(1.0, std::abs(value)); }

void expect(const std::vector<Bounded>& found, const List& right, std::string_view method) {
  ASSERT_EQ(found.size(), right.size()) << method;
  for (std::size_t i = 0; i < right.size(); ++i)
    EXPECT_LE(std::abs(found[i].mid - right[i]), found[i].rad + printed(right[i]))
        << method << ", joint " << i << ": " << found[i].mid << ", right is " << right[i];
}

void expect_torque(const Chain& chain, const JointState& state, const List& right) {
  const Lifted<Bounded> at(chain, state);
  for (const auto& method : inverse_dynamics_methods<Bounded>())
    expect(method.run(at.model, at.state), right, method.id);
}
void expect_torque(const Json& document, const JointState& state, const List& right) {
  expect_torque(read(document), state, right);
}

/// The mass matrix of a chain with one joint.
void expect_mass(const Chain& chain, double q, double right) {
  const Lifted<Bounded> at(chain, {{q}, {0}, {0}});
  for (const auto& method : mass_matrix_methods<Bounded>())
    expect({method.run(at.model, at.state)(0, 0)}, {right}, method.id);
}
void expect_mass(const Json& document, double q, double right) { expect_mass(read(document), q, right); }

Json model_a(double armature1 = 0, double armature2 = 0) {
  Json one = moving(kY, kOrigin, inertial(2, {0.3, 0, 0}, diagonal(0.01, 0.02, 0.02)));
  Json two = moving(kY, {0.6, 0, 0}, inertial(1, {0.2, 0, 0}, diagonal(0.004, 0.006, 0.006)));
  if (armature1 != 0) one["joint"]["armature"] = armature1;
  if (armature2 != 0) two["joint"]["armature"] = armature2;
  return file({one, two});
}

// B01: the rotor's inertia on one side only, twice, by default, or dropped at zero speed.
TEST(PublicCases, B01ReflectedRotorInertia) {
  const JointState state{{0.3, -0.7}, {0.5, -0.4}, {1.5, 2.0}};
  expect_torque(model_a(), state, {-11.6119909772, -1.5277766071});
  expect_torque(model_a(0.12, 0.05), state, {-11.4319909772, -1.4277766071});
  Json one = model_a(0.12);
  one["bodies"].erase(1);
  expect_torque(one, {{0}, {0}, {1.5}}, {-5.406});
  expect_mass(one, 0, 0.32);
  one["bodies"][0]["joint"].erase("armature");
  expect_torque(one, {{0}, {0}, {1.5}}, {-5.586});
  expect_mass(one, 0, 0.20);
}

// B03: the rotation of the inertial frame lost, transposed or half applied. A quarter turn cannot tell.
TEST(PublicCases, B03RotatedInertialFrame) {
  const auto turned = [](double yaw, const List& axis) {
    Json inertia = diagonal(0.02, 0.05, 0.06);
    inertia["rpy"] = {0, 0, yaw};
    return file({moving(axis, kOrigin, inertial(1, kOrigin, inertia))}, kNoGravity);
  };
  const JointState state{{0}, {0}, {1}};
  expect_torque(turned(kPi / 2, kX), state, {0.05});
  const double diagonal_axis = std::sqrt(0.5);
  expect_torque(turned(kPi / 6, {diagonal_axis, diagonal_axis, 0}), state, {0.0220096189});
  expect_mass(turned(kPi / 6, {diagonal_axis, diagonal_axis, 0}), 0, 0.0220096189);
}

// B04: an inertia about the link's origin where one about the COM is expected.
TEST(PublicCases, B04ReferencePointOfTheInertia) {
  const auto rod = [](double moment, const char* about) {
    Json body = inertial(2, {0.5, 0, 0}, diagonal(0, moment, moment));
    body["inertia"]["about"] = about;
    return file({moving(kY, kOrigin, body)});
  };
  const JointState state{{0}, {0}, {1}};
  expect_mass(rod(1.0 / 6, "com"), 0, 2.0 / 3);
  expect_torque(rod(1.0 / 6, "com"), state, {2.0 / 3 - 9.81});
  expect_mass(rod(2.0 / 3, "com"), 0, 7.0 / 6);
  expect_torque(rod(2.0 / 3, "com"), state, {7.0 / 6 - 9.81});
  expect_mass(rod(2.0 / 3, "origin"), 0, 2.0 / 3);
  expect_torque(rod(2.0 / 3, "origin"), state, {2.0 / 3 - 9.81});
  EXPECT_FALSE(attempt(rod(0.3, "origin")).chain) << "m c^2 is 0.5: the moment about the COM would be negative";
}

// B08: welded bodies composed about the wrong point, unturned, or with a COM of 0/0.
TEST(PublicCases, B08BodiesWeldedToAMovingOne) {
  const Json arm = inertial(1, {0.1, 0, 0}, diagonal(0.002, 0.004, 0.004));
  const auto composite = [&](const List& axis, int massless, double dust = 0) {
    std::vector<Json> bodies{moving(axis, kOrigin, arm)};
    for (int i = 0; i < massless; ++i) bodies.push_back(welded(kOrigin, nullptr));
    Json child = welded({0.3, 0.05, 0}, inertial(0.5, {0.2, 0, 0}, diagonal(0.001, 0.003, 0.003)));
    child["joint"]["origin"]["rpy"] = {0, 0, kPi / 2};
    bodies.push_back(child);
    if (dust != 0) bodies.push_back(welded({50, 0, 0}, inertial(dust, kOrigin, diagonal(0, 0, 0))));
    return file(bodies);
  };
  const JointState state{{0.4}, {0.7}, {1.2}};
  expect_torque(composite(kY, 0), state, {-2.1869020878});
  expect_mass(composite(kY, 0), 0.4, 0.06);
  expect_mass(composite(kZ, 0), 0.4, 0.09325);
  expect_mass(composite(kX, 0), 0.4, 0.03625);
  expect_torque(composite(kY, 2), state, {-2.1869020878});
  expect_torque(composite(kY, 0, 1e-16), state, {-2.1869020878});

  const Inertia<double> whole = lift<double>(read(composite(kY, 0))).joints[0].body;
  EXPECT_NEAR(whole.mass, 1.5, 1e-15);
  EXPECT_NEAR(whole.com.x, 1.0 / 6, 1e-15);
  EXPECT_NEAR(whole.com.y, 1.0 / 12, 1e-15);
  EXPECT_NEAR(whole.about_com(0, 0), 0.0258333333, 1e-10);
  EXPECT_NEAR(whole.about_com(1, 1), 0.0183333333, 1e-10);
  EXPECT_NEAR(whole.about_com(2, 2), 0.0411666667, 1e-10);
  EXPECT_NEAR(whole.about_com(0, 1), -0.0166666667, 1e-10);
}

// B09: mass after the last joint lost, mass of the base counted, joints miscounted after a weld.
TEST(PublicCases, B09WhichBodiesCount) {
  const Json one = moving(kY, kOrigin, inertial(2, {0.25, 0, 0}, diagonal(0.003, 0.03, 0.03)));
  const Json two = moving(kY, {0.5, 0, 0}, inertial(1, {0.2, 0, 0}, diagonal(0.001, 0.01, 0.01)));
  const Json tool = welded({0.45, 0, 0}, inertial(0.8, kOrigin, diagonal(0, 0, 0)));
  const JointState rest{{0, 0}, {0, 0}, {0, 0}};
  const List right{-19.2276, -5.4936};
  expect_torque(file({one, two, tool}), rest, right);
  expect_torque(file({one, two}), rest, {-11.772, -1.962});
  expect_torque(file({welded(kOrigin, inertial(25, kOrigin, diagonal(1, 1, 1))), one, two, tool}), rest, right);
  expect_torque(file({one, welded(kOrigin, nullptr), two, tool}), rest, right);
  EXPECT_EQ(lift<double>(read(file({one, welded(kOrigin, nullptr), two, tool}))).size(), 2u);
}

// B10: an axis that is not of unit length, or zero.
TEST(PublicCases, B10LengthOfTheAxis) {
  const auto about = [](const List& axis) {
    return file({moving(axis, kOrigin, inertial(1.5, {0.2, 0, 0}, diagonal(0.01, 0.02, 0.03)))});
  };
  expect_torque(about({0, 3, 4}), {{0.25}, {1}, {2}}, {-1.5381055543});
  expect_torque(about({0, 0.6, 0.8}), {{0.25}, {1}, {2}}, {-1.5381055543});
  expect_mass(about({0, 3, 4}), 0.25, 0.0864);
  expect_mass(about({0, 0, 0.01}), 0, 0.09);
  EXPECT_EQ(attempt(about({0, 0, 0.01})).diagnostics.size(), 1u) << "a length of 0.01 is worth a warning";
  EXPECT_FALSE(attempt(about({0, 0, 0})).chain);
  EXPECT_FALSE(attempt(about({1e-200, 0, 0})).chain);
  Json with_weld = about(kZ);
  with_weld["bodies"].push_back(welded(kOrigin, nullptr));
  with_weld["bodies"][1]["name"] = "weld";
  with_weld["bodies"][1]["joint"]["axis"] = {0, 0, 0};
  EXPECT_TRUE(attempt(with_weld).chain);
}

// B13: the sign of gravity, and a base that is turned.
TEST(PublicCases, B13GravityAndTheBase) {
  const auto link = [](const List& axis, const List& gravity, const List& rpy, const List& xyz) {
    Json body = moving(axis, xyz, inertial(1.5, {0.4, 0, 0}, diagonal(0.01, 0.02, 0.02)));
    body["joint"]["origin"]["rpy"] = rpy;
    return file({body}, gravity);
  };
  const List down{0, 0, -9.81}, up{0, 0, 9.81}, upright{0, 0, 0};
  const JointState rest{{0}, {0}, {0}}, tilted{{0.3}, {0}, {0}};
  expect_torque(link(kY, down, upright, kOrigin), rest, {-5.886});
  expect_torque(link(kY, up, upright, kOrigin), rest, {5.886});
  expect_torque(link({0, -1, 0}, down, upright, kOrigin), rest, {5.886});
  expect_torque(link(kY, down, upright, kOrigin), tilted, {-5.6231105750});
  expect_torque(link(kY, down, {0, kPi / 2, 0}, kOrigin), tilted, {1.7394319364});
  expect_torque(link(kY, down, {kPi, 0, 0}, kOrigin), tilted, {5.6231105750});
  expect_torque(link(kY, down, {0, 0, 0.8}, {1, 2, 3}), tilted, {-5.6231105750});
  for (const List& rpy : {upright, List{0, kPi / 2, 0}, List{kPi, 0, 0}, List{0, 0, 0.8}})
    expect_mass(link(kY, down, rpy, kOrigin), 0.3, 0.26);
}

// B14: gravity terms that change with the speed, a bias counted twice, a vector taken for a matrix.
TEST(PublicCases, B14DecompositionIntoTerms) {
  const Chain chain = read(file({moving(kZ, kOrigin, inertial(2, {0.25, 0, 0}, diagonal(0.002, 0.03, 0.03))),
                                 moving(kZ, {0.5, 0, 0}, inertial(1.5, {0.2, 0, 0}, diagonal(0.001, 0.02, 0.02)))},
                                {0, -9.81, 0}));
  const JointState state{{0.3, 0.8}, {2, -3}, {1, 4}};
  const Lifted<Bounded> at(chain, state);
  const List gravity{13.0497470833, 1.3349333854}, velocity{0.3228102409, 0.4304136545};
  for (const auto& method : gravity_methods<Bounded>()) expect(method.run(at.model, at.state), gravity, method.id);
  for (const auto& method : coriolis_methods<Bounded>())
    expect(method.run(at.model, at.state) * at.state.qd, velocity, method.id);
  expect(rnea_velocity_terms(at.model, at.state), velocity, "rnea");
  expect_torque(chain, {state.q, state.qd, {0, 0}}, {13.3725573242, 1.7653470399});
  expect_torque(chain, state, {14.9295933626, 2.2698530463});
  expect_torque(chain, {state.q, {0, 0}, {0, 0}}, gravity);
  expect_torque(chain, state, {14.9295933626, 2.2698530463});  // again: no call leaves anything behind
}

// B17: a recursion that agrees with itself and is wrong; planar chains and diagonal inertias hide it.
TEST(PublicCases, B17SelfConsistentButWrong) {
  Json two = inertial(1.4, {0.15, 0.01, 0}, diagonal(0.003, 0.02, 0.021));
  two["inertia"]["ixy"] = 0.001;
  Json three = inertial(0.8, {0.05, 0.03, -0.02}, diagonal(0.002, 0.005, 0.006));
  three["inertia"]["ixy"] = 0.0004;
  three["inertia"]["ixz"] = -0.0003;
  three["inertia"]["iyz"] = 0.0002;
  const Json document = file({moving(kZ, kOrigin, inertial(1, {0.02, 0, 0.1}, diagonal(0.01, 0.012, 0.008))),
                              moving(kY, {0, 0, 0.2}, two), moving(kX, {0.3, 0, 0}, three)});
  expect_torque(document, {{0.4, -0.6, 1.1}, {1.2, -0.7, 2.5}, {0.8, -1.5, 3}},
                {-0.0899696144, -4.2065999433, 0.2359722298});
}

}  // namespace
}  // namespace lagdyn::test
