// Pieces that the text of several commands has in common.
#pragma once

#include <string>
#include <vector>

#include "lagdyn/renderers/text.hpp"
#include "lagdyn/renderers/text_layout.hpp"

namespace lagdyn {

/// Columns that a name may take in a line of text.
inline constexpr int longest_in_text = 60;

/// "pass ", "FAIL ", "skip ", "ERROR": five columns, coloured where the style says so.
std::string verdict_word(Verdict verdict, const TextStyle& style);
std::string colored(std::string text, Verdict verdict, const TextStyle& style);

std::string report_verdict_word(const Report& report, const TextStyle& style);

/// A residual or a bound, "1.2e-15"; "-" where there is none.
std::string magnitude(double value);

/// measured / bound: 1 is the limit. A value above 1 never reads as 1.
std::string ratio_text(double ratio);

/// FILE: NAME, 2 joints (shoulder, elbow)
std::string input_heading(const ReportInput& input, const TextStyle& style);

/// Rows of numbers, a name before each, joints across: as many blocks of columns as the width asks for. Numbers of a
/// group have the same decimals within a column.
struct NumberRows {
  struct Row {
    std::string name;
    std::vector<double> values;
  };
  struct Group {
    std::vector<Row> rows;
    int digits = 9;  ///< significant digits of the largest number in a column
  };
  std::string title;                 ///< above the names
  std::vector<std::string> columns;  ///< above the numbers
  std::vector<Group> groups;         ///< an empty line stands between two
  std::string text(const TextStyle& style) const;
};

/// measured <= bound of a {"measured", "bound", "ratio"}; false where one is no number.
bool within_bound(const Value& residual);

/// METHOD  measured  bound  ratio for each entry of `residual`, a map of such.
std::string residual_table(const std::string& title, const Value& residual, const TextStyle& style);

/// The last line of a command that has a result for each state.
std::string states_summary(const Report& report, const TextStyle& style);

/// The whole text of each command's report.
std::string check_text(const Report& report, const TextStyle& style);
std::string torque_text(const Report& report, const TextStyle& style);
std::string mass_matrix_text(const Report& report, const TextStyle& style);
std::string opcount_text(const Report& report, const TextStyle& style);
std::string energy_drift_text(const Report& report, const TextStyle& style);
std::string euler_poincare_text(const Report& report, const TextStyle& style);
std::string prove_text(const Report& report, const TextStyle& style);
std::string self_test_text(const Report& report, const TextStyle& style);
std::string explain_text(const Report& report, const TextStyle& style);

}  // namespace lagdyn
