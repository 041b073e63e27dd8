// A tape's results as numbers with radii, whatever their shape.
#pragma once

#include <utility>
#include <vector>

#include "lagdyn/chain/state.hpp"
#include "lagdyn/spatial/matrix.hpp"
#include "lagdyn/spatial/vocabulary.hpp"

namespace lagdyn {

/// Where bounds come from: radii on the way (rigorous), or a sweep back over a tape (to first order, tight at any length).
enum class Bounds { radii, tight };

inline std::vector<Bounded> enclosed(const Tape& tape, const std::vector<Taped>& results) {
  return tape.enclosed(results);
}

inline Bounded enclosed(const Tape& tape, const Taped& result) { return tape.enclosed({result}).front(); }

inline Matrix<Bounded> enclosed(const Tape& tape, const Matrix<Taped>& A) {
  std::vector<Taped> entries;
  for (std::size_t i = 0; i < A.rows(); ++i)
    for (std::size_t j = 0; j < A.columns(); ++j) entries.push_back(A(i, j));
  const std::vector<Bounded> known = tape.enclosed(entries);
  Matrix<Bounded> result(A.rows(), A.columns());
  for (std::size_t i = 0; i < A.rows(); ++i)
    for (std::size_t j = 0; j < A.columns(); ++j) result(i, j) = known[i * A.columns() + j];
  return result;
}

inline Wrench<Bounded> enclosed(const Tape& tape, const Wrench<Taped>& F) {
  const std::vector<Bounded> known = tape.enclosed({F.n[0], F.n[1], F.n[2], F.f[0], F.f[1], F.f[2]});
  return {{known[0], known[1], known[2]}, {known[3], known[4], known[5]}};
}

/// Numbers that are exact, as doubles of another scalar.
template <LiftableScalar T>
std::vector<T> exactly(const std::vector<Bounded>& numbers) {
  std::vector<T> same;
  for (const Bounded& x : numbers) same.emplace_back(x.mid);
  return same;
}

template <LiftableScalar T>
std::vector<T> exactly(const std::vector<double>& numbers) {
  std::vector<T> same;
  for (const double x : numbers) same.emplace_back(x);
  return same;
}

/// One method over both instruments of bounds.
template <class OverBounded, class OverTaped>
struct OnEither {
  OverBounded* over_bounded;
  OverTaped* over_taped;

  auto operator()(const Model<Bounded>& model, const State<Bounded>& state) const { return over_bounded(model, state); }
  auto operator()(const Model<Taped>& model, const State<Taped>& state) const { return over_taped(model, state); }
};

}  // namespace lagdyn
