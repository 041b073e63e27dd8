// Vec3<T> and Mat3<T>: a 3-vector and a linear map of 3-vectors, over any ring.
//
// Plain arrays and written-out formulas, so that each instrument sees exactly the operations that the mathematics
// has: 3 multiplications and 2 additions in a dot product, 6 and 3 in a cross product, none hidden in a library.
// Instruments specialise them (vocabulary.hpp): Bounded keeps one radius a vector, Dual differentiates whole vectors.
#pragma once

#include "lagdyn/scalars/products.hpp"

namespace lagdyn {

template <RingScalar T>
struct Vec3 {
  T x{}, y{}, z{};

  Vec3() = default;
  Vec3(T a, T b, T c) : x(a), y(b), z(c) {}
  T operator[](int i) const { return i == 0 ? x : i == 1 ? y : z; }

  friend Vec3 operator+(const Vec3& a, const Vec3& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
  friend Vec3 operator-(const Vec3& a, const Vec3& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
  friend Vec3 operator-(const Vec3& a) { return {-a.x, -a.y, -a.z}; }
  friend Vec3 operator*(const T& s, const Vec3& a) { return {s * a.x, s * a.y, s * a.z}; }
  Vec3& operator+=(const Vec3& b) { return *this = *this + b; }
  Vec3& operator-=(const Vec3& b) { return *this = *this - b; }

  friend T dot(const Vec3& a, const Vec3& b) { return sum_of_products(a.x, b.x, a.y, b.y, a.z, b.z); }
  friend Vec3 cross(const Vec3& a, const Vec3& b) {
    return {difference_of_products(a.y, b.z, a.z, b.y), difference_of_products(a.z, b.x, a.x, b.z),
            difference_of_products(a.x, b.y, a.y, b.x)};
  }
};

template <RingScalar T>
struct Mat3 {
  Vec3<T> row[3]{};

  Mat3() = default;
  Mat3(const Vec3<T>& a, const Vec3<T>& b, const Vec3<T>& c) : row{a, b, c} {}
  static Mat3 scaled_identity(const T& s) { return {{s, T(0), T(0)}, {T(0), s, T(0)}, {T(0), T(0), s}}; }
  /// [a] with [a] b = a x b.
  static Mat3 skew(const Vec3<T>& a) { return {{T(0), -a.z, a.y}, {a.z, T(0), -a.x}, {-a.y, a.x, T(0)}}; }
  /// a b^T.
  static Mat3 outer(const Vec3<T>& a, const Vec3<T>& b) { return {a.x * b, a.y * b, a.z * b}; }
  T operator()(int i, int j) const { return row[i][j]; }

  friend Mat3 operator+(const Mat3& a, const Mat3& b) {
    return {a.row[0] + b.row[0], a.row[1] + b.row[1], a.row[2] + b.row[2]};
  }
  friend Mat3 operator-(const Mat3& a, const Mat3& b) {
    return {a.row[0] - b.row[0], a.row[1] - b.row[1], a.row[2] - b.row[2]};
  }
  friend Mat3 operator-(const Mat3& a) { return {-a.row[0], -a.row[1], -a.row[2]}; }
  friend Mat3 operator*(const T& s, const Mat3& a) { return {s * a.row[0], s * a.row[1], s * a.row[2]}; }
  Mat3& operator+=(const Mat3& b) { return *this = *this + b; }
  Mat3& operator-=(const Mat3& b) { return *this = *this - b; }

  friend Vec3<T> operator*(const Mat3& a, const Vec3<T>& v) {
    return {dot(a.row[0], v), dot(a.row[1], v), dot(a.row[2], v)};
  }
  friend Mat3 transposed(const Mat3& a) {
    return {{a.row[0].x, a.row[1].x, a.row[2].x},
            {a.row[0].y, a.row[1].y, a.row[2].y},
            {a.row[0].z, a.row[1].z, a.row[2].z}};
  }
  friend Mat3 operator*(const Mat3& a, const Mat3& b) {
    const Mat3 c = transposed(b);
    return {c * a.row[0], c * a.row[1], c * a.row[2]};
  }
};

}  // namespace lagdyn
