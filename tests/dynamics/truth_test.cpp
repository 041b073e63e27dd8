// What a bound promises: the result without any rounding lies within it. The truth is the same chain in 113 bits.
#include <gtest/gtest.h>

#include "dynamics/samples.hpp"
#include "lagdyn/chain/random_chain.hpp"

namespace lagdyn::test {
namespace {

double ratio(const Bounded& b, const Quad& truth) {
  const double error = static_cast<double>(magnitude(truth - Quad(b.mid)));
  return error == 0 ? 0 : error / b.rad;
}
double ratio(const std::vector<Bounded>& b, const std::vector<Quad>& truth) {
  double worst = 0;
  for (std::size_t i = 0; i < truth.size(); ++i) worst = std::max(worst, ratio(b[i], truth[i]));
  return worst;
}
double ratio(const Matrix<Bounded>& b, const Matrix<Quad>& truth) {
  double worst = 0;
  for (std::size_t i = 0; i < truth.rows(); ++i)
    for (std::size_t j = 0; j < truth.columns(); ++j) worst = std::max(worst, ratio(b(i, j), truth(i, j)));
  return worst;
}

constexpr std::size_t kSizes[] = {1, 2, 3, 4, 5, 6, 7, 10};

/// Chains of several sizes, each at a random state; some far from 0.
template <class Judge>
void each_sample(Judge judge) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const std::size_t joints = kSizes[seed % std::size(kSizes)];
    SCOPED_TRACE("chain " + std::to_string(seed) + " of " + std::to_string(joints) + " joints");
    const Chain chain = random_chain(seed, joints);
    JointState values = random_state(chain, 1, seed);
    if (seed % 5 == 0)
      for (double& q : values.q) q *= 1000;
    judge(chain, values);
  }
}

TEST(Truth, OfInverseDynamicsIsWithinTheBounds) {
  double worst = 0;
  each_sample([&](const Chain& chain, const JointState& values) {
    const Lifted<Bounded> at(chain, values);
    const Lifted<Quad> truth(chain, values);
    const std::vector<Quad> tau = rnea(truth.model, truth.state);
    for (const auto& method : inverse_dynamics_methods<Bounded>()) {
      const double r = ratio(method.run(at.model, at.state), tau);
      EXPECT_LE(r, 1) << method.id;
      worst = std::max(worst, r);
    }
  });
  EXPECT_GT(worst, 1e-3);  // the truth is no copy of the result
}

TEST(Truth, OfInverseDynamicsIsWithinTheTightBounds) {
  double worst = 0;
  each_sample([&](const Chain& chain, const JointState& values) {
    const Lifted<Quad> truth(chain, values);
    const std::vector<Quad> tau = rnea(truth.model, truth.state);
    for (const auto& method : inverse_dynamics_methods<Taped>()) {
      if (method.by_differences) continue;
      Tape::of_thread().begin();
      const Lifted<Taped> at(chain, values);
      const double r = ratio(Tape::of_thread().enclosed(method.run(at.model, at.state)), tau);
      EXPECT_LE(r, 1) << method.id;
      worst = std::max(worst, r);
    }
  });
  EXPECT_GT(worst, 0.05);
}

TEST(Truth, OfTheMassMatrixIsWithinTheBounds) {
  each_sample([](const Chain& chain, const JointState& values) {
    const Lifted<Bounded> at(chain, values);
    const Lifted<Quad> truth(chain, values);
    const Matrix<Quad> M = crba(truth.model, truth.state);
    for (const auto& method : mass_matrix_methods<Bounded>())
      EXPECT_LE(ratio(method.run(at.model, at.state), M), 1) << method.id;
  });
}

TEST(Truth, OfTheCoriolisMatrixIsWithinTheBounds) {
  each_sample([](const Chain& chain, const JointState& values) {
    const Lifted<Bounded> at(chain, values);
    const Lifted<Quad> truth(chain, values);
    const Matrix<Quad> C = christoffel_exact(truth.model, truth.state);
    for (const auto& method : coriolis_methods<Bounded>())
      EXPECT_LE(ratio(method.run(at.model, at.state), C), 1) << method.id;
  });
}

