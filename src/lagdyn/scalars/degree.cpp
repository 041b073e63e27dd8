#include "lagdyn/scalars/degree.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace lagdyn {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

struct Divisor {
  double degree, size;
};

struct Divisors {
  std::vector<Divisor> all;
  std::unordered_map<std::uint64_t, std::size_t> by_origin;
  std::uint64_t operations = 0;
};

thread_local Divisors divisors;

template <double Divisor::*bound>
double of_powers(const std::vector<std::uint32_t>& exponents) {
  double sum = 0;
  for (std::size_t j = 0; j < exponents.size(); ++j)
    if (exponents[j] != 0) sum += exponents[j] * (divisors.all[j].*bound);
  return sum;
}

/// log2(2^a + 2^b).
double log2_of_sum(double a, double b) {
  const double larger = std::max(a, b);
  return larger + std::log1p(std::exp2(std::min(a, b) - larger)) / std::log(2.0);
}

template <class Combine>
std::vector<std::uint32_t> combined(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b,
                                    const Combine& combine) {
  std::vector<std::uint32_t> result = a;
  result.resize(std::max(a.size(), b.size()));
  for (std::size_t j = 0; j < b.size(); ++j) result[j] = combine(result[j], b[j]);
  while (!result.empty() && result.back() == 0) result.pop_back();
  return result;
}

}  // namespace

void Degree::begin() { divisors = {}; }

double Degree::divisors_degree() {
  double sum = 0;
  for (const Divisor& divisor : divisors.all) sum += divisor.degree;
  return sum;
}

Degree::Degree(double x) {
  if (x == 0) return;
  int exponent = 0;
  auto odd = static_cast<std::int64_t>(std::ldexp(std::frexp(std::abs(x), &exponent), 53));
  exponent -= 53;
  for (; odd % 2 == 0; odd /= 2) ++exponent;
  degree_ = 0;
  size_ = odd == 1 ? exponent : std::log2(static_cast<double>(odd)) + exponent;
  halvings_ = -exponent;
  origin_ = ++divisors.operations;
}

Degree Degree::variable() {
  Degree x(1);
  x.degree_ = 1;
  return x;
}

double Degree::numerator_degree() const { return degree_ + of_powers<&Divisor::degree>(exponents_); }

double Degree::bits() const { return size_ + halvings_ + of_powers<&Divisor::size>(exponents_) + 1; }

Degree operator+(const Degree& a, const Degree& b) {
  if (a.is_zero()) return b;
  if (b.is_zero()) return a;
  Degree sum;
  sum.degree_ = std::max(a.degree_, b.degree_);
  sum.size_ = a.size_ < kInfinity && b.size_ < kInfinity ? log2_of_sum(a.size_, b.size_) : kInfinity;
  sum.halvings_ = std::max(a.halvings_, b.halvings_);
  sum.exponents_ = combined(a.exponents_, b.exponents_, [](auto x, auto y) { return std::max(x, y); });
  sum.origin_ = ++divisors.operations;
  return sum;
}

Degree operator*(const Degree& a, const Degree& b) {
  if (a.is_zero() || b.is_zero()) return {};
  Degree product;
  product.degree_ = a.degree_ + b.degree_;
  product.size_ = a.size_ + b.size_;
  product.halvings_ = a.halvings_ + b.halvings_;
  product.exponents_ = combined(a.exponents_, b.exponents_, [](auto x, auto y) { return x + y; });
  product.origin_ = ++divisors.operations;
  return product;
}

Degree operator/(const Degree& a, const Degree& b) {
  Degree quotient;
  quotient.origin_ = ++divisors.operations;
  if (b.is_zero()) {
    quotient.degree_ = quotient.size_ = kInfinity;
    return quotient;
  }
  if (a.is_zero()) return a;
  quotient.degree_ = a.degree_ - b.degree_;
  quotient.size_ = a.size_ - b.size_;
  quotient.halvings_ = a.halvings_ - b.halvings_;
  quotient.exponents_ = combined(a.exponents_, b.exponents_, [](auto x, auto y) { return x > y ? x - y : 0; });
  const Divisor numerator{b.numerator_degree(), b.bits() - 1};
  if (numerator.degree == 0 && numerator.size == 0) return quotient;  // +-1
  const auto [known, is_new] = divisors.by_origin.try_emplace(b.origin_, divisors.all.size());
  if (is_new) divisors.all.push_back(numerator);
  quotient.exponents_.resize(std::max(quotient.exponents_.size(), known->second + 1));
  ++quotient.exponents_[known->second];
  return quotient;
}

}  // namespace lagdyn
