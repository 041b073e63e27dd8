#include "lagdyn/scalars/modular.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <thread>

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/scalars/products.hpp"
#include "support/primes.hpp"

namespace lagdyn {
namespace {

// Plain arithmetic modulo p in 128 bits: what Montgomery's form must agree with.
struct Plain {
  std::uint64_t p;
  std::uint64_t add(std::uint64_t a, std::uint64_t b) const { return static_cast<std::uint64_t>((Wide{a} + b) % p); }
  std::uint64_t minus(std::uint64_t a) const { return (p - a) % p; }
  std::uint64_t times(std::uint64_t a, std::uint64_t b) const { return static_cast<std::uint64_t>(Wide{a} * b % p); }
  std::uint64_t half(std::uint64_t a) const { return a % 2 == 0 ? a / 2 : (a + p) / 2; }

  /// The residue of a double, from the bits of its encoding, its power of two by doubling or halving step by step.
  std::uint64_t residue(double x) const {
    const auto bits = std::bit_cast<std::uint64_t>(x);
    const auto field = static_cast<int>(bits >> 52 & 0x7ff);
    std::uint64_t value = bits & ((std::uint64_t{1} << 52) - 1);
    if (field != 0) value += std::uint64_t{1} << 52;
    value %= p;
    int exponent = (field == 0 ? 1 : field) - 1075;
    for (; exponent > 0; --exponent) value = add(value, value);
    for (; exponent < 0; ++exponent) value = half(value);
    return bits >> 63 ? minus(value) : value;
  }
};

class ModularField : public testing::TestWithParam<std::uint64_t> {
 protected:
  /// Residues at the edges first, then random ones.
  std::uint64_t element(int i) {
    const std::uint64_t edges[] = {0, 1, 2, p - 1, p - 2, p / 2, p / 2 + 1, 1u << 31};
    return i < 8 ? edges[i] : random.bits() % p;
  }
  const std::uint64_t p = GetParam();
  const Plain plain{p};
  WithPrime field{p};
  CounterRandom random{1, p, 0};
};

TEST_P(ModularField, IntegersEmbedAndComeBack) {
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t x = random.bits();
    EXPECT_EQ(Modular::from_integer(x).integer(), x % p);
  }
  const int ints[] = {0, 1, -1, 7, -7, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()};
  for (int k : ints) {
    const std::int64_t remainder = std::int64_t{k} % static_cast<std::int64_t>(p);
    EXPECT_EQ(Modular(k).integer(),
              remainder < 0 ? p - static_cast<std::uint64_t>(-remainder) : static_cast<std::uint64_t>(remainder));
  }
  EXPECT_EQ(Modular().integer(), 0u);
}

TEST_P(ModularField, AgreesWithPlainArithmetic) {
  for (int i = 0; i < 64 + 2000; ++i) {
    const std::uint64_t x = element(i < 64 ? i / 8 : 8), y = element(i < 64 ? i % 8 : 8);
    const Modular a = Modular::from_integer(x), b = Modular::from_integer(y);
    EXPECT_EQ((a + b).integer(), plain.add(x, y));
    EXPECT_EQ((a - b).integer(), plain.add(x, plain.minus(y)));
    EXPECT_EQ((-a).integer(), plain.minus(x));
    EXPECT_EQ((a * b).integer(), plain.times(x, y));
    EXPECT_EQ(a == b, x == y);
    Modular sum = a, difference = a;
    sum += b;
    difference -= b;
    EXPECT_EQ(sum, a + b);
    EXPECT_EQ(difference, a - b);
    if (y != 0) {
      EXPECT_EQ(plain.times((a / b).integer(), y), x);
    }
  }
}

TEST_P(ModularField, EveryResidueHasOneForm) {
  EXPECT_EQ(Modular::from_integer(p).residue, 0u);
  EXPECT_EQ((Modular(1) - Modular(1)).residue, 0u);
  EXPECT_EQ((-Modular(0)).residue, 0u);
  EXPECT_EQ((Modular::from_integer(p - 1) + Modular(1)).residue, 0u);
  for (int i = 0; i < 200; ++i) EXPECT_LT((Modular::from_integer(element(i)) * Modular(-1)).residue, p);
}

TEST_P(ModularField, FusedProductsEqualThePlainOnes) {
  for (int i = 0; i < 2000; ++i) {
    Modular v[6];
    // All six at the largest residue is where an unreduced sum would overflow.
    for (Modular& x : v) x = Modular::from_integer(i == 0 ? p - 1 : element(static_cast<int>(random.bits() % 16)));
    EXPECT_EQ(sum_of_products(v[0], v[1], v[2], v[3], v[4], v[5]), v[0] * v[1] + v[2] * v[3] + v[4] * v[5]);
    EXPECT_EQ(difference_of_products(v[0], v[1], v[2], v[3]), v[0] * v[1] - v[2] * v[3]);
  }
  Modular largest;
  largest.residue = p - 1;  // the largest Montgomery form
  EXPECT_EQ(sum_of_products(largest, largest, largest, largest, largest, largest), Modular(3) * largest * largest);
  EXPECT_EQ(difference_of_products(largest, largest, largest, Modular()), largest * largest);
}

TEST_P(ModularField, DoublesEmbedExactly) {
  using Limits = std::numeric_limits<double>;
  const double edges[] = {0.0,
                          -0.0,
                          1.0,
                          -1.0,
                          0.5,
                          0.1,
                          -0.1,
                          1.0 / 3,
                          9007199254740993.0,
                          1e300,
                          Limits::max(),
                          Limits::lowest(),
                          Limits::min(),
                          Limits::denorm_min(),
                          -Limits::denorm_min(),
                          Limits::min() - Limits::denorm_min(),
                          std::ldexp(1, 61),
                          std::ldexp(1, -61)};
  for (double x : edges) EXPECT_EQ(Modular(x).integer(), plain.residue(x)) << x;
  for (int i = 0; i < 300; ++i) {
    const double x = std::ldexp(random.uniform(-1, 1), static_cast<int>(random.bits() % 2098) - 1074);
    EXPECT_EQ(Modular(x).integer(), plain.residue(x)) << x;
  }
}

TEST_P(ModularField, EmbeddingIsARingHomomorphismWhereDoublesAreExact) {
  for (int i = 0; i < 300; ++i) {
    const double a = std::floor(random.uniform(-1e6, 1e6)) / 1024, b = std::floor(random.uniform(-1e6, 1e6)) / 4096;
    EXPECT_EQ(Modular(a) + Modular(b), Modular(a + b));
    EXPECT_EQ(Modular(a) * Modular(b), Modular(a * b));
  }
  EXPECT_EQ(Modular(1) / Modular(8), Modular(0.125));
  EXPECT_NE(Modular(1) / Modular(10), Modular(0.1));  // 0.1 is not a tenth, and the embedding knows
}

TEST_P(ModularField, DivisionByZeroIsZeroAndCounted) {
  divisions_by_zero = 0;
  EXPECT_EQ(Modular(5) / Modular(3) * Modular(3), Modular(5));
  EXPECT_EQ(divisions_by_zero, 0u);
  EXPECT_EQ(Modular(5) / Modular(0), Modular(0));
  EXPECT_EQ(divisions_by_zero, 1u);
}

TEST_P(ModularField, PowersMatchRepeatedProducts) {
  const Modular x = Modular::from_integer(element(8));
  Modular product(1);
  for (std::uint64_t k = 0; k < 40; ++k, product = product * x) EXPECT_EQ(Modular::power(x, k), product);
  EXPECT_EQ(Modular::power(x, p - 1), Modular(1));  // Fermat: p is a prime
}

INSTANTIATE_TEST_SUITE_P(Primes, ModularField, testing::ValuesIn(test::kPrimes));

TEST(Modular, FieldIsThatOfTheThread) {
  const WithPrime field(test::kPrimes[1]);
  std::uint64_t elsewhere = 0;
  std::thread([&] { elsewhere = (-Modular(1)).integer(); }).join();
  EXPECT_EQ(elsewhere, kMersenne61 - 1);
  EXPECT_EQ((-Modular(1)).integer(), test::kPrimes[1] - 1);
}

}  // namespace
}  // namespace lagdyn
