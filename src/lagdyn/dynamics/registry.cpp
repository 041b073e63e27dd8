// Every method is compiled for every instrument here; registry_dual.cpp does the same for their derivatives.
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn {

LAGDYN_METHODS_OF(, double)
LAGDYN_METHODS_OF(, Bounded)
LAGDYN_METHODS_OF(, Counted)
LAGDYN_METHODS_OF(, Modular)
LAGDYN_METHODS_OF(, Recorded)
LAGDYN_METHODS_OF(, Taped)

}  // namespace lagdyn
