// Orientations and axes as files spell them, to the doubles of a Chain: each computed in extended precision and rounded
// once, with exact zeros and equal components kept.
#pragma once

#include "lagdyn/chain/chain.hpp"
#include "lagdyn/io/json_fields.hpp"

namespace lagdyn {

/// Roll, pitch, yaw about fixed axes x, y, z (rad): R = Rz(yaw) Ry(pitch) Rx(roll). Half-angle products as in Diebel,
/// "Representing attitude" (2006), eq. 297.
Quaternion quaternion_from_rpy(const Double3& rpy);

/// The rotation nearest to a matrix that is one to rounding, by the largest of the four squared components: Shepperd,
/// "Quaternion from rotation matrix", J. Guidance and Control 1 (1978).
Quaternion quaternion_from_matrix(const Matrix<3>& R);

/// Largest entry of |R^T R - 1|: how far a matrix is from orthogonal.
double orthogonality_error(const Matrix<3>& R);
double determinant(const Matrix<3>& R);

double length(const Quaternion& q);

/// q / |q|; q itself where it is of unit length to rounding. |q| must not be 0.
Quaternion normalised(const Quaternion& q);

/// A vector below this length is zero: it has no direction that one could trust.
inline constexpr double shortest_direction = 1e-12;

/// |v|, neither overflowing nor underflowing on the way.
double length(const Double3& v);

/// v / |v|; v itself where it is of unit length to rounding. |v| must not be 0.
Double3 normalised(const Double3& v);

}  // namespace lagdyn
