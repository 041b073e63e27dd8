// The one file that knows CLI11: it fills the plain structs of flags.hpp.
#include <CLI/CLI.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string_view>

#include "flags.hpp"
#include "lagdyn/io/nearest_key.hpp"
#include "lagdyn/io/printable.hpp"
#include "lagdyn/renderers/formats.hpp"
#include "lagdyn/report/version.hpp"

namespace lagdyn::cli {
namespace {

std::string format_names() {
  std::string names;
  for (const Format& format : formats()) names.append(names.empty() ? "" : "|").append(format.name);
  return names;
}

// A flag with a value, kept as it was typed (an empty word too).
void add_value(CLI::App& app, const char* name, Typed& flag, const char* type, const std::string& help) {
  app.add_option_function<std::string>(
         name, [&flag](const std::string& word) { flag = word; }, help)
      ->type_name(type);
}

void add_values(CLI::App& app, const char* name, std::vector<std::string>& flag, const char* type, const char* help) {
  app.add_option(name, flag, help)->type_name(type)->allow_extra_args(false);
}

void add_common(CLI::App& app, CommonFlags& flags) {
  add_value(app, "--format", flags.format, "NAME", "Format of the report: " + format_names() + " [text]");
  add_values(app, "--output", flags.outputs, "F",
             "Write the report to F too, whole or not at all; without --format the ending of F chooses its format");
  app.add_flag("--quiet", flags.quiet, "Show what went wrong and the last line; no warnings, no notes");
  app.add_flag("--verbose", flags.verbose, "Show notes on the input, all worst states, every method's matrix");
  app.add_flag("--no-color", flags.no_color, "No colours; they appear on a terminal alone, and not with NO_COLOR set");
}

void add_random(CLI::App& app, Typed& seed, Typed& first) {
  add_value(app, "--seed", seed, "S", "Seed of the random states [1]");
  add_value(app, "--first", first, "I", "Begin at state I of the seed's sequence, counted from 0 [0]");
}

void add_state(CLI::App& app, std::string& file, StateFlags& flags) {
  app.add_option("FILE", file, "Chain file")->type_name("");
  add_value(app, "--q", flags.q, "L", "Joint positions, comma-separated (rad, m)");
  add_value(app, "--qd", flags.qd, "L", "Joint velocities (rad/s, m/s) [0]");
  add_value(app, "--qdd", flags.qdd, "L", "Joint accelerations (rad/s^2, m/s^2) [0]");
  add_value(app, "--states", flags.states, "F", "File of states: JSON, JSON lines or csv");
  add_value(app, "--random", flags.random, "N", "N random states");
  add_random(app, flags.seed, flags.first);
}

void add_check(CLI::App& app, CheckFlags& flags) {
  app.add_option("FILE", flags.files, "Chain files")->type_name("");
  add_value(app, "--samples", flags.samples, "N", "Random states a check runs on, as far as its cost allows [1000]");
  add_random(app, flags.seed, flags.first);
  add_values(app, "--only", flags.only, "IDS", "These checks alone: ids or globs, comma-separated");
  add_values(app, "--skip", flags.skip, "IDS", "Not these checks");
  app.add_flag("--list", flags.list, "List the checks, with the law that each tests, and end");
  app.add_flag("--strict", flags.strict, "A warning on the input counts as an error");
  app.add_flag("--exit-zero", flags.exit_zero, "End with 0 where a check fails (other exit codes stay)");
  app.footer(
      "Examples:\n"
      "  lagdyn check arm.json\n"
      "  lagdyn check arm.json --only 'torque.*,mass.crba' --samples 100000\n"
      "  lagdyn check *.json --output report.json --quiet\n");
}

void add_torque(CLI::App& app, TorqueFlags& flags) {
  add_state(app, flags.file, flags.state);
  add_value(app, "--methods", flags.methods, "IDS", "These methods alone, comma-separated");
  app.footer(
      "Without a state the file's own are taken.\n\nExamples:\n"
      "  lagdyn torque arm.json --q 0.1,0.2 --qd 1,0 --qdd 0,0\n"
      "  lagdyn torque arm.json --random 10 --seed 7 --format json\n");
}

void add_mass_matrix(CLI::App& app, MassMatrixFlags& flags) {
  add_state(app, flags.file, flags.state);
  app.add_flag("--coriolis", flags.coriolis, "Also C(q, qd) in Christoffel form, by every method");
  app.add_flag("--mdot", flags.mdot, "Also dM/dt");
  app.add_flag("--skew", flags.skew, "Also dM/dt - 2C, which is skew-symmetric");
  app.add_flag("--dmdq", flags.dmdq, "Also dM/dq, a matrix for each joint");
  app.footer(
      "Without a state the file's own are taken.\n\nExamples:\n"
      "  lagdyn mass-matrix arm.json --q 0.1,0.2\n"
      "  lagdyn mass-matrix arm.json --q 0.1,0.2 --qd 1,0 --coriolis --skew\n");
}

// --format as far as it can be seen on a command line that the parser refused: the refusal is reported in it too.
Typed format_seen(std::span<const char* const> words) {
  constexpr std::string_view name = "--format";
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (word == name && i + 1 < words.size()) return words[i + 1];
    if (word.starts_with(name) && word.substr(name.size()).starts_with('='))
      return std::string(word.substr(name.size() + 1));
  }
  return {};
}

using Names = std::vector<std::string_view>;

Names subcommands_of(const CLI::App& app) {
  Names names;
  for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(sub->get_name());
  return names;
}

// What was probably meant by a word that nobody expected, in words; empty where nothing is near.
std::string suggestion(const CLI::App& app, const std::string& unexpected) {
  Names known = unexpected.starts_with('-') ? Names() : subcommands_of(app);
  std::vector<std::string> flags;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames()) flags.push_back("--" + name);
  if (unexpected.starts_with('-')) known.assign(flags.begin(), flags.end());
  const std::string nearest(known.empty() ? "" : nearest_key(unexpected, known));
  return nearest.empty() ? "" : "a known word, such as " + nearest;
}

}  // namespace

