// The same for form 2.
#include "io/bad_rows.hpp"

namespace lagdyn {
namespace {

TEST(BadLinks, Form2) {
  const std::string M = "/links/0/M", A = "/links/0/A", G = "/links/0/G", j = "/links/0/joint", second = "/links/1";
  expect_rows(
      form2(),
      {{{}, {}},
       {{"- " + M}, {"error chain.missing-key /links/0"}},
       {{"- " + A}, {"error chain.missing-key /links/0"}},
       {{"- " + G}, {"error chain.missing-key /links/0"}},
       {{G + "/3 = [0, 0, 0, 2]"}, {"error chain.wrong-length " + G + "/3"}},
       {{"/links/0/mass = 2"}, {"error chain.two-inertias " + G}},
       {{"- " + second + "/com"}, {"error chain.missing-key " + second}},
       {{"/links/0/axis = [0, 0, 1]"}, {"error chain.unknown-key /links/0/axis"}},
       {{j + " = {\"type\": \"revolute\", \"axis\": [0, 0, 1]}"}, {"error chain.unknown-key " + j + "/axis"}},
       {{j + " = {\"type\": \"hinge\"}"}, {"error chain.joint-type " + j + "/type"}},
       {{M + "/3 = [0, 0, 0.5, 1]"}, {"error chain.pose-last-row " + M + "/3"}},
       {{M + "/3 = [0, 0, 0, 2]"}, {"error chain.pose-last-row " + M + "/3"}},
       {{M + "/0/0 = -1"}, {"error chain.matrix-not-rotation " + M}},
       {{M + "/0/1 = 5e-7"}, {"note chain.matrix-rounded " + M}},
       {{A + " = [0, 0, 0, 0, 0, 0]"}, {"error chain.axis-zero " + A}},
       {{A + " = [0, 0, 1]"}, {"error chain.wrong-length " + A}},
       {{A + " = [0, 0, 2, 0, 1, 0]"}, {"warning chain.axis-length " + A}},
       {{A + " = [0, 0, 0, 0, 3, 0]"}, {"warning chain.axis-length " + A}},
       {{j + " = {\"type\": \"prismatic\"}"}, {"error chain.screw-type " + A}},
       {{second + "/joint = {\"type\": \"revolute\"}"}, {"error chain.screw-type " + second + "/A"}},
       {{second + "/joint = {\"type\": \"screw\"}"}, {"error chain.screw-type " + second + "/A"}},
       {{second + "/A = [1e-13, 0, 0, 1, 0, 0]"}, {"note chain.screw-part " + second + "/A"}},
       {{A + "/5 = 0.5"}, {}},
       {{A + "/5 = 0.5", j + " = {\"type\": \"revolute\"}"}, {"note chain.screw-part " + A}},
       {{j + " = {\"type\": \"fixed\"}"}, {}},
       {{j + " = {\"type\": \"fixed\"}", "- " + A}, {}},
       {{G + "/0/1 = 1e-3"}, {"error chain.g-not-symmetric " + G + "/1/0"}},
       {{G + "/4/4 = 3"}, {"error chain.g-mass-block " + G + "/4/4"}},
       {{G + "/3/5 = 1e-3", G + "/5/3 = 1e-3"}, {"error chain.g-mass-block " + G + "/3/5"}},
       {{G + "/0/3 = 1e-3", G + "/3/0 = 1e-3"}, {"error chain.g-moment-block " + G + "/0/3"}},
       {{G + "/0/4 = 1e-3", G + "/4/0 = 1e-3"}, {"error chain.g-moment-block " + G + "/1/3"}},
       {{G + "/0/4 = 3e-15", G + "/4/0 = 3e-15"}, {}},  // 16 u of the largest entry is 3.55e-15
       {{G + "/0/4 = 4e-15", G + "/4/0 = 4e-15"}, {"error chain.g-moment-block " + G + "/1/3"}},
       {{G + "/0/1 = 3e-15"}, {}},
       {{G + "/0/1 = 4e-15"}, {"error chain.g-not-symmetric " + G + "/1/0"}},
       {{G + "/3/3 = 0", G + "/4/4 = 0", G + "/5/5 = 0"}, {"note chain.zero-mass " + G}},
       {{G + "/3/3 = 0", G + "/4/4 = 0", G + "/5/5 = 0", G + "/1/5 = -1", G + "/2/4 = 1", G + "/5/1 = -1",
         G + "/4/2 = 1"},
        {"error chain.g-no-mass " + G}},
       {{G + "/0/0 = -0.5"}, {"error chain.moment-negative " + G}},
       {{G + "/1/5 = -4", G + "/2/4 = 4", G + "/5/1 = -4", G + "/4/2 = 4"}, {"error chain.moment-negative " + G}}});
}

TEST(BadLinks, SaysWhichEntryOfGAndByHowMuch) {
  const ReadChain result = read(with(form2(), "/links/0/G/4/4", "3"));
  ASSERT_EQ(result.diagnostics.size(), 1u);
  EXPECT_EQ(result.diagnostics[0].found, "the mass block is not m 1: entry (5, 5) of G is off by 1");
}

TEST(BadLinks, EachEntryOfALinkIsJudgedByItself) {
  const std::string A = "/links/0/A = [0, 0, 0, 0, 0, 0]", no_A = "error chain.axis-zero /links/0/A";
  const std::string second = "/links/1", limits = "{\"lower\": 2, \"upper\": 1}";
  expect_rows(form2(),
              {{{A, "/links/0/G/0/0 = -0.5"}, {no_A, "error chain.moment-negative /links/0/G"}},
               {{A, "/links/0/joint = {\"type\": \"ball\", \"limits\": " + limits + "}"},
                {no_A, "error chain.joint-type /links/0/joint/type", "error chain.limits-order /links/0/joint/limits"}},
               {{"- " + second + "/A", "/links/1/mass = -1"},
                {"error chain.missing-key " + second, "error chain.mass-negative " + second + "/mass"}},
               {{"/links/1/M/3/3 = 2", "/links/1/mass = 10001"},
                {"error chain.pose-last-row " + second + "/M/3", "warning chain.mass-unit " + second + "/mass"}}});
}

}  // namespace
}  // namespace lagdyn
