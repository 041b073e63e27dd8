// Laying out text for people: escaping, cutting, padding, wrapping, numbers, tables. Widths are columns of a terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lagdyn {

/// `text` with everything that could steer a terminal, or the runner of a workflow, written out: \n, \t, \u{1b}, and
/// \u{3a}:error.
std::string escaped(std::string_view text);

/// At most `width` columns (at least 1): the middle gives way to an ellipsis, since ends tell names apart.
std::string elided(std::string_view text, int width);

std::string padded_right(std::string text, int width);
std::string padded_left(std::string text, int width);

/// Lines of at most `width` columns, broken at spaces; the first line begins with `head`, the others with as many
/// spaces as it has columns. A word that is too long for a line is broken. Each line ends in a newline.
std::string wrapped(const std::string& head, std::string_view text, int width);

/// A shell command, continued with a backslash so that it can be copied: no word (single quotes count) is broken, and
/// an option keeps its value beside it.
std::string wrapped_command(const std::string& head, std::string_view command, int width);

/// Numbers that are read together, with the same decimals: `digits` significant ones of the largest, without the zeros
/// that all end in; exponents where the largest is below 1e-4 or has more than `digits` digits. Not finite: "-".
std::vector<std::string> aligned(const std::vector<double>& values, int digits);

/// The shortest text that reads back to the same double; "-" where it is not finite.
std::string exact(double value);

/// Rows of cells; a column is as wide as its widest cell. Columns are two spaces apart, or one (fit).
class TextTable {
 public:
  enum class Align { left, right };
  explicit TextTable(std::vector<Align> columns) : align_(std::move(columns)) {}

  void align(std::size_t column, Align align) { align_[column] = align; }
  void row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

  /// Sets the columns closer where the rows would else take more than `width`.
  void fit(int width);

  /// Cuts the cells of a column so that the rows take at most `width`, as long as it keeps at least `least`.
  void shrink(std::size_t column, int least, int width);

  /// One line for each row, without trailing spaces or newline.
  std::vector<std::string> lines() const;

 private:
  std::vector<int> widths() const;
  int total_width() const;

  std::vector<Align> align_;
  int gap_ = 2;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace lagdyn
