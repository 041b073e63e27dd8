// Both forms written and read again: form 1 is the chain itself to the bit, form 2 moves as it does.
#include "lagdyn/io/write_chain.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <cstring>
#include <nlohmann/json.hpp>

#include "io/decorated_chain.hpp"
#include "lagdyn/dynamics/registry.hpp"
#include "lagdyn/io/read_chain.hpp"

namespace lagdyn {
namespace {

using Json = nlohmann::ordered_json;

Chain read(const std::string& text) {
  const ReadChain read = read_chain_text(text, "written.json");
  for (const Diagnostic& d : read.diagnostics)
    EXPECT_NE(d.severity, Severity::error) << d.code << " " << d.pointer << ": " << d.found << "\n" << text;
  return read.chain.value_or(Chain{});
}

std::vector<Bounded> torques(const Chain& chain, const JointState& at) {
  const Model<Bounded> model = lift<Bounded>(chain);
  return rnea(model, lift_state(model, at));
}

// The torques of both differ by no more than their own rounding: what the other form rounds, one number in a rotation
// or an offset, is as small as what the recursion rounds there.
void expect_same_torques(const Chain& a, const Chain& b, std::uint64_t seed) {
  for (std::uint64_t i = 0; i < 3; ++i) {
    const JointState state = random_state(a, seed, i);
    const std::vector<Bounded> before = torques(a, state), after = torques(b, state);
    ASSERT_EQ(before.size(), after.size());
    for (std::size_t k = 0; k < before.size(); ++k)
      EXPECT_LE(std::abs(before[k].mid - after[k].mid), before[k].rad + after[k].rad)
          << "seed " << seed << " joint " << k;
  }
}

// All that is no frame: exactly the same.
void expect_same_words(const Chain& a, const Chain& b) {
  EXPECT_EQ(a.name, b.name);
  EXPECT_EQ(a.description, b.description);
  EXPECT_EQ(a.gravity, b.gravity);
  EXPECT_EQ(a.states, b.states);
  ASSERT_EQ(a.bodies.size(), b.bodies.size());
  for (std::size_t i = 0; i < a.bodies.size(); ++i) {
    const Joint &p = a.bodies[i].joint, &q = b.bodies[i].joint;
    EXPECT_EQ(a.bodies[i].name, b.bodies[i].name);
    EXPECT_EQ(a.bodies[i].description, b.bodies[i].description);
    EXPECT_EQ(a.bodies[i].inertial.mass, b.bodies[i].inertial.mass);
    EXPECT_EQ(p.name, q.name);
    EXPECT_EQ(p.description, q.description);
    EXPECT_EQ(p.type, q.type);
    EXPECT_EQ(p.limits, q.limits);
    EXPECT_EQ(p.armature, q.armature);
    EXPECT_EQ(p.damping, q.damping);
    EXPECT_NEAR(p.pitch, q.pitch, 2 * kUnitRoundoff * std::abs(p.pitch));
    if (p.type != JointType::fixed) {
      EXPECT_EQ(p.axis, q.axis);
    }
    for (int k = 0; k < 3; ++k) EXPECT_NEAR(p.origin.xyz[k], q.origin.xyz[k], 16 * kUnitRoundoff) << i;
  }
}

void expect_form1_to_the_bit(std::uint64_t seed) {
  const Chain chain = decorated_chain(seed, 1 + seed % 9);
  const std::string text = write_chain(chain);
  ASSERT_EQ(read(text), chain) << "seed " << seed << "\n" << text;
  ASSERT_EQ(write_chain(read(text)), text);
}

void expect_form2_moves_alike(std::uint64_t seed) {
  const Chain chain = decorated_chain(seed, 1 + seed % 9);
  const Chain links = read(write_links(chain));
  expect_same_words(chain, links);
  expect_same_torques(chain, links, seed);
  ASSERT_EQ(read(write_chain(links)), links);
  if (testing::Test::HasFailure()) FAIL() << "seed " << seed << "\n" << write_chain(chain) << write_links(chain);
}

TEST(WriteChain, Form1IsTheChainToTheBit) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) ASSERT_NO_FATAL_FAILURE(expect_form1_to_the_bit(seed));
}
TEST(WriteChain, Form2MovesAsTheChainDoes) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) ASSERT_NO_FATAL_FAILURE(expect_form2_moves_alike(seed));
}
TEST(WriteChainFull, Form1IsTheChainToTheBit) {
  for (std::uint64_t seed = 200; seed < 4000; ++seed) ASSERT_NO_FATAL_FAILURE(expect_form1_to_the_bit(seed));
}
TEST(WriteChainFull, Form2MovesAsTheChainDoes) {
  for (std::uint64_t seed = 100; seed < 3000; ++seed) ASSERT_NO_FATAL_FAILURE(expect_form2_moves_alike(seed));
}

// Closed form: a uniform rod, turned a quarter about z, its hinge 1 m above the base; exact in doubles.
TEST(WriteChain, LinksOfARodAreWhatTheFormulasSay) {
  Chain chain;
  Body& rod = chain.bodies.emplace_back();
  rod.name = "rod";
  rod.joint.type = JointType::revolute;
  rod.joint.axis = {0, 0, 1};
  rod.joint.origin.xyz = {0.5, 0, 1};
  rod.joint.origin.orientation = {1, 0, 0, 1};  // R(q) / |q|^2: x to y
  rod.inertial = {2, {0.5, 0, 0}, {0, 0.125, 0.125, 0, 0, 0}, InertiaPoint::com, {}};
  const Json link = Json::parse(write_links(chain))["links"][0];
  EXPECT_EQ(link["M"], Json::parse("[[0,1,0,0],[-1,0,0,0.5],[0,0,1,-1],[0,0,0,1]]"));
  EXPECT_EQ(link["A"], Json::parse("[0,0,1,0,0,0]"));
  EXPECT_EQ(link["G"], Json::parse("[[0,0,0,0,0,0],[0,0.625,0,0,0,-1],[0,0,0.625,0,1,0],"
                                   "[0,0,0,2,0,0],[0,0,1,0,2,0],[0,-1,0,0,0,2]]"));
}

