// What a question costs beside the plain value: the same method run on each instrument, and the exact proof of torques.
#include "chains.hpp"
#include "lagdyn/dynamics/modular_state.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn::bench {
namespace {

template <class T>
void rnea_on(benchmark::State& timing) {
  Inputs<T> inputs(static_cast<std::size_t>(timing.range(0)));
  for (auto _ : timing) benchmark::DoNotOptimize(rnea(inputs.model, inputs.next()));
}
BENCHMARK(rnea_on<double>)->Arg(7)->Arg(24);
BENCHMARK(rnea_on<Bounded>)->Arg(7)->Arg(24);
BENCHMARK(rnea_on<Counted>)->Arg(7)->Arg(24);

void rnea_slope(benchmark::State& timing) {
  Inputs<double> inputs(static_cast<std::size_t>(timing.range(0)));
  const Model<Dual<double>> model = promoted(inputs.model);
  for (auto _ : timing) benchmark::DoNotOptimize(rnea(model, moving_along(inputs.model, inputs.next(), 0)));
}
BENCHMARK(rnea_slope)->Arg(7)->Arg(24);

/// One state of the proof that euler-lagrange-exact and rnea are one rational function.
void exact_proof(benchmark::State& timing) {
  const Model<Modular> model = lift<Modular>(general_chain(static_cast<std::size_t>(timing.range(0))));
  std::uint64_t draw = 0;
  for (auto _ : timing) {
    const State<Modular> state = modular_state(model, 1, draw++, "bench");
    if (euler_lagrange_exact(model, state) != rnea(model, state)) timing.SkipWithError("the methods differ");
  }
}
BENCHMARK(exact_proof)->Arg(2)->Arg(7)->Arg(24)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace lagdyn::bench
