// A report as a list of single verdicts: what JUnit, SARIF and GitHub's annotations share.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

struct Judgement {
  enum class Kind { pass, skipped, note, warning, failed, error } kind = Kind::pass;
  std::string id;     ///< of the check, the message's code, or COMMAND.METHOD
  std::string title;  ///< a few words
  std::string text;   ///< one or several sentences, lines separated by line feeds; empty for a pass
  std::size_t input = 0;
  std::string file;  ///< empty where it is about no file
  int line = 0, column = 0;
  std::optional<double> ratio;

  bool bad() const { return kind == Kind::failed || kind == Kind::error; }
};

/// Messages about the input, checks, and the residuals of a command's results, in the report's order. A regression
/// against a baseline is a failure. An outcome that none of these shows is the command's own, with the report's notes.
/// Titles and lines of text are escaped; ids and files are as they are.
std::vector<Judgement> judgements_of(const Report& report);

}  // namespace lagdyn
