#include "lagdyn/io/read_modern_robotics.hpp"

#include <fmt/format.h>

#include <Eigen/Geometry>
#include <algorithm>

#include "lagdyn/io/judge_chain.hpp"
#include "lagdyn/io/parse_json.hpp"
#include "lagdyn/io/read_placement.hpp"
#include "lagdyn/io/read_spatial_inertia.hpp"
#include "lagdyn/io/sha256.hpp"
#include "lagdyn/io/space_screws.hpp"

namespace lagdyn {
namespace {

constexpr const char* format_name = "modern-robotics";

struct LongPose {
  Long33 R = Long33::Identity();
  Long3 p = Long3::Zero();
};

LongPose operator*(const LongPose& X, const Placement& Y) {
  return {X.R * long_rotation(Y.orientation), X.p + X.R * long_vector(Y.xyz)};
}

// A joint in the frame of its link.
struct LinkScrew {
  Double3 direction;
  Long3 point;  // on the axis, where there is one
};

// Ad(X^-1) S = (R^T w, R^T (v - p x w)), as direction and point.
LinkScrew in_frame(const LongPose& X, const ScrewAxis& S) {
  const Long3 w = X.R.transpose() * long_vector({S[0], S[1], S[2]});
  const Long3 v = X.R.transpose() * (long_vector({S[3], S[4], S[5]}) - X.p.cross(long_vector({S[0], S[1], S[2]})));
  if (kind_of(S) == ScrewKind::prismatic) return {rounded(Long3(v / v.norm())), Long3::Zero()};
  return {rounded(Long3(w / w.norm())), w.cross(v) / w.squaredNorm()};
}

class ListsReader {
 public:
  ListsReader(const JsonValue& root, Problems& problems)
      : root_(root, {"format", "name", "gravity", "Mlist", "Glist", "Slist"}, problems), problems_(problems) {}

  Chain run() {
    chain_.name = root_.string_or_empty("name");
    chain_.description = root_.description();
    if (const auto gravity = root_.find("gravity"))
      chain_.gravity = read_vector<3>(*gravity, problems_).value_or(chain_.gravity);
    const auto poses = list("Mlist", "the n + 1 poses of frame {i} in {i-1}, the tool's last");
    const auto inertias = list("Glist", "the n spatial inertias, 6x6");
    const auto screws = root_.require("Slist", "the n screw axes in the space frame, 6 x n");
    if (!inertias) return std::move(chain_);
    const std::size_t n = inertias->size();
    if (poses) read_poses(*poses, n);
    poses_.resize(n + 1);
    if (const auto read = screws ? read_space_screws(*screws, n, problems_) : std::nullopt) screws_ = *read;
    for (std::size_t i = 0; i < n; ++i) add_link(i, (*inertias)[i]);
    add_tip(n);
    for (const ReadBody& read : places_.bodies) chain_.bodies.push_back(read.body);
    places_.list = root_.find("Glist");
    judge_chain(chain_, places_, problems_);
    return std::move(chain_);
  }

 private:
  struct Pose {
    std::optional<JsonValue> place;
    std::optional<Placement> placement;  // empty where it is missing or wrong
  };

  std::optional<std::vector<JsonValue>> list(const char* key, const char* expected) {
    const auto value = root_.require(key, expected);
    return value ? read_array(*value, problems_) : std::nullopt;
  }

  void read_poses(const std::vector<JsonValue>& poses, std::size_t n) {
    if (poses.size() != n + 1)
      problems_.add(codes::wrong_length, *root_.find("Mlist"),
                    {fmt::format("an array of {}", poses.size()),
                     fmt::format("{} poses, one more than Glist has inertias", n + 1),
                     "give the pose of each link in the one before, then the tool's in the last link"});
    for (const JsonValue& pose : poses) poses_.push_back({pose, read_pose_matrix(pose, problems_)});
  }

  void add_link(std::size_t i, const JsonValue& inertia) {
    ReadBody& read = places_.bodies.emplace_back();
    const Pose& M = poses_[i];
    in_space_ = in_space_ && M.placement ? std::optional(*in_space_ * *M.placement) : std::nullopt;
    const std::optional<Long3> parent_shift = shift_;
    shift_ = screws_.empty() ? std::nullopt : add_joint(screws_[i], read);
    const std::optional<Inertial> inertial = read_spatial_inertia(inertia, problems_);
    if (inertial) read.mass = read.inertia = inertia;
    if (inertial && shift_) {
      read.com = inertia;
      read.body.inertial = moved(*inertial, *shift_);
    } else {
      read.body.inertial = inertial.value_or(Inertial{});
    }
    read.placed = M.placement && parent_shift && shift_;
    if (!read.placed) return;
    read.origin = M.place;
    read.body.joint.origin = placed(*M.placement, *parent_shift, *shift_);
  }

  // The shift of the link's frame onto the joint's axis, where it is known.
  std::optional<Long3> add_joint(const SpaceScrew& screw, ReadBody& read) {
    if (!screw.axis) return std::nullopt;
    const ScrewKind kind = kind_of(*screw.axis);
    if (kind == ScrewKind::zero) {
      problems_.add(codes::axis_zero, screw.place,
                    {fmt::format("a zero screw for joint {}", places_.bodies.size()), "the joint's screw axis (w, v)",
                     "e.g. 0, 0, 1, 0, 0, 0 for a revolute joint about z"});
      return std::nullopt;
    }
    warn_axis_length(length(*screw.axis), screw.place, problems_);
    Joint& joint = read.body.joint;
    joint.type = type_of(kind);
    if (kind == ScrewKind::screw) joint.pitch = pitch(*screw.axis);
    read.typed = true;
    if (!in_space_) return std::nullopt;
    const LinkScrew in_link = in_frame(*in_space_, *screw.axis);
    joint.axis = in_link.direction;
    return in_link.point;
  }

  // Trans(-parent_shift) M Trans(shift)
  static Placement placed(const Placement& M, const Long3& parent_shift, const Long3& shift) {
    const Long3 offset = long_vector(M.xyz) + long_rotation(M.orientation) * shift - parent_shift;
    return {rounded(offset), M.orientation};
  }

  void add_tip(std::size_t n) {
    const Pose& M = poses_[n];
    places_.tip_known = M.placement && shift_;
    if (!places_.tip_known) return;
    places_.tip = M.place;
    chain_.tip = placed(*M.placement, *shift_, Long3::Zero());
  }

  JsonObject root_;
  Problems& problems_;
  Chain chain_;
  ChainPlaces places_;
  std::vector<Pose> poses_;
  std::vector<SpaceScrew> screws_;                 // empty where they were not read
  std::optional<LongPose> in_space_ = LongPose{};  // of the last link's frame, where it is known
  std::optional<Long3> shift_ = Long3::Zero();     // of that frame onto its joint's axis
};

}  // namespace

bool is_modern_robotics(const std::string& text) {
  Problems ignored("");
  const auto document = parse_json(text, ignored);
  if (!document || document->root().kind() != JsonKind::object) return false;
  return std::ranges::any_of(document->root().members(), [](const JsonMember& member) {
    return member.key.string() == "format" && member.value.kind() == JsonKind::string &&
           member.value.string() == format_name;
  });
}

ReadChain read_modern_robotics_text(const std::string& text, const std::string& name) {
  ReadChain result;
  result.sha256 = sha256(text);
  Problems problems(name);
  if (const auto document = parse_json(text, problems)) {
    Chain chain = ListsReader(document->root(), problems).run();
    if (problems.error_count() == 0) result.chain = std::move(chain);
  }
  result.diagnostics = problems.take();
  return result;
}

}  // namespace lagdyn
