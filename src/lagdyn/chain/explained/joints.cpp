#include "lagdyn/chain/code_explanations.hpp"

namespace lagdyn::explained {

namespace {

constexpr std::string_view kCommand = "the command line";
constexpr std::string_view kTop = "the file's top level";
constexpr std::string_view kJoint = "a joint";
constexpr std::string_view kLink = "a link of form 2";
constexpr std::string_view kCheckArm = "lagdyn check arm.json";

}  // namespace

std::vector<CodeExplanation> placements() {
  return {
      {codes::quaternion_zero, "a zero quaternion",
       "A quaternion [w, x, y, z] of length 0 is no rotation. No rotation at all is [1, 0, 0, 0]: w comes first.",
       kJoint, R"("origin": { "quaternion": [0, 0, 0, 0] })", R"("origin": { "quaternion": [1, 0, 0, 0] })"},
      {codes::quaternion_length, "a quaternion not of length 1",
       "It was divided by its length, which differs from 1 by more than 1e-6: often its order is another one than [w, "
       "x, y, z], or an entry is missing its digits.",
       kJoint, R"("origin": { "quaternion": [0.7, 0, 0, 0.7] })",
       R"("origin": { "quaternion": [0.7071067811865476, 0, 0, 0.7071067811865476] })"},
      {codes::matrix_not_rotation, "a matrix that is no rotation",
       "Rows and columns must be orthonormal to 1e-6 and the determinant 1. A scale, a shear or a mirrored axis would "
       "change the robot's shape.",
       kJoint, R"("origin": { "matrix": [[1, 0, 0], [0, 1, 0], [0, 0, -1]] })",
       R"("origin": { "matrix": [[1, 0, 0], [0, -1, 0], [0, 0, -1]] })"},
      {codes::matrix_rounded, "a rotation with few digits",
       "The matrix is a rotation to 1e-6 but not to 1e-12, so a rotation beside it was taken. More digits, or angles, "
       "say which one is meant.",
       kJoint,
       R"("origin": { "matrix": [[0.7071068, -0.7071068, 0],
                        [0.7071068, 0.7071068, 0],
                        [0, 0, 1]] })",
       R"("origin": { "rpy": [0, 0, 0.7853981633974483] })"},
      {codes::pose_last_row, "a pose whose last row is not 0, 0, 0, 1",
       "A 4x4 pose has the rotation in its upper left and the offset in its last column. An offset in the last row is "
       "the transposed matrix.",
       kLink, R"("M": [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0.5, 1]])",
       R"("M": [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0.5], [0, 0, 0, 1]])"},
  };
}

std::vector<CodeExplanation> joints() {
  return {
      {codes::joint_type, "an unknown type of joint",
       "Joints have one freedom or none: revolute, continuous, prismatic, screw, fixed. A spherical joint is three "
       "revolute ones with massless bodies between them.",
       kJoint, R"("type": "hinge")", R"("type": "revolute")"},
      {codes::axis_zero, "an axis of length 0",
       "A moving joint needs a direction; below 1e-12 there is none, and dividing by the length would give anything. "
       "On a fixed joint the axis is ignored.",
       kJoint, R"("axis": [0, 0, 0])", R"("axis": [0, 0, 1])"},
      {codes::axis_length, "an axis not of length 1",
       "It was divided by its length: the coordinate stays in radians or metres. A length of 0.01 or 1000 is often a "
       "unit factor that an exporter put on it.",
       kJoint, R"("axis": [0, 0, 0.01])", R"("axis": [0, 0, 1])"},
      {codes::screw_type, "a screw that does not fit its type",
       "In form 2, A = (w, v) has w = 0 exactly where the joint is prismatic. The order is rotation first.", kLink,
       R"("A": [0, 0, 0, 0, 0, 1], "joint": { "type": "revolute" })",
       R"("A": [0, 0, 0, 0, 0, 1], "joint": { "type": "prismatic" })"},
      {codes::screw_part, "a part of a screw that was left out",
       "The type that is stated decides: a revolute joint has no pitch, w.v = 0, and a prismatic one does not turn. "
       "What A has beyond that is left out.",
       kLink, R"("A": [0, 0, 1, 0, 0, 0.01], "joint": { "type": "revolute" })",
       R"("A": [0, 0, 1, 0, 0, 0.01], "joint": { "type": "screw" })"},
      {codes::pitch_unused, "a pitch on a joint that is no screw",
       "Only a screw advances along its axis as it turns (metres per radian). On another type the pitch would silently "
       "do nothing.",
       kJoint, R"("type": "revolute", "pitch": 0.002)", R"("type": "screw", "pitch": 0.002)"},
      {codes::limits_order, "lower above upper",
       "No position lies between such limits, and random states are drawn between them. Degrees and signs are the "
       "usual reason.",
       kJoint, R"("limits": { "lower": 1.5, "upper": -1.5 })", R"("limits": { "lower": -1.5, "upper": 1.5 })"},
      {codes::limit_negative, "a negative limit of speed or effort",
       "Both are magnitudes that hold in either direction.", kJoint, R"("limits": { "velocity": -2 })",
       R"("limits": { "velocity": 2 })"},
      {codes::angle_unit, "an angle that may be in degrees",
       "Angles are in radians. A limit of more than five turns, or a roll, pitch or yaw of more than one, is seldom "
       "meant.",
       kJoint, R"("limits": { "lower": -90, "upper": 90 })", R"("limits": { "lower": -1.5708, "upper": 1.5708 })"},
      {codes::limits_ignored, "limits of position on a continuous joint",
       "A continuous joint turns without end, so lower and upper were ignored. A joint with limits is revolute.",
       kJoint, R"("type": "continuous", "limits": { "lower": -3, "upper": 3 })",
       R"("type": "revolute", "limits": { "lower": -3, "upper": 3 })"},
      {codes::joint_term_ignored, "armature, damping or limits on a fixed joint",
       "A fixed joint does not move, so they were ignored: perhaps another type was meant.", kJoint,
       R"("type": "fixed", "damping": 0.1)", R"("type": "revolute", "damping": 0.1)"},
      {codes::joint_term_negative, "negative armature or damping",
       "Negative damping feeds energy in, and negative armature can make the mass matrix indefinite. It is computed "
       "with as it stands.",
       kJoint, R"("damping": -0.1)", R"("damping": 0.1)"},
      {codes::no_moving_joint, "no joint that moves",
       "Without a coordinate there is no equation of motion to check. Fixed joints weld bodies together.", kJoint,
       R"("type": "fixed")", R"("type": "revolute")"},
      {codes::too_many_joints, "more than 256 moving joints",
       "Costs grow with a power of the number of joints, and bounds were tried up to 256.", kCommand,
       "lagdyn check 257-joints.json", kCheckArm},
      {codes::duplicate_name, "two bodies or two joints of one name",
       "Messages and reports name bodies and joints; a name that stands for two would mislead. A body and a joint may "
       "share one.",
       kTop,
       R"("bodies": [
  { "name": "arm", "joint": { "type": "revolute", "axis": [0, 0, 1] } },
  { "name": "arm", "joint": { "type": "revolute", "axis": [0, 0, 1] } }])",
       R"("bodies": [
  { "name": "arm", "joint": { "type": "revolute", "axis": [0, 0, 1] } },
  { "name": "hand", "joint": { "type": "revolute", "axis": [0, 0, 1] } }])"},
  };
}

}  // namespace lagdyn::explained
