// A Value as JSON text (RFC 8259): valid for every Value, also for numbers that are not finite and bytes that are no
// UTF-8.
#pragma once

#include <string>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

/// Indented by 2. A list of scalars, and a short map of scalars, stand on one line. A double prints in the shortest
/// form that reads back to the same bits, with a point or an exponent so that it stays a double; NaN and infinities are
/// null. Controls and characters that reorder text are escaped. No newline at the end.
std::string to_json(const Value& value);

}  // namespace lagdyn
