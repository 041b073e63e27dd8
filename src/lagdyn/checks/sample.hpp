// A state that checks look at, and the results of the reference methods there, computed when first asked for.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/chain/state.hpp"
#include "lagdyn/checks/magnitudes.hpp"
#include "lagdyn/checks/stand_ins.hpp"
#include "lagdyn/dynamics/energy_slopes.hpp"

namespace lagdyn {

using Lifter = std::function<Model<Bounded>(const Chain&)>;

/// A chain with its lifts, and what holds for it in every state.
struct Subject {
  explicit Subject(const Chain& c, Lifter lifter = &lift<Bounded>);

  Chain chain;
  Lifter lifted;  ///< how this chain and those that checks derive from it become models
  Model<double> plain;
  Model<Bounded> bounded;

  std::size_t size() const { return plain.size(); }
  /// Joints that move no inertia, found when first asked for; forward dynamics needs none of them.
  const std::vector<std::size_t>& inertia_free() const;

 private:
  mutable std::optional<std::vector<std::size_t>> inertia_free_;
};

class Sample {
 public:
  Sample(const Subject& subject, std::uint64_t seed, std::uint64_t index);
  /// At given numbers; `index` and `seed` still feed the checks' own random numbers.
  Sample(const Subject& subject, std::uint64_t seed, std::uint64_t index, JointState values, StandIns stand_ins = {});

  const JointState& values() const { return values_; }
  const State<double>& plain() const { return plain_; }
  const State<Bounded>& bounded() const { return bounded_; }
  std::uint64_t seed() const { return seed_; }
  std::uint64_t index() const { return index_; }
  /// Random numbers of this state for one check, the same whatever else runs.
  CounterRandom random(std::string_view check_id) const { return {seed_, index_, stream_of(check_id)}; }

  const std::vector<Bounded>& rnea() const;                 ///< tau
  const Matrix<Bounded>& rnea_columns() const;              ///< M
  const std::vector<Bounded>& rnea_static() const;          ///< g
  const std::vector<Bounded>& rnea_velocity_terms() const;  ///< C qd
  const EnergySlopes<Bounded>& energy_slopes() const;       ///< dM/dq by the energy route
  Bounded kinetic_links() const;
  Wrench<Bounded> base_reaction() const;                                        ///< by newton_euler
  Matrix<Bounded> christoffel_exact(const std::vector<Bounded>& qd) const;      ///< C at this q
  std::vector<double> mass_matrix_solve(const std::vector<double>& tau) const;  ///< qdd
  std::vector<double> aba(const std::vector<double>& tau) const;                ///< qdd
  /// How large the terms are that results at this state are sums of.
  const Magnitudes& magnitudes() const;
  double torque_scale() const { return magnitudes().torque; }

 private:
  const Subject& subject_;
  std::uint64_t seed_, index_;
  JointState values_;
  State<double> plain_;
  State<Bounded> bounded_;
  mutable StandIns results_;  ///< those given, and the library's own once asked for
  mutable std::optional<EnergySlopes<Bounded>> slopes_;
  mutable std::optional<Magnitudes> magnitudes_;
};

}  // namespace lagdyn
