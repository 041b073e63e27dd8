#include "lagdyn/io/judge_chain.hpp"

#include <algorithm>

#include "lagdyn/chain/validate.hpp"

namespace lagdyn {
namespace {

bool has_reach(const ChainPlaces& places, std::size_t body) {
  const bool next_placed = body + 1 == places.bodies.size() ? places.tip_known : places.bodies[body + 1].placed;
  return places.bodies[body].mass && places.bodies[body].com && next_placed;
}

std::optional<JsonValue> place_of(const ChainProblem& finding, const ChainPlaces& places) {
  if (finding.part == ChainPart::tip) return places.tip;
  if (finding.part == ChainPart::chain) {
    const bool typed = std::ranges::all_of(places.bodies, &ReadBody::typed);
    return typed || finding.code.id == codes::too_many_joints.id ? places.list : std::nullopt;
  }
  const ReadBody& read = places.bodies[finding.body];
  if (finding.code.id == codes::zero_inertia.id && !read.mass) return std::nullopt;
  if (finding.code.id == codes::gyration_unit.id && !has_reach(places, finding.body)) return std::nullopt;
  switch (finding.part) {
    case ChainPart::name:
      return read.name;
    case ChainPart::joint_name:
      return read.joint_name;
    case ChainPart::mass:
      return read.mass;
    case ChainPart::com:
      return read.com;
    case ChainPart::inertia:
      return read.inertia;
    default:
      return read.origin;
  }
}

}  // namespace

void judge_chain(const Chain& chain, const ChainPlaces& places, Problems& problems) {
  for (ChainProblem& finding : find_problems(chain))
    if (const std::optional<JsonValue> place = place_of(finding, places))
      problems.add(finding.code, *place, {finding.found, finding.expected, finding.fix});
}

}  // namespace lagdyn
