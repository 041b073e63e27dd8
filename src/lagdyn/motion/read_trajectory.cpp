#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "lagdyn/io/csv_cells.hpp"
#include "lagdyn/io/number.hpp"
#include "lagdyn/io/printable.hpp"
#include "lagdyn/io/problems.hpp"
#include "lagdyn/io/read_file.hpp"
#include "lagdyn/io/utf8.hpp"
#include "lagdyn/motion/trajectory.hpp"

namespace lagdyn::motion {
namespace {

constexpr std::size_t fewest_rows = 3;

std::vector<std::string> columns_for(std::size_t joints) {
  std::vector<std::string> names;
  const std::string header = trajectory_header(joints);
  for (const CsvCell& cell : csv_cells(std::string_view(header).substr(0, header.size() - 1), 1))
    names.emplace_back(cell.text);
  return names;
}

class TrajectoryReader {
 public:
  TrajectoryReader(std::size_t joints, Problems& problems)
      : joints_(joints), expected_(columns_for(joints)), problems_(problems) {}

  Trajectory read(std::string_view text) {
    bool header = true;
    for (int line = 1; !text.empty(); ++line) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      const std::string_view row = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      if (row.find_first_not_of(" \t\r") == std::string_view::npos) continue;
      const std::vector<CsvCell> cells = csv_cells(row, line);
      if (header && !read_header(cells)) return {};
      if (!header) read_row(cells);
      header = false;
    }
    if (problems_.error_count() == 0 && trajectory_.points.size() < fewest_rows)
      problems_.add(codes::trajectory_rows, Place{1, 1},
                    {fmt::format("{} rows", trajectory_.points.size()), fmt::format("at least {}", fewest_rows),
                     "record every step of the motion"});
    return std::move(trajectory_);
  }

 private:
  bool read_header(const std::vector<CsvCell>& cells) {
    const auto complain = [&](Place place, std::string found) {
      problems_.add(codes::trajectory_header, place,
                    {std::move(found), fmt::format("{}; the last may be missing", fmt::join(expected_, ",")),
                     "name the columns like this, in this order"});
      return false;
    };
    for (std::size_t i = 0; i < cells.size(); ++i)
      if (i >= expected_.size() || cells[i].text != expected_[i])
        return complain(cells[i].place, fmt::format("the column {}", in_quotes(cells[i].text)));
    if (cells.size() + 1 < expected_.size()) return complain(cells[0].place, fmt::format("{} columns", cells.size()));
    trajectory_.has_dissipated = cells.size() == expected_.size();
    columns_ = cells.size();
    return true;
  }

  void read_row(const std::vector<CsvCell>& cells) {
    if (cells.size() != columns_) {
      problems_.add(codes::trajectory_row, cells[0].place,
                    {fmt::format("{} cells", cells.size()), fmt::format("{}, as the header has", columns_),
                     "one cell a column, separated by commas"});
      return;
    }
    const std::size_t errors = problems_.error_count();
    std::vector<double> numbers;
    for (std::size_t i = 0; i < columns_; ++i) numbers.push_back(read_number(cells[i], i));
    if (problems_.error_count() > errors) return;
    if (!trajectory_.points.empty() && !(numbers[0] > trajectory_.points.back().t))
      problems_.add(codes::trajectory_time, cells[0].place,
                    {fmt::format("the time {} after {}", cells[0].text, trajectory_.points.back().t),
                     "times that ascend from row to row", "sort the rows, and leave out repeated ones"});
    const auto at = [&](std::size_t i) { return numbers.begin() + static_cast<std::ptrdiff_t>(i); };
    const std::size_t n = joints_;
    trajectory_.points.push_back({numbers[0],
                                  {at(1), at(1 + n)},
                                  {at(1 + n), at(1 + 2 * n)},
                                  numbers[1 + 2 * n],
                                  numbers[2 + 2 * n],
                                  numbers[3 + 2 * n],
                                  trajectory_.has_dissipated ? numbers.back() : 0});
  }

  double read_number(const CsvCell& cell, std::size_t column) {
    const std::optional<double> number = parse_double(cell.text);
    if (!number) {
      problems_.add(codes::trajectory_number, cell.place,
                    {cell.text.empty() ? "an empty cell" : in_quotes(cell.text), "a finite decimal number",
                     "write numbers like 12, -0.5 or 1e-3"});
      return 0;
    }
    auto& [times, states, energies] = trajectory_.printing;
    (column == 0 ? times : column <= 2 * joints_ ? states : energies).see(cell.text, *number);
    return *number;
  }

  std::size_t joints_, columns_ = 0;
  std::vector<std::string> expected_;
  Problems& problems_;
  Trajectory trajectory_;
};

}  // namespace

double Trajectory::largest_step() const {
  double largest = 0;
  for (std::size_t k = 1; k < points.size(); ++k) largest = std::max(largest, points[k].t - points[k - 1].t);
  return largest;
}

bool Trajectory::even_steps() const {
  const double largest = largest_step();
  for (std::size_t k = 1; k < points.size(); ++k)
    if (largest - (points[k].t - points[k - 1].t) > 1e-6 * largest) return false;
  return true;
}

ReadTrajectory read_trajectory_text(std::string_view text, const std::string& name, std::size_t joints) {
  Problems problems(name);
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  ReadTrajectory result;
  result.trajectory = TrajectoryReader(joints, problems).read(text);
  result.diagnostics = problems.take();
  return result;
}

ReadTrajectory read_trajectory_file(const std::string& path, std::size_t joints) {
  FileBytes file = read_file(path);
  if (!file.bytes) return {{}, {*file.problem}};
  return read_trajectory_text(*file.bytes, path, joints);
}

}  // namespace lagdyn::motion
