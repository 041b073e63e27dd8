// Every exact method and its derivatives are compiled for the bounds of their degrees here.
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn {

LAGDYN_METHODS_OF(, Degree)
LAGDYN_METHODS_OF(, Dual<Degree>)

}  // namespace lagdyn
