// lagdyn opcount: what each method costs, counted by running it, how that grows with n, and what has been published.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "commands.hpp"
#include "count_baseline.hpp"
#include "inputs.hpp"
#include "lagdyn/dynamics/growth.hpp"
#include "lagdyn/dynamics/operation_counts.hpp"
#include "lagdyn/dynamics/published_counts.hpp"
#include "lagdyn/dynamics/symbolic_size.hpp"
#include "lagdyn/io/nearest_key.hpp"
#include "lagdyn/io/printable.hpp"
#include "options.hpp"

namespace lagdyn::cli {
namespace {

constexpr std::uint64_t most_joints = 128;
constexpr std::size_t most_of_fourth_order = 24, most_of_fourth_order_live = 12, most_symbolic = 5;

struct ConventionName {
  CountConvention convention;
  std::string_view name;
};
constexpr ConventionName conventions[] = {
    {CountConvention::products, "products"}, {CountConvention::executed, "executed"}, {CountConvention::live, "live"}};

struct OpcountFlags {
  Typed file, joints, methods, convention, baseline;
  bool update_baseline = false;
};

struct OpcountOptions {
  std::optional<std::string> file;
  std::vector<std::size_t> joints;
  bool joints_given = false;
  std::vector<CountableMethod> methods;
  std::vector<ConventionName> conventions;
};

// Known names that a list means; a problem for each that is none.
template <class Item, class Name>
std::vector<Item> chosen_of(std::string_view flag, const Typed& typed, std::vector<Item> all, Name name_of,
                            Problems& problems) {
  if (!typed) return all;
  std::vector<std::string_view> known;
  for (const Item& item : all) known.push_back(name_of(item));
  const std::vector<std::string> names = resolve_names(flag, {*typed}, problems);
  for (const std::string& name : names) {
    if (name.empty() || std::ranges::find(known, name) != known.end()) continue;
    const std::string_view nearest = nearest_key(name, known);
    add_problem(problems, fmt::format("{} {}", flag, in_quotes(name)),
                fmt::format("some of {}", fmt::join(known, ", ")),
                nearest.empty() ? "" : fmt::format("{} {}", flag, nearest));
  }
  std::erase_if(all, [&](const Item& item) { return std::ranges::find(names, name_of(item)) == names.end(); });
  return all;
}

std::vector<std::size_t> resolve_joints(const Typed& typed, Problems& problems) {
  if (!typed) return {2, 3, 4, 6, 8, 12, 16, 24};
  std::vector<std::size_t> joints;
  for (const std::string& word : resolve_names("--joints", {*typed}, problems))
    if (!word.empty()) joints.push_back(resolve_count("--joints", word, 2, 1, problems, most_joints));
  std::ranges::sort(joints);
  joints.erase(std::unique(joints.begin(), joints.end()), joints.end());
  return joints;
}

OpcountOptions resolve(const OpcountFlags& flags, Problems& problems) {
  OpcountOptions options;
  options.file = flags.file;
  options.joints = resolve_joints(flags.joints, problems);
  options.joints_given = flags.joints.has_value();
  options.methods = chosen_of(
      "--methods", flags.methods, countable_methods(), [](const CountableMethod& method) { return method.id; },
      problems);
  options.conventions = chosen_of(
      "--convention", flags.convention, std::vector<ConventionName>(std::begin(conventions), std::end(conventions)),
      [](const ConventionName& convention) { return convention.name; }, problems);
  if (flags.update_baseline && !flags.baseline)
    add_problem(problems, "--update-baseline without --baseline", "the file to write", "add --baseline F");
  return options;
}

// Counts of chains with the first n joints, each worked out once.
class Counter {
 public:
  Counter(CountConvention convention, const std::optional<Chain>& chain) : convention_(convention), chain_(chain) {}

  const OperationCounts& of(std::string_view method, std::size_t n) {
    const auto [place, is_new] = known_.try_emplace({method, n});
    if (is_new)
      place->second =
          count_operations(convention_, method, chain_ ? first_joints(*chain_, n) : general_revolute_chain(n))
              .value_or(OperationCounts{});
    return place->second;
  }

