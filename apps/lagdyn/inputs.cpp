#include "inputs.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lagdyn/chain/random_state.hpp"
#include "lagdyn/io/printable.hpp"
#include "lagdyn/io/read_chain.hpp"
#include "lagdyn/io/states.hpp"

namespace lagdyn::cli {
namespace {

std::vector<NumberedState> numbered(std::vector<JointState> states) {
  std::vector<NumberedState> result;
  for (JointState& state : states) result.push_back({result.size(), std::move(state)});
  return result;
}

std::vector<std::string> shortened(std::vector<std::string> names) {
  for (std::string& name : names) name = in_quotes(name);
  return names;
}

// The state of the command line, if each list is as long as the chain; rates that were not given are 0.
std::vector<NumberedState> given_state(JointState state, const ReportInput& input, Problems& problems) {
  const std::size_t n = input.joints.size(), before = problems.size();
  if (state.qd.empty()) state.qd.resize(n);
  if (state.qdd.empty()) state.qdd.resize(n);
  const auto require = [&](const char* flag, std::size_t length) {
    if (length != n)
      add_problem(problems, fmt::format("{} with {} number{}", flag, length, length == 1 ? "" : "s"),
                  fmt::format("{}, one for each moving joint of {}", n, input.file),
                  fmt::format("the order of the joints: {}", fmt::join(shortened(input.joints), ", ")));
  };
  require("--q", state.q.size());
  require("--qd", state.qd.size());
  require("--qdd", state.qdd.size());
  return problems.size() > before ? std::vector<NumberedState>() : numbered({std::move(state)});
}

std::vector<NumberedState> random_states(const Chain& chain, const RandomStates& random, Report& report) {
  report.seed = random.seed;
  report.samples = random.count;
  std::vector<NumberedState> states;
  for (std::uint64_t i = 0; i < random.count; ++i)
    states.push_back({random.first + i, random_state(chain, random.seed, random.first + i)});
  return states;
}

}  // namespace

std::optional<Chain> read_input(const std::string& path, bool strict, Report& report) {
  ReadChain read = read_chain_file(path);
  ReportInput input{path, read.sha256, "", {}};
  if (read.chain) {
    input.name = read.chain->name;
    input.joints = joint_names(*read.chain);
  }
  report.inputs.push_back(std::move(input));
  for (Diagnostic& diagnostic : read.diagnostics) {
    if (strict && diagnostic.severity == Severity::warning) {
      diagnostic.severity = Severity::error;
      read.chain.reset();
    }
    report.diagnostics.push_back(std::move(diagnostic));
  }
  return std::move(read.chain);
}

std::vector<std::string> files_of(const Typed& file, const StateFlags& flags) {
  std::vector<std::string> files;
  for (const Typed& path : {file, flags.states})
    if (path) files.push_back(*path);
  return files;
}

std::vector<NumberedState> states_for(const Chain& chain, const StateSource& source, Report& report) {
  const ReportInput& input = report.inputs.back();
  switch (source.kind) {
    case StateSource::Kind::given:
      return given_state(source.given, input, report.diagnostics);
    case StateSource::Kind::random:
      return random_states(chain, source.random, report);
    case StateSource::Kind::states_file: {
      ReadStates read = read_states_file(source.file, input.joints.size());
      report.diagnostics.insert(report.diagnostics.end(), read.diagnostics.begin(), read.diagnostics.end());
      return numbered(std::move(read.states));
    }
    case StateSource::Kind::chain_file:
      break;
  }
  if (chain.states.empty())
    report.diagnostics.push_back({Severity::error, "states.none", input.file, 0, 0, "",
                                  "no state in the file and none "
                                  "on the command line",
                                  "a state to compute at", "give --q (with --qd, --qdd), --states F or --random N"});
  return numbered(chain.states);
}

}  // namespace lagdyn::cli
