// What the codes of codes.hpp mean to the person whose input has one: the rule, why it is one, wrong and right side by
// side. Codes that the program itself adds (command line, outputs) stand here too.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "lagdyn/chain/codes.hpp"

namespace lagdyn {

struct CodeExplanation {
  Code code;
  std::string_view title;
  std::string_view rule;          ///< what is demanded and why
  std::string_view place;         ///< what the two texts are part of: "a joint", "the command line", ...
  std::string_view wrong, right;  ///< may have several lines
};

std::span<const CodeExplanation> code_explanations();

namespace explained {
std::vector<CodeExplanation> files();
std::vector<CodeExplanation> json();
std::vector<CodeExplanation> form();
std::vector<CodeExplanation> placements();
std::vector<CodeExplanation> joints();
std::vector<CodeExplanation> masses();
std::vector<CodeExplanation> states();
std::vector<CodeExplanation> trajectories();
std::vector<CodeExplanation> program();
}  // namespace explained

}  // namespace lagdyn
