"""lagdyn euler-poincare: the contract's figures, bodies of chains, what is refused, skipped or warned of."""
import json
import math
import os
import unittest

from program import CONFIGS, PLANAR, Case, body, chain, report, run

TOP = ("--inertia", "0.02,0.05,0.06,0,0,0", "--omega", "1,2,-0.5")
QUICK = ("--steps", "64,128,256", "--variations", "4")


class EulerPoincare(Case):
    def test_extreme_speeds_and_inertias_are_refused(self):
        for words in (("--omega", "1e200,1e200,0"), ("--omega", "1e-200,0,0"), ("--inertia", "1e300,1e300,1e300,0,0,0")):
            done = run("euler-poincare", *words)
            self.assertEqual(done.returncode, 2, words)
            self.assertIn("to mend", done.stderr)
        done = run("euler-poincare", "--inertia", "1e-310,1e-310,1e-310,0,0,0")
        self.assertEqual(done.returncode, 3)
        self.assertIn("range of numbers", " ".join(done.stdout.split()))
        for words in (("--omega", "1e49,-1e49,3e48"), ("--omega", "1e-49,2e-49,0"), ("--inertia", "1e99,2e99,2.5e99,0,0,0"),
                      ("--inertia", "1e-99,2e-99,2.5e-99,0,0,0")):
            self.assertEqual(run("euler-poincare", *words).returncode, 0, words)

    def test_figures(self):
        code, told = report("euler-poincare", *TOP)
        self.assertEqual((code, told["verdict"]), (0, "pass"))
        found = told["results"][0]
        self.assertLessEqual(found["lemma"]["measured"], 7.2e-10)
        self.assertAlmostEqual(found["lemma"]["order"], 4, 1)
        for kind in ("on_solution", "with_torque"):
            self.assertLessEqual(abs(found[kind]["measured"]), 1e-12 * found[kind]["scale"])
            self.assertAlmostEqual(found[kind]["order"], 4, 1)
        off = found["off_solution"]
        self.assertGreater(abs(off["measured"]), 0.01 * found["on_solution"]["scale"])
        self.assertLessEqual(abs(off["measured"] - off["refined"]), 0.01 * abs(off["refined"]))
        self.assertLess(max(found["momentum_drift"], found["energy_drift"], found["orthogonality"]), 1e-13)
        self.assertLess(max(found["precession"]["measured"], found["flip"]["measured"]), 1e-11)
        self.assertTrue(all(check["verdict"] == "pass" for check in told["checks"]))
        self.assertGreaterEqual(len(told["checks"]), 9)

    def test_defaults_are_the_documented_ones(self):
        self.assertEqual(report("euler-poincare")[1]["results"], report("euler-poincare", *TOP)[1]["results"])

    def test_duration_is_that_of_two_radians(self):
        for omega in ("3,0,4", "0.3,0,0.4"):
            found = report("euler-poincare", "--omega", omega, *QUICK)[1]["results"][0]
            self.assertAlmostEqual(found["duration"], 2 / math.hypot(*map(float, omega.split(","))), 12)

    def test_turned_axes_change_no_verdict(self):
        # 0.02, 0.05, 0.06 about axes turned by 45 degrees about z
        code, told = report("euler-poincare", "--inertia", "0.035,0.035,0.06,-0.015,0,0", *QUICK)
        self.assertEqual(code, 0)
        self.assertIsNotNone(told["results"][0]["flip"])

    def test_bodies_without_a_flip_or_with_constant_solutions(self):
        code, told = report("euler-poincare", "--inertia", "1,1,1,0,0,0", *QUICK)
        self.assertEqual((code, told["results"][0]["flip"]), (0, None))
        self.assertEqual(told["results"][0]["off_solution"]["path"], "w growing")
        self.assertEqual(report("euler-poincare", "--omega", "0,0,2", *QUICK)[0], 0)

    def test_links_of_a_chain(self):
        arm = os.path.join(CONFIGS, "arm-7r.json")
        code, told = report("euler-poincare", arm, *QUICK)
        self.assertEqual(code, 0)
        with open(arm, encoding="utf-8") as file:
            bodies = [b["name"] for b in json.load(file)["bodies"] if b["joint"]["type"] != "fixed"]
        self.assertEqual([r["body"] for r in told["results"]], bodies)

    def test_welded_bodies_are_part_of_their_link(self):
        alone = chain(body("a", inertia=(0.01, 0.02, 0.025)))
        welded = chain(body("a", inertia=(0.01, 0.02, 0.025)), body("b", xyz=(0.3, 0, 0), inertia=(0.01, 0.02, 0.025), type="fixed"))
        del welded["bodies"][1]["joint"]["axis"]
        results = [report("euler-poincare", self.write("c.json", c), *QUICK)[1]["results"] for c in (alone, welded)]
        self.assertEqual([len(r) for r in results], [1, 1])
        # twice the inertia and two masses of 1 kg 0.3 m apart: 0.5 * 0.09 more about y and z
        same = report("euler-poincare", "--inertia", "0.02,0.085,0.095,0,0,0", *QUICK)[1]["results"][0]
        self.assertAlmostEqual(results[1][0]["off_solution"]["refined"], same["off_solution"]["refined"], 12)
        self.assertNotAlmostEqual(results[0][0]["off_solution"]["refined"], same["off_solution"]["refined"], 3)

    def test_singular_inertias_are_skipped_by_name(self):
        mixed = self.write("mixed.json", chain(body("flat", inertia=(0, 0, 0.01)), body("whole", xyz=(1, 0, 0))))
        code, told = report("euler-poincare", mixed, *QUICK)
        self.assertEqual((code, [r["body"] for r in told["results"]]), (0, ["whole"]))
        self.assertRegex("\n".join(told["notes"]), '"flat".*singular.*0, 0, 0.01')
        code, told = report("euler-poincare", self.write("flat.json", chain(body("flat", inertia=(0, 0, 0.01)))))
        self.assertEqual((code, told["verdict"]), (3, "incomplete"))

    def test_inertias_that_no_body_has(self):
        for inertia in ("0.02,0.05,-0.06,0,0,0", "0.02,0.05,0.06,0.04,0,0"):
            done = run("euler-poincare", "--inertia", inertia)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn("principal moments", done.stderr)
        code, told = report("euler-poincare", "--inertia", "0.02,0.02,0.06,0,0,0", *QUICK)
        self.assertEqual((code, [d["severity"] for d in told["diagnostics"]]), (0, ["warning"]))
        self.assertIn("0.06", told["diagnostics"][0]["found"])

    def test_refused(self):
        for words in (("--inertia", "1,2,3"), ("--inertia", "1,2,x,0,0,0"), ("--inertia", "1,2,nan,0,0,0"), ("--omega", "0,0,0"),
                      ("--omega", "1,2"), ("--omega", "1,,2"), ("--steps", "100"), ("--steps", "100,101"), ("--steps", "100,100"),
                      ("--steps", "16,32"), ("--steps", "64,,128"), ("--steps", "64,1e3"), ("--variations", "0"),
                      ("--variations", "-1"), (PLANAR, "--inertia", "1,1,1,0,0,0"), ("no-such-file.json",)):
            done = run("euler-poincare", *words)
            self.assertEqual((done.returncode, done.stdout), (2, ""), words)
            self.assertIn("error", done.stderr)

    def test_what_is_not_resolved_is_a_failure(self):
        # a body of 1 : 1e5 turns about its thin axis far quicker than 2 rad say, where no body has such moments
        code, told = report("euler-poincare", "--inertia", "1e-5,1,1.9,0,0,0", *QUICK)
        self.assertIn(code, (0, 1))
        failed = [c for c in told["checks"] if c["verdict"] == "fail"]
        self.assertEqual(bool(failed), code == 1)
        for check in failed:
            self.assertIn("--inertia=", check["reproduce"])

    def test_series_for_plots(self):
        told = report("euler-poincare", *TOP)[1]
        self.assertEqual(len(told["series"]), 3)
        for series in told["series"]:
            for curve in series["curves"]:
                self.assertEqual(len(curve["values"]), len(series["x"]["values"]))
                self.assertTrue(curve["name"])
        self.assertEqual(told["series"][0]["x"]["values"], [250, 500, 1000, 2000, 4000])
        flip = told["series"][2]["curves"][1]["values"]
        self.assertLess(flip[0] * flip[-1], 0)

    def test_text_reads_within_eighty_columns(self):
        for words in (TOP, (PLANAR,), (*TOP, "--verbose"), (*TOP, "--quiet")):
            text = run("euler-poincare", *words).stdout
            self.assertEqual([line for line in text.splitlines() if len(line) > 80], [])
            self.assertIn("pass", text.splitlines()[-1] if "--verbose" not in words else text)

    def test_equal_runs_give_equal_bytes(self):
        self.assertEqual(run("euler-poincare", "--format", "json").stdout, run("euler-poincare", "--format", "json").stdout)

    def test_check_joins(self):
        code, told = report("check", os.path.join(CONFIGS, "arm-7r.json"), "--only", "rotation.euler-poincare")
        self.assertEqual((code, told["checks"][0]["verdict"]), (0, "pass"))


if __name__ == "__main__":
    unittest.main()
