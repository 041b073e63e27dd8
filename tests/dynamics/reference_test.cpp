// Every method against an independent library's values (tests/data/reference), within the bounds of its own result.
//
// The library's values have no bound. They are doubles, computed with other operations from rotations by the file's
// angles, of which the reader made quaternions; so 8 units in the last place of the largest term are added.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "dynamics/samples.hpp"
#include "lagdyn/io/read_chain.hpp"

namespace lagdyn::test {
namespace {

using Json = nlohmann::json;
using List = std::vector<double>;

constexpr double kReference = 8 * 2 * kUnitRoundoff;

struct Reference {
  std::string name;
  Chain chain;
  Json state;
  JointState values;

  List list(const char* key) const { return state.at(key).get<List>(); }
  Matrix<double> matrix(const char* key) const {
    const auto rows = state.at(key).get<std::vector<List>>();
    Matrix<double> M(rows.size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
      for (std::size_t j = 0; j < rows.size(); ++j) M(i, j) = rows[i][j];
    return M;
  }
};

std::vector<Reference> read(const std::string& file) {
  std::ifstream in(std::string(LAGDYN_TEST_DATA) + "/reference/" + file);
  const Json document = Json::parse(in);
  std::vector<Reference> all;
  for (const Json& entry : document.at("cases")) {
    const std::string name = entry.at("chain").at("name");
    const ReadChain chain = read_chain_text(entry.at("chain").dump(), name);
    if (!chain.chain) throw std::runtime_error("no chain: " + name);
    for (const Json& state : entry.at("states")) {
      const auto numbers = [&](const char* key) { return state.at(key).get<List>(); };
      all.push_back({name, *chain.chain, state, {numbers("q"), numbers("qd"), numbers("qdd")}});
    }
  }
  return all;
}

class ReferenceValues : public testing::TestWithParam<const char*> {
 protected:
  template <class Judge>
  void each(Judge judge) {
    const std::vector<Reference> all = read(GetParam());
    ASSERT_EQ(all.size(), std::string(GetParam()) == "random-chains.json" ? 24u : 12u);
    for (const Reference& r : all) {
      SCOPED_TRACE(r.name);
      judge(r, Lifted<Bounded>(r.chain, r.values), torque_scale(Lifted<double>(r.chain, r.values)));
    }
  }
};

void expect_near(const Bounded& found, double expected, double scale, std::string_view what) {
  EXPECT_LE(std::abs(found.mid - expected), found.rad + kReference * scale) << what;
  EXPECT_LE(found.rad, 1e-6 * scale) << what << ": a bound that allows anything";
}
void expect_near(const std::vector<Bounded>& found, const List& expected, double scale, std::string_view what) {
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) expect_near(found[i], expected[i], scale, what);
}
void expect_near(const Matrix<Bounded>& found, const Matrix<double>& expected, double scale, std::string_view what) {
  ASSERT_EQ(found.rows(), expected.rows());
  for (std::size_t i = 0; i < expected.rows(); ++i)
    for (std::size_t j = 0; j < expected.columns(); ++j) expect_near(found(i, j), expected(i, j), scale, what);
}

TEST_P(ReferenceValues, InverseDynamics) {
  each([](const Reference& r, const Lifted<Bounded>& at, double scale) {
    for (const auto& method : inverse_dynamics_methods<Bounded>())
      expect_near(method.run(at.model, at.state), r.list("tau"), scale, method.id);
  });
}

TEST_P(ReferenceValues, MassMatrix) {
  each([](const Reference& r, const Lifted<Bounded>& at, double) {
    const Matrix<double> M = r.matrix("mass_matrix");
    for (const auto& method : mass_matrix_methods<Bounded>())
      expect_near(method.run(at.model, at.state), M, largest(M), method.id);
  });
}

TEST_P(ReferenceValues, CoriolisMatrix) {
  each([](const Reference& r, const Lifted<Bounded>& at, double) {
    // An entry sums slopes of M times velocities, and may cancel: these are its terms' size.
    const double scale = largest(r.matrix("mass_matrix")) * largest(r.values.qd);
    for (const auto& method : coriolis_methods<Bounded>())
      expect_near(method.run(at.model, at.state), r.matrix("coriolis_matrix"), scale, method.id);
  });
}

TEST_P(ReferenceValues, GravityVector) {
  each([](const Reference& r, const Lifted<Bounded>& at, double) {
    const double scale = torque_scale({r.chain, {r.values.q, List(at.model.size()), List(at.model.size())}});
    for (const auto& method : gravity_methods<Bounded>())
      expect_near(method.run(at.model, at.state), r.list("gravity_vector"), scale, method.id);
  });
}

TEST_P(ReferenceValues, Energies) {
  each([](const Reference& r, const Lifted<Bounded>& at, double) {
    double expected = r.state.at("kinetic_energy");
    for (std::size_t i = 0; i < at.model.size(); ++i)  // the library leaves these out: see the data's README
      if (at.model.joints[i].kind == JointKind::revolute)
        expected += 0.5 * at.model.joints[i].armature.mid * r.values.qd[i] * r.values.qd[i];
    // q' M q' / 2 cancels where the links' speeds do, and its radii are those of its terms.
    double terms = 0;
    const Matrix<double> M = r.matrix("mass_matrix");
    for (std::size_t i = 0; i < M.rows(); ++i)
      for (std::size_t j = 0; j < M.rows(); ++j) terms += std::abs(r.values.qd[i] * M(i, j) * r.values.qd[j]) / 2;
    expect_near(kinetic_links(at.model, at.state), expected, terms, "kinetic-links");
    expect_near(kinetic_mass_matrix(at.model, at.state), expected, terms, "kinetic-mass-matrix");
    double weights = 0;
    const Double3& g = r.chain.gravity;
    for (const auto& joint : at.model.joints) weights += joint.body.mass.mid * std::hypot(g[0], g[1], g[2]);
    expect_near(potential(screw_model(at.model), at.state), r.state.at("potential_energy"), weights, "potential");
  });
}

// An acceleration is judged by the torque that it takes: its own error grows with the condition of M.
TEST_P(ReferenceValues, ForwardDynamics) {
  each([](const Reference& r, const Lifted<Bounded>& at, double scale) {
    const List tau = r.list("tau"), reference = r.list("qdd_from_tau");
    const std::size_t n = tau.size();
    const Lifted<double> plain(r.chain, r.values);
    const auto residual = [&](const List& qdd, std::string_view what) {
      std::vector<Bounded> lifted;
      for (double a : qdd) lifted.push_back(Bounded(a));
      const std::vector<Bounded> needed = kane(at.model, with_rates(at.state, at.state.qd, lifted));
      // LDL^T and the articulated bodies leave a residual of c n^2 u |M||qdd|.
      const double solving = static_cast<double>(n * n) * kReference * largest(r.matrix("mass_matrix")) * largest(qdd);
      expect_near(needed, tau, scale + solving / kReference, what);
    };
    residual(reference, "the library's");
    for (const auto& method : forward_dynamics_methods<double>())
      residual(method.run(plain.model, plain.state, tau), method.id);
  });
}

INSTANTIATE_TEST_SUITE_P(Files, ReferenceValues, testing::Values("random-chains.json", "hard-chains.json"),
                         [](const auto& file) {
                           return std::string(file.param) == "random-chains.json" ? "Random" : "Hard";
                         });

}  // namespace
}  // namespace lagdyn::test
