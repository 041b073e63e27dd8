// The vocabulary with every instrument's specialisations. Methods include this file and no part of it, so that no
// translation unit can see Vec3<Bounded> or Rot<Dual<T>> in its general form.
#pragma once

#include "lagdyn/scalars/counted.hpp"
#include "lagdyn/scalars/modular.hpp"
#include "lagdyn/scalars/taped.hpp"
#include "lagdyn/spatial/bounded_vocabulary.hpp"
#include "lagdyn/spatial/dual_vocabulary.hpp"
#include "lagdyn/spatial/pose.hpp"
