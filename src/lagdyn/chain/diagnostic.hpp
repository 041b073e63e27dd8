// What a reader or a check of the input has to say to the person who wrote the file.
#pragma once

#include <string>

namespace lagdyn {

enum class Severity { error, warning, note };

/// One message: where, what was found, what was expected, how to mend it. Places count from 1; 0 is "not known".
struct Diagnostic {
  Severity severity = Severity::error;
  std::string code;  ///< stable and machine-readable, e.g. "chain.axis-zero"
  std::string file;
  int line = 0;
  int column = 0;
  std::string pointer;  ///< JSON pointer (RFC 6901), e.g. "/bodies/0/joint/axis"
  std::string found;
  std::string expected;
  std::string fix;
};

}  // namespace lagdyn
