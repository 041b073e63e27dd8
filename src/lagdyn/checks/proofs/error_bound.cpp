#include "lagdyn/checks/proofs/error_bound.hpp"

#include <algorithm>
#include <cmath>

namespace lagdyn::proofs {

double ErrorBound::log2_of_trial() const {
  if (!(divisors_degree < 0x1p60)) return 0;
  return std::min(0.0, std::log2(degree / (0x1p60 - divisors_degree) + bits / 60 * 0x1p-54));
}

std::optional<unsigned> ErrorBound::trials_needed() const {
  for (unsigned trials = 1; trials <= kMostTrials; ++trials)
    if (trials * log2_of_trial() < kLog2Error) return trials;
  return std::nullopt;
}

ErrorBound error_bound(const Identity<Degree>& identity, const Chain& chain, const Chain* other) {
  Degree::begin();
  const Model<double> plain = lift<double>(chain);
  Unknowns<Degree> unknowns(Degree::variable);
  Point<Degree> point{lift<Degree>(chain), {}, unknowns, plain, {}};
  point.state = rational_state(point.model, unknowns);
  if (other != nullptr) {
    const Model<Degree> model = lift<Degree>(*other);
    point.other = {model, rational_state(model, unknowns)};
  }
  Sides<Degree> sides;
  identity.compare(point, sides);
  ErrorBound bound;
  for (std::size_t i = 0; i < sides.left.size(); ++i) {
    const Degree difference = sides.left[i] - sides.right[i];
    bound.degree = std::max(bound.degree, difference.numerator_degree());
    bound.bits = std::max(bound.bits, difference.bits());
  }
  bound.divisors_degree = Degree::divisors_degree();
  return bound;
}

}  // namespace lagdyn::proofs
