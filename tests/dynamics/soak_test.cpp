// Two results of one quantity never differ by more than their bounds allow, on many random chains of any kind; and the
// bounds are no wider than that needs: the median of |a - b| / (rad a + rad b) is printed for each method.
#include <gtest/gtest.h>

#include <array>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>

#include "dynamics/samples.hpp"
#include "lagdyn/chain/random_chain.hpp"

namespace lagdyn::test {
namespace {

double ratio(const Bounded& a, const Bounded& b) {
  const double difference = std::abs(a.mid - b.mid);
  return difference == 0 ? 0 : difference / (a.rad + b.rad);
}
double worst_ratio(const std::vector<Bounded>& a, const std::vector<Bounded>& b) {
  double worst = 0;
  for (std::size_t i = 0; i < b.size(); ++i) worst = std::max(worst, ratio(a[i], b[i]));
  return worst;
}
double worst_ratio(const Matrix<Bounded>& a, const Matrix<Bounded>& b) {
  double worst = 0;
  for (std::size_t i = 0; i < b.rows(); ++i)
    for (std::size_t j = 0; j < b.columns(); ++j) worst = std::max(worst, ratio(a(i, j), b(i, j)));
  return worst;
}

struct Group {
  std::size_t lowest, highest;
};
constexpr std::array<Group, 5> kGroups{{{1, 2}, {3, 5}, {6, 8}, {9, 16}, {17, 24}}};

class Ratios {
 public:
  void add(std::string_view method, std::size_t joints, double r) {
    EXPECT_LE(r, 1) << method;  // not a number fails too
    for (std::size_t g = 0; g < kGroups.size(); ++g)
      if (kGroups[g].lowest <= joints && joints <= kGroups[g].highest) found_[std::string(method)][g].push_back(r);
  }

  void print() {
    std::cout << "    median of |a - b| / (rad a + rad b), by joints\n    " << std::setw(22) << "";
    for (const Group& g : kGroups)
      std::cout << std::setw(11) << std::to_string(g.lowest) + "-" + std::to_string(g.highest);
    std::cout << std::setw(11) << "largest"
              << "\n";
    for (auto& [method, groups] : found_) {
      double largest = 0;
      std::cout << "    " << std::left << std::setw(22) << method << std::right << std::setprecision(2);
      for (auto& ratios : groups) {
        std::sort(ratios.begin(), ratios.end());
        if (!ratios.empty()) largest = std::max(largest, ratios.back());
        std::cout << std::setw(11) << (ratios.empty() ? "-" : text(ratios[ratios.size() / 2]));
      }
      std::cout << std::setw(11) << text(largest) << "\n";
      EXPECT_GT(largest, 1e-4) << method << ": bounds this wide would let a fault pass";
    }
  }

 private:
  static std::string text(double x) {
    std::ostringstream out;
    out << std::setprecision(2) << x;
    return out.str();
  }
  std::map<std::string, std::array<std::vector<double>, kGroups.size()>> found_;
};

void compare_all(Ratios& ratios, const Chain& chain, std::uint64_t index) {
  const Lifted<Bounded> at(chain, random_state(chain, 2, index));
  const std::size_t n = at.model.size();
  const std::vector<Bounded> tau = rnea(at.model, at.state);
  for (const auto& method : inverse_dynamics_methods<Bounded>())
    if (!method.check.empty()) ratios.add(method.id, n, worst_ratio(method.run(at.model, at.state), tau));
  const Matrix<Bounded> M = rnea_columns(at.model, at.state);
  for (const auto& method : mass_matrix_methods<Bounded>())
    if (!method.check.empty()) ratios.add(method.id, n, worst_ratio(method.run(at.model, at.state), M));
}

void soak(std::uint64_t chains, std::size_t most_joints) {
  Ratios ratios;
  for (std::uint64_t seed = 0; seed < chains; ++seed) {
    const std::size_t joints = 1 + seed % most_joints;
    SCOPED_TRACE("chain " + std::to_string(seed) + " of " + std::to_string(joints) + " joints");
    compare_all(ratios, random_chain(seed, joints), seed);
  }
  ratios.print();
}

TEST(Soak, TwoHundredChainsOfUpToEightJoints) { soak(200, 8); }

TEST(SoakFull, TwoThousandChainsOfUpTo24Joints) { soak(2000, 24); }

}  // namespace
}  // namespace lagdyn::test
