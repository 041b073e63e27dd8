// rotation.euler-poincare: holds on random chains, is skipped where no link turns freely, says which link it is.
#include <gtest/gtest.h>

#include "checks/bodies.hpp"
#include "checks/ratios.hpp"
#include "lagdyn/checks/registry.hpp"

namespace lagdyn {
namespace {

Body link(const InertiaEntries& inertia) {
  return test::body(JointType::revolute, {0, 0, 1}, {}, test::inertial(1, {0.1, 0, 0}, inertia));
}

TEST(Rotation, HoldsOnRandomChains) {
  for (const Check& check : checks::rotation()) test::expect_to_hold_on_random_chains(check, 48);
}

TEST(Rotation, IsSkippedWhereNoLinkTurnsFreely) {
  const Check check = checks::rotation().front();
  const Chain planar = test::chain({}, {link({0, 0, 0.1, 0, 0, 0}), link({})});
  ASSERT_TRUE(check.skipped(Subject(planar)));
  EXPECT_NE(check.skipped(Subject(planar))->find("singular"), std::string::npos);
  const Chain half = test::chain({}, {link({0, 0, 0.1, 0, 0, 0}), link({0.1, 0.2, 0.25, 0, 0, 0})});
  EXPECT_FALSE(check.skipped(Subject(half)));
}

TEST(Rotation, NamesTheLinkOfTheTurningBody) {
  const Check check = checks::rotation().front();
  Chain chain = test::chain({}, {link({0, 0, 0.1, 0, 0, 0}), link({0.1, 0.2, 0.25, 0, 0, 0})});
  chain.bodies[1].joint.name = "wrist";
  const Subject subject(chain);
  const Sample sample(subject, 1, 0);
  const Finding found = check.evaluate(subject, sample);
  EXPECT_EQ(found.grade(), Grade::held);
  EXPECT_GT(found.worst.ratio(), 0.1) << "a bound that nothing comes near proves little";
  EXPECT_NE(check.explain(subject, sample, found).find("link of wrist"), std::string::npos);
}

TEST(Rotation, InertiasOfNoBodyAreNotStudied) {
  Subject subject(test::chain({}, {link({0.1, 0.2, 0.25, 0, 0, 0})}));
  subject.plain.joints[0].body.about_com = Mat3<double>{{0.1, 0, 0}, {0, -0.2, 0}, {0, 0, 0.25}};
  EXPECT_TRUE(checks::rotation().front().skipped(subject));
}

}  // namespace
}  // namespace lagdyn
