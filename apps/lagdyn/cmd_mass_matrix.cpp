// lagdyn mass-matrix: M(q) by every method, held against rnea-columns; its spectrum; C, dM/dt and slopes on request.
#include <fmt/format.h>
#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>

#include <limits>

#include "commands.hpp"
#include "inputs.hpp"
#include "lagdyn/chain/promote.hpp"
#include "lagdyn/checks/against_reference.hpp"
#include "lagdyn/dynamics/registry.hpp"
#include "options.hpp"
#include "results.hpp"

namespace lagdyn::cli {
namespace {

struct MassMatrixFlags {
  Typed file;
  StateFlags state;
  bool coriolis = false, mdot = false, skew = false, dmdq = false;
};

struct MassMatrixOptions {
  std::string file;
  StateSource states;
  bool coriolis, mdot, skew, dmdq;
};

MassMatrixOptions resolve(const MassMatrixFlags& flags, Problems& problems) {
  return {resolve_file(flags.file, "lagdyn mass-matrix arm.json --q 0.1,0.2", problems),
          resolve_states(flags.state, problems),
          flags.coriolis,
          flags.mdot,
          flags.skew,
          flags.dmdq};
}

Matrix<double> slope_of(const Matrix<Dual<double>>& M) {
  Matrix<double> slope(M.rows(), M.columns());
  for (std::size_t i = 0; i < M.rows(); ++i)
    for (std::size_t j = 0; j < M.columns(); ++j) slope(i, j) = M(i, j).slope;
  return slope;
}

// What only M itself tells: by Eigen, of the symmetric part of rnea-columns.
void add_spectrum(ValueMap& result, const Matrix<Bounded>& M, Report& report) {
  const auto n = static_cast<Eigen::Index>(M.rows());
  Eigen::MatrixXd A(n, n);
  for (std::size_t i = 0; i < M.rows(); ++i)
    for (std::size_t j = 0; j < M.rows(); ++j)
      A(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) = M(i, j).mid;
  result.emplace_back("symmetry", (A - A.transpose()).cwiseAbs().maxCoeff());
  const Eigen::MatrixXd symmetric = (A + A.transpose()) / 2;
  const Eigen::VectorXd values =
      Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(symmetric, Eigen::EigenvaluesOnly).eigenvalues();
  result.emplace_back("eigenvalues", std::vector<double>(values.begin(), values.end()));
  const bool positive = values(0) > 0;
  result.emplace_back("condition", positive ? Value(values(n - 1) / values(0)) : Value());
  const Eigen::LLT<Eigen::MatrixXd> cholesky(symmetric);
  if (cholesky.info() == Eigen::Success) {
    const Eigen::MatrixXd L = cholesky.matrixL();
    ValueList rows;
    for (Eigen::Index i = 0; i < n; ++i) {
      const Eigen::VectorXd row = L.row(i);
      rows.emplace_back(std::vector<double>(row.begin(), row.end()));
    }
    result.emplace_back("cholesky", std::move(rows));
  } else {
    result.emplace_back("cholesky", Value());
  }
  if (!positive || cholesky.info() != Eigen::Success)
    report.notes.push_back(
        "the mass matrix is not positive definite in double precision: no Cholesky factor or condition");
}

void add_rates(ValueMap& result, const Subject& subject, const Sample& sample, const MassMatrixOptions& options) {
  const Model<double>& model = subject.plain;
  const State<double>& state = sample.plain();
  if (options.coriolis) {
    ValueMap by_method;
    for (const auto& method : coriolis_methods<double>())
      by_method.emplace_back(method.id, rows_of(method.run(model, state)));
    result.emplace_back("coriolis_matrix", std::move(by_method));
  }
  const Model<Dual<double>> dual = promoted(model);
  if (options.mdot || options.skew) {
    Matrix<double> rate = slope_of(crba(dual, moving<double>(model, state, state.qd)));
    if (options.mdot) result.emplace_back("mass_matrix_dot", rows_of(rate));
    if (options.skew) {  // C by the other route: with both from one set of slopes the result would be skew by algebra
      const Matrix<double> C = christoffel_exact(model, state);
      for (std::size_t i = 0; i < C.rows(); ++i)
        for (std::size_t j = 0; j < C.columns(); ++j) rate(i, j) -= 2 * C(i, j);
      result.emplace_back("skew", rows_of(rate));
    }
  }
  if (options.dmdq) {
    ValueList slopes;
    for (std::size_t k = 0; k < model.size(); ++k)
      slopes.emplace_back(rows_of(slope_of(crba(dual, moving_along(model, state, k)))));
    result.emplace_back("mass_matrix_dq", std::move(slopes));
  }
}

Value result_value(const Subject& subject, const NumberedState& given, const MassMatrixOptions& options,
                   Report& report) {
  const Sample sample(subject, 0, given.number, given.state);
  ValueMap matrices, residual;
  for (const auto& method : mass_matrix_methods<Bounded>()) {
    const std::string id(method.id);
    const Matrix<Bounded> M = method.run(subject.bounded, sample.bounded());
    matrices.emplace_back(id, rows_of(M));
    const Finding found = against_rnea_columns(M, sample);
    judge(report, found, fmt::format("state {}, {} against rnea-columns", given.number, id));
    if (id != "rnea-columns") residual.emplace_back(id, residual_value(found.worst, joint_names(subject.chain)));
  }
  ValueMap result{{"input", 0},
                  {"state", given.number},
                  {"q", given.state.q},
                  {"qd", given.state.qd},
                  {"mass_matrix", std::move(matrices)},
                  {"residual", std::move(residual)}};
  add_spectrum(result, sample.rnea_columns(), report);
  add_rates(result, subject, sample, options);
  return result;
}

class MassMatrix : public Command {
 public:
  Grammar grammar() override {
    Grammar grammar{"The mass matrix by every method, its spectrum and derivatives",
                    {},
                    "",
                    {"lagdyn mass-matrix arm.json --q 0.1,0.2",
                     "lagdyn mass-matrix arm.json --q 0.1,0.2 --qd 1,0 --coriolis --skew"}};
    add_file_flag(grammar, flags_.file);
    add_state_flags(grammar, flags_.state);
    const auto add = [&](const char* name, const char* help, bool& on) {
      grammar.flags.push_back({name, "", help, &on, {}});
    };
    add("--coriolis", "Also C(q, qd) in Christoffel form, by every method", flags_.coriolis);
    add("--mdot", "Also dM/dt", flags_.mdot);
    add("--skew", "Also dM/dt - 2C, which is skew-symmetric", flags_.skew);
    add("--dmdq", "Also dM/dq, a matrix for each joint", flags_.dmdq);
    return grammar;
  }

  std::vector<std::string> files_read() const override { return files_of(flags_.file, flags_.state); }

  Outcome run(Problems problems, ProgressBar&) override {
    const MassMatrixOptions options = resolve(flags_, problems);
    Report report;
    report.diagnostics = std::move(problems);
    if (!report.diagnostics.empty()) return report;
    const std::optional<Chain> chain = read_input(options.file, false, report);
    if (!chain) return report;
    const std::vector<NumberedState> states = states_for(*chain, options.states, report);
    const Subject subject(*chain);
    for (const NumberedState& state : states) report.results.push_back(result_value(subject, state, options, report));
    report.tested = !report.results.empty();
    return report;
  }

 private:
  MassMatrixFlags flags_;
};

}  // namespace

std::unique_ptr<Command> make_mass_matrix() { return std::make_unique<MassMatrix>(); }

}  // namespace lagdyn::cli
