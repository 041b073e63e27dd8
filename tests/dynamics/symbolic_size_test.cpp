#include "lagdyn/dynamics/symbolic_size.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "lagdyn/dynamics/planar_lagrange.hpp"
#include "lagdyn/dynamics/rnea.hpp"

namespace lagdyn::test {
namespace {

// The same links as a chain: z-axes, gravity along -y.
Chain chain_of(const PlanarLinks<double>& links) {
  Chain chain;
  chain.gravity = {0, -links.gravity, 0};
  for (std::size_t i = 0; i < links.mass.size(); ++i) {
    Body body;
    body.joint.type = JointType::revolute;
    if (i > 0) body.joint.origin.xyz = {links.length[i - 1], 0, 0};
    body.inertial = {
        links.mass[i], {links.com[i], 0, 0}, {0, links.inertia[i], links.inertia[i], 0, 0, 0}, InertiaPoint::com, {}};
    chain.bodies.push_back(std::move(body));
  }
  return chain;
}

TEST(SymbolicSize, TheDerivedEquationsAreThoseOfNewtonAndEuler) {
  const PlanarLinks<double> links{{0.5, 0.4, 0.3}, {0.25, 0.15, 0.2}, {2, 1.5, 0.7}, {0.03, 0.02, 0.01}, 9.81};
  const std::vector<double> q{0.3, -0.8, 1.1}, qd{2, -3, 1.5}, qdd{1, 4, -2};
  const Model<double> model = lift<double>(chain_of(links));
  const std::vector<double> tau = rnea(model, lift_state(model, {q, qd, qdd})),
                            derived = planar_lagrange(links, q, qd, qdd);
  for (std::size_t i = 0; i < tau.size(); ++i) EXPECT_NEAR(derived[i], tau[i], 1e-13 * 50);
}

// No outside figure exists for this form: what can be said is that it outgrows n^2, and that sharing gains with n.
TEST(SymbolicSize, GrowsAndIsSharedMoreAndMore) {
  SymbolicSize before = planar_lagrange_size(1);
  for (std::size_t n = 2; n <= 5; ++n) {
    const SymbolicSize size = planar_lagrange_size(n);
    EXPECT_GT(size.written_out / before.written_out, std::pow(static_cast<double>(n) / static_cast<double>(n - 1), 2));
    EXPECT_GT(size.written_out / static_cast<double>(size.shared),
              before.written_out / static_cast<double>(before.shared));
    before = size;
  }
}

}  // namespace
}  // namespace lagdyn::test
