// Form 2 against its own definition, evaluated here: T(i-1, i)(q) = M^-1 exp([A] q), with the exponential as a series.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <Eigen/Dense>
#include <cmath>
#include <random>

#include "io/chain_texts.hpp"

namespace lagdyn {
namespace {

using Vector3 = Eigen::Vector3d;
using Matrix3 = Eigen::Matrix3d;
using Matrix4 = Eigen::Matrix4d;
using Vector6 = Eigen::Matrix<double, 6, 1>;
using Matrix6 = Eigen::Matrix<double, 6, 6>;

Matrix3 cross(const Vector3& v) { return (Matrix3() << 0, -v[2], v[1], v[2], 0, -v[0], -v[1], v[0], 0).finished(); }

Matrix4 exponential(const Vector6& A, double q) {
  Matrix4 X = Matrix4::Zero();
  X.topLeftCorner<3, 3>() = cross(A.head<3>()) * q / 1024;
  X.topRightCorner<3, 1>() = A.tail<3>() * q / 1024;
  Matrix4 sum = Matrix4::Identity(), term = Matrix4::Identity();
  for (int k = 1; k < 12; ++k) sum += term = Matrix4(term * X / k);
  for (int i = 0; i < 10; ++i) sum = Matrix4(sum * sum);
  return sum;
}

struct Link {
  Matrix4 M;
  Vector6 A;     // of any length
  Vector6 used;  // what moves: A over |w| or |v|, without what the joint's type leaves out
  double mass;
  Vector3 com;
  Matrix3 J;         // about the COM, in {i}'s axes
  std::string type;  // empty: none stated
};

class Draw {
 public:
  explicit Draw(unsigned seed) : engine_(seed) {}
  double number(double low, double high) { return std::uniform_real_distribution<double>(low, high)(engine_); }
  Vector3 vector(double size) { return {number(-size, size), number(-size, size), number(-size, size)}; }
  Matrix3 rotation() {
    Eigen::Quaterniond q(number(-1, 1), number(-1, 1), number(-1, 1), number(-1, 1));
    return q.normalized().toRotationMatrix();
  }
  int index(int count) { return std::uniform_int_distribution<int>(0, count - 1)(engine_); }

