#include "lagdyn/scalars/prime.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "support/primes.hpp"

namespace lagdyn {
namespace {

TEST(Prime, AgreesWithTheSieveOfEratosthenes) {
  constexpr std::size_t end = 100000;
  std::vector<bool> composite(end);
  for (std::size_t n = 2; n < end; ++n) {
    EXPECT_EQ(is_prime(n), !composite[n]) << n;
    for (std::size_t k = n * n; n < 400 && k < end; k += n) composite[k] = true;
  }
  EXPECT_FALSE(is_prime(0));
  EXPECT_FALSE(is_prime(1));
}

TEST(Prime, KnowsLargePrimes) {
  for (const std::uint64_t p : test::kPrimes) EXPECT_TRUE(is_prime(p)) << p;
  EXPECT_TRUE(is_prime(18446744073709551557u));  // the largest below 2^64
}

// psi_k is the least composite that the first k prime bases take for a prime (OEIS A014233).
TEST(Prime, SeesThroughStrongPseudoprimes) {
  for (const std::uint64_t n : {2047u, 1373653u, 25326001u, 3215031751u}) EXPECT_FALSE(is_prime(n)) << n;
  for (const std::uint64_t n :
       {2152302898747u, 3474749660383u, 341550071728321u, 3825123056546413051u, std::uint64_t{4759123141u}})
    EXPECT_FALSE(is_prime(n)) << n;
}

TEST(Prime, SeesThroughProductsOfLargePrimesAndCarmichaelNumbers) {
  EXPECT_FALSE(is_prime(4294967291u * std::uint64_t{4294967279u}));  // the two largest primes below 2^32
  EXPECT_FALSE(is_prime(4294967291u * std::uint64_t{4294967291u}));
  for (const std::uint64_t n : {561u, 41041u, 825265u, 321197185u}) EXPECT_FALSE(is_prime(n)) << n;
  EXPECT_FALSE(is_prime((std::uint64_t{1} << 61) + 1));
}

}  // namespace
}  // namespace lagdyn
