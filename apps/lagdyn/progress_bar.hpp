// How far a long run is, on standard error: shown on a terminal alone, from half a second on, and gone when the work is.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "lagdyn/report/progress.hpp"

namespace lagdyn::cli {

/// One line: "arm.json [=====     ]  45 %  12,300 states/s  3 s left".
std::string progress_line(const std::string& label, double fraction, std::uint64_t states, double seconds, int width);

class ProgressBar {
 public:
  explicit ProgressBar(bool wanted);
  ~ProgressBar() { clear(); }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  /// Begins a piece of work of that name; what is returned is to be told how far it is.
  Progress begin(std::string label);
  void clear();

 private:
  using Clock = std::chrono::steady_clock;
  void show(double fraction, std::uint64_t states);

  bool wanted_, shown_ = false;
  std::string label_;
  Clock::time_point start_, drawn_;
};

}  // namespace lagdyn::cli
