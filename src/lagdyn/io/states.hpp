// Files of joint states, for --states: JSON, JSON lines or csv, told apart by their content.
//
// JSON: a list of {"q", "qd", "qdd"}, or an object whose "states" is one (its other keys are not looked at, so a chain
// file will do). JSON lines: one state a line. csv: a header q1,...,qn with or without qd1,...,qdn and qdd1,...,qddn,
// in any order, then a row a state. "q" is required; missing "qd" or "qdd" are 0. Other quantities of a report beside
// them ("tau", "mass_matrix", ...) are not read, which is noted once; other keys are errors, and so is a file without
// states. Units: rad or m, and their rates.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/chain/diagnostic.hpp"

namespace lagdyn {

struct ReadStates {
  std::vector<JointState> states;       ///< empty where a diagnostic is an error
  std::vector<Diagnostic> diagnostics;  ///< by place
};

/// For a chain of n_joints moving joints.
ReadStates read_states_file(const std::string& path, std::size_t n_joints);

/// The same from a text; `name` stands for the file in the diagnostics.
ReadStates read_states_text(const std::string& text, const std::string& name, std::size_t n_joints);

}  // namespace lagdyn
