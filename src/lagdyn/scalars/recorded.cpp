#include "lagdyn/scalars/recorded.hpp"

#include <cmath>
#include <stdexcept>
#include <utility>

namespace lagdyn {
namespace {

constexpr std::uint32_t most_nodes = 1u << 30;
constexpr double constants_apart = 1e-12;

bool is_leaf(Operation operation) { return operation == Operation::constant || operation == Operation::input; }
bool has_two(Operation operation) { return !is_leaf(operation) && operation < Operation::sine; }

std::size_t hash(Operation operation, std::uint32_t a, std::uint32_t b) {
  std::uint64_t x = (std::uint64_t{a} << 32 | b) + static_cast<std::uint64_t>(operation) * 0x9E3779B97F4A7C15u;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
  return static_cast<std::size_t>(x ^ (x >> 31));
}

}  // namespace

OperationGraph& OperationGraph::of_thread() {
  thread_local OperationGraph graph;
  return graph;
}

void OperationGraph::begin() {
  nodes_ = {{Operation::constant, 0, 0}};
  constants_ = {0.0};
  constant_nodes_ = {{0.0, 0}};
  constant(1);
  table_.assign(1024, 0);
  used_ = 0;
}

Recorded OperationGraph::input() {
  nodes_.push_back({Operation::input, 0, 0});
  return {static_cast<std::uint32_t>(nodes_.size() - 1), false};
}

Recorded OperationGraph::constant(double value) {
  const double size = std::abs(value);
  auto place = constant_nodes_.lower_bound(size * (1 - constants_apart));
  if (place == constant_nodes_.end() || place->first > size * (1 + constants_apart)) {
    place = constant_nodes_.emplace(size, static_cast<std::uint32_t>(nodes_.size())).first;
    nodes_.push_back({Operation::constant, static_cast<std::uint32_t>(constants_.size()), 0});
    constants_.push_back(size);
  }
  return {place->second, value < 0};
}

Recorded OperationGraph::constant_sum(double a, double b) {
  const double sum = a + b;
  return constant(std::abs(sum) <= constants_apart * (std::abs(a) + std::abs(b)) ? 0 : sum);
}

std::uint32_t OperationGraph::node(Operation operation, std::uint32_t a, std::uint32_t b) {
  if (2 * used_ > table_.size()) {  // node 0 is never an operation: 0 marks a free place
    std::vector<std::uint32_t> old(4 * table_.size(), 0);
    std::swap(old, table_);
    for (const std::uint32_t n : old) {
      if (n == 0) continue;
      std::size_t i = hash(nodes_[n].operation, nodes_[n].a, nodes_[n].b) % table_.size();
      while (table_[i] != 0) i = (i + 1) % table_.size();
      table_[i] = n;
    }
  }
  std::size_t i = hash(operation, a, b) % table_.size();
  for (; table_[i] != 0; i = (i + 1) % table_.size()) {
    const Node& there = nodes_[table_[i]];
    if (there.operation == operation && there.a == a && there.b == b) return table_[i];
  }
  if (nodes_.size() >= most_nodes) throw std::length_error("too many operations to record");
  ++used_;
  nodes_.push_back({operation, a, b});
  return table_[i] = static_cast<std::uint32_t>(nodes_.size() - 1);
}

std::vector<bool> OperationGraph::reached(std::span<const Recorded> results) const {
  std::vector<bool> needed(nodes_.size(), false);
  for (const Recorded& result : results) needed[result.node_] = true;
  for (std::size_t i = nodes_.size(); i-- > 0;) {
    const Node& n = nodes_[i];
    if (!needed[i] || is_leaf(n.operation)) continue;
    needed[n.a] = true;
    if (has_two(n.operation)) needed[n.b] = true;
  }
  return needed;
}

OperationCounts OperationGraph::live(std::span<const Recorded> results) const {
  const std::vector<bool> needed = reached(results);
  OperationCounts counts;
  std::vector<bool> paired(nodes_.size(), false);
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    if (!needed[i]) continue;
    const Node& n = nodes_[i];
    counts.multiplications += n.operation == Operation::multiply;
    counts.additions += n.operation == Operation::add || n.operation == Operation::subtract;
    counts.divisions += n.operation == Operation::divide;
    if (n.operation == Operation::sine || n.operation == Operation::cosine) {
      counts.sincos += !paired[n.a];
      paired[n.a] = true;
    }
  }
  return counts;
}

double OperationGraph::written_out(std::span<const Recorded> results) const {
  std::vector<double> size(nodes_.size(), 0);
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const Node& n = nodes_[i];
    if (!is_leaf(n.operation)) size[i] = 1 + size[n.a] + (has_two(n.operation) ? size[n.b] : 0);
  }
  double total = 0;
  for (const Recorded& result : results) total += size[result.node_];
  return total;
}

Recorded::Recorded(double constant) : Recorded(OperationGraph::of_thread().constant(constant)) {}

Recorded operator+(Recorded a, Recorded b) {
  OperationGraph& graph = OperationGraph::of_thread();
  if (a.node_ == 0) return b;
  if (b.node_ == 0) return a;
  if (graph.is_constant(a) && graph.is_constant(b)) return graph.constant_sum(graph.value(a), graph.value(b));
  if (a.node_ > b.node_) std::swap(a, b);
  if (a.negative_ == b.negative_) return {graph.node(Operation::add, a.node_, b.node_), a.negative_ != 0};
  return {graph.node(Operation::subtract, a.node_, b.node_), a.negative_ != 0};
}

Recorded operator*(Recorded a, Recorded b) {
  OperationGraph& graph = OperationGraph::of_thread();
  if (a.node_ == 0 || b.node_ == 0) return {0, false};
  if (graph.is_constant(a) && graph.is_constant(b)) return graph.constant(graph.value(a) * graph.value(b));
  if (a.node_ > b.node_) std::swap(a, b);
  const bool negative = a.negative_ != b.negative_;
  if (a.node_ == OperationGraph::one) return {b.node_, negative};
  return {graph.node(Operation::multiply, a.node_, b.node_), negative};
}

Recorded operator/(Recorded a, Recorded b) {
  OperationGraph& graph = OperationGraph::of_thread();
  if (graph.is_constant(b)) return a * graph.constant(1 / graph.value(b));
  if (a.node_ == 0) return a;
  return {graph.node(Operation::divide, a.node_, b.node_), a.negative_ != b.negative_};
}

Recorded cos_of(Recorded x) {
  OperationGraph& graph = OperationGraph::of_thread();
  if (graph.is_constant(x)) return graph.constant(std::cos(graph.value(x)));
  return {graph.node(Operation::cosine, x.node_, 0), false};
}

Recorded sin_of(Recorded x) {
  OperationGraph& graph = OperationGraph::of_thread();
  if (graph.is_constant(x)) return graph.constant(std::sin(graph.value(x)));
  return {graph.node(Operation::sine, x.node_, 0), x.negative_ != 0};
}

}  // namespace lagdyn
