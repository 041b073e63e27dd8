#include "lagdyn/io/read_chain.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "io/chain_texts.hpp"
#include "io/temporary_file.hpp"

namespace lagdyn {
namespace {

using Lines = std::vector<std::string>;

Chain chain_of(const Json& file) {
  const ReadChain result = read(file);
  EXPECT_TRUE(result.chain) << ::testing::PrintToString(summary(result.diagnostics));
  return result.chain.value_or(Chain{});
}

TEST(ReadChain, Form1AsItStands) {
  Chain expected;
  expected.name = "two";
  expected.gravity = {0, -9.81, 0};
  Body a, b;
  a.name = "a";
  a.joint = {.name = "ja",
             .type = JointType::revolute,
             .origin = {{0, 0, 0.25}, {}},
             .axis = {0, 0, 1},
             .armature = 0.125,
             .damping = 0.5,
             .limits = {-1, 2, 3, 4},
             .description = ""};
  a.inertial = {2, {0.5, 0, 0}, {0.01, 0.02, 0.025, 0.001, 0.002, 0.003}, InertiaPoint::com, {}};
  b.name = "b";
  b.joint.name = "jb";
  b.joint.type = JointType::prismatic;
  b.joint.origin.xyz = {1, 0, 0};
  b.joint.axis = {0, 1, 0};
  b.inertial = {1, {0.25, 0, 0}, {0.01, 0.02, 0.02, 0, 0, 0}, InertiaPoint::com, {}};
  expected.bodies = {a, b};
  expected.tip.xyz = {0.5, 0, 0};
  expected.states = {{{0.1, 0.2}, {0.3, 0.4}, {0.5, 0.6}}};
  const ReadChain result = read(form1());
  EXPECT_EQ(summary(result.diagnostics), Lines{});
  ASSERT_TRUE(result.chain);
  EXPECT_EQ(*result.chain, expected);
}

TEST(ReadChain, TheLeastAFileNeeds) {
  const ReadChain result = read_chain_text(
      R"({"format":"lagdyn-chain/1","bodies":[{"joint":{"type":"revolute","axis":[1,0,0]},"inertial":{"mass":1,)"
      R"("com":[0.1,0,0],"inertia":{"ixx":0.1,"iyy":0.1,"izz":0.1,"ixy":0,"ixz":0,"iyz":0}}}]})",
      "f");
  ASSERT_TRUE(result.chain);
  EXPECT_EQ(result.diagnostics.size(), 1u)
      << "0.1 kg m^2 of 1 kg is a radius of gyration of 0.32 m on a reach of 0.1 m";
  EXPECT_EQ(result.chain->gravity, (Double3{0, 0, -9.81}));
  EXPECT_EQ(result.chain->tip, Placement{});
  EXPECT_EQ(result.chain->bodies[0].joint.origin, Placement{});
  EXPECT_EQ(result.chain->bodies[0].joint.armature, 0);
  EXPECT_EQ(result.chain->bodies[0].joint.limits, Limits{});
  EXPECT_TRUE(result.chain->states.empty());
}

TEST(ReadChain, EveryJointType) {
  for (const auto& [name, type] : std::map<std::string, JointType>{{"revolute", JointType::revolute},
                                                                   {"continuous", JointType::continuous},
                                                                   {"prismatic", JointType::prismatic},
                                                                   {"screw", JointType::screw},
                                                                   {"fixed", JointType::fixed}}) {
    Json file = with(without(form1(), "/state"), "/bodies/1/joint/type", "\"" + name + "\"");
    if (name == "screw") file = with(file, "/bodies/1/joint/pitch", "0.125");
    const Chain chain = chain_of(file);
    ASSERT_EQ(chain.bodies.size(), 2u);
    EXPECT_EQ(chain.bodies[1].joint.type, type);
    EXPECT_EQ(chain.bodies[1].joint.pitch, name == "screw" ? 0.125 : 0);
  }
}

TEST(ReadChain, AFixedJointNeedsNoAxisAndIgnoresIt) {
  const Json fixed = with(without(form1(), "/state"), "/bodies/1/joint/type", "\"fixed\"");
  const Chain plain = chain_of(without(fixed, "/bodies/1/joint/axis"));
  EXPECT_EQ(chain_of(fixed), plain);
  const ReadChain zero = read(with(fixed, "/bodies/1/joint/axis", "[0, 0, 0]"));
  EXPECT_EQ(summary(zero.diagnostics), Lines{});
  EXPECT_EQ(zero.chain, plain);
}

// cases.md B03: an inertia in turned axes; B04: one about the origin. Both are kept as the file states them.
TEST(ReadChain, InertiaKeepsItsPointAndAxes) {
  const std::string inertia =
      R"({"ixx":0.5,"iyy":2,"izz":2,"ixy":0,"ixz":0,"iyz":0,"about":"origin","quaternion":[0,0,0,1]})";
  const Chain chain = chain_of(with(form1(), "/bodies/0/inertial/inertia", inertia));
  ASSERT_EQ(chain.bodies.size(), 2u);
  EXPECT_EQ(chain.bodies[0].inertial.about, InertiaPoint::origin);
  EXPECT_EQ(chain.bodies[0].inertial.orientation, (Quaternion{0, 0, 0, 1}));
  EXPECT_EQ(chain.bodies[0].inertial.inertia, (InertiaEntries{0.5, 2, 2, 0, 0, 0}));
}

TEST(ReadChain, ABodyAndAJointMayShareAName) {
  EXPECT_EQ(summary(read(with(form1(), "/bodies/0/joint/name", "\"a\"")).diagnostics), Lines{});
}

TEST(ReadChain, DescriptionsAnywhere) {
  Json file = form1();
  for (const char* at : {"", "/bodies/0", "/bodies/0/joint", "/bodies/0/joint/origin", "/bodies/0/joint/limits",
                         "/bodies/0/inertial", "/bodies/0/inertial/inertia", "/tip", "/state"})
    file[Json::json_pointer(at)]["description"] = "why";
  file["$schema"] = "chain.schema.json";
  EXPECT_EQ(summary(read(file).diagnostics), Lines{});
  Chain expected = chain_of(form1());
  expected.description = expected.bodies[0].description = expected.bodies[0].joint.description = "why";
  EXPECT_EQ(chain_of(file), expected);
}

TEST(ReadChain, SeveralStatesAndMissingRates) {
  const Json file = without(form1(), "/state");
  const Chain chain = chain_of(with(file, "/states", R"([{"q": [1, 2]}, {"q": [3, 4], "qdd": [5, 6]}])"));
  ASSERT_EQ(chain.states.size(), 2u);
  EXPECT_EQ(chain.states[0], (JointState{{1, 2}, {0, 0}, {0, 0}}));
  EXPECT_EQ(chain.states[1], (JointState{{3, 4}, {0, 0}, {5, 6}}));
}

TEST(ReadChain, FilesCarryTheirDigest) {
  const TemporaryFile file(form1().dump());
  const ReadChain result = read_chain_file(file.path());
  EXPECT_TRUE(result.chain);
  EXPECT_EQ(result.sha256.size(), 64u);
  EXPECT_EQ(result.sha256, read_chain_text(form1().dump(), "another name").sha256);
  EXPECT_EQ(read_chain_text("abc", "f").sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

// Exact places in a file as a person would write it.
TEST(ReadChain, PlacesOfProblems) {
  const std::string text = R"({
  "format": "lagdyn-chain/1",
  "name": "häßlich", "gravitation": 9.81,
  "bodies": [
    { "joint": { "type": "revolute", "axis": [0, 0,
        0] },
      "inertial": { "mass": -1e0,
                    "com": [0.5, 0], "inertia": { "ixx": 0.1, "iyy": 0.1, "izz": "0.1",
                      "ixy": 0, "ixz": 0 } } },
    { "joint": {"type": "revolut", "axis": [0, 0, 1]} }
  ],
  "state": {"q": [1]}
}
)";
  const ReadChain result = read_chain_text(text, "dir/bad.json");
  EXPECT_FALSE(result.chain);
  Lines places;
  for (const Diagnostic& d : result.diagnostics) {
    EXPECT_EQ(d.file, "dir/bad.json");
    EXPECT_FALSE(d.found.empty() || d.expected.empty() || d.fix.empty()) << d.code;
    places.push_back(std::to_string(d.line).append(":").append(std::to_string(d.column)).append(" ").append(d.code));
  }
  EXPECT_EQ(places, (Lines{"3:22 chain.unknown-key", "5:46 chain.axis-zero", "7:29 chain.mass-negative",
                           "8:28 chain.wrong-length", "8:49 chain.missing-key", "8:82 chain.wrong-type",
                           "10:5 chain.massless", "10:25 chain.joint-type"}));
}

TEST(ReadChain, NamesTheNearestKey) {
  const ReadChain result = read(with(form1(), "/bodies/0/joint/orgin", "{}"));
  ASSERT_EQ(result.diagnostics.size(), 1u);
  EXPECT_EQ(result.diagnostics[0].found, "the unknown key \"orgin\"");
  EXPECT_NE(result.diagnostics[0].fix.find("\"origin\""), std::string::npos);
}

TEST(ReadChain, ThousandsOfProblemsAreCounted) {
  Json file = form1();
  for (int i = 0; i < 3000; ++i) file["key" + std::to_string(i)] = i;
  const ReadChain result = read(file);
  EXPECT_FALSE(result.chain);
  ASSERT_EQ(result.diagnostics.size(), 1001u);
  EXPECT_EQ(result.diagnostics.back().code, "io.too-many-problems");
  EXPECT_EQ(result.diagnostics.back().found, "2000 more problems");
}

// Notes in any number neither make a file bad nor hide an error.
TEST(ReadChain, ThousandsOfNotesAreNoError) {
  Json file = form1();
  const Json massless = {{"joint", {{"type", "fixed"}}}};
  file["bodies"].insert(file["bodies"].begin(), 1500, massless);
  const ReadChain good = read(file);
  EXPECT_TRUE(good.chain);
  ASSERT_EQ(good.diagnostics.size(), 1001u);
  EXPECT_EQ(good.diagnostics.back().code, "io.too-many-problems");
  EXPECT_EQ(good.diagnostics.back().severity, Severity::note);
  const ReadChain bad = read(with(file, "/tip/xyz", "[1]"));
  EXPECT_FALSE(bad.chain);
  ASSERT_EQ(bad.diagnostics.size(), 1002u);
  EXPECT_EQ(bad.diagnostics[1000].code, "chain.wrong-length");
}

TEST(ReadChain, ASchemaIsToldInOneMessage) {
  const ReadChain result =
      read_chain_text(R"({"$schema": "http://json-schema.org/draft-07/schema#", "type": "object"})", "s.json");
  EXPECT_FALSE(result.chain);
  ASSERT_EQ(result.diagnostics.size(), 1u);
  EXPECT_EQ(result.diagnostics[0].pointer, "/$schema");
  EXPECT_NE(result.diagnostics[0].found.find("JSON Schema"), std::string::npos);
}

}  // namespace
}  // namespace lagdyn
