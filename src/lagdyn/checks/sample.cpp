#include "lagdyn/checks/sample.hpp"

#include <algorithm>

#include "lagdyn/chain/random_state.hpp"
#include "lagdyn/dynamics/aba.hpp"
#include "lagdyn/dynamics/christoffel.hpp"
#include "lagdyn/dynamics/inertia_free.hpp"
#include "lagdyn/dynamics/kinetic_links.hpp"
#include "lagdyn/dynamics/mass_matrix_solve.hpp"
#include "lagdyn/dynamics/rnea_columns.hpp"
#include "lagdyn/dynamics/rnea_static.hpp"

namespace lagdyn {

Subject::Subject(const Chain& c, Lifter lifter)
    : chain(c), lifted(std::move(lifter)), plain(lift<double>(c)), bounded(lifted(c)) {}

const std::vector<std::size_t>& Subject::inertia_free() const {
  if (!inertia_free_) inertia_free_ = inertia_free_joints(chain);
  return *inertia_free_;
}

Sample::Sample(const Subject& subject, std::uint64_t seed, std::uint64_t index, Bounds bounds)
    : Sample(subject, seed, index, random_state(subject.chain, seed, index), {}, bounds) {}

Sample::Sample(const Subject& subject, std::uint64_t seed, std::uint64_t index, JointState values, StandIns stand_ins,
               Bounds bounds)
    : subject_(subject),
      seed_(seed),
      index_(index),
      values_(std::move(values)),
      bounds_(bounds),
      plain_(lift_state(subject.plain, values_)),
      bounded_(lift_state(subject.bounded, values_)),
      results_(std::move(stand_ins)) {}

const std::vector<Bounded>& Sample::rnea() const {
  if (!results_.tau) results_.tau = enclose(subject_, [](auto& m, auto& s) { return lagdyn::rnea(m, s); });
  return *results_.tau;
}

const Matrix<Bounded>& Sample::rnea_columns() const {
  if (!results_.mass_matrix)
    results_.mass_matrix = enclose(subject_, [](auto& m, auto& s) { return lagdyn::rnea_columns(m, s); });
  return *results_.mass_matrix;
}

const std::vector<Bounded>& Sample::rnea_static() const {
  if (!results_.gravity)
    results_.gravity = enclose(subject_, [](auto& m, auto& s) { return lagdyn::rnea_static(m, s); });
  return *results_.gravity;
}

const std::vector<Bounded>& Sample::rnea_velocity_terms() const {
  if (!results_.velocity_terms)
    results_.velocity_terms = enclose(subject_, [](auto& m, auto& s) { return lagdyn::rnea_velocity_terms(m, s); });
  return *results_.velocity_terms;
}

const EnergySlopes<Bounded>& Sample::energy_slopes() const {
  if (!slopes_) slopes_ = lagdyn::energy_slopes(subject_.bounded, bounded_);
  return *slopes_;
}

Bounded Sample::kinetic_links() const {
  if (!results_.kinetic_energy)
    results_.kinetic_energy = enclose(subject_, [](auto& m, auto& s) { return lagdyn::kinetic_links(m, s); });
  return *results_.kinetic_energy;
}

Wrench<Bounded> Sample::base_reaction() const {
  if (!results_.base)
    results_.base = enclose(subject_, [](auto& m, auto& s) { return newton_euler(m, s, m.gravity).base; });
  return *results_.base;
}

Matrix<Bounded> Sample::christoffel_exact(const std::vector<Bounded>& qd) const {
  return results_.coriolis ? results_.coriolis(qd) : energy::coriolis_matrix(energy_slopes().dM, qd);
}

std::vector<Bounded> Sample::christoffel_product(const std::vector<Bounded>& u, const std::vector<Bounded>& v) const {
  if (results_.coriolis || bounds_ == Bounds::radii) return christoffel_exact(u) * v;
  return enclose(subject_, [&]<class T>(const Model<T>& model, const State<T>& state) {
    return energy::coriolis_matrix(lagdyn::energy_slopes(model, state).dM, exactly<T>(u)) * exactly<T>(v);
  });
}

std::vector<double> Sample::mass_matrix_solve(const std::vector<double>& tau) const {
  return results_.forward ? results_.forward(tau) : lagdyn::mass_matrix_solve(subject_.plain, plain_, tau);
}

std::vector<double> Sample::aba(const std::vector<double>& tau) const {
  return results_.forward ? results_.forward(tau) : lagdyn::aba(subject_.plain, plain_, tau);
}

const Magnitudes& Sample::magnitudes() const {
  if (!magnitudes_) magnitudes_ = lagdyn::magnitudes(subject_.plain, plain_);
  return *magnitudes_;
}

}  // namespace lagdyn