 private:
  CountConvention convention_;
  const std::optional<Chain>& chain_;
  std::map<std::pair<std::string_view, std::size_t>, OperationCounts> known_;
};

std::size_t most_rows(const CountableMethod& method, CountConvention convention) {
  if (method.order < 4) return most_joints;
  return convention == CountConvention::live ? most_of_fourth_order_live : most_of_fourth_order;
}

Value polynomial_value(Counter& counter, const CountableMethod& method, CountConvention convention) {
  const auto fitted = [&](std::uint64_t OperationCounts::*entry) {
    return exact_polynomial([&](std::uint64_t n) { return counter.of(method.id, n).*entry; });
  };
  const auto mul = fitted(&OperationCounts::multiplications);
  const auto add = convention == CountConvention::products ? mul : fitted(&OperationCounts::additions);
  if (!mul || !add) return {};
  ValueMap polynomial{{"mul", mul->coefficients}};
  if (convention != CountConvention::products) polynomial.emplace_back("add", add->coefficients);
  polynomial.emplace_back("from", std::max(mul->from, add->from));
  return polynomial;
}

Value published_value(std::string_view method, CountConvention convention) {
  ValueList list;
  if (convention == CountConvention::products) return list;
  for (const PublishedCount& published : published_counts())
    if (published.method == method)
      list.emplace_back(ValueMap{{"source", std::string(published.source)},
                                 {"read", published.read},
                                 {"mul", polynomial_text(published.mul)},
                                 {"add", polynomial_text(published.add)}});
  return list;
}

Value result_value(Counter& counter, const CountableMethod& method, const ConventionName& convention,
                   const OpcountOptions& options) {
  const std::string_view reference = convention.convention == CountConvention::products ? "rnea-textbook" : "rnea";
  ValueList rows;
  std::vector<double> sizes, counts;
  for (const std::size_t n : options.joints) {
    if (n > most_rows(method, convention.convention)) continue;
    const OperationCounts& count = counter.of(method.id, n);
    const double mul = static_cast<double>(count.multiplications),
                 compared = static_cast<double>(counter.of(reference, n).multiplications);
    const bool first = counts.empty() || mul == 0;
    rows.emplace_back(
        ValueMap{{"n", static_cast<std::uint64_t>(n)},
                 {"mul", count.multiplications},
                 {"add", count.additions},
                 {"div", count.divisions},
                 {"sqrt", 0},
                 {"sincos", count.sincos},
                 {"ratio", compared > 0 ? Value(mul / compared) : Value()},
                 {"local_exponent",
                  first ? Value() : Value(local_exponent(sizes.back(), counts.back(), static_cast<double>(n), mul))}});
    if (mul == 0) continue;
    sizes.push_back(static_cast<double>(n));
    counts.push_back(mul);
  }
  const std::optional<PowerFit> fit = fit_power(sizes, counts);
  return ValueMap{{"convention", std::string(convention.name)},
                  {"method", std::string(method.id)},
                  {"quantity", std::string(method.quantity)},
                  {"rows", std::move(rows)},
                  {"fit", fit ? Value(ValueMap{{"exponent", fit->exponent}, {"rms", fit->rms}}) : Value()},
                  {"polynomial", options.file ? Value() : polynomial_value(counter, method, convention.convention)},
                  {"published", published_value(method.id, convention.convention)}};
}

void add_results(const OpcountOptions& options, const std::optional<Chain>& chain, Report& report) {
  for (const ConventionName& convention : options.conventions) {
    Counter counter(convention.convention, chain);
    std::vector<std::string> shortened;
    for (const CountableMethod& method : options.methods) {
      if (convention.convention == CountConvention::products && !method.tallies_products) continue;
      if (options.joints.back() > most_rows(method, convention.convention)) shortened.emplace_back(method.id);
      report.results.push_back(result_value(counter, method, convention, options));
    }
    if (!shortened.empty())
      report.notes.push_back(fmt::format("{}: {}, of order n^4, to n = {} alone", convention.name,
                                         fmt::join(shortened, ", "),
                                         most_rows({"", "", 4, false}, convention.convention)));
  }
}

// Printed beside the counts of general chains: the growth of symbolic derivation.
void add_symbolic_size(Report& report) {
  ValueList rows;
  for (std::size_t n = 2; n <= most_symbolic; ++n) {
    const SymbolicSize size = planar_lagrange_size(n);
    ValueList row{static_cast<std::uint64_t>(n),
                  size.written_out,
                  size.shared,
                  size.written_out / static_cast<double>(size.shared),
                  Value(),
                  Value()};
    for (const SympyCount& sympy : sympy_counts) {
      if (sympy.joints != n) continue;
      row[4] = sympy.symbols;
      row[5] = sympy.decimals;
    }
    rows.emplace_back(std::move(row));
  }
  report.tables.emplace_back(ValueMap{
      {"title", "operations of the symbolic Euler-Lagrange equations of a planar chain of n links, not simplified"},
      {"columns", std::vector<std::string>{"n", "written out", "shared", "ratio", "SymPy, symbols", "SymPy, decimals"}},
      {"rows", std::move(rows)}});
  report.notes.push_back(
      "symbolic size: d/dt dL/dqd - dL/dq in relative angles by the product and chain rules, a symbol for every "
      "parameter; an operation is + - * /, a sine or a cosine. Written out: each torque as one expression; shared: "
      "equal "
      "subexpressions, of different joints too, once. SymPy (count_ops, quoted from scripts/crosscheck) writes powers "
      "and "
      "collects equal terms");
}

const PublishedCount& published(std::string_view method, std::size_t which) {
  for (const PublishedCount& entry : published_counts())
    if (entry.method == method && which-- == 0) return entry;
  throw std::logic_error("no published count");
}

std::string crossover(const char* against, const PublishedCount& recursive, const PublishedCount& newton) {
  const int n = first_below(recursive.mul, newton.mul);
  return fmt::format("recursive Lagrangian ({}) against {} ({}): {}", polynomial_text(recursive.mul), against,
                     polynomial_text(newton.mul),
                     n > 0 ? fmt::format("fewer multiplications from n = {} on", n)
                           : "never fewer multiplications, by the published formulas");
}

void answer_research_questions(const OpcountOptions& options, Report& report) {
  const PublishedCount& recursive = published("lagrange-recursive", 1);
  report.notes.push_back(crossover("the textbook RNEA", recursive, published("rnea", 0)));
  report.notes.push_back(crossover("the best published RNEA", recursive, published("rnea", 1)));
  const std::size_t n = std::min(options.joints.back(), most_of_fourth_order);
  const auto executed = [&](const char* method) {
    return static_cast<double>(
        count_operations(CountConvention::executed, method, general_revolute_chain(n))->multiplications);
  };
  report.notes.push_back(
      fmt::format("exact derivatives against differences: {:.3g} of the multiplications at n = {} (executed)",
                  executed("euler-lagrange-exact") / executed("euler-lagrange-fd"), n));
}

class Opcount : public Command {
 public:
  Grammar grammar() override {
    Grammar grammar{
        "Operation counts of every method, by running it, and how they grow",
        {},
        "Without FILE the chains are general: n revolute joints about the z-axes of frames that stand "
        "anywhere; with one, they are its first n joints. Counts are exact, so a baseline never flickers.",
        {"lagdyn opcount --joints 2,3,4 --convention products", "lagdyn opcount arm.json --methods rnea,crba",
         "lagdyn opcount --joints 6 --baseline counts.json --update-baseline"}};
    Suggest methods, names;
    for (const CountableMethod& method : countable_methods()) methods.words.emplace_back(method.id);
    for (const ConventionName& convention : conventions) names.words.emplace_back(convention.name);
    const auto add = [&](const char* name, const char* value, const char* help, Typed& target, Suggest suggest) {
      grammar.flags.push_back({name, value, help, &target, std::move(suggest)});
    };
    add("FILE", "", "Chain file; - is standard input", flags_.file, {true, {}});
    add("--joints", "L", "Numbers of joints, comma-separated, 1 to 128 [2,3,4,6,8,12,16,24]", flags_.joints, {});
    add("--methods", "IDS", "These methods alone, comma-separated", flags_.methods, methods);
    add("--convention", "IDS", "products, executed, live, or some of them [all]", flags_.convention, names);
    add("--baseline", "F", "Compare with a saved report: a count that rises is a failure", flags_.baseline, {true, {}});
    grammar.flags.push_back(
        {"--update-baseline", "", "Write the report to the baseline instead", &flags_.update_baseline, {}});
    return grammar;
  }

