// Matrix<T>: a dense matrix of joint-space size, row by row. Storage only; the methods write out their sums.
#pragma once

#include <cstddef>
#include <vector>

namespace lagdyn {

template <class T>
class Matrix {
 public:
  Matrix() = default;
  Matrix(std::size_t rows, std::size_t columns) : columns_(columns), entries_(rows * columns) {}

  std::size_t rows() const { return columns_ == 0 ? 0 : entries_.size() / columns_; }
  std::size_t columns() const { return columns_; }
  T& operator()(std::size_t i, std::size_t j) { return entries_[i * columns_ + j]; }
  const T& operator()(std::size_t i, std::size_t j) const { return entries_[i * columns_ + j]; }

 private:
  std::size_t columns_ = 0;
  std::vector<T> entries_;
};

template <class T>
std::vector<T> operator*(const Matrix<T>& A, const std::vector<T>& v) {
  std::vector<T> product(A.rows());
  for (std::size_t i = 0; i < A.rows(); ++i)
    for (std::size_t j = 0; j < A.columns(); ++j) product[i] += A(i, j) * v[j];
  return product;
}

}  // namespace lagdyn
