#include "lagdyn/checks/refusal.hpp"

namespace lagdyn::checks {

std::optional<std::string> refuse_inertia_free(const Subject& subject) {
  if (subject.inertia_free().empty()) return {};
  const std::vector<std::string> names = joint_names(subject.chain);
  std::string text = "the mass matrix is singular in every state: no inertia moves with";
  for (std::size_t i = 0; i < subject.inertia_free().size(); ++i)
    text += (i == 0 ? " " : ", ") + names[subject.inertia_free()[i]];
  return text + " (give the body mass, or the joint armature)";
}

}  // namespace lagdyn::checks
