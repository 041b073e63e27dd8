// Modern Robotics' lists against the numbers that its own software documents, a six-axis arm worked out by hand, and
// random chains turned into lists here.
#include "lagdyn/io/read_modern_robotics.hpp"

#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

#include "io/bad_rows.hpp"
#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/chain/long_rotation.hpp"
#include "lagdyn/chain/random_chain.hpp"
#include "lagdyn/chain/random_state.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn {
namespace {

ReadChain read_lists(const Json& file) { return read_modern_robotics_text(file.dump(), "lists.json"); }

std::vector<std::string> told(const ReadChain& read) {
  std::vector<std::string> lines;
  for (const Diagnostic& d : read.diagnostics) lines.push_back(d.code + " " + d.pointer);
  return lines;
}

// The example of the software's documentation, a UR-like arm of three joints: its first axis has length sqrt(2).
Json documented() {
  return Json::parse(R"({
    "format": "modern-robotics", "name": "three", "gravity": [0, 0, -9.8],
    "Mlist": [[[1,0,0,0],[0,1,0,0],[0,0,1,0.089159],[0,0,0,1]],
              [[0,0,1,0.28],[0,1,0,0.13585],[-1,0,0,0],[0,0,0,1]],
              [[1,0,0,0],[0,1,0,-0.1197],[0,0,1,0.395],[0,0,0,1]],
              [[1,0,0,0],[0,1,0,0],[0,0,1,0.14225],[0,0,0,1]]],
    "Glist": [[[0.010267,0,0,0,0,0],[0,0.010267,0,0,0,0],[0,0,0.00666,0,0,0],
               [0,0,0,3.7,0,0],[0,0,0,0,3.7,0],[0,0,0,0,0,3.7]],
              [[0.22689,0,0,0,0,0],[0,0.22689,0,0,0,0],[0,0,0.0151074,0,0,0],
               [0,0,0,8.393,0,0],[0,0,0,0,8.393,0],[0,0,0,0,0,8.393]],
              [[0.0494433,0,0,0,0,0],[0,0.0494433,0,0,0,0],[0,0,0.004095,0,0,0],
               [0,0,0,2.275,0,0],[0,0,0,0,2.275,0],[0,0,0,0,0,2.275]]],
    "Slist": [[1,0,0],[0,1,1],[1,0,0],[0,-0.089,-0.089],[1,0,0],[0,0,0.425]]
  })");
}

std::vector<double> torque(const Chain& chain, const JointState& at) {
  const Model<double> model = lift<double>(chain);
  return rnea(model, lift_state(model, at));
}

TEST(ReadModernRobotics, GivesTheDocumentedTorques) {
  const ReadChain read = read_lists(documented());
  EXPECT_EQ(told(read), (std::vector<std::string>{"convert.screws-as-columns /Slist", "chain.axis-length /Slist/0/0"}));
  ASSERT_TRUE(read.chain);
  // The software does not divide the axis by its length: its first coordinate is ours over sqrt(2), its torque ours
  // times it.
  const double s = std::sqrt(2);
  const JointState state{{0.1 * s, 0.1, 0.1}, {0.1 * s, 0.2, 0.3}, {2 * s, 1.5, 1}};
  const std::vector<double> tau = torque(*read.chain, state);
  // Documented: mass matrix, velocity terms and gravity at this state.
  const double M[3][3] = {{2.25433380e+01, -3.07146754e-01, -7.18426391e-03},
                          {-3.07146754e-01, 1.96850717e+00, 4.32157368e-01},
                          {-7.18426391e-03, 4.32157368e-01, 1.91630858e-01}};
  const double c[3] = {0.26453118, -0.05505157, -0.00689132}, g[3] = {28.40331262, -37.64094817, -5.4415892};
  for (std::size_t i = 0; i < 3; ++i) {
    const double expected = M[i][0] * 2 + M[i][1] * 1.5 + M[i][2] + c[i] + g[i];
    EXPECT_NEAR(tau[i] * (i == 0 ? s : 1), expected, 3e-7) << i;
  }
  EXPECT_EQ(read.chain->name, "three");
  EXPECT_EQ(read.chain->gravity, (Double3{0, 0, -9.8}));
}

