// The stable codes of everything that reading an input can say, each with its severity: one table for all readers.
#pragma once

#include <string_view>

#include "lagdyn/chain/diagnostic.hpp"

namespace lagdyn {

struct Code {
  std::string_view id;
  Severity severity;
};

namespace codes {

// files
inline constexpr Code file_missing{"io.missing", Severity::error};
inline constexpr Code file_unreadable{"io.unreadable", Severity::error};
inline constexpr Code file_directory{"io.directory", Severity::error};
inline constexpr Code file_too_large{"io.too-large", Severity::error};
inline constexpr Code too_many_problems{"io.too-many-problems", Severity::note};

// JSON as such
inline constexpr Code json_syntax{"json.syntax", Severity::error};
inline constexpr Code json_encoding{"json.encoding", Severity::error};
inline constexpr Code json_duplicate_key{"json.duplicate-key", Severity::error};
inline constexpr Code json_number_range{"json.number-range", Severity::error};
inline constexpr Code json_too_deep{"json.too-deep", Severity::error};

// the form of a chain file
inline constexpr Code format{"chain.format", Severity::error};
inline constexpr Code unknown_key{"chain.unknown-key", Severity::error};
inline constexpr Code missing_key{"chain.missing-key", Severity::error};
inline constexpr Code wrong_type{"chain.wrong-type", Severity::error};
inline constexpr Code wrong_length{"chain.wrong-length", Severity::error};
inline constexpr Code too_many_bodies{"chain.too-many-bodies", Severity::error};
inline constexpr Code two_forms{"chain.two-forms", Severity::error};
inline constexpr Code two_states{"chain.two-states", Severity::error};
inline constexpr Code two_inertias{"chain.two-inertias", Severity::error};
inline constexpr Code two_orientations{"chain.two-orientations", Severity::error};
inline constexpr Code state_length{"chain.state-length", Severity::error};

// placements
inline constexpr Code quaternion_zero{"chain.quaternion-zero", Severity::error};
inline constexpr Code quaternion_length{"chain.quaternion-length", Severity::warning};
inline constexpr Code matrix_not_rotation{"chain.matrix-not-rotation", Severity::error};
inline constexpr Code matrix_rounded{"chain.matrix-rounded", Severity::note};
inline constexpr Code pose_last_row{"chain.pose-last-row", Severity::error};

// joints
inline constexpr Code joint_type{"chain.joint-type", Severity::error};
inline constexpr Code axis_zero{"chain.axis-zero", Severity::error};
inline constexpr Code axis_length{"chain.axis-length", Severity::warning};
inline constexpr Code screw_type{"chain.screw-type", Severity::error};
inline constexpr Code screw_part{"chain.screw-part", Severity::note};
inline constexpr Code pitch_unused{"chain.pitch-unused", Severity::error};
inline constexpr Code limits_order{"chain.limits-order", Severity::error};
inline constexpr Code limit_negative{"chain.limit-negative", Severity::error};
inline constexpr Code angle_unit{"chain.angle-unit", Severity::warning};
inline constexpr Code limits_ignored{"chain.limits-ignored", Severity::note};
inline constexpr Code joint_term_ignored{"chain.joint-term-ignored", Severity::note};
inline constexpr Code joint_term_negative{"chain.joint-term-negative", Severity::warning};
inline constexpr Code no_moving_joint{"chain.no-moving-joint", Severity::error};
inline constexpr Code too_many_joints{"chain.too-many-joints", Severity::error};
inline constexpr Code duplicate_name{"chain.duplicate-name", Severity::error};

// mass and inertia
inline constexpr Code inertia_about{"chain.inertia-about", Severity::error};
inline constexpr Code g_not_symmetric{"chain.g-not-symmetric", Severity::error};
inline constexpr Code g_mass_block{"chain.g-mass-block", Severity::error};
inline constexpr Code g_moment_block{"chain.g-moment-block", Severity::error};
inline constexpr Code g_no_mass{"chain.g-no-mass", Severity::error};
inline constexpr Code mass_negative{"chain.mass-negative", Severity::error};
inline constexpr Code moment_negative{"chain.moment-negative", Severity::error};
inline constexpr Code inertia_below_shift{"chain.inertia-below-mc2", Severity::error};
inline constexpr Code inertia_range{"chain.inertia-range", Severity::error};
inline constexpr Code massless{"chain.massless", Severity::note};
inline constexpr Code zero_mass{"chain.zero-mass", Severity::note};
inline constexpr Code zero_inertia{"chain.zero-inertia", Severity::note};
inline constexpr Code mass_unit{"chain.mass-unit", Severity::warning};
inline constexpr Code length_unit{"chain.length-unit", Severity::warning};
inline constexpr Code gyration_unit{"chain.gyration-unit", Severity::warning};

// files of states
inline constexpr Code states_empty{"states.empty", Severity::error};
inline constexpr Code states_header{"states.header", Severity::error};
inline constexpr Code states_row{"states.row", Severity::error};
inline constexpr Code states_number{"states.number", Severity::error};
inline constexpr Code states_not_read{"states.not-read", Severity::note};

// recorded motions
inline constexpr Code trajectory_header{"trajectory.header", Severity::error};
inline constexpr Code trajectory_row{"trajectory.row", Severity::error};
inline constexpr Code trajectory_rows{"trajectory.rows", Severity::error};
inline constexpr Code trajectory_number{"trajectory.number", Severity::error};
inline constexpr Code trajectory_time{"trajectory.time", Severity::error};

// conversion
inline constexpr Code description_left_out{"convert.description-left-out", Severity::note};
inline constexpr Code screws_as_columns{"convert.screws-as-columns", Severity::note};
inline constexpr Code screws_as_rows{"convert.screws-as-rows", Severity::note};

// saved reports
inline constexpr Code report_format{"report.format", Severity::error};
inline constexpr Code report_word{"report.word", Severity::error};
inline constexpr Code report_number{"report.number", Severity::error};
inline constexpr Code report_contradiction{"report.contradiction", Severity::error};

}  // namespace codes
}  // namespace lagdyn
