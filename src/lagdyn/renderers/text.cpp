#include "lagdyn/renderers/text.hpp"

#include <string_view>

#include "lagdyn/renderers/text_parts.hpp"
#include "lagdyn/report/exit_code.hpp"

namespace lagdyn {
namespace {

using CommandText = std::string (*)(const Report&, const TextStyle&);

constexpr struct {
  std::string_view command;
  CommandText text;
} commands[] = {
    {"check", check_text},
    {"torque", torque_text},
    {"mass-matrix", mass_matrix_text},
    {"opcount", opcount_text},
    {"energy-drift", energy_drift_text},
    {"euler-poincare", euler_poincare_text},
    {"prove", prove_text},
    {"self-test", self_test_text},
    {"explain", explain_text},
};

}  // namespace

std::string render_text(const Report& report, const TextStyle& style) {
  std::string out = style.diagnostics ? render_diagnostics(report.diagnostics, style) : "";
  for (const auto& [command, text] : commands)
    if (command == report.command) out += text(report, style);
  const bool held_back = style.detail == Detail::quiet && report_verdict(report) == "pass";
  for (const std::string& note : report.notes)
    if (!held_back) out += wrapped("note: ", escaped(note), style.width);
  return out;
}

}  // namespace lagdyn
