#include "lagdyn/scalars/prime.hpp"

#include <bit>

namespace lagdyn {

namespace {

__extension__ typedef unsigned __int128 Wide;

std::uint64_t product(std::uint64_t a, std::uint64_t b, std::uint64_t n) {
  return static_cast<std::uint64_t>(static_cast<Wide>(a) * b % n);
}

std::uint64_t power(std::uint64_t base, std::uint64_t exponent, std::uint64_t n) {
  std::uint64_t result = 1;
  for (; exponent != 0; exponent >>= 1, base = product(base, base, n))
    if (exponent & 1) result = product(result, base, n);
  return result;
}

/// n - 1 = 2^s d with d odd: base^d is 1, or squaring it less than s times gives -1, as it must where n is prime.
bool passes(std::uint64_t n, std::uint64_t base) {
  const int s = std::countr_zero(n - 1);
  std::uint64_t x = power(base, (n - 1) >> s, n);
  if (x == 1) return true;
  for (int squarings = 0; squarings < s; ++squarings, x = product(x, x, n))
    if (x == n - 1) return true;
  return false;
}

}  // namespace

bool is_prime(std::uint64_t n) {
  if (n < 2) return false;
  constexpr std::uint64_t bases[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
  for (const std::uint64_t base : bases)
    if (n % base == 0) return n == base;
  for (const std::uint64_t base : bases)
    if (!passes(n, base)) return false;
  return true;
}

}  // namespace lagdyn
