// The laws of the variational principle hold for bodies of all kinds, with the seed chapter's figures; planted faults
// break them.
#include "lagdyn/motion/so3_study.hpp"

#include <algorithm>
#include <map>

#include "motion/so3_cases.hpp"

namespace lagdyn {
namespace {

using Vec = Vec3<double>;
using Ratios = std::map<std::string, double>;

const TurningBody asymmetric = TurningBody::with_moments({0.02, 0.05, 0.06});
const RotationStudyOptions fine{{1, 2, -0.5}, {250, 500, 1000, 2000, 4000}}, coarse{{1, 2, -0.5}, {64, 128, 256}, 4};

// An error that does not fall stands at 2^3.5 times its bound from one halving to the next.
Ratios ratios(const TurningBody& body, const RotationStudyOptions& options, const RotationLaws& laws = {}) {
  Ratios all;
  for (const RotationLaw& law : laws_of(study_rotation(body, options, laws)))
    all[law.id] = law.lower ? law.bound / law.measured : law.measured / law.bound;
  return all;
}

TEST(So3Study, FiguresOfTheChapter) {
  const RotationStudy study = study_rotation(asymmetric, fine);
  EXPECT_LE(study.lemma.error(), 7.2e-10);
  EXPECT_NEAR(*study.lemma.order(), 4, 0.1);
  const ActionVariation& on = study.on_solution.finest;
  EXPECT_LE(std::abs(on.value), 1e-12 * on.scale);
  EXPECT_NEAR(*study.on_solution.convergence.order(), 4, 0.05);
  EXPECT_LE(study.with_torque.convergence.error(), 1e-12);
  EXPECT_NEAR(*study.with_torque.convergence.order(), 4, 0.05);
  EXPECT_GT(std::abs(study.off_solution), 0.1 * study.off_scale);
  EXPECT_NEAR(study.off_solution, study.off_refined, 0.01 * std::abs(study.off_refined));
  EXPECT_LT(study.orthogonality, 1e-15);
  EXPECT_LT(study.conserved.error(), 1e-14);
  EXPECT_LT(study.precession.error(), 1e-14);
  ASSERT_TRUE(study.flip);
  EXPECT_LT(study.flip->end.error(), 1e-12);
}

TEST(So3Study, EveryLawHoldsForRandomBodies) {
  for (std::uint64_t i = 0; i < 120; ++i) {
    CounterRandom random(9, i, 0);
    const double speed = std::exp(random.uniform(-5, 5));
    RotationStudyOptions options = coarse;
    options.omega = test::random_vector3(random, speed);
    for (const auto& [id, ratio] : ratios(test::random_turning_body(random), options))
      EXPECT_LE(ratio, 1) << id << ' ' << i;
  }
}

TEST(So3Study, EveryLawHoldsForRodsPlatesAndBalls) {
  for (const std::array<double, 3>& moments : {std::array{1.0, 1.0, 1.0},
                                               {1.0, 1.0, 2.0},
                                               {1.0, 2.0, 3.0},
                                               {1e-6, 1.0, 1.0},
                                               {1.0, 1.0 + 1e-12, 1.5},
                                               {1e-9, 1e-9, 1.5e-9},
                                               {1.0, 1.0, 5.0}})
    for (const Vec& omega : {Vec{1, 2, -0.5}, Vec{0, 0, 3}, Vec{0, 2, 0}, Vec{1, 1, 0}})
      for (const auto& [id, ratio] : ratios(TurningBody::with_moments(moments), {omega, {64, 128, 256}, 4}))
        EXPECT_LE(ratio, 1) << id << ' ' << moments[0] << ' ' << moments[1] << ' ' << moments[2] << ' ' << omega.x;
}

TEST(So3Study, WhereConstantVelocitySolvesTheEquationAnotherPathIsTaken) {
  EXPECT_TRUE(study_rotation(asymmetric, coarse).off_is_constant);
  const RotationStudy ball = study_rotation(TurningBody::with_moments({1, 1, 1}), coarse);
  EXPECT_FALSE(ball.off_is_constant);
  EXPECT_GT(std::abs(ball.off_refined), 0.01 * ball.off_scale);
}

TEST(So3Study, AVariationRuleWithAWrongSignIsSeen) {
  RotationLaws laws;
  laws.variation = [](const Vec& w, const Vec& eta, const Vec& rate) { return rate - cross(w, eta); };
  const Ratios red = ratios(asymmetric, coarse, laws);
  for (const char* id : {"lemma", "on-solution", "with-torque"}) EXPECT_GT(red.at(id), 10) << id;
  EXPECT_LE(red.at("conservation"), 1);
}

TEST(So3Study, AnEulerEquationWithAWrongSignIsSeen) {
  RotationLaws laws;
  laws.acceleration = [](const TurningBody& body, const Vec& w, const Vec& torque) {
    return body.solve(torque - cross(body.momentum(w), w));
  };
  const Ratios red = ratios(asymmetric, coarse, laws);
  for (const char* id : {"on-solution", "with-torque", "conservation", "precession", "flip-conservation"})
    EXPECT_GT(red.at(id), 10) << id;
  EXPECT_LE(red.at("lemma"), 1) << "kinematics do not know the equation";
}

TEST(So3Study, TwoWrongSignsDoNotMakeARight) {
  RotationLaws laws;
  laws.variation = [](const Vec& w, const Vec& eta, const Vec& rate) { return rate - cross(w, eta); };
  laws.acceleration = [](const TurningBody& body, const Vec& w, const Vec& torque) {
    return body.solve(torque - cross(body.momentum(w), w));
  };
  const Ratios red = ratios(asymmetric, coarse, laws);
  EXPECT_LE(red.at("on-solution"), 1) << "the two agree with each other";
  EXPECT_GT(red.at("lemma"), 10);
  EXPECT_GT(red.at("conservation"), 10);
}

TEST(So3Study, SmallFaultsAreSeen) {
  RotationLaws torque_sign;
  torque_sign.acceleration = [](const TurningBody& body, const Vec& w, const Vec& torque) {
    return euler_acceleration(body, w, -torque);
  };
  EXPECT_GT(ratios(asymmetric, coarse, torque_sign).at("with-torque"), 10);
  EXPECT_LE(ratios(asymmetric, coarse, torque_sign).at("on-solution"), 1);
  RotationLaws no_gyroscope;
  no_gyroscope.acceleration = [](const TurningBody& body, const Vec&, const Vec& torque) { return body.solve(torque); };
  EXPECT_GT(ratios(asymmetric, coarse, no_gyroscope).at("on-solution"), 10);
  RotationLaws a_little;
  a_little.acceleration = [](const TurningBody& body, const Vec& w, const Vec& torque) {
    return (1 + 1e-7) * euler_acceleration(body, w, torque);
  };
  EXPECT_GT(ratios(asymmetric, fine, a_little).at("on-solution"), 10);
  RotationLaws rate_lost;
  rate_lost.variation = [](const Vec& w, const Vec& eta, const Vec&) { return cross(w, eta); };
  EXPECT_GT(ratios(asymmetric, coarse, rate_lost).at("lemma"), 10);
  RotationLaws always_still;
  always_still.variation = [](const Vec&, const Vec&, const Vec&) { return Vec(); };
  EXPECT_FALSE(ratios(asymmetric, coarse, always_still).at("off-solution") <= 1) << "0 everywhere proves nothing";
}

TEST(So3Study, SingularInertiasAreRefusedWithTheReason) {
  const auto reason = [](double a, double b, double c) {
    return no_turning_body(Mat3<double>{{a, 0, 0}, {0, b, 0}, {0, 0, c}}).value_or("");
  };
  EXPECT_EQ(reason(0, 0, 0), "no inertia");
  EXPECT_NE(reason(0, 0, 0.1).find("0, 0, 0.1 kg m^2"), std::string::npos) << reason(0, 0, 0.1);
  EXPECT_NE(reason(0, 1, 1), "");
  EXPECT_NE(reason(1e-12, 1, 1), "");
  EXPECT_EQ(reason(1e-6, 1, 1), "");
  EXPECT_EQ(reason(1e-9, 1e-9, 1e-9), "");
}

}  // namespace
}  // namespace lagdyn