  std::vector<std::string> files_read() const override {
    std::vector<std::string> files;
    if (flags_.file) files.push_back(*flags_.file);
    if (flags_.baseline && !flags_.update_baseline) files.push_back(*flags_.baseline);
    return files;
  }
  std::optional<std::string> baseline_to_write() const override {
    return flags_.update_baseline ? flags_.baseline : std::nullopt;
  }

  Outcome run(Problems problems, ProgressBar&) override {
    OpcountOptions options = resolve(flags_, problems);
    Report report;
    report.diagnostics = std::move(problems);
    if (!report.diagnostics.empty()) return report;
    std::optional<Chain> chain;
    if (options.file) {
      chain = read_input(*options.file, false, report);
      if (!chain || !fit_joints(options, moving_joints(*chain).size(), report)) return report;
    }
    add_results(options, chain, report);
    if (!options.file) {
      add_symbolic_size(report);
      answer_research_questions(options, report);
    }
    report.tested = !report.results.empty();
    if (flags_.baseline && !flags_.update_baseline) compare_with_count_baseline(*flags_.baseline, report);
    return report;
  }

 private:
  // The numbers of joints that the chain has; false, with an error, where a number was asked for that it has not.
  static bool fit_joints(OpcountOptions& options, std::size_t joints, Report& report) {
    if (options.joints_given && options.joints.back() > joints) {
      add_problem(report.diagnostics, fmt::format("--joints {}", options.joints.back()),
                  fmt::format("at most {}, the moving joints of {}", joints, in_quotes(*options.file)),
                  "smaller numbers");
      return false;
    }
    if (options.joints_given) return true;
    std::erase_if(options.joints, [&](std::size_t n) { return n >= joints; });
    options.joints.push_back(std::min<std::size_t>(joints, most_joints));
    return true;
  }

  OpcountFlags flags_;
};

}  // namespace

std::unique_ptr<Command> make_opcount() { return std::make_unique<Opcount>(); }

}  // namespace lagdyn::cli
