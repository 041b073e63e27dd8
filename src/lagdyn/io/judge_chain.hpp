// What is physically wrong with a chain, told at the places of the file that it was read from.
#pragma once

#include <optional>
#include <vector>

#include "lagdyn/io/read_body.hpp"

namespace lagdyn {

/// Where in the file the chain came from.
struct ChainPlaces {
  std::vector<ReadBody> bodies;
  std::optional<JsonValue> list;  ///< the whole list of bodies or links; empty where there is none
  std::optional<JsonValue> tip;   ///< empty where the file has none, or it is wrong
  bool tip_known = true;          ///< false where the tip's offset was not read
};

/// Every finding of chain/validate.hpp on the chain that these bodies and this tip make, but none on what was not read:
/// it may only follow from an error that was told already, or repeat a note.
void judge_chain(const Chain& chain, const ChainPlaces& places, Problems& problems);

}  // namespace lagdyn
