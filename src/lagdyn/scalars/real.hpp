// The scalar double: the value. Its sine and cosine, declared before the concepts that ask for them.
#pragma once

#include <cmath>

namespace lagdyn {

inline double cos_of(double x) { return std::cos(x); }
inline double sin_of(double x) { return std::sin(x); }

}  // namespace lagdyn
