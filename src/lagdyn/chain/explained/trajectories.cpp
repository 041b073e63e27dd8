#include "lagdyn/chain/code_explanations.hpp"

namespace lagdyn::explained {

namespace {

constexpr std::string_view kTrajectory = "a recorded motion of a chain of one joint";

}  // namespace

std::vector<CodeExplanation> trajectories() {
  return {
      {codes::trajectory_header, "a wrong header of a recorded motion",
       "The columns are t, q1 to qn, qd1 to qdn, K, P, E in this order, one q and one qd a moving joint, and "
       "dissipated "
       "where the energy that damping took was recorded.",
       kTrajectory, "time,angle,speed,E", "t,q1,qd1,K,P,E"},
      {codes::trajectory_row, "a row of another length",
       "Each row of a recorded motion has as many cells as the header; a missing one is not taken for 0.", kTrajectory,
       "t,q1,qd1,K,P,E\n0,0.3,0,0", "t,q1,qd1,K,P,E\n0,0.3,0,0,1.5,1.5"},
      {codes::trajectory_rows, "too few rows",
       "What integrated a motion shows in how one row follows from the one before: three rows are the least, and more "
       "say more.",
       kTrajectory, "t,q1,qd1,K,P,E\n0,0.3,0,0,1,1",
       "t,q1,qd1,K,P,E\n0,0.3,0,0,1,1\n0.1,0.3,0.1,0.1,0.9,1\n0.2,0.32,0.2,0.2,0.8,1"},
      {codes::trajectory_number, "a cell that is no number",
       "Cells of a recorded motion are finite decimal numbers with a point, whatever the locale. A simulation that "
       "left "
       "the finite numbers prints nan or inf: it is over there, and its rows end before.",
       kTrajectory, "t,q1,qd1,K,P,E\n0.1,nan,0,0,1,1", "t,q1,qd1,K,P,E\n0.1,0.3,0,0,1,1"},
      {codes::trajectory_time, "a time that does not ascend",
       "Each row is later than the one before; a motion that was restarted, or rows out of order, cannot be judged.",
       kTrajectory, "t,q1,qd1,K,P,E\n0.1,0.3,0,0,1,1\n0.1,0.3,0,0,1,1",
       "t,q1,qd1,K,P,E\n0.1,0.3,0,0,1,1\n0.2,0.3,0,0,1,1"},
  };
}

}  // namespace lagdyn::explained
