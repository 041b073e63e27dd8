#include "checks/mutants.hpp"

#include <map>
#include <memory>
#include <stdexcept>

#include "lagdyn/chain/counter_random.hpp"
#include "lagdyn/chain/random_state.hpp"
#include "lagdyn/checks/registry.hpp"
#include "lagdyn/dynamics/registry.hpp"

namespace lagdyn::test {
namespace {

template <class T>
std::vector<Mutant<T>> mutants_of(const std::vector<T>& v) {
  std::vector<Mutant<T>> all;
  for (const T& x : v) all.push_back(Mutant<T>::of(x));
  return all;
}
template <class T>
Vec3<Mutant<T>> mutants_of(const Vec3<T>& v) {
  return {Mutant<T>::of(v.x), Mutant<T>::of(v.y), Mutant<T>::of(v.z)};
}
template <class T>
Mat3<Mutant<T>> mutants_of(const Mat3<T>& m) {
  return {mutants_of(m.row[0]), mutants_of(m.row[1]), mutants_of(m.row[2])};
}
template <class T>
Pose<Mutant<T>> mutants_of(const Pose<T>& X) {
  return {Rot<Mutant<T>>::from_exact(mutants_of(X.R.matrix())), mutants_of(X.p)};
}
template <class T>
Model<Mutant<T>> mutants_of(const Model<T>& model) {
  const auto of = [](const T& x) { return Mutant<T>::of(x); };
  Model<Mutant<T>> made;
  made.gravity = mutants_of(model.gravity);
  made.tip = mutants_of(model.tip);
  for (const ModelJoint<T>& j : model.joints)
    made.joints.push_back({j.kind,
                           mutants_of(j.origin),
                           mutants_of(j.axis),
                           of(j.axis_squared),
                           of(j.inverse_axis_squared),
                           j.axis_length,
                           of(j.pitch),
                           of(j.armature),
                           of(j.damping),
                           {of(j.body.mass), mutants_of(j.body.com), mutants_of(j.body.about_com)}});
  return made;
}
template <class T>
State<Mutant<T>> mutants_of(const State<T>& state) {
  State<Mutant<T>> made{{}, mutants_of(state.qd), mutants_of(state.qdd)};
  for (const JointMotion<T>& m : state.q)
    made.q.push_back({Mutant<T>::of(m.c), Mutant<T>::of(m.s), Mutant<T>::of(m.q)});
  return made;
}

/// Where an axis is of length 1 exactly, (c, s) is that of q, so that it may be shifted; else any point.
State<AngledResidue> angled_state(const Model<AngledResidue>& model, std::uint64_t seed, std::uint64_t index) {
  CounterRandom random(seed, index, stream_of("mutants"));
  const auto draw = [&random] { return AngledResidue(Modular::from_integer(random.bits())); };
  State<AngledResidue> state;
  for (const ModelJoint<AngledResidue>& joint : model.joints) {
    const AngledResidue q = draw();
    const bool unit = joint.axis_length.root == 1 && joint.axis_length.error == 0;
    state.q.push_back(unit || !joint.turning() ? motion_at(joint, q) : rational_motion(joint.axis_squared, draw(), q));
    state.qd.push_back(draw());
    state.qdd.push_back(draw());
  }
  return state;
}

template <class T>
std::vector<T> flat(const Matrix<T>& M) {
  std::vector<T> all;
  for (std::size_t i = 0; i < M.rows(); ++i)
    for (std::size_t j = 0; j < M.columns(); ++j) all.push_back(M(i, j));
  return all;
}
template <class T>
std::vector<T> flat(std::vector<T> v) {
  return v;
}
template <class T>
std::vector<T> flat(const T& x) {
  return {x};
}

std::vector<double> values_of(const std::vector<Mutant<double>>& v) {
  std::vector<double> all;
  for (const Mutant<double>& x : v) all.push_back(x.value);
  return all;
}
std::vector<std::uint64_t> integers_of(const std::vector<Mutant<AngledResidue>>& v) {
  std::vector<std::uint64_t> all;
  for (const Mutant<AngledResidue>& x : v) all.push_back(x.value.value.integer());
  return all;
}

bool wrong(const Finding& found) { return found.grade() == Grade::broken || found.grade() == Grade::not_finite; }

/// Worked out once a stage.
class Remembered {
 public:
  using Make = std::function<std::vector<Bounded>(const MutantStage&)>;
  explicit Remembered(Make make) : make_(std::move(make)), known_(std::make_shared<Known>()) {}
  const std::vector<Bounded>& at(const MutantStage& stage) const {
    const auto [place, is_new] = known_->try_emplace(&stage);
    if (is_new) place->second = make_(stage);
    return place->second;
  }

