// One second of motion at 1 ms, with the energies at every step: what energy-drift does for one step size.
#include "chains.hpp"
#include "lagdyn/motion/run.hpp"

namespace lagdyn::bench {
namespace {

using namespace motion;

void second_at_1_ms(benchmark::State& timing, const Integrator& integrator) {
  const Chain chain = general_chain(static_cast<std::size_t>(timing.range(0)));
  const Model<double> model = lift<double>(chain);
  Equations equations(model);
  const EnergyAccount account(model);
  const JointState start = random_state(chain, 1, 0);
  for (auto _ : timing) {
    double most = 0;
    const auto stop = run(equations, integrator, account, equations.start(start.q, start.qd), 1e-3, 1000,
                          [&](const Instant& now) { most = std::max(most, now.energy.kinetic); });
    if (stop) timing.SkipWithError("the motion stopped");
    benchmark::DoNotOptimize(most);
  }
}

[[maybe_unused]] const bool registered = [] {
  for (const Integrator& integrator : integrators())
    benchmark::RegisterBenchmark(std::string(integrator.id).c_str(), second_at_1_ms, integrator)
        ->Arg(3)
        ->Arg(7)
        ->Unit(benchmark::kMillisecond);
  return true;
}();

}  // namespace
}  // namespace lagdyn::bench