TEST(WriteChain, ScrewAxesOfEveryType) {
  Chain chain;
  for (JointType type : {JointType::continuous, JointType::prismatic, JointType::screw, JointType::fixed}) {
    Body& body = chain.bodies.emplace_back();
    body.joint.type = type;
    body.joint.axis = {0, -1, 0};
    if (type == JointType::screw) body.joint.pitch = -0.25;
  }
  const Json links = Json::parse(write_links(chain))["links"];
  EXPECT_EQ(links[0]["A"], Json::parse("[0,-1,0,0,0,0]"));
  EXPECT_EQ(links[1]["A"], Json::parse("[0,0,0,0,-1,0]"));
  EXPECT_EQ(links[2]["A"], Json::parse("[0,-1,0,0,0.25,0]"));
  EXPECT_FALSE(links[3].contains("A"));
  EXPECT_EQ(links[3]["joint"]["type"], "fixed");
}

// Off-diagonal entries, an offset COM and turned axes: the tensor about the origin by hand, all numbers dyadic.
TEST(WriteChain, SpatialInertiaOfATurnedTensor) {
  Chain chain;
  Body& body = chain.bodies.emplace_back();
  body.joint.type = JointType::revolute;
  body.inertial = {4, {1, 2, 3}, {1, 2, 4, 0.5, 0.25, 0.125}, InertiaPoint::com, {1, 0, 0, 1}};
  // R J R^T with R: x -> y, y -> -x: xx' = yy, yy' = xx, xy' = -xy, xz' = -yz, yz' = xz; then m (c.c 1 - c c^T).
  const Json G = Json::parse(write_links(chain))["links"][0]["G"];
  const double expected[3][3] = {
      {2 + 52, -0.5 - 8, -0.125 - 12}, {-0.5 - 8, 1 + 40, 0.25 - 24}, {-0.125 - 12, 0.25 - 24, 4 + 20}};
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j) EXPECT_EQ(G[i][j].get<double>(), expected[i][j]) << i << j;
  EXPECT_EQ(G[0][4].get<double>(), -12);
  EXPECT_EQ(G[0][5].get<double>(), 8);
  EXPECT_EQ(G[1][5].get<double>(), -4);
}

TEST(WriteChain, NumbersAreAsShortAsTheirBitsAllow) {
  Chain chain;
  chain.bodies.emplace_back().joint.type = JointType::revolute;
  chain.bodies[0].joint.origin.xyz = {0.1, -0.0, 5e-324};
  // Doubles for which printing 17 digits, or a shorter text that is not the shortest, is a common slip.
  chain.bodies[0].inertial = {9007199254740993.0, {1e23, 9.5367431640625e-07, 1.7976931348623157e308}, {}, {}, {}};
  chain.gravity = {-9.81, 0.30000000000000004, 2e-9};
  const std::string text = write_chain(chain);
  for (const char* number : {"0.1, -0.0, 5e-324", "1e+23, 9.5367431640625e-07, 1.7976931348623157e+308",
                             "-9.81, 0.30000000000000004, 2e-09"})
    EXPECT_NE(text.find(number), std::string::npos) << number << "\n" << text;
  const Json json = Json::parse(text);
  EXPECT_TRUE(std::signbit(json["bodies"][0]["joint"]["origin"]["xyz"][1].get<double>()));
}

TEST(WriteChain, EveryRandomNumberIsTheShortestThatReadsBack) {
  CounterRandom random(1, 0, 1);
  Chain chain;
  chain.bodies.emplace_back().joint.type = JointType::revolute;
  JointState& state = chain.states.emplace_back();
  for (int i = 0; i < 5000; ++i)
    state.q.push_back(random.uniform(-1, 1) * std::exp2(static_cast<double>(i % 1200) - 600));
  const std::string text = write_chain(chain);
  std::size_t at = text.find("\"q\": [") + 6;
  for (double q : state.q) {
    const std::string word = text.substr(at, text.find_first_of(",]", at) - at);
    at += word.size() + 2;
    EXPECT_EQ(std::stod(word), q);
    for (int digits = 1; digits < 18; ++digits) {
      char shortest[40];
      std::snprintf(shortest, sizeof shortest, "%.*e", digits - 1, q);
      if (std::stod(shortest) != q) continue;
      EXPECT_LE(word.size(), std::strlen(shortest) + (word.ends_with(".0") ? 2 : 0)) << word;
      break;
    }
  }
}

TEST(WriteChain, IsReadableByPeople) {
  const std::string text = write_links(decorated_chain(7, 5));
  std::size_t longest = 0, start = 0;
  for (std::size_t end = text.find('\n'); end != std::string::npos; start = end + 1, end = text.find('\n', start))
    longest = std::max(longest, end - start);
  EXPECT_LE(longest, 180u) << text;
  EXPECT_NE(text.find("[0.0, 0.0, 0.0, 1.0]"), std::string::npos);
  EXPECT_EQ(text.back(), '\n');
}

}  // namespace
}  // namespace lagdyn
