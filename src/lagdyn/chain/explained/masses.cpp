#include "lagdyn/chain/code_explanations.hpp"

namespace lagdyn::explained {

namespace {

constexpr std::string_view kTop = "the file's top level";
constexpr std::string_view kInertial = "an inertial";
constexpr std::string_view kInertia = "an inertia";
constexpr std::string_view kLink = "a link of form 2";

}  // namespace

std::vector<CodeExplanation> masses() {
  return {
      {codes::inertia_about, "an unknown point for the inertia",
       R"("about" is "com" (the default) or "origin", the body frame's: the six entries differ by m c^2.)", kInertia,
       R"("about": "COM")", R"("about": "com")"},
      {codes::g_not_symmetric, "a spatial inertia that is not symmetric",
       "G is a symmetric 6x6 matrix; a difference beyond 16 u of its largest entry is a slip in one triangle.", kLink,
       R"("G": [[0.01, 0.002, 0, 0, 0, 0], [0, 0.01, 0, 0, 0, 0],
      [0, 0, 0.01, 0, 0, 0], [0, 0, 0, 1, 0, 0],
      [0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1]])",
       R"("G": [[0.01, 0.002, 0, 0, 0, 0], [0.002, 0.01, 0, 0, 0, 0],
      [0, 0, 0.01, 0, 0, 0], [0, 0, 0, 1, 0, 0],
      [0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1]])"},
      {codes::g_mass_block, "a spatial inertia whose mass block is not m 1",
       "The lower right 3x3 block is the mass times the unit matrix. With another block the order is (v, w) in place "
       "of (w, v).",
       kLink,
       R"("G": [[1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0],
      [0, 0, 0, 0.01, 0, 0], [0, 0, 0, 0, 0.02, 0],
      [0, 0, 0, 0, 0, 0.02]])",
       R"("G": [[0.01, 0, 0, 0, 0, 0], [0, 0.02, 0, 0, 0, 0],
      [0, 0, 0.02, 0, 0, 0], [0, 0, 0, 1, 0, 0],
      [0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1]])"},
      {codes::g_moment_block, "a spatial inertia whose m[c] block is not skew",
       "The upper right 3x3 block is m[c] = [[0, -mz, my], [mz, 0, -mx], [-my, mx, 0]]. A sign that is not opposite to "
       "its partner's names no COM.",
       kLink,
       R"("G": [[0.02, 0, 0, 0, 0, 0], [0, 0.02, 0, 0, 0, 0.1],
      [0, 0, 0.02, 0, 0.1, 0], [0, 0, 0, 1, 0, 0],
      [0, 0, 0.1, 0, 1, 0], [0, 0.1, 0, 0, 0, 1]])",
       R"("G": [[0.02, 0, 0, 0, 0, 0], [0, 0.02, 0, 0, 0, -0.1],
      [0, 0, 0.02, 0, 0.1, 0], [0, 0, 0, 1, 0, 0],
      [0, 0, 0.1, 0, 1, 0], [0, -0.1, 0, 0, 0, 1]])"},
      {codes::g_no_mass, "a first moment without mass",
       "G has m c but m = 0: such a body has no COM. Most likely the mass was forgotten.", kLink,
       R"("G": [[0.02, 0, 0, 0, 0, 0], [0, 0.02, 0, 0, 0, -0.1],
      [0, 0, 0.02, 0, 0.1, 0], [0, 0, 0, 0, 0, 0],
      [0, 0, 0.1, 0, 0, 0], [0, -0.1, 0, 0, 0, 0]])",
       R"("G": [[0.02, 0, 0, 0, 0, 0], [0, 0.02, 0, 0, 0, -0.1],
      [0, 0, 0.02, 0, 0.1, 0], [0, 0, 0, 1, 0, 0],
      [0, 0, 0.1, 0, 1, 0], [0, -0.1, 0, 0, 0, 1]])"},
      {codes::mass_negative, "a negative mass", "Nothing weighs less than nothing. A massless body has 0.", kInertial,
       R"("mass": -1.5)", R"("mass": 1.5)"},
      {codes::moment_negative, "a negative principal moment",
       "A turn about that axis would have negative kinetic energy. Products of inertia with the other sign or an entry "
       "with a slip are the usual reasons; the moments are those about the COM.",
       kInertia, R"("ixx": -0.01)", R"("ixx": 0.01)"},
      {codes::inertia_below_shift, "an inertia about the origin that is smaller than m c^2",
       "About the origin a body has at least the inertia of its mass at the COM; less would leave a negative inertia "
       "about the COM. Often the numbers are about the COM.",
       kInertial,
       R"("mass": 0.5, "com": [1, 0, 0],
"inertia": { "about": "origin", "ixx": 0, "iyy": 0.3, "izz": 0.3,
             "ixy": 0, "ixz": 0, "iyz": 0 })",
       R"("mass": 0.5, "com": [1, 0, 0],
"inertia": { "about": "com", "ixx": 0, "iyy": 0.3, "izz": 0.3,
             "ixy": 0, "ixz": 0, "iyz": 0 })"},
      {codes::inertia_range, "masses too large to compute with",
       "m c^2 and its products must stay below 1e300. Such numbers are another unit, or not meant at all.", kInertial,
       R"("mass": 1e200, "com": [1e90, 0, 0])", R"("mass": 1, "com": [0.1, 0, 0])"},
      {codes::massless, "a body without inertial",
       "It was read as massless, which is right for a bare frame and wrong for a link whose mass was forgotten.", kTop,
       R"("bodies": [{ "joint": { "type": "revolute", "axis": [0, 0, 1] } }])",
       R"("bodies": [{ "joint": { "type": "revolute", "axis": [0, 0, 1] },
             "inertial": { "mass": 1, "com": [0, 0, 0],
               "inertia": { "ixx": 0.01, "iyy": 0.01, "izz": 0.01,
                            "ixy": 0, "ixz": 0, "iyz": 0 } } }])"},
      {codes::zero_mass, "a moving body without mass",
       "Right where something heavy hangs on the joint, else its torque is 0 and its acceleration is not determined.",
       kInertial, R"("mass": 0)", R"("mass": 1.5)"},
      {codes::zero_inertia, "a moving point mass",
       "All six entries are 0 while there is mass. Right for a textbook's point mass, wrong for an exported link.",
       kInertial,
       R"("inertia": { "ixx": 0, "iyy": 0, "izz": 0,
             "ixy": 0, "ixz": 0, "iyz": 0 })",
       R"("inertia": { "ixx": 0.01, "iyy": 0.01, "izz": 0.01,
             "ixy": 0, "ixz": 0, "iyz": 0 })"},
      {codes::mass_unit, "a mass of more than 10,000 kg", "Robots weigh less: it is probably in grams.", kInertial,
       R"("mass": 12500)", R"("mass": 12.5)"},
      {codes::length_unit, "a length of more than 100 m", "Robots are smaller: it is probably in millimetres.",
       kInertial, R"("com": [120, 0, 0])", R"("com": [0.12, 0, 0])"},
      {codes::gyration_unit, "an inertia too large for the body",
       "The radius of gyration, the root of the largest moment over the mass, is more than three times the body's "
       "reach: the inertia is probably in kg mm^2 or g mm^2.",
       kInertia, R"("ixx": 2100, "iyy": 3400, "izz": 3000)", R"("ixx": 0.0021, "iyy": 0.0034, "izz": 0.0030)"},
  };
}

}  // namespace lagdyn::explained
