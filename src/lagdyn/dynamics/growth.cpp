#include "lagdyn/dynamics/growth.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lagdyn {
namespace {

using Integers = std::vector<std::int64_t>;

constexpr std::size_t highest_degree = 4, confirmations = 3;
constexpr std::uint64_t last_start = 4;

std::string ratio(std::int64_t p, std::int64_t q) {
  const std::int64_t common = std::gcd(p, q);
  return q == common ? std::to_string(p / common) : std::to_string(p / common) + "/" + std::to_string(q / common);
}

// The leading entries of the rows of differences: Newton's form p(n) = sum_k leading[k] C(n - from, k).
Integers leading_differences(Integers row) {
  Integers leading;
  for (; !row.empty(); row.pop_back()) {
    leading.push_back(row.front());
    for (std::size_t i = 0; i + 1 < row.size(); ++i) row[i] = row[i + 1] - row[i];
  }
  return leading;
}

// (n - from) (n - from - 1) ... k factors, low degree first.
Integers falling_factorial(std::int64_t from, std::size_t k) {
  Integers product{1};
  for (std::size_t j = 0; j < k; ++j) {
    const std::int64_t root = from + static_cast<std::int64_t>(j);
    Integers next(product.size() + 1, 0);
    for (std::size_t i = 0; i < product.size(); ++i) {
      next[i + 1] += product[i];
      next[i] -= root * product[i];
    }
    product = std::move(next);
  }
  return product;
}

std::int64_t factorial(std::size_t k) { return k < 2 ? 1 : static_cast<std::int64_t>(k) * factorial(k - 1); }

std::vector<std::string> coefficients(const Integers& leading, std::size_t degree, std::int64_t from) {
  Integers sum(degree + 1, 0);  // over degree!
  for (std::size_t k = 0; k <= degree; ++k) {
    const Integers term = falling_factorial(from, k);
    for (std::size_t i = 0; i < term.size(); ++i) sum[i] += leading[k] * (factorial(degree) / factorial(k)) * term[i];
  }
  std::vector<std::string> text;
  for (const std::int64_t c : sum) text.push_back(ratio(c, factorial(degree)));
  return text;
}

}  // namespace

std::optional<PowerFit> fit_power(const std::vector<double>& n, const std::vector<double>& counts) {
  const std::size_t size = std::min(n.size(), counts.size());
  double mean_x = 0, mean_y = 0, xx = 0, xy = 0;
  for (std::size_t i = 0; i < size; ++i) {
    if (!(counts[i] > 0)) return std::nullopt;
    mean_x += std::log(n[i]) / static_cast<double>(size);
    mean_y += std::log(counts[i]) / static_cast<double>(size);
  }
  for (std::size_t i = 0; i < size; ++i) {
    xx += std::pow(std::log(n[i]) - mean_x, 2);
    xy += (std::log(n[i]) - mean_x) * (std::log(counts[i]) - mean_y);
  }
  if (!(xx > 0)) return std::nullopt;
  PowerFit fit{xy / xx, 0};
  for (std::size_t i = 0; i < size; ++i)
    fit.rms += std::pow(std::log(counts[i]) - mean_y - fit.exponent * (std::log(n[i]) - mean_x), 2);
  fit.rms = std::sqrt(fit.rms / static_cast<double>(size));
  return fit;
}

double local_exponent(double n, double a, double m, double b) { return std::log(b / a) / std::log(m / n); }

std::optional<ExactPolynomial> exact_polynomial(const std::function<std::uint64_t(std::uint64_t)>& count) {
  Integers counts;  // at 1, 2, ...
  for (std::uint64_t from = 1; from <= last_start; ++from) {
    while (counts.size() < from + highest_degree + confirmations)
      counts.push_back(static_cast<std::int64_t>(count(counts.size() + 1)));
    const Integers window(counts.begin() + static_cast<std::ptrdiff_t>(from) - 1, counts.end());
    const Integers leading = leading_differences(window);
    std::size_t degree = leading.size() - 1;
    while (degree > 0 && leading[degree] == 0) --degree;
    if (degree > highest_degree) continue;
    return ExactPolynomial{from, coefficients(leading, degree, static_cast<std::int64_t>(from))};
  }
  return std::nullopt;
}

std::string polynomial_text(const std::vector<std::string>& coefficients) {
  std::string text;
  for (std::size_t k = coefficients.size(); k-- > 0;) {
    std::string c = coefficients[k];
    if (c == "0") continue;
    const bool negative = c.front() == '-';
    if (negative) c.erase(0, 1);
    text += text.empty() ? (negative ? "-" : "") : negative ? " - " : " + ";
    if (k == 0) {
      text += c;
      continue;
    }
    if (c != "1") text += c + (c.find('/') == std::string::npos ? "" : " ");
    text += k == 1 ? "n" : "n^" + std::to_string(k);
  }
  return text.empty() ? "0" : text;
}

}  // namespace lagdyn
