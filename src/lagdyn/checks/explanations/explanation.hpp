// What `lagdyn explain ID` adds to a check: its symbols, its bound, its source, and what to do where it fails.
#pragma once

#include <string_view>
#include <vector>

namespace lagdyn {

/// A command line that works where arm.json is a chain file, and what to look at in what it prints.
struct LookFurther {
  std::string_view command, look_at;
};

struct Explanation {
  std::string_view id;           ///< of the check
  std::string_view symbols;      ///< the letters of the law, with units
  std::string_view measured_as;  ///< what is measured, and where its bound comes from
  std::string_view source;
  std::vector<std::string_view> causes;  ///< of a failure, the most likely first
  std::vector<LookFurther> look_further;
};

/// Null where no check has that id.
const Explanation* explanation_of(std::string_view check_id);

namespace explanations {
std::vector<Explanation> model();
std::vector<Explanation> torque();
std::vector<Explanation> mass_matrix();
std::vector<Explanation> coriolis();
std::vector<Explanation> gravity();
std::vector<Explanation> forward();
std::vector<Explanation> energy();
std::vector<Explanation> motion();
std::vector<Explanation> structure();
std::vector<Explanation> invariance();
std::vector<Explanation> parameters();
std::vector<Explanation> reduction();
std::vector<Explanation> momentum();
std::vector<Explanation> particles();
std::vector<Explanation> closed_form();
std::vector<Explanation> rotation();
std::vector<Explanation> proof();
}  // namespace explanations

}  // namespace lagdyn
