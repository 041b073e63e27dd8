// The lists of the book "Modern Robotics" and its code, as JSON:
//
//   {"format": "modern-robotics", "name"?, "description"?, "gravity"?, "Mlist": n + 1 poses, "Glist": n 6x6, "Slist"}
//
// Mlist[i] is frame {i} in {i-1} at q = 0 (the last one the tool in {n}), Glist[i] the spatial inertia in {i}, Slist
// the screw axes S_i in the space frame (space_screws.hpp). With M_i = Mlist[1] ... Mlist[i], joint i's screw in frame
// {i} is A_i = Ad(M_i^-1) S_i. Its type and pitch, which no frame changes, are judged on S_i; from there on it is form
// 2 of a chain file, whose frames move onto their axes (screw_joint.hpp). Missing gravity is that of chain files.
// Source: Lynch, Park, "Modern Robotics" (2017), section 8.3 and the appendix on the software.
#pragma once

#include "lagdyn/io/read_chain.hpp"

namespace lagdyn {

/// Whether the text says that it is such a file; of a text that is no JSON, no.
bool is_modern_robotics(const std::string& text);

ReadChain read_modern_robotics_text(const std::string& text, const std::string& name);

}  // namespace lagdyn
