#include "lagdyn/io/read_modern_robotics.hpp"

#include <fmt/format.h>

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

#include "lagdyn/chain/validate.hpp"
#include "lagdyn/io/parse_json.hpp"
#include "lagdyn/io/read_body.hpp"
#include "lagdyn/io/read_placement.hpp"
#include "lagdyn/io/read_spatial_inertia.hpp"
#include "lagdyn/io/screw_joint.hpp"
#include "lagdyn/io/sha256.hpp"

namespace lagdyn {
namespace {

constexpr const char* format_name = "modern-robotics";

struct Pose {
  Long33 R = Long33::Identity();
  Long3 p = Long3::Zero();
};

Pose operator*(const Pose& a, const Placement& b) { return {a.R * long_rotation(b.orientation), a.p + a.R * long_vector(b.xyz)}; }

// Ad(X^-1) S = (R^T w, R^T (v - p x w)).
ScrewAxis in_frame(const Pose& X, const ScrewAxis& S) {
  const Long3 w = long_vector({S[0], S[1], S[2]}), v = long_vector({S[3], S[4], S[5]});
  const Double3 a = rounded(Long3(X.R.transpose() * w)), b = rounded(Long3(X.R.transpose() * (v - X.p.cross(w))));
  return {a[0], a[1], a[2], b[0], b[1], b[2]};
}

bool is_unit(const ScrewAxis& S) { return kind_of(S) != ScrewKind::zero && std::abs(length(S) - 1) <= 1e-6; }

class ListsReader {
 public:
  ListsReader(const JsonValue& root, Problems& problems)
      : root_(root, {"format", "name", "gravity", "Mlist", "Glist", "Slist"}, problems), problems_(problems) {}

  Chain run() {
    Chain chain;
    chain.name = root_.string_or_empty("name");
    chain.description = root_.description();
    if (const auto gravity = root_.find("gravity"))
      chain.gravity = read_vector<3>(*gravity, problems_).value_or(chain.gravity);
    const auto poses = list("Mlist", "the n + 1 poses of frame {i} in {i-1}, the tool's last");
    const auto inertias = list("Glist", "the n spatial inertias, 6x6");
    const auto screws = root_.require("Slist", "the n screw axes in the space frame, 6 x n");
    if (!poses || !inertias || !screws) return chain;
    const std::size_t n = inertias->size();
    if (poses->size() != n + 1)
      problems_.add(codes::wrong_length, *root_.find("Mlist"),
                    {fmt::format("an array of {}", poses->size()), fmt::format("{} poses: one more than Glist has inertias", n + 1),
                     "add or remove poses; the last one is the tool's"});
    const std::vector<ScrewAxis> S = read_screws(*screws, n);
    std::vector<Placement> M;
    for (const JsonValue& pose : *poses) M.push_back(read_pose_matrix(pose, problems_).value_or(Placement{}));
    std::vector<Inertial> G;
    for (const JsonValue& inertia : *inertias) G.push_back(read_spatial_inertia(inertia, problems_).value_or(Inertial{}));
    if (problems_.error_count() == 0) assemble(chain, M, G, S, *screws);
    return chain;
  }

 private:
  std::optional<std::vector<JsonValue>> list(const char* key, const char* expected) {
    const auto value = root_.require(key, expected);
    return value ? read_array(*value, problems_) : std::nullopt;
  }

  // Numbers of a rectangle of rows; empty where it is none.
  std::vector<std::vector<double>> rectangle(const JsonValue& value) {
    std::vector<std::vector<double>> rows;
    const auto items = read_array(value, problems_);
    for (const JsonValue& item : items.value_or(std::vector<JsonValue>())) {
      const auto entries = read_array(item, problems_);
      if (!entries) return {};
      rows.emplace_back();
      for (const JsonValue& entry : *entries) rows.back().push_back(read_number(entry, problems_).value_or(0));
    }
    return rows;
  }