 private:
  using Known = std::map<const MutantStage*, std::vector<Bounded>>;
  Make make_;
  std::shared_ptr<Known> known_;
};

State<Bounded> bounded_state(const MutantStage& stage) { return lift_state(stage.subject.bounded, stage.values); }

/// A method's results over residues.
auto exactly(auto run) {
  return [run](const MutantStage& stage) { return integers_of(flat(run(stage.exact_model, stage.exact_state))); };
}

auto over_doubles(auto run) {
  return [run](const MutantStage& stage) { run(stage.model, stage.state); };
}

/// A method whose results are held against another's. `run` works over any scalar; `other` names the second opinion.
MutatedMethod compared(std::string id, auto run, auto other, bool by_differences = false) {
  MutatedMethod method{std::move(id), by_differences, exactly(run), over_doubles(run), {}};
  const auto remember = [](auto f) {
    return Remembered([f](const MutantStage& stage) { return flat(f(stage.subject.bounded, bounded_state(stage))); });
  };
  method.caught = [run, own = remember(run), second = remember(other)](const MutantStage& stage,
                                                                       const MutatedOperation& operation) {
    const std::vector<Bounded>&radii = own.at(stage), &expected = second.at(stage);
    const MutationScope scope(operation.kind, operation.index);
    const std::vector<double> found = values_of(flat(run(stage.model, stage.state)));
    for (std::size_t i = 0; i < found.size(); ++i) {
      Finding finding;
      finding.compare(Bounded(found[i], radii[i].rad), expected[i]);
      if (wrong(finding)) return true;
    }
    return false;
  };
  return method;
}

bool check_finds(const MutantStage& stage, std::string_view prefix, const StandIns& results) {
  const Sample sample(stage.subject, stage.seed, stage.index, stage.values, results);
  for (const Check& check : all_checks())
    if (check.id.starts_with(prefix) && wrong(check.evaluate(stage.subject, sample))) return true;
  return false;
}

/// A Coriolis matrix before the checks of coriolis.*; `slopes` is how its own method finds dM/dq.
MutatedMethod coriolis(std::string id, auto run, auto slopes, bool by_differences) {
  MutatedMethod method{std::move(id), by_differences, exactly(run), over_doubles(run), {}};
  method.caught = [run, slopes, known = std::make_shared<std::map<const MutantStage*, std::vector<Matrix<Bounded>>>>()](
                      const MutantStage& stage, const MutatedOperation& operation) {
    const auto [place, is_new] = known->try_emplace(&stage);
    if (is_new) place->second = slopes(stage.subject.bounded, bounded_state(stage));
    StandIns results;
    results.coriolis = [&, &dM = place->second](const std::vector<Bounded>& qd) {
      Matrix<Bounded> C = energy::coriolis_matrix(dM, qd);
      State<Mutant<double>> state = stage.state;
      for (std::size_t i = 0; i < qd.size(); ++i) state.qd[i] = Mutant<double>(qd[i].mid);
      const MutationScope scope(operation.kind, operation.index);
      const Matrix<Mutant<double>> found = run(stage.model, state);
      for (std::size_t i = 0; i < C.rows(); ++i)
        for (std::size_t j = 0; j < C.columns(); ++j) C(i, j).mid = found(i, j).value;
      return C;
    };
    return check_finds(stage, "coriolis.", results);
  };
  return method;
}

MutatedMethod forward(std::string id, std::string check, auto run) {
  MutatedMethod method{std::move(id),
                       false,
                       [run](const MutantStage& stage) {
                         return integers_of(run(stage.exact_model, stage.exact_state, stage.exact_state.qdd));
                       },
                       [run](const MutantStage& stage) { run(stage.model, stage.state, stage.state.qdd); },
                       {}};
  method.caught = [run, check](const MutantStage& stage, const MutatedOperation& operation) {
    StandIns results;
    results.forward = [&](const std::vector<double>& tau) {
      const std::vector<Mutant<double>> given = mutants_of(tau);
      const MutationScope scope(operation.kind, operation.index);
      return values_of(run(stage.model, stage.state, given));
    };
    return check_finds(stage, check, results);
  };
  return method;
}

/// dP/dt along qd: a potential has no value of its own, only slopes.
template <class T>
T potential_rate(const Model<T>& model, const State<T>& state) {
  return potential(screw_model(promoted(model)), moving<T>(model, state, state.qd)).slope;
}
template <class T>
T weight_power(const Model<T>& model, const State<T>& state) {
  const std::vector<T> g = jacobian_transpose(model, state);
  T power{};
  for (std::size_t i = 0; i < g.size(); ++i) power += g[i] * state.qd[i];
  return power;
}

}  // namespace

MutantStage::MutantStage(const Chain& chain, std::uint64_t s, std::uint64_t i)
    : subject(chain),
      values(random_state(chain, s, i)),
      seed(s),
      index(i),
      model(mutants_of(lift<double>(chain))),
      state(mutants_of(lift_state(lift<double>(chain), values))),
      exact_model(mutants_of(lift<AngledResidue>(chain))),
      exact_state(mutants_of(angled_state(lift<AngledResidue>(chain), s, i))) {}

#define LAGDYN_RUN(...) [](const auto& model, const auto& state) { return __VA_ARGS__; }
#define LAGDYN_FORWARD(method) \
  [](const auto& model, const auto& state, const auto& tau) { return method(model, state, tau); }

std::vector<MutatedMethod> mutated_methods() {
  const auto by_rnea = LAGDYN_RUN(rnea(model, state));
  const auto by_columns = LAGDYN_RUN(rnea_columns(model, state));
  const auto by_statics = LAGDYN_RUN(rnea_static(model, state));
  return {
      compared("euler-lagrange-fd", LAGDYN_RUN(euler_lagrange_fd(model, state)), by_rnea, true),
      compared("euler-lagrange-exact", LAGDYN_RUN(euler_lagrange_exact(model, state)), by_rnea),
      compared("kane", LAGDYN_RUN(kane(model, state)), by_rnea),
      compared("gibbs-appell", LAGDYN_RUN(gibbs_appell(model, state)), by_rnea),
      compared("rnea-textbook", LAGDYN_RUN(rnea_textbook(model, state)), by_rnea),
      compared("rnea", by_rnea, LAGDYN_RUN(kane(model, state))),
      compared("jacobian-sum", LAGDYN_RUN(jacobian_sum(screw_model(model), state)), by_columns),
      compared("crba", LAGDYN_RUN(crba(model, state)), by_columns),
      compared("rnea-columns", by_columns, LAGDYN_RUN(crba(model, state))),
      coriolis("christoffel-fd", LAGDYN_RUN(christoffel_fd(model, state)),
               LAGDYN_RUN(energy::mass_matrix_differences(model, state)), true),
      coriolis("christoffel-exact", LAGDYN_RUN(christoffel_exact(model, state)),
               LAGDYN_RUN(energy_slopes(model, state).dM), false),
      compared("potential-gradient", LAGDYN_RUN(potential_gradient(model, state)), by_statics),
      compared("jacobian-transpose", LAGDYN_RUN(jacobian_transpose(model, state)), by_statics),
      compared("rnea-static", by_statics, LAGDYN_RUN(jacobian_transpose(model, state))),
      compared("kinetic-mass-matrix", LAGDYN_RUN(kinetic_mass_matrix(model, state)),
               LAGDYN_RUN(kinetic_links(model, state))),
      compared("kinetic-links", LAGDYN_RUN(kinetic_links(model, state)), LAGDYN_RUN(kinetic_mass_matrix(model, state))),
      compared("potential", LAGDYN_RUN(potential_rate(model, state)), LAGDYN_RUN(weight_power(model, state))),
      forward("mass-matrix-solve", "forward.round-trip", LAGDYN_FORWARD(mass_matrix_solve)),
      forward("aba", "forward.aba", LAGDYN_FORWARD(aba))};
}

MutantFigures try_mutants(const MutatedMethod& method, const std::vector<MutantStage>& stages) {
  MutantFigures figures;
  std::vector<std::vector<std::uint64_t>> right;
  for (const MutantStage& stage : stages) {
    const MutationScope none(Mutation::negate, std::numeric_limits<std::uint64_t>::max());
    right.push_back(method.residues(stage));
    figures.operations = none.operations();
    method.run(stage);
    if (none.operations() != 2 * figures.operations) throw std::logic_error(method.id + " counts differ");
  }
  enum class Effect { none, none_at_the_operation, some };
  const auto effect_of = [&](const MutatedOperation& operation) {
    Effect effect = Effect::none_at_the_operation;
    for (std::size_t s = 0; s < stages.size(); ++s) {
      const MutationScope scope(operation.kind, operation.index);
      if (method.residues(stages[s]) != right[s]) return Effect::some;
      if (scope.changed()) effect = Effect::none;
    }
    return effect;
  };
  for (const Mutation kind : {Mutation::negate, Mutation::zero, Mutation::swap})
    for (std::uint64_t k = 0; k < figures.operations; ++k) {
      const MutatedOperation operation{kind, k};
      bool caught = false;
      for (std::size_t s = 0; s < stages.size() && !caught; ++s) caught = method.caught(stages[s], operation);
      if (caught) {
        ++figures.killed;
        continue;
      }
      const Effect effect = effect_of(operation);
      if (effect == Effect::some) {
        figures.survivors.push_back(operation);
        continue;
      }
      ++figures.equivalent;
      if (effect == Effect::none_at_the_operation) ++(kind == Mutation::swap ? figures.equal_swaps : figures.idle);
    }
  return figures;
}

}  // namespace lagdyn::test