CommandLine parse_command_line(int argc, const char* const* argv) {
  CommandLine line;
  CheckFlags check;
  TorqueFlags torque;
  MassMatrixFlags mass_matrix;

  CLI::App app("Verifies robot dynamics by independent methods.", tool_name);
  app.set_version_flag("--version", std::string(tool_name) + " " + tool_version, "Print the version and end");
  app.footer(
      "Exit codes: 0 all held, 1 a check failed, 2 wrong command line or input, 3 not fully judged.\n\n"
      "Examples:\n  lagdyn check arm.json\n  lagdyn torque --help\n");
  const auto command = [&](const char* name, const char* about) -> CLI::App& {
    CLI::App* sub = app.add_subcommand(name, about);
    add_common(*sub, line.common);
    return *sub;
  };
  add_check(command("check", "Every law and every pair of methods on chain files, at random states"), check);
  add_torque(command("torque", "Inverse dynamics by every method, side by side"), torque);
  add_mass_matrix(command("mass-matrix", "The mass matrix by every method, its spectrum and derivatives"), mass_matrix);

  const std::span<const char* const> words(argv + std::min(argc, 1), static_cast<std::size_t>(std::max(argc - 1, 0)));
  const Names names = subcommands_of(app);
  if (!words.empty() && std::ranges::find(names, std::string_view(words[0])) != names.end()) line.command = words[0];
  const CLI::App& asked = line.command.empty() ? app : *app.get_subcommand(line.command);
  const auto refuse = [&](std::string found, std::string expected, std::string fix) {
    line.problems.push_back(
        {Severity::error, "command-line", "", 0, 0, "", std::move(found), std::move(expected), std::move(fix)});
    line.common.format = format_seen(words);
  };
  const std::string help = "lagdyn " + line.command + (line.command.empty() ? "" : " ") + "--help tells more";
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForVersion& version) {
    line.answer = std::string(version.what()) + "\n";
  } catch (const CLI::CallForHelp&) {
    line.answer = asked.help(line.command.empty() ? "" : tool_name);
  } catch (const CLI::ExtrasError&) {
    const std::vector<std::string> extras = app.remaining(true);
    const std::string found = extras.empty() ? "" : extras.front();
    refuse(in_quotes(found), suggestion(asked, found), help);
  } catch (const CLI::ParseError& error) {
    refuse(error.what(), "", help);
  }
  if (line.answer.empty() && line.problems.empty() && line.command.empty())
    refuse("no subcommand", "one of " + fmt::format("{}", fmt::join(names, ", ")), help);
  if (line.command == "check") line.flags = std::move(check);
  if (line.command == "torque") line.flags = std::move(torque);
  if (line.command == "mass-matrix") line.flags = std::move(mass_matrix);
  return line;
}

}  // namespace lagdyn::cli
