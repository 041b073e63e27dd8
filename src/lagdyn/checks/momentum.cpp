// The base's reaction against the system's momentum: what rnea hands from link to link must add up at the base.
#include <algorithm>
#include <array>

#include "lagdyn/checks/momentum_rate.hpp"
#include "lagdyn/checks/registry.hpp"

namespace lagdyn::checks {

namespace {

const char* const kComponents[] = {"moment x", "moment y", "moment z", "force x", "force y", "force z"};

Finding component(const Vec3<Bounded>& a, const Vec3<Bounded>& b, double scale, int i) {
  Finding found;
  found.compare(a[i], b[i]);
  found.scale = scale;
  return found;
}

/// Of the six components, moments first.
std::array<Finding, 6> findings(const Subject& subject, const Sample& sample) {
  const Wrench<Bounded> base = sample.base_reaction();
  const Wrench<Bounded> net = sample.enclose(subject, [](auto& m, auto& s) { return momentum_rate(m, s).net; });
  std::array<Finding, 6> all;
  for (int i = 0; i < 3; ++i) {
    const auto k = static_cast<std::size_t>(i);
    all[k] = component(base.n, net.n, sample.magnitudes().base_moment, i);
    all[k + 3] = component(base.f, net.f, sample.magnitudes().base_force, i);
  }
  return all;
}

std::size_t worst(const std::array<Finding, 6>& all) {
  const auto less = [](const Finding& a, const Finding& b) {
    return a.grade() != b.grade() ? a.grade() < b.grade() : a.worst.ratio() < b.worst.ratio();
  };
  return static_cast<std::size_t>(std::max_element(all.begin(), all.end(), less) - all.begin());
}

}  // namespace

std::vector<Check> momentum() {
  Check check;
  check.id = "momentum.base-wrench";
  check.title = "base reaction is the rate of momentum less weight";
  check.law = "f_0 = d/dt sum m v - sum m g, n_0 = d/dt sum (c x m v + J w) - sum c x m g";
  check.methods = {"rnea"};
  check.unit = "N m or N";
  check.advice = "a force or moment is lost or counted twice on its way to the base, or a body's acceleration is wrong";
  check.cost = [](double n) { return 1.5 + 1.4 * n; };
  check.evaluate = [](const Subject& subject, const Sample& sample) {
    const std::array<Finding, 6> all = findings(subject, sample);
    return all[worst(all)];
  };
  check.explain = [](const Subject& subject, const Sample& sample, const Finding&) {
    return std::string("worst component: ") + kComponents[worst(findings(subject, sample))] + " at the base";
  };
  return {check};
}

}  // namespace lagdyn::checks
