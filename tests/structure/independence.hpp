// What two method headers share, by the compiler's own list of what each includes.
#pragma once

#include <filesystem>
#include <set>
#include <string>

namespace lagdyn {

/// The headers named "lagdyn/…" that a file sees which includes `header`, itself among them; found under `root`.
/// Throws where the compiler fails or the path holds a quote.
std::set<std::string> included_headers(const std::filesystem::path& root, const std::string& header);

/// What is in both lists beyond what compared methods may share: the scalars, the vocabulary, the lifted chain.
std::set<std::string> shared_headers(const std::set<std::string>& a, const std::set<std::string>& b);

}  // namespace lagdyn
