#include "lagdyn/dynamics/operation_counts.hpp"

#include <functional>
#include <stdexcept>
#include <string>
#include <utility>

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/chain/random_state.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn {
namespace {

template <class T>
struct Countable {
  CountableMethod method;
  std::function<std::vector<T>(const Model<T>&, const State<T>&)> run;
};

template <class T>
std::vector<T> entries(const Matrix<T>& A) {
  std::vector<T> all;
  for (std::size_t i = 0; i < A.rows(); ++i)
    for (std::size_t j = 0; j < A.columns(); ++j) all.push_back(A(i, j));
  return all;
}

// Every method of the registry as a function to a list of numbers. The torques of forward dynamics stand in qdd's place.
template <class T>
std::vector<Countable<T>> all_countable() {
  std::vector<Countable<T>> all;
  const auto add = [&all](std::string_view quantity, const auto& m, auto run) {
    all.push_back({{m.id, quantity, m.order, m.tallies_products}, std::move(run)});
  };
  for (const auto& m : inverse_dynamics_methods<T>()) add("inverse dynamics", m, m.run);
  const auto add_matrices = [&](std::string_view quantity, const auto& methods) {
    for (const auto& m : methods)
      add(quantity, m, [run = m.run](const auto& model, const auto& state) { return entries(run(model, state)); });
  };
  add_matrices("mass matrix", mass_matrix_methods<T>());
  add_matrices("Coriolis matrix", coriolis_methods<T>());
  for (const auto& m : gravity_methods<T>()) add("gravity vector", m, m.run);
  for (const auto& m : forward_dynamics_methods<T>())
    add("forward dynamics", m,
        [run = m.run](const auto& model, const auto& state) { return run(model, state, state.qdd); });
  return all;
}

template <class T>
const Countable<T>& countable(std::string_view id) {
  static const std::vector<Countable<T>> all = all_countable<T>();
  for (const Countable<T>& one : all)
    if (one.method.id == id) return one;
  throw std::invalid_argument("no method " + std::string(id));
}

State<Recorded> inputs(const Model<Recorded>& model) {
  OperationGraph& graph = OperationGraph::of_thread();
  State<Recorded> state;
  for (const ModelJoint<Recorded>& joint : model.joints) {
    state.q.push_back(motion_at(joint, graph.input()));
    state.qd.push_back(graph.input());
    state.qdd.push_back(graph.input());
  }
  return state;
}

OperationCounts live(std::string_view method, const Chain& chain) {
  OperationGraph::of_thread().begin();
  const Model<Recorded> model = lift<Recorded>(chain);
  const std::vector<Recorded> results = countable<Recorded>(method).run(model, inputs(model));
  return OperationGraph::of_thread().live(results);
}

Tally executed(std::string_view method, const Chain& chain) {
  const Model<Counted> model = lift<Counted>(chain);
  const JointState values = random_state(chain, 1, 0);
  const Tally before = tally;
  countable<Counted>(method).run(model, lift_state(model, values));
  return {tally.multiplications - before.multiplications, tally.additions - before.additions,
          tally.divisions - before.divisions, tally.sincos - before.sincos, tally.products - before.products};
}

}  // namespace

std::vector<CountableMethod> countable_methods() {
  std::vector<CountableMethod> methods;
  for (const Countable<Counted>& one : all_countable<Counted>()) methods.push_back(one.method);
  return methods;
}

std::optional<OperationCounts> count_operations(CountConvention convention, std::string_view method,
                                                const Chain& chain) {
  if (convention == CountConvention::live) return live(method, chain);
  const bool products = convention == CountConvention::products;
  if (products && !countable<Counted>(method).method.tallies_products) return std::nullopt;
  const Tally ran = executed(method, chain);
  if (products) return OperationCounts{ran.products, 0, 0, 0};
  return OperationCounts{ran.multiplications, ran.additions, ran.divisions, ran.sincos};
}

Chain general_revolute_chain(std::size_t joints) {
  Chain chain;
  chain.name = "general revolute chain";
  chain.gravity = {1.5, -2.5, -9};
  for (std::size_t i = 0; i < joints; ++i) {
    CounterRandom random(1, i, stream_of("general-revolute-chain"));
    const auto next = [&] { return random.uniform(0.1, 0.9); };
    Body body;
    body.joint.type = JointType::revolute;
    body.joint.origin.xyz = {next(), next(), next()};
    body.joint.origin.orientation = {next(), next(), next(), next()};
    body.inertial.mass = 1 + next();
    body.inertial.com = {next(), next(), next()};
    body.inertial.inertia = {2 + next(), 2 + next(), 2 + next(), next() / 4, next() / 4, next() / 4};
    chain.bodies.push_back(std::move(body));
  }
  return chain;
}

Chain first_joints(const Chain& chain, std::size_t joints) {
  Chain first = chain;
  const std::vector<std::size_t> moving = moving_joints(chain);
  if (joints < moving.size()) first.bodies.resize(moving[joints]);
  first.states.clear();
  first.tip = Placement{};
  return first;
}

}  // namespace lagdyn