// A UR5-like arm whose frames {i} stand on their axes, parallel to the space frame: every offset can be seen.
Json six_axes() {
  constexpr double L1 = 0.425, L2 = 0.392, W1 = 0.109, W2 = 0.082, H1 = 0.089, H2 = 0.095;
  Json file = {{"format", "modern-robotics"}, {"Mlist", Json::array()}, {"Glist", Json::array()}};
  const double offsets[7][3] = {{0, 0, 0}, {0, 0, H1}, {L1, 0, 0}, {L2, 0, 0}, {0, W1, 0}, {0, 0, -H2}, {0, W2, 0}};
  for (const auto& p : offsets)
    file["Mlist"].push_back({{1, 0, 0, p[0]}, {0, 1, 0, p[1]}, {0, 0, 1, p[2]}, {0, 0, 0, 1}});
  for (int i = 0; i < 6; ++i) {
    Json G = Json::array();
    for (std::size_t j = 0; j < 6; ++j) {
      G.push_back({0, 0, 0, 0, 0, 0});
      G[j][j] = j < 3 ? 0.005 : 2;
    }
    file["Glist"].push_back(G);
  }
  const double S[6][6] = {{0, 0, 1, 0, 0, 0},         {0, 1, 0, -H1, 0, 0},        {0, 1, 0, -H1, 0, L1},
                          {0, 1, 0, -H1, 0, L1 + L2}, {0, 0, -1, -W1, L1 + L2, 0}, {0, 1, 0, H2 - H1, 0, L1 + L2}};
  file["Slist"] = Json::array();
  for (int k = 0; k < 6; ++k) {
    file["Slist"].push_back(Json::array());
    for (const auto& axis : S) file["Slist"].back().push_back(axis[k]);
  }
  return file;
}

Json transposed(const Json& matrix) {
  Json rows = Json::array();
  for (std::size_t i = 0; i < matrix[0].size(); ++i) {
    rows.push_back(Json::array());
    for (const Json& row : matrix) rows.back().push_back(row[i]);
  }
  return rows;
}

TEST(ReadModernRobotics, ASixAxisArmIsWhereItsNumbersSay) {
  Json file = six_axes();
  for (bool rows : {false, true}) {
    if (rows) file["Slist"] = transposed(file["Slist"]);
    const ReadChain read = read_lists(file);
    EXPECT_EQ(told(read),
              (std::vector<std::string>{rows ? "convert.screws-as-rows /Slist" : "convert.screws-as-columns /Slist"}));
    ASSERT_TRUE(read.chain);
    const double offsets[6][3] = {{0, 0, 0},     {0, 0, 0.089}, {0.425, 0, 0},
                                  {0.392, 0, 0}, {0, 0.109, 0}, {0, 0, -0.095}};
    const Double3 axes[6] = {{0, 0, 1}, {0, 1, 0}, {0, 1, 0}, {0, 1, 0}, {0, 0, -1}, {0, 1, 0}};
    for (std::size_t i = 0; i < 6; ++i) {
      const Joint& joint = read.chain->bodies[i].joint;
      EXPECT_EQ(joint.type, JointType::revolute) << i;  // although the axis passes its frame only to rounding
      EXPECT_EQ(joint.axis, axes[i]) << i;
      for (std::size_t k = 0; k < 3; ++k) EXPECT_NEAR(joint.origin.xyz[k], offsets[i][k], 1e-16) << i << k;
    }
    EXPECT_NEAR(read.chain->tip.xyz[1], 0.082, 1e-16);
    EXPECT_EQ(read.chain->gravity, (Double3{0, 0, -9.81}));
  }
}

TEST(ReadModernRobotics, OfTwoReadingsThatBothHoldTheColumnsAreTaken) {
  Json file = six_axes();
  file["Slist"] = Json::array();
  for (std::size_t i = 0; i < 6; ++i) {
    file["Slist"].push_back({0, 0, 0, 0, 0, 0});
    file["Slist"][i][i == 0 ? 1 : i == 1 ? 0 : i] = 1;  // symmetric: read either way it is the same
  }
  EXPECT_EQ(told(read_lists(file)), (std::vector<std::string>{"convert.screws-as-columns /Slist"}));
}

// Lists of a chain, by quaternions of long double; frame {i} stands somewhere on its body.
struct Pose {
  Eigen::Quaternion<long double> R{1, 0, 0, 0};
  Long3 p = Long3::Zero();
  Pose operator*(const Pose& b) const { return {R * b.R, p + R * b.p}; }
  Pose inverse() const { return {R.conjugate(), -(R.conjugate() * p)}; }
};

Pose pose_of(const Placement& at) {
  const Quaternion& q = at.orientation;
  return {Eigen::Quaternion<long double>(q.w, q.x, q.y, q.z).normalized(), Long3(at.xyz[0], at.xyz[1], at.xyz[2])};
}

Json matrix_of(const Pose& X) {
  const Long33 R = X.R.toRotationMatrix();
  Json rows = Json::array();
  for (int i = 0; i < 3; ++i) rows.push_back({double(R(i, 0)), double(R(i, 1)), double(R(i, 2)), double(X.p[i])});
  rows.push_back({0, 0, 0, 1});
  return rows;
}

