// Methods that are compared share scalars, the vocabulary and the lifted chain, and nothing else: agreement of two
// methods that call one function says nothing about it.
#include "structure/independence.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <map>

#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn {
namespace {

namespace fs = std::filesystem;
using Headers = std::set<std::string>;
using Pairs = std::vector<std::pair<std::string, std::string>>;

const fs::path source = fs::path(LAGDYN_SOURCE_DIR) / "src";

std::string header_of(std::string method) {
  for (char& c : method)
    if (c == '-') c = '_';
  return "lagdyn/dynamics/" + method + ".hpp";
}

/// What the header of a method of the library sees; the compiler is asked once.
const Headers& seen_by(const std::string& method) {
  static std::map<std::string, Headers> known;
  const auto found = known.find(method);
  return found != known.end() ? found->second
                              : known.emplace(method, included_headers(source, header_of(method))).first->second;
}

/// Every method of a list beside the one that is its quantity's reference.
template <class Methods>
void add_pairs(Pairs& pairs, const Methods& methods, const std::string& reference) {
  for (const auto& method : methods)
    if (method.id != reference) pairs.emplace_back(method.id, reference);
}

Pairs compared_pairs() {
  Pairs pairs;
  add_pairs(pairs, inverse_dynamics_methods<double>(), "rnea");
  add_pairs(pairs, mass_matrix_methods<double>(), "rnea-columns");
  add_pairs(pairs, gravity_methods<double>(), "rnea-static");
  add_pairs(pairs, coriolis_methods<double>(), "rnea");          // C qd against the velocity terms
  add_pairs(pairs, forward_dynamics_methods<double>(), "kane");  // the residual of qdd in kane's equations
  add_pairs(pairs, coriolis_methods<double>(), "crba");          // Gamma against dM/dt
  const Pairs others{{"aba", "mass-matrix-solve"},
                     {"jacobian-sum", "crba"},
                     {"euler-lagrange-exact", "kane"},
                     {"kinetic-links", "kinetic-mass-matrix"}};
  pairs.insert(pairs.end(), others.begin(), others.end());
  return pairs;
}

TEST(Independence, ComparedMethodsShareNothingBeyondTheVocabulary) {
  const Pairs pairs = compared_pairs();
  EXPECT_GE(pairs.size(), 19u);
  for (const auto& [a, b] : pairs) EXPECT_EQ(shared_headers(seen_by(a), seen_by(b)), Headers{}) << a << ", " << b;
}

TEST(Independence, TheCompilersListIsSeen) {
  const Headers& headers = seen_by("mass-matrix-solve");
  for (const char* expected : {"lagdyn/dynamics/mass_matrix_solve.hpp", "lagdyn/dynamics/rnea.hpp",
                               "lagdyn/scalars/concepts.hpp", "lagdyn/spatial/rot.hpp", "lagdyn/chain/model.hpp"})
    EXPECT_TRUE(headers.contains(expected)) << expected;
  EXPECT_THROW(included_headers(source, "lagdyn/dynamics/no_such_method.hpp"), std::runtime_error);
}

TEST(IndependenceCanFail, MethodsOfOneRoute) {
  EXPECT_EQ(shared_headers(seen_by("rnea-columns"), seen_by("rnea-static")), Headers{"lagdyn/dynamics/rnea.hpp"});
  EXPECT_TRUE(
      shared_headers(seen_by("christoffel-fd"), seen_by("jacobian-sum")).contains("lagdyn/dynamics/screw_model.hpp"));
}

class PlantedHeaders : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "lagdyn-independence-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    root = name;
    plant("lagdyn/scalars/number.hpp", {});
    plant("lagdyn/chain/state.hpp", {"lagdyn/scalars/number.hpp"});
    plant("lagdyn/chain/random_state.hpp", {});
    plant("lagdyn/dynamics/help.hpp", {"lagdyn/chain/state.hpp"});
    plant("lagdyn/dynamics/between.hpp", {"lagdyn/dynamics/help.hpp"});
    plant("lagdyn/dynamics/clean.hpp", {"lagdyn/chain/state.hpp"});
    plant("lagdyn/dynamics/first.hpp", {"lagdyn/chain/state.hpp", "lagdyn/dynamics/help.hpp"});
    plant("lagdyn/dynamics/second.hpp", {"lagdyn/dynamics/between.hpp"});
    plant("lagdyn/dynamics/drawn.hpp", {"lagdyn/chain/random_state.hpp"});
    plant("lagdyn/dynamics/also_drawn.hpp", {"lagdyn/chain/random_state.hpp"});
  }
  void TearDown() override { fs::remove_all(root); }

  Headers shared(const std::string& a, const std::string& b) {
    return shared_headers(included_headers(root, header_of(a)), included_headers(root, header_of(b)));
  }

 private:
  void plant(const std::string& header, const std::vector<std::string>& includes) {
    fs::create_directories((root / header).parent_path());
    std::ofstream out(root / header);
    out << "#pragma once\n";
    for (const std::string& include : includes) out << "#include \"" << include << "\"\n";
  }
  fs::path root;
};

TEST_F(PlantedHeaders, AHelperThatBothReachIsFoundHoweverDeep) {
  EXPECT_EQ(shared("first", "second"), Headers{"lagdyn/dynamics/help.hpp"});
}

TEST_F(PlantedHeaders, OneMethodThatIncludesTheOtherIsFound) {
  EXPECT_EQ(shared("second", "between"), (Headers{"lagdyn/dynamics/between.hpp", "lagdyn/dynamics/help.hpp"}));
}

TEST_F(PlantedHeaders, OtherFilesOfTheChainAreNoVocabulary) {
  EXPECT_EQ(shared("drawn", "also_drawn"), Headers{"lagdyn/chain/random_state.hpp"});
}

TEST_F(PlantedHeaders, TheVocabularyIsNotReported) { EXPECT_EQ(shared("clean", "second"), Headers{}); }

}  // namespace
}  // namespace lagdyn
