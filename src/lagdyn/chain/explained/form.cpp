#include "lagdyn/chain/code_explanations.hpp"

namespace lagdyn::explained {

namespace {

constexpr std::string_view kCommand = "the command line";
constexpr std::string_view kTop = "the file's top level";
constexpr std::string_view kBody = "a body";
constexpr std::string_view kJoint = "a joint";
constexpr std::string_view kInertial = "an inertial";
constexpr std::string_view kLink = "a link of form 2";
constexpr std::string_view kCheckArm = "lagdyn check arm.json";

}  // namespace

std::vector<CodeExplanation> form() {
  return {
      {codes::format, "another format",
       "The first thing a file says is what it is: \"lagdyn-chain/1\". A later version or another program's format "
       "could use the same words with another meaning.",
       kTop, R"("format": "lagdyn-chain/2")", R"("format": "lagdyn-chain/1")"},
      {codes::unknown_key, "an unknown key",
       "A key that nothing reads is most often a misspelt one, and its value would silently be missing. The nearest "
       "known key is named; \"description\" is allowed in every object.",
       kInertial, R"("mas": 1.5)", R"("mass": 1.5)"},
      {codes::missing_key, "a missing key",
       "What has no natural default must be given: a joint's type, a moving joint's axis, and inside \"inertial\" "
       "mass, COM and all six entries of the inertia. A missing mass read as 0 would be a wrong robot.",
       kBody, R"("joint": { "axis": [0, 0, 1] })", R"("joint": { "type": "revolute", "axis": [0, 0, 1] })"},
      {codes::wrong_type, "a value of another type",
       "Numbers are JSON numbers, not texts; vectors are lists of them. Nothing is converted, since \"1,5\" or \"1e3\" "
       "in quotes would be guessed at.",
       kInertial, R"("mass": "1.5")", R"("mass": 1.5)"},
      {codes::wrong_length, "a list of another length",
       "A vector has 3 entries, a quaternion 4, a screw 6; a matrix has its rows and columns. A missing entry is not "
       "taken for 0.",
       kInertial, R"("com": [0.1, 0])", R"("com": [0.1, 0, 0])"},
      {codes::too_many_bodies, "more than 10,000 bodies", "A longer list is refused before memory is spent on it.",
       kCommand, "lagdyn check ten-thousand-and-one.json", kCheckArm},
      {codes::two_forms, "both forms in one file",
       "A chain is given by \"bodies\" (form 1, URDF's words) or by \"links\" (form 2, products of exponentials). With "
       "both it would be unclear which of them counts.",
       kTop, R"("bodies": [], "links": [])", R"("links": [])"},
      {codes::two_states, "both state and states", R"("state" is one state, "states" a list of them: one of the two.)",
       kTop,
       R"("state": { "q": [0.3] },
"states": [{ "q": [0.5] }])",
       R"("states": [{ "q": [0.3] }, { "q": [0.5] }])"},
      {codes::two_inertias, "two inertias of one link",
       "A link of form 2 has its spatial inertia as \"G\", or mass, COM and inertia in its place: not both, since they "
       "could differ.",
       kLink,
       R"("mass": 1,
"G": [[0.01, 0, 0, 0, 0, 0], [0, 0.01, 0, 0, 0, 0],
      [0, 0, 0.01, 0, 0, 0], [0, 0, 0, 1, 0, 0],
      [0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1]])",
       R"("G": [[0.01, 0, 0, 0, 0, 0], [0, 0.01, 0, 0, 0, 0],
      [0, 0, 0.01, 0, 0, 0], [0, 0, 0, 1, 0, 0],
      [0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1]])"},
      {codes::two_orientations, "two orientations in one place",
       "An orientation is \"rpy\", \"quaternion\" or \"matrix\". With two of them it would be unclear which counts.",
       kJoint, R"("origin": { "rpy": [0, 0, 0], "quaternion": [1, 0, 0, 0] })",
       R"("origin": { "quaternion": [1, 0, 0, 0] })"},
      {codes::state_length, "a state of another length",
       "q, qd and qdd have one entry for each moving joint, base to tip; fixed joints have none. The example is a "
       "chain of one joint.",
       kTop, R"("state": { "q": [0.3, 0.1] })", R"("state": { "q": [0.3] })"},
  };
}

}  // namespace lagdyn::explained
