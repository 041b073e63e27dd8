// Whether a number is prime, for certain: Miller and Rabin's test with the bases that leave no pseudoprime of 64 bits.
#pragma once

#include <cstdint>

namespace lagdyn {

/// Right for every 64-bit n. The first 12 primes as bases decide all n < 3.1e23 (Sorenson & Webster, "Strong pseudoprimes
/// to twelve prime bases", 2017). Cost: 12 powers modulo n.
bool is_prime(std::uint64_t n);

}  // namespace lagdyn
