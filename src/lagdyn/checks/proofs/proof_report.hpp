// Proofs as a report.
//
// `results`: for each {"input", "identity", "title", "law", "methods": [a, b], "verdict", "trials", "primes", "degree",
// "bits", "log2_error", "drawn_again", "reason", "first_difference"}; `checks`: an entry for each, which fails where it is
// refuted; `tables`: the parameters that no torque depends on; for two chains, those in which they differ.
#pragma once

#include <string>

#include "lagdyn/checks/proofs/prove.hpp"
#include "lagdyn/report/report.hpp"

namespace lagdyn::proofs {

/// A chain, which input of the report it is, and what it is compared with.
struct ProofSubject {
  Chain chain;
  std::string file;
  std::size_t input = 0;
  const Chain* other = nullptr;
  std::string other_file;
};

/// Proves what is chosen and adds it.
void add_proofs(const ProofSubject& subject, const std::vector<bool>& chosen, const ProofOptions& options,
                Report& report, const Progress& progress = {});

}  // namespace lagdyn::proofs
