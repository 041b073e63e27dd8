// Time of every method over double, by the number of joints, above the floor of just walking over model and state.
#include "chains.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn::bench {
namespace {

/// What any method must at least do: look at every joint of the model and the state once.
double walk(const Model<double>& model, const State<double>& state) {
  double sum = 0;
  for (std::size_t i = 0; i < model.size(); ++i)
    sum += model.joints[i].origin.p.x + model.joints[i].body.mass + state.q[i].c + state.qd[i] + state.qdd[i];
  return sum;
}

template <class Call>
void add(std::string_view method, int order, Call call) {
  for (std::size_t joints : sizes(order))
    benchmark::RegisterBenchmark(name(method, joints).c_str(), [=](benchmark::State& timing) {
      Inputs<double> inputs(joints);
      for (auto _ : timing) benchmark::DoNotOptimize(call(inputs.model, inputs.next()));
    });
}

[[maybe_unused]] const bool registered = [] {
  add("floor", 1, walk);
  for (const auto& method : inverse_dynamics_methods<double>()) add(method.id, method.order, method.run);
  for (const auto& method : mass_matrix_methods<double>()) add(method.id, method.order, method.run);
  for (const auto& method : coriolis_methods<double>()) add(method.id, method.order, method.run);
  for (const auto& method : gravity_methods<double>()) add(method.id, method.order, method.run);
  for (const auto& method : forward_dynamics_methods<double>())
    add(method.id, method.order, [run = method.run](const Model<double>& model, const State<double>& state) {
      return run(model, state, state.qdd);  // any numbers will do as torques
    });
  return true;
}();

}  // namespace
}  // namespace lagdyn::bench
