// What tells how a recorded motion was made, and whether it is the chain's.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <array>
#include <cmath>

#include "lagdyn/motion/recorded.hpp"
#include "motion/chains.hpp"

namespace lagdyn {
namespace {

using namespace motion;
using namespace test;

/// The recording of a motion, by the program's own writer.
std::string recorded_csv(Moving& moving, const char* integrator, double h, std::uint64_t steps,
                         const std::vector<double>& q = {-1, 0.5}) {
  std::string csv = trajectory_header(moving.model.size());
  run(moving.equations, *integrator_named(integrator), moving.account,
      moving.equations.start(q, std::vector<double>(q.size())), h, steps,
      [&](const Instant& now) { append_row(csv, now); });
  return csv;
}

Recorded examined(Moving& moving, const std::string& csv) {
  const ReadTrajectory read = read_trajectory_text(csv, "m.csv", moving.model.size());
  EXPECT_TRUE(read.diagnostics.empty());
  return examine(moving.equations, moving.bounded, moving.account, read.trajectory);
}

/// Euler's rules by hand on the point pendulum, q'' = -(g / 0.8) cos q; K of `lag` rows before; `digits` after the point.
std::string by_hand(bool semi_implicit, std::size_t lag, int digits, double h = 1e-3) {
  std::vector<double> qs{-1.0}, qds{0.4};
  for (int k = 0; k < 400; ++k) {
    const double qdd = -9.81 / 0.8 * std::cos(qs.back()), old = qds.back();
    qds.push_back(old + h * qdd);
    qs.push_back(qs.back() + h * (semi_implicit ? qds.back() : old));
  }
  std::string csv = "t,q1,qd1,K,P,E\n";
  for (std::size_t k = 0; k < qs.size(); ++k) {
    const double qd = qds[k < lag ? 0 : k - lag];
    const double K = 0.5 * 1.5 * 0.64 * qd * qd, P = 1.5 * 9.81 * 0.8 * std::sin(qs[k]);
    csv += fmt::format("{0:.6f},{2:.{1}f},{3:.{1}f},{4:.{1}f},{5:.{1}f},{6:.{1}f}\n", static_cast<double>(k) * h,
                       digits, qs[k], qds[k], K, P, K + P);
  }
  return csv;
}

TEST(Recorded, EulersRulesAreNamed) {
  Moving moving(point_pendulum());
  for (int digits : {17, 9}) {
    EXPECT_EQ(examined(moving, by_hand(false, 0, digits)).pattern, Pattern::explicit_euler) << digits;
    EXPECT_EQ(examined(moving, by_hand(true, 0, digits)).pattern, Pattern::semi_implicit_euler) << digits;
  }
}

TEST(Recorded, ALaggedKineticEnergyIsNamedWhateverMovedTheChain) {
  Moving moving(point_pendulum());
  EXPECT_EQ(examined(moving, by_hand(false, 1, 17)).pattern, Pattern::lagged_kinetic);
  EXPECT_EQ(examined(moving, by_hand(true, 1, 9)).pattern, Pattern::lagged_kinetic);
  EXPECT_EQ(examined(moving, by_hand(true, 2, 17)).pattern, Pattern::semi_implicit_euler)
      << "two rows late is another slip";
}

TEST(Recorded, DigitsThatHideTheRuleNameNone) {
  Moving moving(point_pendulum());
  const Recorded found = examined(moving, by_hand(false, 0, 3));
  EXPECT_EQ(found.pattern, Pattern::none);
  EXPECT_LE(found.mismatch.largest(), found.mismatch.allowed) << "printing explains the difference";
  EXPECT_EQ(found.verdict, RecordedVerdict::agrees) << "over more than one step they do follow";
  EXPECT_GT(found.followed.stride, 1u);
}

TEST(Recorded, GoodIntegratorsAreNotNamed) {
  Moving moving(planar_pair());
  for (const char* integrator : {"rk4", "midpoint", "implicit-midpoint"})
    for (double h : {1e-2, 1e-3}) {
      const Recorded found = examined(moving, recorded_csv(moving, integrator, h, 200));
      EXPECT_EQ(found.pattern, Pattern::none) << integrator;
      EXPECT_LE(found.mismatch.largest(), found.mismatch.allowed) << integrator;
      EXPECT_EQ(found.verdict, RecordedVerdict::agrees) << integrator << ' ' << h;
      EXPECT_NEAR(found.h, h, 1e-12);
    }
}

TEST(Recorded, EnergiesOfAnotherModelDiffer) {
  Moving moving(planar_pair());
  Model<double> other = moving.model;
  other.joints[1].body.mass *= 1 + 1e-6;
  std::string csv = trajectory_header(2);
  run(moving.equations, integrators().front(), EnergyAccount(other), moving.equations.start({-1, 0.5}, {0, 0}), 1e-3,
      200, [&](const Instant& now) { append_row(csv, now); });
  const Recorded found = examined(moving, csv);
  EXPECT_GT(found.mismatch.largest(), 1e3 * found.mismatch.allowed);
  EXPECT_EQ(found.mismatch.sum, 0);
  EXPECT_EQ(found.followed.verdict, Followed::Verdict::yes);
  EXPECT_EQ(found.verdict, RecordedVerdict::energies_differ);
}

TEST(Recorded, ASumThatIsNotKPlusP) {
  Moving moving(point_pendulum());
  std::string csv = "t,q1,qd1,K,P,E\n";
  for (int k = 0; k < 10; ++k) csv += fmt::format("{},0,0,0,0.0000000001,{}\n", k, k == 6 ? 0.25 : 0.0);
  const Recorded found = examined(moving, csv);
  EXPECT_NEAR(found.mismatch.sum, 0.25, 1e-9);
  EXPECT_EQ(found.mismatch.row, 6u);
}

TEST(Recorded, WhatStandsStillExchangesNothing) {
  Moving moving(point_pendulum());
  std::string csv = "t,q1,qd1,K,P,E\n";
  for (int k = 0; k < 10; ++k) csv += fmt::format("{}.000000000,0,0,0,0,0\n", k);
  const Recorded found = examined(moving, csv);
  EXPECT_EQ(found.pattern, Pattern::none);
  EXPECT_LE(found.exchanged, found.floor);
}

TEST(Recorded, AMissingDissipationIsIntegrated) {
  Moving moving(planar_pair(0.1));
  std::string csv = recorded_csv(moving, "rk4", 1e-3, 500);
  const Recorded whole = examined(moving, csv);
  std::string cut;
  for (std::size_t start = 0; start < csv.size();) {
    const std::size_t end = csv.find('\n', start), comma = csv.rfind(',', end);
    cut += csv.substr(start, comma - start) + '\n';
    start = end + 1;
  }
  const Recorded without = examined(moving, cut);
  EXPECT_GT(whole.dissipated, 0.01);
  EXPECT_NEAR(without.dissipated, whole.dissipated, 1e-10);
  EXPECT_LT(without.drift, 1e-9);
}

/// A motion by RK4, printed with `form`; every `every`-th row; P above its own by `above`.
std::string printed(Moving& moving, const char* form, std::size_t every = 1, double above = 0, double h = 1e-3,
                    std::uint64_t steps = 800) {
  const std::size_t n = moving.model.size();
  std::string csv = trajectory_header(n);
  run(moving.equations, integrators().front(), moving.account, moving.equations.start({-1, 0.5}, {0.3, 0}), h, steps,
      [&](const Instant& now) {
        if (now.step % every != 0) return;
        std::vector<double> numbers{now.t};
        numbers.insert(numbers.end(), now.y.begin(), now.y.begin() + static_cast<std::ptrdiff_t>(2 * n));
        const double P = now.energy.potential + above;
        numbers.insert(numbers.end(), {now.energy.kinetic, P, now.energy.kinetic + P, Equations::dissipated(now.y)});
        for (std::size_t i = 0; i < numbers.size(); ++i)
          csv += (i == 0 ? "" : ",") + fmt::format(fmt::runtime(form), numbers[i]);
        csv += '\n';
      });
  return csv;
}

TEST(Recorded, UsualFormsOfPrintingAgree) {
  for (double damping : {0.0, 0.1}) {
    Moving moving(planar_pair(damping));
    for (const char* form : {"{}", "{:.17g}", "{:.6g}", "{:.7g}", "{:.6e}", "{:.6f}", "{:.4f}"}) {
      const Recorded found = examined(moving, printed(moving, form));
      EXPECT_EQ(found.verdict, RecordedVerdict::agrees)
          << form << ' ' << found.mismatch.largest() << " of " << found.mismatch.allowed << ", "
          << found.mismatch.dissipated << " of " << found.mismatch.dissipated_allowed << ", q "
          << found.followed.q.recorded << " of " << found.followed.q.allowed;
    }
  }
}

TEST(Recorded, SparseRowsAgree) {
  Moving moving(planar_pair(0.1));
  for (std::size_t every : {10, 50, 100}) {
    const Recorded found = examined(moving, printed(moving, "{}", every));
    EXPECT_EQ(found.verdict, RecordedVerdict::agrees) << every;
    EXPECT_EQ(found.followed.stride, 1u);
  }
}

TEST(Recorded, AZeroOfPOfItsOwnIsToldAndAgrees) {
  Moving moving(planar_pair());
  for (const char* form : {"{}", "{:.6g}"}) {
    const Recorded found = examined(moving, printed(moving, form, 1, 12.5));
    EXPECT_EQ(found.verdict, RecordedVerdict::agrees);
    EXPECT_NEAR(found.mismatch.potential_offset, 12.5, 1e-3);
  }
  EXPECT_EQ(examined(moving, printed(moving, "{}")).mismatch.potential_offset, 0);
}

/// Rows of t, q, qd whose K, P, E are the chain's own at each.
std::string with_own_energies(const Chain& chain, const std::vector<std::array<double, 3>>& rows) {
  Moving moving(chain);
  std::string csv = "t,q1,qd1,K,P,E\n";
  for (const auto& [t, q, qd] : rows) {
    const Energies energy = moving.account.at(moving.equations.state_of(moving.equations.start({q}, {qd})));
    csv += fmt::format("{},{},{},{},{},{}\n", t, q, qd, energy.kinetic, energy.potential, energy.total());
  }
  return csv;
}

/// The point pendulum's q'' = -w^2 cos q - c qd by RK4 written out here; then t, q, qd times the factors given.
std::vector<std::array<double, 3>> pendulum_rows(double w2, double c, std::array<double, 3> factors = {1, 1, 1}) {
  std::vector<std::array<double, 3>> rows;
  double q = -1, qd = 0.4;
  const double h = 1e-3;
  const auto rate = [&](double at, double speed) { return -w2 * std::cos(at) - c * speed; };
  for (int k = 0; k <= 500; ++k) {
    rows.push_back({k * h * factors[0], q * factors[1], qd * factors[2]});
    const double a1 = rate(q, qd), v2 = qd + h / 2 * a1, a2 = rate(q + h / 2 * qd, v2), v3 = qd + h / 2 * a2;
    const double a3 = rate(q + h / 2 * v2, v3), v4 = qd + h * a3, a4 = rate(q + h * v3, v4);
    q += h / 6 * (qd + 2 * v2 + 2 * v3 + v4);
    qd += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
  }
  return rows;
}

Recorded examined_rows(const std::vector<std::array<double, 3>>& rows) {
  Moving moving(point_pendulum());
  return examined(moving, with_own_energies(point_pendulum(), rows));
}

TEST(Recorded, OtherMotionsWithTheChainsOwnEnergiesDoNotFollow) {
  const double w2 = 9.81 / 0.8;
  EXPECT_EQ(examined_rows(pendulum_rows(w2, 0)).verdict, RecordedVerdict::agrees);
  EXPECT_EQ(examined_rows(pendulum_rows(-w2, 0)).verdict, RecordedVerdict::states_differ) << "gravity upwards";
  EXPECT_EQ(examined_rows(pendulum_rows(0, 0)).verdict, RecordedVerdict::states_differ) << "no gravity";
  EXPECT_EQ(examined_rows(pendulum_rows(w2, 0.1)).verdict, RecordedVerdict::states_differ) << "damping";
  EXPECT_EQ(examined_rows(pendulum_rows(1.005 * w2, 0)).verdict, RecordedVerdict::states_differ) << "0.5 % of g";
  std::vector<std::array<double, 3>> random;
  for (int k = 0; k < 100; ++k) random.push_back({k * 1e-3, std::sin(12.9 * k * k), std::cos(78.2 * k * k)});
  EXPECT_EQ(examined_rows(random).verdict, RecordedVerdict::states_differ);
  for (auto& row : random) row[0] *= 100;
  EXPECT_EQ(examined_rows(random).verdict, RecordedVerdict::states_differ);
}

TEST(Recorded, UnitsAndSignsAreNamedByTheirPace) {
  const double w2 = 9.81 / 0.8, degree = 180 / 3.14159265358979;
  const auto pace = [&](std::array<double, 3> factors) {
    const Recorded found = examined_rows(pendulum_rows(w2, 0, factors));
    EXPECT_EQ(found.verdict, RecordedVerdict::states_differ);
    return found.followed.pace.value_or(0);
  };
  EXPECT_NEAR(pace({1000, 1, 1}), 1e-3, 1e-6);
  EXPECT_NEAR(pace({1, 1, -1}), -1, 1e-3);
  EXPECT_NEAR(pace({1, 1, degree}), 1 / degree, 1e-5);
  EXPECT_NEAR(pace({1, degree, 1}), degree, 0.1);
}

TEST(Recorded, OtherRulesOfFirstOrder) {
  for (const bool positions_first : {false, true}) {
    std::vector<std::array<double, 3>> rows{{0, -1, 0.4}};
    for (int k = 1; k <= 400; ++k) {
      double q = rows.back()[1], qd = rows.back()[2];
      if (positions_first) {
        q += 1e-3 * qd;
        qd -= 1e-3 * 9.81 / 0.8 * std::cos(q);
      } else {
        double next = q;
        for (int i = 0; i < 50; ++i) next = q + 1e-3 * (qd - 1e-3 * 9.81 / 0.8 * std::cos(next));
        q = next;
        qd -= 1e-3 * 9.81 / 0.8 * std::cos(q);
      }
      rows.push_back({k * 1e-3, q, qd});
    }
    EXPECT_EQ(examined_rows(rows).pattern, positions_first ? Pattern::semi_implicit_euler : Pattern::implicit_euler);
  }
}

TEST(Recorded, RulesAreToldWhereAccelerationIsConstant) {
  Chain falling = slider(0);
  falling.gravity = {-9.81, 0, 0};
  for (const bool new_velocity : {false, true}) {
    std::vector<std::array<double, 3>> rows{{0, 0, 0.1}};
    for (int k = 1; k <= 100; ++k) {
      const auto [t, q, qd] = rows.back();
      const double next = qd - 1e-3 * 9.81;
      rows.push_back({k * 1e-3, q + 1e-3 * (new_velocity ? next : qd), next});
    }
    Moving moving(falling);
    EXPECT_EQ(examined(moving, with_own_energies(falling, rows)).pattern,
              new_velocity ? Pattern::semi_implicit_euler : Pattern::explicit_euler);
  }
  Moving moving(falling);
  std::string csv = trajectory_header(1);
  run(moving.equations, integrators().front(), moving.account, moving.equations.start({0}, {0.1}), 1e-3, 200,
      [&](const Instant& now) { append_row(csv, now); });
  EXPECT_EQ(examined(moving, csv).verdict, RecordedVerdict::agrees);
}

TEST(Recorded, ADissipationThatIsNotTheChainsDiffers) {
  Moving damped(planar_pair(0.1)), free(planar_pair());
  std::string csv = recorded_csv(damped, "rk4", 1e-3, 500);
  EXPECT_EQ(examined(free, csv).verdict, RecordedVerdict::energies_differ);
  std::string zeros;
  for (std::size_t start = 0; start < csv.size();) {
    const std::size_t end = csv.find('\n', start), comma = csv.rfind(',', end);
    zeros += csv.substr(start, comma - start) + (start == 0 ? ",dissipated\n" : ",0\n");
    start = end + 1;
  }
  const Recorded found = examined(damped, zeros);
  EXPECT_EQ(found.verdict, RecordedVerdict::energies_differ);
  EXPECT_GT(found.dissipated, 0.01) << "the quadrature's, where the recorded one is wrong";
  EXPECT_LT(found.drift, 1e-8);
}

TEST(Recorded, RowsThatAreTooFarApartTellNothing) {
  Moving moving(planar_pair());
  const Recorded found = examined(moving, printed(moving, "{}", 1000, 0, 1e-3, 8000));
  EXPECT_EQ(found.verdict, RecordedVerdict::unresolved);
}

TEST(Recorded, UnevenStepsAreSeen) {
  Moving moving(point_pendulum());
  const std::string csv = "t,q1,qd1,K,P,E\n0,0.5,0,0,0,0\n0.1,0.4,0,0,0,0\n0.3,0.3,0,0,0,0\n";
  const Trajectory trajectory = read_trajectory_text(csv, "m.csv", 1).trajectory;
  EXPECT_FALSE(trajectory.even_steps());
  EXPECT_NEAR(trajectory.largest_step(), 0.2, 1e-12);
}

}  // namespace
}  // namespace lagdyn