TEST(Truth, OfTheGravityVectorIsWithinTheBounds) {
  each_sample([](const Chain& chain, const JointState& values) {
    const Lifted<Bounded> at(chain, values);
    const Lifted<Quad> truth(chain, values);
    const std::vector<Quad> g = rnea_static(truth.model, truth.state);
    for (const auto& method : gravity_methods<Bounded>())
      EXPECT_LE(ratio(method.run(at.model, at.state), g), 1) << method.id;
  });
}

TEST(Truth, OfForwardDynamicsIsWithinTheBounds) {
  int bounded = 0, all = 0;
  each_sample([&](const Chain& chain, const JointState& values) {
    const Lifted<Bounded> at(chain, values);
    const Lifted<Quad> truth(chain, values);
    std::vector<Quad> tau;
    std::vector<Bounded> given;
    for (double qdd : values.qdd) {
      tau.push_back(Quad(qdd));  // any torques will do
      given.push_back(Bounded(qdd));
    }
    const std::vector<Quad> qdd = aba(truth.model, truth.state, tau);
    for (const auto& method : forward_dynamics_methods<Bounded>()) {
      const std::vector<Bounded> found = method.run(at.model, at.state, given);
      for (std::size_t i = 0; i < qdd.size(); ++i) {
        ++all;
        if (!std::isfinite(found[i].rad)) continue;
        ++bounded;
        EXPECT_LE(ratio(found[i], qdd[i]), 1) << method.id;
      }
    }
  });
  EXPECT_GT(bounded, all / 2);
}

TEST(Truth, OfTheEnergiesIsWithinTheBounds) {
  each_sample([](const Chain& chain, const JointState& values) {
    const Lifted<Bounded> at(chain, values);
    const Lifted<Quad> truth(chain, values);
    const Quad K = kinetic_links(truth.model, truth.state), P = potential(screw_model(truth.model), truth.state);
    EXPECT_LE(ratio(kinetic_links(at.model, at.state), K), 1);
    EXPECT_LE(ratio(kinetic_mass_matrix(at.model, at.state), K), 1);
    EXPECT_LE(ratio(potential(screw_model(at.model), at.state), P), 1);
  });
}

// A bound is that of the number that `double` gives: the middles are the same bits.
TEST(Middles, AreWhatDoubleGives) {
  each_sample([](const Chain& chain, const JointState& values) {
    const Lifted<Bounded> at(chain, values);
    const Lifted<double> plain(chain, values);
    const auto same = [](const std::vector<Bounded>& b, const std::vector<double>& d, std::string_view id) {
      ASSERT_EQ(b.size(), d.size());
      for (std::size_t i = 0; i < d.size(); ++i) EXPECT_EQ(b[i].mid, d[i]) << id;
    };
    const auto same_entries = [](const Matrix<Bounded>& b, const Matrix<double>& d, std::string_view id) {
      for (std::size_t i = 0; i < d.rows(); ++i)
        for (std::size_t j = 0; j < d.columns(); ++j) EXPECT_EQ(b(i, j).mid, d(i, j)) << id;
    };
    const auto torque = inverse_dynamics_methods<double>();
    for (std::size_t k = 0; k < torque.size(); ++k)
      same(inverse_dynamics_methods<Bounded>()[k].run(at.model, at.state), torque[k].run(plain.model, plain.state),
           torque[k].id);
    const auto mass = mass_matrix_methods<double>();
    for (std::size_t k = 0; k < mass.size(); ++k)
      same_entries(mass_matrix_methods<Bounded>()[k].run(at.model, at.state), mass[k].run(plain.model, plain.state),
                   mass[k].id);
    const auto coriolis = coriolis_methods<double>();
    for (std::size_t k = 0; k < coriolis.size(); ++k)
      same_entries(coriolis_methods<Bounded>()[k].run(at.model, at.state), coriolis[k].run(plain.model, plain.state),
                   coriolis[k].id);
  });
}

}  // namespace
}  // namespace lagdyn::test