  std::vector<ScrewAxis> read_screws(const JsonValue& value, std::size_t n) {
    const std::size_t errors = problems_.error_count();
    const auto rows = rectangle(value);
    if (problems_.error_count() > errors) return {};
    const auto shaped = [&](std::size_t height, std::size_t width) {
      return rows.size() == height && std::ranges::all_of(rows, [width](const auto& row) { return row.size() == width; });
    };
    std::vector<ScrewAxis> columns(n), lines(n);
    const bool has_columns = shaped(6, n), has_lines = shaped(n, 6);
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t k = 0; k < 6; ++k) {
        if (has_columns) columns[i][k] = rows[k][i];
        if (has_lines) lines[i][k] = rows[i][k];
      }
    if (!has_columns && !has_lines) {
      problems_.add(codes::wrong_length, value,
                    {fmt::format("{} rows of {}", rows.size(), rows.empty() ? "nothing" : fmt::format("{} numbers", rows.front().size())),
                     fmt::format("6 rows of {0} (the axes as columns) or {0} axes of 6 numbers", n), "give an axis for each inertia of Glist"});
      return {};
    }
    const bool take_lines = has_lines && (!has_columns || (std::ranges::all_of(lines, is_unit) && !std::ranges::all_of(columns, is_unit)));
    const Code& code = take_lines ? codes::screws_as_rows : codes::screws_as_columns;
    problems_.add(code, value, {fmt::format("{} axes of 6 numbers", n), "axes as columns, as in the book's code, or as rows",
                                take_lines ? "each row was read as an axis" : "each column was read as an axis"});
    return take_lines ? lines : columns;
  }

  void assemble(Chain& chain, const std::vector<Placement>& M, const std::vector<Inertial>& G,
                const std::vector<ScrewAxis>& S, const JsonValue& screws) {
    Pose in_space;
    Long3 parent_shift = Long3::Zero();
    for (std::size_t i = 0; i < G.size(); ++i) {
      in_space = in_space * M[i];
      const ScrewAxis A = in_frame(in_space, S[i]);
      const ScrewKind kind = kind_of(A);
      if (kind == ScrewKind::zero) {
        problems_.add(codes::axis_zero, screws,
                      {fmt::format("a zero screw for joint {}", i + 1), "the screw axis (w, v) of each joint", "correct the axis, or remove the joint"});
        return;
      }
      warn_axis_length(length(A), screws, problems_);
      Body body;
      body.joint.type = kind == ScrewKind::prismatic ? JointType::prismatic : kind == ScrewKind::screw ? JointType::screw : JointType::revolute;
      body.joint.axis = direction(A);
      if (kind == ScrewKind::screw) body.joint.pitch = pitch(A);
      const Long3 shift = axis_point(A);
      // origin = Trans(-parent_shift) Mlist[i] Trans(shift)
      const Long3 offset = long_vector(M[i].xyz) + long_rotation(M[i].orientation) * shift - parent_shift;
      body.joint.origin = {rounded(offset), M[i].orientation};
      body.inertial = moved(G[i], shift);
      chain.bodies.push_back(std::move(body));
      parent_shift = shift;
    }
    chain.tip = {rounded(Long3(long_vector(M.back().xyz) - parent_shift)), M.back().orientation};
    for (const ChainProblem& finding : find_problems(chain)) {
      const bool of_body = finding.part != ChainPart::chain && finding.part != ChainPart::tip;
      const std::string where = of_body ? fmt::format("link {}: ", finding.body + 1) : "";
      problems_.add(finding.code, *root_.find("Glist"), {where + finding.found, finding.expected, finding.fix});
    }
  }

  JsonObject root_;
  Problems& problems_;
};

}  // namespace

bool is_modern_robotics(const std::string& text) {
  Problems ignored("");
  const auto document = parse_json(text, ignored);
  if (!document || document->root().kind() != JsonKind::object) return false;
  return std::ranges::any_of(document->root().members(), [](const JsonMember& member) {
    return member.key.string() == "format" && member.value.kind() == JsonKind::string && member.value.string() == format_name;
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
