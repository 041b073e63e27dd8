#include "lagdyn/dynamics/symbolic_size.hpp"

#include "lagdyn/dynamics/planar_lagrange.hpp"
#include "lagdyn/scalars/recorded.hpp"

namespace lagdyn {

SymbolicSize planar_lagrange_size(std::size_t joints) {
  OperationGraph& graph = OperationGraph::of_thread();
  graph.begin();
  PlanarLinks<Recorded> links;
  std::vector<Recorded> q, qd, qdd;
  links.gravity = graph.input();
  for (std::size_t i = 0; i < joints; ++i)
    for (auto* list : {&links.length, &links.com, &links.mass, &links.inertia, &q, &qd, &qdd})
      list->push_back(graph.input());
  const std::vector<Recorded> tau = planar_lagrange(links, q, qd, qdd);
  const OperationCounts shared = graph.live(tau);
  return {graph.written_out(tau), shared.multiplications + shared.additions + shared.divisions + shared.sincos};
}

}  // namespace lagdyn
