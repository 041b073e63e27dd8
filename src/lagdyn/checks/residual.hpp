// What a check finds at one state: how far apart two results are, and how far rounding can have put them.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include "lagdyn/spatial/matrix.hpp"
#include "lagdyn/spatial/vocabulary.hpp"

namespace lagdyn {

/// A measured size and the bound it must keep: measured <= bound, or for a lower bound measured >= bound.
struct Residual {
  double measured = 0, bound = 0;
  bool lower = false;                ///< bound is a lower one
  std::optional<std::size_t> joint;  ///< the joint whose equation it is, where it is one joint's

  /// measured / bound, or bound / measured; at most 1 when the law holds. 0 / 0 is 0, but nothing is above a lower bound
  /// unless it is positive.
  double ratio() const {
    if (lower && measured <= 0) return std::numeric_limits<double>::infinity();
    const double above = lower ? bound : measured, below = lower ? measured : bound;
    return above == 0 ? 0 : below > 0 ? above / below : above / 0.0;
  }
};

/// How grave a finding is. Agreement within a bound above 1e-6 of the largest term proves nothing.
enum class Grade { held, too_wide, broken, not_finite };

/// The worst residual of one state, the widest bound of any, and the size of the largest term that went into them.
struct Finding {
  Residual worst;
  double widest = 0;
  double scale = 0;
  bool any = false;

  Grade grade() const {
    if (!std::isfinite(worst.measured) || !std::isfinite(worst.bound)) return Grade::not_finite;
    if (worst.ratio() > 1) return Grade::broken;
    return widest > 0 && !(widest <= 1e-6 * scale) ? Grade::too_wide : Grade::held;
  }

  /// Keeps the residual with the larger ratio; the first wins a tie, and what is not a number wins over all.
  void add(const Residual& residual) {
    const double now = residual.ratio(), before = worst.ratio();
    if (!any || now > before || (std::isnan(now) && !std::isnan(before))) worst = residual;
    if (!residual.lower && !(residual.bound <= widest)) widest = residual.bound;
    any = true;
  }
  void add(double measured, double bound, std::optional<std::size_t> joint = {}) {
    add({measured, bound, false, joint});
  }

  /// Two results of one quantity: |a - b| <= rad(a) + rad(b).
  void compare(const Bounded& a, const Bounded& b, std::optional<std::size_t> joint = {}) {
    add(std::abs(a.mid - b.mid), a.rad + b.rad, joint);
  }
  void compare(std::span<const Bounded> a, std::span<const Bounded> b) {
    for (std::size_t i = 0; i < a.size(); ++i) compare(a[i], b[i], i);
  }
  void compare(const Matrix<Bounded>& A, const Matrix<Bounded>& B) {
    for (std::size_t i = 0; i < A.rows(); ++i)
      for (std::size_t j = 0; j < A.columns(); ++j) compare(A(i, j), B(i, j), i);
  }
  /// A quantity that must be zero.
  void vanish(const Bounded& a, std::optional<std::size_t> joint = {}) { add(std::abs(a.mid), a.rad, joint); }
  void raise_scale(double size) { scale = std::max(scale, std::abs(size)); }
  void raise_scale(std::span<const Bounded> terms) {
    for (const Bounded& t : terms) raise_scale(t.mid);
  }
  void raise_scale(const Matrix<Bounded>& A) {
    for (std::size_t i = 0; i < A.rows(); ++i)
      for (std::size_t j = 0; j < A.columns(); ++j) raise_scale(A(i, j).mid);
  }
};

}  // namespace lagdyn
