#include "lagdyn/checks/explain.hpp"

#include <algorithm>

#include "lagdyn/chain/code_explanations.hpp"
#include "lagdyn/checks/explanations/explanation.hpp"
#include "lagdyn/checks/registry.hpp"

namespace lagdyn {
namespace {

Value text(std::string_view words) { return std::string(words); }

Value explain_check(const Check& check, const Explanation& explanation) {
  ValueList causes, look_further;
  for (std::string_view cause : explanation.causes) causes.push_back(text(cause));
  for (const LookFurther& look : explanation.look_further)
    look_further.push_back(ValueMap{{"command", text(look.command)}, {"look_at", text(look.look_at)}});
  return ValueMap{{"id", check.id},
                  {"kind", "check"},
                  {"title", check.title},
                  {"law", check.law},
                  {"symbols", text(explanation.symbols)},
                  {"methods", check.methods},
                  {"measured_as", text(explanation.measured_as)},
                  {"source", text(explanation.source)},
                  {"causes", causes},
                  {"look_further", look_further},
                  {"severity", {}},
                  {"place", {}},
                  {"wrong", {}},
                  {"right", {}}};
}

Value explain_code(const CodeExplanation& explanation) {
  constexpr const char* severities[] = {"error", "warning", "note"};
  return ValueMap{{"id", text(explanation.code.id)},
                  {"kind", "diagnostic"},
                  {"title", text(explanation.title)},
                  {"law", text(explanation.rule)},
                  {"symbols", {}},
                  {"methods", ValueList{}},
                  {"measured_as", {}},
                  {"source", {}},
                  {"causes", ValueList{}},
                  {"look_further", ValueList{}},
                  {"severity", severities[static_cast<int>(explanation.code.severity)]},
                  {"place", text(explanation.place)},
                  {"wrong", text(explanation.wrong)},
                  {"right", text(explanation.right)}};
}

}  // namespace

std::vector<std::string_view> explained_ids() {
  std::vector<std::string_view> ids;
  for (const Check& check : all_checks()) ids.push_back(check.id);
  for (const CodeExplanation& explanation : code_explanations()) ids.push_back(explanation.code.id);
  return ids;
}

std::optional<Value> explain(std::string_view id) {
  const Explanation* explanation = explanation_of(id);
  const auto check = std::ranges::find(all_checks(), id, &Check::id);
  if (explanation && check != all_checks().end()) return explain_check(*check, *explanation);
  for (const CodeExplanation& code : code_explanations())
    if (code.code.id == id) return explain_code(code);
  return std::nullopt;
}

}  // namespace lagdyn
