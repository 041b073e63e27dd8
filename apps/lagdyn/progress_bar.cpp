#include "progress_bar.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "lagdyn/renderers/text_layout.hpp"
#include "outputs.hpp"
#include "terminal.hpp"

namespace lagdyn::cli {
namespace {

constexpr auto first_after = std::chrono::milliseconds(500), again_after = std::chrono::milliseconds(100);
constexpr int bar_columns = 20, longest_label = 24;

std::string time_left(double seconds) {
  if (seconds < 90) return fmt::format("{:.0f} s", seconds);
  return seconds < 5400 ? fmt::format("{:.0f} min", seconds / 60) : fmt::format("{:.1f} h", seconds / 3600);
}

}  // namespace

std::string progress_line(const std::string& label, double fraction, std::uint64_t states, double seconds, int width) {
  fraction = std::clamp(fraction, 0.0, 1.0);
  const auto filled = static_cast<std::size_t>(std::lround(fraction * bar_columns));
  std::string line = fmt::format("{} [{:<{}}] {:3.0f} %  {:.0f} states/s", elided(escaped(label), longest_label),
                                 std::string(filled, '='), bar_columns, std::floor(100 * fraction),
                                 static_cast<double>(states) / seconds);
  if (fraction > 0) line += "  " + time_left(seconds * (1 - fraction) / fraction) + " left";
  return elided(line, width - 1);
}

ProgressBar::ProgressBar(bool wanted) : wanted_(wanted) {}

Progress ProgressBar::begin(std::string label) {
  label_ = std::move(label);
  start_ = Clock::now();
  drawn_ = start_;
  if (!wanted_) return {};
  return [this](double fraction, std::uint64_t states) { show(fraction, states); };
}

void ProgressBar::show(double fraction, std::uint64_t states) {
  const Clock::time_point now = Clock::now();
  if (now - start_ < first_after || (shown_ && now - drawn_ < again_after)) return;
  drawn_ = now;
  shown_ = true;
  erase_line_on_signal(true);
  const double seconds = std::chrono::duration<double>(now - start_).count();
  std::fputs(("\r\x1b[K" + progress_line(label_, fraction, states, seconds, columns_of(STDERR_FILENO))).c_str(),
             stderr);
}

void ProgressBar::clear() {
  if (!shown_) return;
  shown_ = false;
  std::fputs("\r\x1b[K", stderr);
  erase_line_on_signal(false);
}

}  // namespace lagdyn::cli
