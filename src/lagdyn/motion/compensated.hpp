// A sum that carries what rounding took from it, so that adding n small terms costs a rounding or two, not n.
#pragma once

namespace lagdyn {

/// For numbers and vectors. Source: Kahan, "Further remarks on reducing truncation errors", CACM 8 (1965).
template <class V>
class Compensated {
 public:
  Compensated() = default;
  explicit Compensated(const V& start) : sum_(start) {}

  void add(const V& term) {
    const V corrected = term - lost_, next = sum_ + corrected;
    lost_ = (next - sum_) - corrected;
    sum_ = next;
  }
  const V& value() const { return sum_; }

 private:
  V sum_{}, lost_{};
};

}  // namespace lagdyn
