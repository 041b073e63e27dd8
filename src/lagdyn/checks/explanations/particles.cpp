#include "lagdyn/checks/explanations/explanation.hpp"

namespace lagdyn::explanations {

std::vector<Explanation> particles() {
  return {
      {"oracle.particles",
       "m_p, x_p, a_p: mass, place and acceleration of a point; six points of m/6 stand for a body, on its principal "
       "axes e_k, at distances that give it the principal moments J_k (tr J is their sum); g gravity.",
       "The difference of the virtual work of all points, places differentiated by dual numbers, from rnea's torques. "
       "No inertia tensor is moved, no welded bodies are composed, nothing is handed from link to link: what the "
       "methods share is judged. The bound is rounding, and what rounding the points' places changes.",
       "Lanczos, The Variational Principles of Mechanics (1970), chapter IV, for d'Alembert's principle; the points "
       "are derived in src/lagdyn/checks/particle_oracle.hpp",
       {"an inertia's own axes (\"rpy\" inside \"inertia\") are lost, or turn it the wrong way",
        "an inertia about the origin is taken for one about the COM, or is shifted with the wrong sign",
        "welded bodies are composed wrongly: reduction.split fails as well",
        "all methods share a wrong joint motion: a closed form fails as well"},
       {{"lagdyn check arm.json --only 'oracle.particles,reduction.*,closed-form.*'",
         "which of what the methods share is wrong: composing, or reading an inertia"},
        {"lagdyn torque arm.json --random 1 --methods rnea,euler-lagrange-exact,kane",
         "whether the methods agree with each other: then it is what they share"}}},
  };
}

}  // namespace lagdyn::explanations
