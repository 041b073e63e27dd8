// Rows of wrong chain files: changes to a faultless one, and exactly what is said about it.
#pragma once

#include <gtest/gtest.h>

#include "io/chain_texts.hpp"

namespace lagdyn {

using Lines = std::vector<std::string>;

// Changes are "pointer = value" or "- pointer"; expected are the summaries of the diagnostics.
struct Row {
  Lines changes, expected;
};

inline Json changed(Json file, const Lines& changes) {
  for (const std::string& change : changes) {
    const std::size_t equals = change.find(" = ");
    file = equals == std::string::npos ? without(file, change.substr(2))
                                       : with(file, change.substr(0, equals), change.substr(equals + 3));
  }
  return file;
}

inline void expect_rows(const Json& base, const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.changes.empty() ? "" : row.changes.back());
    const ReadChain result = read(changed(base, row.changes));
    EXPECT_EQ(summary(result.diagnostics), row.expected);
    bool error = false;
    for (const Diagnostic& d : result.diagnostics) {
      error = error || d.severity == Severity::error;
      EXPECT_EQ(d.file, "f.json");
      EXPECT_TRUE(d.line >= 1 && d.column >= 1);
      EXPECT_FALSE(d.found.empty() || d.expected.empty() || d.fix.empty());
    }
    EXPECT_EQ(result.chain.has_value(), !error);
  }
}

inline const std::string kJoint = "/bodies/0/joint", inertial = "/bodies/0/inertial", inertia = inertial + "/inertia";
inline const std::string kOrigin = kJoint + "/origin";

}  // namespace lagdyn
