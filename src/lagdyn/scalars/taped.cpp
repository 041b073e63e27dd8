#include "lagdyn/scalars/taped.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <stdexcept>

namespace lagdyn {
namespace {

constexpr std::size_t lanes = 8;
constexpr std::size_t most_nodes = std::size_t{1} << 28;

bool is_exactly(Taped a, double x) { return a.node == 0 && a.mid == x; }

double rounding(double value) { return kUnitRoundoff * std::abs(value); }

}  // namespace

Tape& Tape::of_thread() {
  thread_local Tape tape;
  return tape;
}

void Tape::begin() { nodes_.resize(1); }

Taped Tape::record(double value, Taped a, double by_a, Taped b, double by_b, double error) {
  if (a.node == 0 && b.node == 0 && error == 0) return Taped(value);
  if (nodes_.size() >= most_nodes) throw std::length_error("too many operations to record");
  nodes_.push_back({a.node, b.node, by_a, by_b, error});
  return {value, static_cast<std::uint32_t>(nodes_.size() - 1)};
}

std::vector<Bounded> Tape::enclosed(const std::vector<Taped>& results) const {
  std::vector<Bounded> all;
  std::vector<std::array<double, lanes>> slopes;
  for (std::size_t first = 0; first < results.size(); first += lanes) {
    const std::size_t count = std::min(lanes, results.size() - first);
    std::uint32_t last = 0;
    for (std::size_t l = 0; l < count; ++l) last = std::max(last, results[first + l].node);
    slopes.assign(std::size_t{last} + 1, {});
    for (std::size_t l = 0; l < count; ++l) slopes[results[first + l].node][l] = 1;
    std::array<double, lanes> radius{};
    for (std::size_t k = last; k > 0; --k) {
      const Node& node = nodes_[k];
      const std::array<double, lanes>& slope = slopes[k];
      for (std::size_t l = 0; l < lanes; ++l) {
        if (slope[l] == 0) continue;  // what is not reached may be infinite
        radius[l] += std::abs(slope[l]) * node.error;
        slopes[node.a][l] += slope[l] * node.by_a;
        slopes[node.b][l] += slope[l] * node.by_b;
      }
    }
    for (std::size_t l = 0; l < count; ++l) all.emplace_back(results[first + l].mid, radius[l]);
  }
  return all;
}

Taped operator-(Taped a) { return Tape::of_thread().record(-a.mid, a, -1, {}, 0, 0); }

Taped operator+(Taped a, Taped b) {
  if (is_exactly(a, 0)) return b;
  if (is_exactly(b, 0)) return a;
  const double sum = a.mid + b.mid;
  return Tape::of_thread().record(sum, a, 1, b, 1, rounding(sum));
}

Taped operator-(Taped a, Taped b) {
  if (is_exactly(b, 0)) return a;
  if (is_exactly(a, 0)) return -b;
  const double difference = a.mid - b.mid;
  return Tape::of_thread().record(difference, a, 1, b, -1, rounding(difference));
}

Taped operator*(Taped a, Taped b) {
  const double product = a.mid * b.mid;
  if (is_exactly(a, 0) || is_exactly(b, 0)) return Taped(product);
  const bool exact = (a.node == 0 && std::abs(a.mid) == 1) || (b.node == 0 && std::abs(b.mid) == 1);
  const double error = exact ? 0 : rounding(product) + bounded::underflow(std::abs(product), true);
  return Tape::of_thread().record(product, a, b.mid, b, a.mid, error);
}

Taped operator/(Taped a, Taped b) {
  const double quotient = a.mid / b.mid;
  const double error = b.mid == 0 ? std::numeric_limits<double>::infinity()
                                  : rounding(quotient) + bounded::underflow(std::abs(quotient), !is_exactly(a, 0));
  return Tape::of_thread().record(quotient, a, 1 / b.mid, b, -quotient / b.mid, error);
}

Taped cos_of(Taped x) {
  const double c = std::cos(x.mid);
  return Tape::of_thread().record(c, x, -std::sin(x.mid), {}, 0, 2 * rounding(c));
}

Taped sin_of(Taped x) {
  const double s = std::sin(x.mid);
  return Tape::of_thread().record(s, x, std::cos(x.mid), {}, 0,
                                  2 * rounding(s) + bounded::underflow(std::abs(s), x.mid != 0));
}

Taped widened(Taped a, double r) { return Tape::of_thread().record(a.mid, a, 1, {}, 0, r); }

}  // namespace lagdyn
