// The lists of the book "Modern Robotics" and its code, as JSON:
//
//   {"format": "modern-robotics", "name"?, "description"?, "gravity"?, "Mlist": n + 1 poses, "Glist": n 6x6, "Slist"}
// Mlist[i] is frame {i} in {i-1} at q = 0 (the last one the tool in {n}), Glist[i] the spatial inertia in {i}, Slist the
// screw axes S_i in the space frame. With M_i = Mlist[1] ... Mlist[i], joint i's screw in frame {i} is A_i = Ad(M_i^-1) S_i;
// from there on it is form 2 of a chain file (read_links.hpp), and frames move onto their axes (screw_joint.hpp).
// Slist is 6 x n with the axes as columns, as in the book's code, or a list of n axes; a note says which was read. At
// n = 6 the shape does not tell: then it is the reading in which every axis is of unit length, the columns if both are.
// Source: Lynch, Park, "Modern Robotics" (2017), section 8.3 and the appendix on the software.
#pragma once

#include "lagdyn/io/read_chain.hpp"

namespace lagdyn {

/// Whether the text says that it is such a file; of a text that is no JSON, no.
bool is_modern_robotics(const std::string& text);

ReadChain read_modern_robotics_text(const std::string& text, const std::string& name);

}  // namespace lagdyn
