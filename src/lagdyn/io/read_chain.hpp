// Chain files, format lagdyn-chain/1, in both forms.
//
// Form 1 ("bodies") is a Chain as it stands. Form 2 ("links": M, A, G) is brought into form 1's frames
// (screw_joint.hpp). Everything that is wrong is reported at once, each problem with its line and column (counted from
// 1; the column counts characters), JSON pointer, what was found, what was expected and how to mend it. A problem of a
// missing key has the place of the object that lacks it. The codes and their severities are in chain/codes.hpp; what
// is physically wrong is found by chain/validate.hpp. A text that is no JSON is reported where it stops being JSON.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/chain/diagnostic.hpp"

namespace lagdyn {

struct ReadChain {
  std::optional<Chain> chain;           ///< empty exactly where a diagnostic is an error
  std::vector<Diagnostic> diagnostics;  ///< by place
  std::string sha256;                   ///< of the bytes; empty where they could not be read
};

ReadChain read_chain_file(const std::string& path);

/// The same from a text; `name` stands for the file in the diagnostics.
ReadChain read_chain_text(const std::string& text, const std::string& name);

}  // namespace lagdyn
