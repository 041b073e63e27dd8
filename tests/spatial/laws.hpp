// Laws as residuals that vanish in exact arithmetic, for every scalar: a residue must be 0, an enclosure must contain 0
// within a radius that means something, a derivative must vanish with its value.
#pragma once

#include <cmath>

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/spatial/vec6.hpp"
#include "support/quad.hpp"

namespace lagdyn::test {

inline bool vanishes(Modular x) { return x == Modular(0); }
inline bool vanishes(Bounded x) { return std::abs(x.mid) <= x.rad && x.rad < 1e-11; }
inline bool vanishes(Quad x) { return magnitude(x) < 1e-29; }
template <class T>
bool vanishes(const Dual<T>& x) {
  return vanishes(x.value) && vanishes(x.slope);
}
template <class T>
bool vanishes(const Vec3<T>& v) {
  return vanishes(v[0]) && vanishes(v[1]) && vanishes(v[2]);
}
template <class T>
bool vanishes(const Mat3<T>& m) {
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j)
      if (!vanishes(m(i, j))) return false;
  return true;
}

/// Random elements: residues, or numbers of size 1; a derivative's slopes too.
template <class T>
struct Draw {
  static T scalar(CounterRandom& random) { return T(random.uniform(-2, 2)); }
};
template <>
struct Draw<Modular> {
  static Modular scalar(CounterRandom& random) { return Modular::from_integer(random.bits()); }
};
template <class T>
struct Draw<Dual<T>> {
  static Dual<T> scalar(CounterRandom& random) {
    const T value = Draw<T>::scalar(random);
    return {value, Draw<T>::scalar(random)};
  }
};

template <class T>
class Elements {
 public:
  explicit Elements(std::uint64_t index) : index_(index), random_(1, index, stream_of("spatial-test")) {}
  std::uint64_t index() const { return index_; }

  T scalar() { return Draw<T>::scalar(random_); }
  Vec3<T> vector() {
    const T x = scalar(), y = scalar();
    return {x, y, scalar()};
  }
  Mat3<T> matrix() {
    const Vec3<T> a = vector(), b = vector();
    return {a, b, vector()};
  }
  Mat3<T> symmetric() {
    const Mat3<T> m = matrix();
    return m + transposed(m);
  }
  Rot<T> rotation() {
    const T w = scalar();
    return Rot<T>::from_quaternion(w, vector());
  }
  Pose<T> pose() {
    const Rot<T> R = rotation();
    return {R, vector()};
  }

 private:
  std::uint64_t index_;
  CounterRandom random_;
};

template <class T>
T determinant(const Mat3<T>& m) {
  return m(0, 0) * (m(1, 1) * m(2, 2) - m(1, 2) * m(2, 1)) - m(0, 1) * (m(1, 0) * m(2, 2) - m(1, 2) * m(2, 0)) +
         m(0, 2) * (m(1, 0) * m(2, 1) - m(1, 1) * m(2, 0));
}

}  // namespace lagdyn::test
