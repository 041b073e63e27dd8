// A state that checks look at, and the results of the reference methods there, computed when first asked for.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/chain/state.hpp"
#include "lagdyn/checks/enclosed.hpp"
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
  Sample(const Subject& subject, std::uint64_t seed, std::uint64_t index, Bounds bounds = Bounds::radii);
  /// At given numbers; `index` and `seed` still feed the checks' own random numbers.
  Sample(const Subject& subject, std::uint64_t seed, std::uint64_t index, JointState values, StandIns stand_ins = {},
         Bounds bounds = Bounds::radii);

  const JointState& values() const { return values_; }
  const State<double>& plain() const { return plain_; }
  const State<Bounded>& bounded() const { return bounded_; }
  std::uint64_t seed() const { return seed_; }
  std::uint64_t index() const { return index_; }
  /// Random numbers of this state for one check, the same whatever else runs.
  CounterRandom random(std::string_view check_id) const { return {seed_, index_, stream_of(check_id)}; }

  /// What `run` makes of the subject's model and this state, with radii by this sample's kind of bounds. `run` is a function
  /// of Model<T> and State<T> for both of its scalars, and asks the sample for nothing.
  template <class Run>
  auto enclose(const Subject& subject, const Run& run) const
      -> decltype(run(std::declval<const Model<Bounded>&>(), std::declval<const State<Bounded>&>())) {
    if (bounds_ == Bounds::radii) return run(subject.bounded, bounded_);
    Tape& tape = Tape::of_thread();
    tape.begin();
    const Model<Taped> model = lift<Taped>(subject.chain);
    const State<Taped> state = lift_state(model, values_);
    return enclosed(tape, run(model, state));
  }

  const std::vector<Bounded>& rnea() const;                 ///< tau
  const Matrix<Bounded>& rnea_columns() const;              ///< M
  const std::vector<Bounded>& rnea_static() const;          ///< g
  const std::vector<Bounded>& rnea_velocity_terms() const;  ///< C qd
  const EnergySlopes<Bounded>& energy_slopes() const;       ///< dM/dq by the energy route
  Bounded kinetic_links() const;
  Wrench<Bounded> base_reaction() const;                                    ///< by newton_euler
  Matrix<Bounded> christoffel_exact(const std::vector<Bounded>& qd) const;  ///< C at this q, by radii
  /// C(q, u) v of christoffel-exact; u and v are exact.
  std::vector<Bounded> christoffel_product(const std::vector<Bounded>& u, const std::vector<Bounded>& v) const;
  std::vector<double> mass_matrix_solve(const std::vector<double>& tau) const;  ///< qdd
  std::vector<double> aba(const std::vector<double>& tau) const;                ///< qdd
  /// How large the terms are that results at this state are sums of.
  const Magnitudes& magnitudes() const;
  double torque_scale() const { return magnitudes().torque; }

 private:
  const Subject& subject_;
  std::uint64_t seed_, index_;
  JointState values_;
  Bounds bounds_;
  State<double> plain_;
  State<Bounded> bounded_;
  mutable StandIns results_;  ///< those given, and the library's own once asked for
  mutable std::optional<EnergySlopes<Bounded>> slopes_;
  mutable std::optional<Magnitudes> magnitudes_;
};

}  // namespace lagdyn
