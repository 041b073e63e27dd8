// Chain files to start a test from, and changes to them.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "lagdyn/io/read_chain.hpp"

namespace lagdyn {

using Json = nlohmann::ordered_json;

/// Form 1, without anything to say about it: a revolute and a prismatic joint.
inline Json form1() {
  return Json::parse(R"({
    "format": "lagdyn-chain/1", "name": "two", "gravity": [0, -9.81, 0],
    "bodies": [
      {"name": "a",
       "joint": {"name": "ja", "type": "revolute", "origin": {"xyz": [0, 0, 0.25], "rpy": [0, 0, 0]}, "axis": [0, 0, 1],
                 "damping": 0.5, "armature": 0.125, "limits": {"lower": -1, "upper": 2, "velocity": 3, "effort": 4}},
       "inertial": {"mass": 2, "com": [0.5, 0, 0],
                    "inertia": {"ixx": 0.01, "iyy": 0.02, "izz": 0.025, "ixy": 0.001, "ixz": 0.002, "iyz": 0.003}}},
      {"name": "b",
       "joint": {"name": "jb", "type": "prismatic", "origin": {"xyz": [1, 0, 0]}, "axis": [0, 1, 0]},
       "inertial": {"mass": 1, "com": [0.25, 0, 0],
                    "inertia": {"ixx": 0.01, "iyy": 0.02, "izz": 0.02, "ixy": 0, "ixz": 0, "iyz": 0}}}
    ],
    "tip": {"xyz": [0.5, 0, 0]},
    "state": {"q": [0.1, 0.2], "qd": [0.3, 0.4], "qdd": [0.5, 0.6]}
  })");
}

/// Form 2, likewise: a revolute joint whose axis runs through (-0.5, 0, 0), and a prismatic one.
inline Json form2() {
  return Json::parse(R"({
    "format": "lagdyn-chain/1", "name": "poe",
    "links": [
      {"name": "a", "M": [[1,0,0,-0.5],[0,1,0,0],[0,0,1,0],[0,0,0,1]], "A": [0, 0, 1, 0, 0.5, 0],
       "G": [[0.5,0,0,0,0,0],[0,1,0,0,0,0],[0,0,1,0,0,0],[0,0,0,2,0,0],[0,0,0,0,2,0],[0,0,0,0,0,2]]},
      {"name": "b", "M": [[1,0,0,-1],[0,1,0,0],[0,0,1,0],[0,0,0,1]], "A": [0, 0, 0, 1, 0, 0],
       "mass": 1, "com": [0.25, 0, 0],
       "inertia": {"ixx": 0.01, "iyy": 0.02, "izz": 0.02, "ixy": 0, "ixz": 0, "iyz": 0}}
    ]
  })");
}

/// The file with the value at this pointer replaced or added.
inline Json with(Json file, const std::string& pointer, const std::string& value) {
  file[Json::json_pointer(pointer)] = Json::parse(value);
  return file;
}

/// The file without the member at this pointer.
inline Json without(Json file, const std::string& pointer) {
  const Json::json_pointer whole(pointer);
  file[whole.parent_pointer()].erase(whole.back());
  return file;
}

inline ReadChain read(const Json& file) { return read_chain_text(file.dump(1), "f.json"); }

/// "error chain.axis-zero /bodies/0/joint/axis" of each diagnostic, by place.
inline std::vector<std::string> summary(const std::vector<Diagnostic>& diagnostics) {
  const char* const severities[] = {"error ", "warning ", "note "};
  std::vector<std::string> lines;
  for (const Diagnostic& d : diagnostics)
    lines.push_back(std::string(severities[static_cast<int>(d.severity)])
                        .append(d.code)
                        .append(d.pointer.empty() ? "" : " ")
                        .append(d.pointer));
  return lines;
}

}  // namespace lagdyn