 private:
  std::mt19937 engine_;
};

Link random_link(Draw& draw) {
  Link link;
  link.M.setIdentity();
  link.M.topLeftCorner<3, 3>() = draw.rotation();
  link.M.topRightCorner<3, 1>() = draw.vector(1);
  link.mass = draw.number(0.1, 5);
  link.com = draw.vector(0.5);
  const Matrix3 axes = draw.rotation();
  link.J = axes * Vector3(0.2, 0.3, 0.4).asDiagonal() * axes.transpose();
  const Vector3 w = draw.vector(1), p = draw.vector(1);
  const double h = draw.number(-1, 1), size = w.norm();
  link.used.setZero();
  switch (draw.index(5)) {
    case 0:  // a screw
      link.A << w, -w.cross(p) + h * w;
      link.used = link.A / size;
      link.type = draw.index(2) == 0 ? "" : "screw";
      break;
    case 1:  // a revolute joint whose pitch is to be left out
      link.A << w, -w.cross(p) + h * w;
      link.used << w / size, -w.cross(p) / size;
      link.type = draw.index(2) == 0 ? "revolute" : "continuous";
      break;
    case 2:  // a revolute joint, recognised: w.v is 0 exactly
      link.A << 0, 0, h < 0 ? h - 0.5 : h + 0.5, draw.number(-1, 1), draw.number(-1, 1), 0;
      link.used = link.A / std::abs(link.A[2]);
      break;
    case 3:  // prismatic
      link.A << 0, 0, 0, w;
      link.used = link.A / size;
      link.type = draw.index(2) == 0 ? "" : "prismatic";
      break;
    default:
      link.A << w, p;  // ignored
      link.type = "fixed";
  }
  return link;
}

template <class M>
Json rows(const M& matrix) {
  Json list = Json::array();
  for (Eigen::Index i = 0; i < matrix.rows(); ++i) {
    list.push_back(Json::array());
    for (Eigen::Index j = 0; j < matrix.cols(); ++j) list.back().push_back(matrix(i, j));
  }
  return list;
}

Json entries(const Matrix3& J) {
  return {{"ixx", J(0, 0)}, {"iyy", J(1, 1)}, {"izz", J(2, 2)}, {"ixy", J(0, 1)}, {"ixz", J(0, 2)}, {"iyz", J(1, 2)}};
}

// The link's mass in one of the ways in which a file may state it.
void state_mass(const Link& link, int way, const Matrix3& axes, Json& json) {
  const Matrix3 c = cross(link.com), about_origin = link.J - link.mass * c * c;
  if (way == 0) {
    Matrix6 G;
    G << about_origin, link.mass * c, -link.mass * c, link.mass * Matrix3::Identity();
    G = Matrix6((G + G.transpose()) / 2);
    json["G"] = rows(G);
    return;
  }
  json["mass"] = link.mass;
  json["com"] = {link.com[0], link.com[1], link.com[2]};
  json["inertia"] = entries(axes.transpose() * (way == 1 ? link.J : about_origin) * axes);
  json["inertia"]["about"] = way == 1 ? "com" : "origin";
  json["inertia"]["matrix"] = rows(axes);
}

Json to_json(const Link& link, Draw& draw) {
  Json json;
  json["M"] = rows(link.M);
  json["A"] = {link.A[0], link.A[1], link.A[2], link.A[3], link.A[4], link.A[5]};
  if (!link.type.empty()) json["joint"]["type"] = link.type;
  const int way = draw.index(3);
  state_mass(link, way, draw.rotation(), json);
  return json;
}

// The Chain by its own definition.
Vector3 eigen(const Double3& v) { return {v[0], v[1], v[2]}; }
Matrix3 rotation(const Quaternion& q) { return Eigen::Quaterniond(q.w, q.x, q.y, q.z).normalized().toRotationMatrix(); }
Matrix4 pose(const Placement& X) {
  Matrix4 T = Matrix4::Identity();
  T.topLeftCorner<3, 3>() = rotation(X.orientation);
  T.topRightCorner<3, 1>() = eigen(X.xyz);
  return T;
}
Matrix4 motion(const Joint& joint, double q) {
  const Vector3 a = eigen(joint.axis);
  Matrix4 T = Matrix4::Identity();
  if (joint.type == JointType::fixed) return T;
  if (joint.type != JointType::prismatic) T.topLeftCorner<3, 3>() = Eigen::AngleAxisd(q, a).toRotationMatrix();
  if (joint.type == JointType::prismatic) T.topRightCorner<3, 1>() = a * q;
  if (joint.type == JointType::screw) T.topRightCorner<3, 1>() = a * joint.pitch * q;
  return T;
}
Matrix3 inertia_about_com_in_body_axes(const Inertial& in) {
  const InertiaEntries& I = in.inertia;
  Matrix3 J = (Matrix3() << I.ixx, I.ixy, I.ixz, I.ixy, I.iyy, I.iyz, I.ixz, I.iyz, I.izz).finished();
  const Matrix3 R = rotation(in.orientation), c = cross(eigen(in.com));
  J = Matrix3(R * J * R.transpose());
  return in.about == InertiaPoint::origin ? Matrix3(J + in.mass * c * c) : J;
}

TEST(ReadLinks, MovesTheMassAsTheProductOfExponentialsSays) {
  double largest = 0;
  for (unsigned trial = 0; trial < 300; ++trial) {
    Draw draw(trial);
    std::vector<Link> links;
    Json file = {{"format", "lagdyn-chain/1"}, {"links", Json::array()}};
    for (int i = 0; i < 4; ++i) {
      links.push_back(random_link(draw));
      file["links"].push_back(to_json(links.back(), draw));
    }
    links.push_back(random_link(draw));
    links.back().A << 0, 0, 1, 0.5, 0.25, 0;
    links.back().used = links.back().A;
    links.back().type = "";
    file["links"].push_back(to_json(links.back(), draw));
    const Vector3 tip = draw.vector(1);
    file["tip"]["xyz"] = {tip[0], tip[1], tip[2]};
    const ReadChain result = read(file);
    ASSERT_TRUE(result.chain) << trial << " " << result.diagnostics.front().code;
    const Chain& chain = *result.chain;
    ASSERT_EQ(chain.bodies.size(), links.size());

    Matrix4 by_links = Matrix4::Identity(), by_chain = Matrix4::Identity();
    const auto compare = [&](const Matrix3& a, const Matrix3& b) {
      largest = std::max(largest, (a - b).cwiseAbs().maxCoeff());
    };
    const auto compare_points = [&](const Vector3& a, const Vector3& b) {
      largest = std::max(largest, (a - b).norm());
    };
    for (std::size_t i = 0; i < links.size(); ++i) {
      const Link& link = links[i];
      const Body& body = chain.bodies[i];
      const double q = draw.number(-3, 3);
      by_links = by_links * link.M.inverse() * exponential(link.used, q);
      by_chain = by_chain * pose(body.joint.origin) * motion(body.joint, q);
      const Matrix3 R1 = by_links.topLeftCorner<3, 3>(), R2 = by_chain.topLeftCorner<3, 3>();
      compare(R1, R2);
      compare_points((by_links * link.com.homogeneous()).head<3>(),
                     (by_chain * eigen(body.inertial.com).homogeneous()).head<3>());
      compare(R1 * link.J * R1.transpose(), R2 * inertia_about_com_in_body_axes(body.inertial) * R2.transpose());
      EXPECT_NEAR(body.inertial.mass, link.mass, 1e-15);
    }
    compare_points((by_links * tip.homogeneous()).head<3>(), (by_chain * eigen(chain.tip.xyz).homogeneous()).head<3>());
  }
  EXPECT_LT(largest, 1e-12);
  EXPECT_GT(largest, 0);
}

TEST(ReadLinks, RecognisesTheJointType) {
  const std::vector<std::pair<std::string, JointType>> rows = {
      {"[0, 0, 1, 0, 0, 0]", JointType::revolute},        {"[0, 0, 1, 1, 1, 0]", JointType::revolute},
      {"[0, 0, 1, 1, 1, 1e-15]", JointType::revolute},    {"[0, 0, 1, 1, 1, 2e-15]", JointType::screw},
      {"[0, 0, 1, 0, 0, 1e-20]", JointType::screw},       {"[0, 0, 0, 0, 0, 1]", JointType::prismatic},
      {"[0.6, 0, 0.8, 0.06, 0, 0.08]", JointType::screw},
  };
  for (const auto& [A, type] : rows) {
    const ReadChain result = read(with(form2(), "/links/0/A", A));
    ASSERT_TRUE(result.chain) << A;
    EXPECT_EQ(result.chain->bodies[0].joint.type, type) << A;
  }
  const ReadChain screw = read(with(form2(), "/links/0/A", "[0.6, 0, 0.8, 0.06, 0, 0.08]"));
  EXPECT_NEAR(screw.chain->bodies[0].joint.pitch, 0.1, 1e-16);
}

// Frames at the centres of mass, as in Modern Robotics; the Chain has them on the axes. All numbers are exact.
TEST(ReadLinks, AnExactExample) {
  const ReadChain result = read(form2());
  ASSERT_TRUE(result.chain);
  const Body& a = result.chain->bodies[0];
  EXPECT_EQ(a.joint.origin, Placement{}) << "0.5 m from the base to {1}, 0.5 m back to the axis";
  EXPECT_EQ(a.joint.axis, (Double3{0, 0, 1}));
  EXPECT_EQ(a.inertial, (Inertial{2, {0.5, 0, 0}, {0.5, 1, 1, 0, 0, 0}, InertiaPoint::com, {}}));
  const Body& b = result.chain->bodies[1];
  EXPECT_EQ(b.joint.origin, (Placement{{1.5, 0, 0}, {}})) << "1 m from {1}, which is 0.5 m from its axis";
  EXPECT_EQ(b.joint.axis, (Double3{1, 0, 0}));
  EXPECT_EQ(b.inertial.com, (Double3{0.25, 0, 0}));
  EXPECT_EQ(result.chain->tip, Placement{});
}

TEST(ReadLinks, AFrameOnTheAxisKeepsItsInertiaAboutTheOrigin) {
  const ReadChain result = read(with(form2(), "/links/0/A", "[0, 0, 1, 0, 0, 0]"));
  ASSERT_TRUE(result.chain);
  EXPECT_EQ(result.chain->bodies[0].inertial, (Inertial{2, {0, 0, 0}, {0.5, 1, 1, 0, 0, 0}, InertiaPoint::origin, {}}));
}

TEST(ReadLinks, TheJointsTermsAreThoseOfForm1) {
  const std::string joint =
      R"({"name": "j", "type": "continuous", "armature": 0.5, "damping": 0.25, "limits": {"velocity": 2}})";
  const ReadChain result = read(with(form2(), "/links/0/joint", joint));
  ASSERT_TRUE(result.chain);
  EXPECT_EQ(summary(result.diagnostics), std::vector<std::string>{});
  const Joint& read_joint = result.chain->bodies[0].joint;
  EXPECT_EQ(read_joint.name, "j");
  EXPECT_EQ(read_joint.type, JointType::continuous);
  EXPECT_EQ(read_joint.armature, 0.5);
  EXPECT_EQ(read_joint.damping, 0.25);
  EXPECT_EQ(read_joint.limits.velocity, 2);
}

}  // namespace
}  // namespace lagdyn
