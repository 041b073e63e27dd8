#include "lagdyn/checks/sample.hpp"

#include <algorithm>

#include "lagdyn/chain/random_state.hpp"
#include "lagdyn/dynamics/inertia_free.hpp"
#include "lagdyn/dynamics/rnea_columns.hpp"
#include "lagdyn/dynamics/rnea_static.hpp"

namespace lagdyn {

Subject::Subject(const Chain& c) : chain(c), plain(lift<double>(c)), bounded(lift<Bounded>(c)) {}

const std::vector<std::size_t>& Subject::inertia_free() const {
  if (!inertia_free_) inertia_free_ = inertia_free_joints(chain);
  return *inertia_free_;
}

Sample::Sample(const Subject& subject, std::uint64_t seed, std::uint64_t index)
    : Sample(subject, seed, index, random_state(subject.chain, seed, index)) {}

Sample::Sample(const Subject& subject, std::uint64_t seed, std::uint64_t index, JointState values)
    : subject_(subject),
      seed_(seed),
      index_(index),
      values_(std::move(values)),
      plain_(lift_state(subject.plain, values_)),
      bounded_(lift_state(subject.bounded, values_)) {}

const std::vector<Bounded>& Sample::rnea() const {
  if (!rnea_) rnea_ = lagdyn::rnea(subject_.bounded, bounded_);
  return *rnea_;
}

const Matrix<Bounded>& Sample::rnea_columns() const {
  if (!columns_) columns_ = lagdyn::rnea_columns(subject_.bounded, bounded_);
  return *columns_;
}

const std::vector<Bounded>& Sample::rnea_static() const {
  if (!static_) static_ = lagdyn::rnea_static(subject_.bounded, bounded_);
  return *static_;
}

const std::vector<Bounded>& Sample::rnea_velocity_terms() const {
  if (!velocity_) velocity_ = lagdyn::rnea_velocity_terms(subject_.bounded, bounded_);
  return *velocity_;
}

const EnergySlopes<Bounded>& Sample::energy_slopes() const {
  if (!slopes_) slopes_ = lagdyn::energy_slopes(subject_.bounded, bounded_);
  return *slopes_;
}

const Magnitudes& Sample::magnitudes() const {
  if (!magnitudes_) magnitudes_ = lagdyn::magnitudes(subject_.plain, plain_);
  return *magnitudes_;
}

}  // namespace lagdyn