Json inertia_in(const Inertial& body, const Pose& frame) {
  const InertiaEntries& e = body.inertia;
  Long33 J;
  J << e.ixx, e.ixy, e.ixz, e.ixy, e.iyy, e.iyz, e.ixz, e.iyz, e.izz;
  const long double m = body.mass;
  const auto point = [m](const Long3& d) {
    return Long33(m * (d.squaredNorm() * Long33::Identity() - d * d.transpose()));
  };
  const Long3 com(body.com[0], body.com[1], body.com[2]);
  const Long33 turn = pose_of({{}, body.orientation}).R.toRotationMatrix();
  J = turn * J * turn.transpose();
  if (body.about == InertiaPoint::origin) J -= point(com);
  const Long33 R = frame.inverse().R.toRotationMatrix();
  const Long3 c = R * (com - frame.p);
  J = R * J * R.transpose() + point(c);
  Json G = Json::array();
  for (std::size_t i = 0; i < 6; ++i) G.push_back({0.0, 0.0, 0.0, 0.0, 0.0, 0.0});
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) G[std::size_t(i)][std::size_t(j)] = double(i < j ? J(i, j) : J(j, i));
    G[std::size_t(i) + 3][std::size_t(i) + 3] = body.mass;
  }
  const auto set = [&](std::size_t i, std::size_t j, long double x) { G[i][j] = G[j][i] = double(x); };
  set(0, 4, -m * c[2]), set(0, 5, m * c[1]), set(1, 3, m * c[2]), set(1, 5, -m * c[0]), set(2, 3, -m * c[1]),
      set(2, 4, m * c[0]);
  return G;
}

Json lists_of(const Chain& chain, std::uint64_t seed) {
  CounterRandom random(seed, 0, stream_of("frames of links"));
  const auto within = [&](double r) { return (long double)random.uniform(-r, r); };
  Json file = {
      {"format", "modern-robotics"}, {"gravity", chain.gravity}, {"Mlist", Json::array()}, {"Glist", Json::array()}};
  std::vector<std::array<double, 6>> S;
  Pose body_in_space, frame_of_last;  // the latter in its body
  for (const Body& body : chain.bodies) {
    const Pose origin = pose_of(body.joint.origin);
    body_in_space = body_in_space * origin;
    Pose frame{Eigen::Quaternion<long double>(within(1), within(1), within(1), within(1)).normalized(),
               Long3(within(0.3), within(0.3), within(0.3))};
    file["Mlist"].push_back(matrix_of(frame_of_last.inverse() * origin * frame));
    file["Glist"].push_back(inertia_in(body.inertial, frame));
    const Double3& a = body.joint.axis;
    const Long3 w = body_in_space.R * Long3(a[0], a[1], a[2]);
    const Long3 v = body.joint.type == JointType::prismatic
                        ? w
                        : Long3(body_in_space.p.cross(w) + (long double)body.joint.pitch * w);
    const Long3 turn = body.joint.type == JointType::prismatic ? Long3(Long3::Zero()) : w;
    S.push_back({double(turn[0]), double(turn[1]), double(turn[2]), double(v[0]), double(v[1]), double(v[2])});
    frame_of_last = frame;
  }
  file["Mlist"].push_back(matrix_of(frame_of_last.inverse() * pose_of(chain.tip)));
  file["Slist"] = S;
  if (random.bits() % 2) file["Slist"] = transposed(file["Slist"]);
  return file;
}

void expect_same_torques(std::uint64_t seed) {
  RandomChainOptions options;
  options.armature = options.damping = false;
  options.fixed_share = 0;
  const Chain chain = random_chain(seed, 1 + seed % 9, options);
  const Json lists = lists_of(chain, seed);
  const ReadChain read = read_lists(lists);
  for (const Diagnostic& d : read.diagnostics) EXPECT_EQ(d.severity, Severity::note) << d.code << ": " << d.found;
  ASSERT_TRUE(read.chain) << lists.dump();
  for (std::size_t i = 0; i < chain.bodies.size(); ++i) {
    const JointType was = chain.bodies[i].joint.type;
    EXPECT_EQ(read.chain->bodies[i].joint.type, was == JointType::continuous ? JointType::revolute : was);
  }
  for (std::uint64_t i = 0; i < 3; ++i) {
    const JointState state = random_state(chain, seed, i);
    const Model<Bounded> a = lift<Bounded>(chain), b = lift<Bounded>(*read.chain);
    const std::vector<Bounded> before = rnea(a, lift_state(a, state)), after = rnea(b, lift_state(b, state));
    // Axes are stated in the space frame: relative to its link, one is rounded as often as there are links before it.
    for (std::size_t k = 0; k < before.size(); ++k)
      EXPECT_LE(std::abs(before[k].mid - after[k].mid), 4 * (before[k].rad + after[k].rad)) << "joint " << k;
  }
  if (testing::Test::HasFailure()) FAIL() << "seed " << seed << "\n" << lists.dump();
}

