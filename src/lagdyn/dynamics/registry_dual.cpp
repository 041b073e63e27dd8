// Every exact method is compiled for derivatives of every instrument here.
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn {

LAGDYN_METHODS_OF(, Dual<double>)
LAGDYN_METHODS_OF(, Dual<Dual<double>>)
LAGDYN_METHODS_OF(, Dual<Bounded>)
LAGDYN_METHODS_OF(, Dual<Modular>)

}  // namespace lagdyn
