// The results of a command as tables, by their form rather than by the command.
//
//   {"rows": [{...}]}        a row for each, after the result's own words
//   [n], {METHOD: [n]}       a row for each state and joint, a column for each list
//   numbers, words, {k: x}   a row for each result; x of "m": {"k": x} stands under m.k
//   "residual": {METHOD: …}  a row for each state and method
// Matrices (of mass-matrix) and explanations have tables of their own.
#pragma once

#include <vector>

#include "lagdyn/renderers/tables.hpp"

namespace lagdyn {

/// The main table first; none without results.
std::vector<Table> tables_of_results(const Report& report);

}  // namespace lagdyn