TEST(ReadModernRobotics, RandomChainsMoveAsTheirListsDo) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) ASSERT_NO_FATAL_FAILURE(expect_same_torques(seed));
}
TEST(ReadModernRoboticsFull, RandomChainsMoveAsTheirListsDo) {
  for (std::uint64_t seed = 100; seed < 3000; ++seed) ASSERT_NO_FATAL_FAILURE(expect_same_torques(seed));
}

TEST(ReadModernRobotics, EveryProblemAtItsPlaceAndAllAtOnce) {
  struct Row {
    const char *pointer, *value, *expected;  // an empty value removes
  };
  const Row rows[] = {
      {"/Mlist", "", "chain.missing-key "},
      {"/Glist", "", "chain.missing-key "},
      {"/Slist", "", "chain.missing-key "},
      {"/Mlist", "3", "chain.wrong-type /Mlist"},
      {"/Mlist/3", "", "chain.wrong-length /Mlist"},
      {"/Mlist/1/0/0", "5", "chain.matrix-not-rotation /Mlist/1"},
      {"/Mlist/1/3/0", "5", "chain.pose-last-row /Mlist/1/3"},
      {"/Mlist/1/0/3", "\"x\"", "chain.wrong-type /Mlist/1/0/3"},
      {"/Mlist/3/0/3", "300", "chain.length-unit /Mlist/3"},
      {"/Glist/1/0/1", "5", "chain.g-not-symmetric /Glist/1/1/0"},
      {"/Glist/1/3/3", "5", "chain.g-mass-block /Glist/1/4/4"},
      {"/Glist/1/0/0", "-5", "chain.moment-negative /Glist/1"},
      {"/Glist/2", "[[1]]", "chain.wrong-length /Glist/2"},
      {"/Slist/0", "", "chain.wrong-length /Slist"},
      {"/Slist/0", "[1, 2]", "chain.wrong-length /Slist"},
      {"/Slist/0", "7", "chain.wrong-type /Slist/0"},
      {"/Slist/4/2", "null", "chain.wrong-type /Slist/4/2"},
      {"/Slist/1", "[0, 0, 0]", "chain.axis-length /Slist/0/1"},  // w = 0 leaves v = (-0.089, 0, 0): a slide
      {"/gravity", "[1, 2]", "chain.wrong-length /gravity"},
      {"/gravty", "1", "chain.unknown-key /gravty"},
      {"/name", "1", "chain.wrong-type /name"},
  };
  for (const Row& row : rows) {
    Json file = documented();
    const Json::json_pointer at(row.pointer);
    if (*row.value)
      file[at] = Json::parse(row.value);
    else if (file[at.parent_pointer()].is_array())
      file[at.parent_pointer()].erase(std::stoul(at.back()));
    else
      file[at.parent_pointer()].erase(at.back());
    const std::vector<std::string> lines = told(read_lists(file));
    EXPECT_NE(std::ranges::find(lines, row.expected), lines.end()) << row.pointer << " " << row.value << Json(lines);
  }
  Json file = documented();
  for (int k = 0; k < 6; ++k) file["Slist"][k][2] = 0;
  file["Mlist"][0][0][0] = 2;
  file["Glist"][1][0][0] = -1;
  file["Glist"][2][0][1] = 1;
  EXPECT_EQ(told(read_lists(file)),
            (std::vector<std::string>{"chain.matrix-not-rotation /Mlist/0", "chain.moment-negative /Glist/1",
                                      "chain.g-not-symmetric /Glist/2/1/0", "convert.screws-as-columns /Slist",
                                      "chain.axis-length /Slist/0/0", "chain.axis-zero /Slist/0/2"}));
}

TEST(ReadModernRobotics, NoLinkAtAll) {
  for (const char* screws : {"[]", "[[], [], [], [], [], []]"}) {
    Json file = six_axes();
    file["Mlist"] = {file["Mlist"][0]};
    file["Glist"] = Json::array();
    file["Slist"] = Json::parse(screws);
    const std::vector<std::string> lines = told(read_lists(file));
    EXPECT_EQ(std::ranges::count(lines, "chain.no-moving-joint /Glist"), 1) << screws;
  }
}

TEST(ReadModernRobotics, KnowsItsFiles) {
  EXPECT_TRUE(is_modern_robotics(documented().dump()));
  EXPECT_FALSE(is_modern_robotics(R"({"format": "lagdyn-chain/1"})"));
  EXPECT_FALSE(is_modern_robotics(R"({"format": 1})"));
  EXPECT_FALSE(is_modern_robotics("[]"));
  EXPECT_FALSE(is_modern_robotics("{"));
}

}  // namespace
}  // namespace lagdyn
