// How finely a group of numbers was printed, told from their texts, and so how far each may be from what was printed.
//
// Of all numbers seen, D is the most decimals, S the most significant digits: "%.9f" shows in D, "%.6g" and "%.6e" in S. Half a
// unit of the last place of x is then
//   1/2 max(10^-D, 10^(e + 1 - S)),   10^e <= |x| < 10^(e + 1)
// and, where every number is that of a float as far as its digits tell, not below 2^-23 |x|, rounding to it and to its shortest form.
#pragma once

#include <string_view>

namespace lagdyn::motion {

class Printing {
 public:
  /// `text` is the decimal number that was read as `value`.
  void see(std::string_view text, double value);

  /// How far `value`, one of those seen, may be from the number before it was printed.
  double half_unit(double value) const;

 private:
  int decimals_ = 0, digits_ = 0;
  bool single_ = true;
};

}  // namespace lagdyn::motion
