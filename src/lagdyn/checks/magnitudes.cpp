#include "lagdyn/checks/magnitudes.hpp"

#include <algorithm>
#include <cmath>

#include "lagdyn/dynamics/gibbs_appell.hpp"

namespace lagdyn {

Magnitudes magnitudes(const Model<double>& model, const State<double>& state) {
  using bounded::norm;
  Magnitudes found;
  const auto links = gibbs::links(model, state);
  double mass = 0, first = 0, second = 0;  // sums of m, m lever, |J| + m lever^2 outward, about the current origin
  for (std::size_t i = links.size(); i-- > 0;) {
    const gibbs::Link<double>& link = links[i];
    const ModelJoint<double>& joint = model.joints[i];
    const double com = norm(link.com), tensor = norm(joint.body.about_com), m = joint.body.mass;
    const Vec3<double> acc = link.acc + cross(link.alpha, link.com) + link.com_rate;
    const double force = m * norm(acc);
    found.base_moment += tensor * (norm(link.alpha) + dot(link.w, link.w)) + com * force;
    found.base_force += force;
    second += tensor + m * com * com;
    first += m * com;
    mass += m;
    const double drive = std::abs(joint.armature * state.qdd[i]) + std::abs(joint.damping * state.qd[i]);
    const double slide = norm(joint.slide());
    if (joint.turning()) found.inertia = std::max(found.inertia, second);
    found.inertia = std::max({found.inertia, slide * slide * mass, std::abs(joint.armature)});
    found.torque = std::max({found.torque, drive, slide * found.base_force, joint.turning() ? found.base_moment : 0});
    const double arm = norm(link.arm);
    found.base_moment += arm * found.base_force;
    second += arm * (2 * first + arm * mass);
    first += arm * mass;
  }
  return found;
}

}  // namespace lagdyn
