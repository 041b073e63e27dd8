"""lagdyn energy-drift from outside: figures of case B19, verdicts and exit codes, trajectories out and in, wrong flags."""
import csv
import json
import math
import os
import unittest

from program import CONFIGS, PLANAR, Case, body, chain, report, run

EXCHANGE = os.path.join(CONFIGS, "energy-exchange-3r.json")


def link(mass, com, izz, xyz=(0, 0, 0)):
    return {"joint": {"type": "revolute", "axis": [0, 0, 1], "origin": {"xyz": list(xyz)}},
            "inertial": {"mass": mass, "com": [com, 0, 0],
                         "inertia": {"ixx": .002, "iyy": izz, "izz": izz, "ixy": 0, "ixz": 0, "iyz": 0}}}


PAIR = {"format": "lagdyn-chain/1", "name": "pair", "gravity": [0, -9.81, 0],
        "bodies": [link(2, .25, .03), link(1.5, .2, .02, (.5, 0, 0))]}
START = ("--q", "-1,0.5")


class EnergyDrift(Case):
    def setUp(self):
        super().setUp()
        self.pair = self.write("pair.json", PAIR)

    def first(self, *args):
        code, made = report("energy-drift", self.pair, *args)
        return code, made["results"][0], made

    def test_order_of_every_integrator(self):
        for name, order in (("rk4", 4), ("midpoint", 2), ("semi-implicit-euler", 1), ("implicit-midpoint", 2)):
            code, result, made = self.first(*START, "--duration", 1, "--integrator", name, "--steps", "4ms,2ms,1ms")
            self.assertEqual((code, made["verdict"], result["integrator"]), (0, "pass", name))
            self.assertGreater(result["order"], order - .5)
            self.assertEqual([row["h"] for row in result["rows"]], [.004, .002, .001])
            self.assertIsNone(result["rows"][0]["ratio"])

    def test_the_exchange_chain(self):
        code, made = report("energy-drift", EXCHANGE)
        result = made["results"][0]
        self.assertEqual(code, 0)
        self.assertGreater(result["energy_exchanged"], 20)
        for row in result["rows"][1:]:
            self.assertTrue(14 < row["ratio"] < 18, row)
        self.assertLess(result["rows"][2]["relative"], 1e-8)
        code, made = report("energy-drift", EXCHANGE, "--damping", "0.3,0.2,0.1")
        result = made["results"][0]
        self.assertEqual(code, 0)
        self.assertGreaterEqual(result["order"], 3.5)
        self.assertLess(result["rows"][2]["loss"], -1)
        self.assertLess(abs(result["rows"][2]["balance"]), 1e-7)

    def test_units_of_steps(self):
        for steps in ("0.004,2e-3", "4ms,2000us", "0.004s,2ms"):
            code, result, _ = self.first(*START, "--duration", "100ms", "--steps", steps)
            self.assertEqual([row["h"] for row in result["rows"]], [.004, .002], steps)
            self.assertEqual(code, 0)

    def test_nothing_tested(self):
        code, result, made = self.first("--q", "-1.5707963267948966,0", "--steps", "2ms,1ms")
        self.assertEqual((code, made["verdict"], result["verdict"]), (3, "incomplete", "nothing-moved"))
        self.assertIn("nothing was tested", " ".join(made["notes"]))

    def test_one_step_is_judged_beside_a_larger_one(self):
        code, result, made = self.first(*START, "--steps", "1ms")
        self.assertEqual((code, result["order"], result["verdict"], len(result["rows"])), (0, None, "order-held", 1))
        self.assertIsNone(result["rows"][0]["ratio"])
        self.assertIn("beside 0.002 s the drift falls by order 3.9", " ".join(made["notes"]))
        code, result, made = self.first(*START, "--duration", "15ms", "--steps", "5ms")
        self.assertEqual((code, len(result["rows"])), (0, 1))
        self.assertIn("beside 0.0075 s the drift falls", " ".join(made["notes"]))
        code, result, made = self.first(*START, "--duration", "20ms", "--steps", "20ms")
        self.assertEqual((code, result["verdict"]), (3, "one-step"))
        self.assertIn("no order", " ".join(made["notes"]))

    def test_an_order_of_motions_that_are_not_followed_says_nothing(self):
        done = run("energy-drift", PLANAR, "--steps", "200ms,100ms")
        self.assertEqual(done.returncode, 3)
        self.assertIn("smaller --steps", " ".join(done.stdout.split()))
        light = chain(body(axis=(0, 1, 0), inertia=(1e-6, 1e-6, 1e-6), damping=0.01))
        light["bodies"][0]["inertial"] |= {"mass": 0.001, "com": [0.05, 0, 0]}
        path = self.write("light.json", light)
        self.assertEqual(run("energy-drift", path, "--q", "0.3", "--duration", "0.1").returncode, 3)
        code, made = report("check", path, "--only", "energy.*")
        self.assertEqual(code, 0, made["checks"])

    def test_too_low_an_order_of_large_steps_is_judged_at_smaller_ones(self):
        code, result, made = self.first("--q", "-1,0.5", "--qd", "9,-6", "--steps", "40ms,20ms")
        self.assertEqual((code, result["verdict"], len(result["rows"])), (0, "order-held", 2))
        self.assertLess(result["order"], 3.5)
        self.assertEqual(result["beside"]["h"], .01)
        self.assertGreater(result["beside"]["order"], 3.5)
        self.assertIn("still too large", " ".join(made["notes"]))
        self.assertIsNone(self.first(*START)[1]["beside"])

    def test_steps_too_large_test_nothing(self):
        code, result, made = self.first("--q", "1,0.5", "--qd", "3,-4", "--duration", 4, "--steps", "500ms,250ms")
        self.assertEqual((code, result["verdict"]), (3, "stopped"))
        stiff = json.loads(json.dumps(PAIR))
        stiff["bodies"][1]["joint"]["damping"] = 1e4
        code, made = report("energy-drift", self.write("stiff.json", stiff), *START, "--steps", "2ms,1ms")
        stopped = made["results"][0]["stopped"]
        self.assertEqual(code, 3)
        self.assertEqual(len(stopped["q"]), 2)
        self.assertIn(f"step {stopped['step']}", made["notes"][0])
        path = self.path("motion.csv")
        code, made = report("energy-drift", self.write("stiff.json", stiff), *START, "--steps", "2ms,1ms", "--trajectory", path)
        self.assertEqual(code, 3)
        self.assertFalse(os.path.exists(path))
        self.assertIn("--trajectory was not written", " ".join(made["notes"]))

    def test_a_trajectory_that_could_not_be_read_again_is_refused(self):
        done = run("energy-drift", self.pair, *START, "--duration", "1000", "--steps", "1ms", "--trajectory", self.path("m.csv"))
        self.assertEqual(done.returncode, 2)
        self.assertIn("--trajectory with 1000001 rows", done.stderr)
        self.assertFalse(os.path.exists(self.path("m.csv")))

    def test_quiet(self):
        done = run("energy-drift", self.pair, *START, "--steps", "1ms", "--quiet")
        self.assertEqual((done.returncode, done.stdout), (0, "pass\n"))
        done = run("energy-drift", self.pair, "--q", "-1.5707963267948966,0", "--quiet")
        self.assertEqual(done.returncode, 3)
        self.assertIn("nothing was tested", done.stdout)

    def test_no_line_is_longer_than_80_columns(self):
        for steps in ("500ms,1ms", "200ms,1us"):
            done = run("energy-drift", self.pair, "--q", "-1,0.5", "--qd", "12,-8", "--duration", "200ms" if "us" in steps else "1s", "--steps", steps)
            self.assertLessEqual(max(map(len, done.stdout.splitlines())), 80, done.stdout)

    def test_negative_damping_of_a_file_fails(self):
        feeding = json.loads(json.dumps(PAIR))
        feeding["bodies"][0]["joint"]["damping"] = -0.2
        code, made = report("energy-drift", self.write("feeding.json", feeding), *START)
        self.assertEqual(code, 1)
        self.assertIn("rises", " ".join(made["notes"]))

    def test_a_wrong_model_stays_passive_and_breaks_the_balance(self):
        code, result, made = self.first(*START, "--damping", "0.1,0.2", "--model-error", "5%")
        passivity = result["passivity"]
        self.assertEqual((code, passivity["held"], passivity["model_error"]), (0, True, .05))
        self.assertAlmostEqual(passivity["supplied"] - passivity["gained"], passivity["margin"], 12)
        self.assertAlmostEqual(passivity["margin"], passivity["dissipated"], 7)
        self.assertGreater(passivity["margin"], 1e-3)
        self.assertGreater(passivity["wrong_energy_max_abs_dE"], 1e3 * result["rows"][-1]["max_abs_dE"])
        self.assertEqual(self.first(*START, "--model-error", "0.05")[1]["passivity"]["model_error"], .05)

    def test_trajectory_out_and_in(self):
        path = self.path("motion.csv")
        done = run("energy-drift", self.pair, *START, "--steps", "2ms,1ms", "--trajectory", path)
        self.assertEqual(done.returncode, 0)
        rows = list(csv.reader(self.read("motion.csv").splitlines()))
        self.assertEqual(rows[0], "t,q1,q2,qd1,qd2,K,P,E,dissipated".split(","))
        self.assertEqual(len(rows), 1002)
        self.assertEqual([float(x) for x in rows[1][:5]], [0, -1, .5, 0, 0])
        code, result, _ = self.first("--trajectory-in", path)
        self.assertEqual((code, result["pattern"], result["integrator"]), (0, None, None))
        self.assertEqual(result["mismatch"]["kinetic"], 0)
        with open(path, encoding="utf-8") as file:
            self.assertEqual(report("energy-drift", self.pair, "--trajectory-in", "-", stdin=file)[0], 0)

    def test_patterns_end_with_one(self):
        path = self.path("motion.csv")
        run("energy-drift", self.pair, *START, "--integrator", "semi-implicit-euler", "--steps", "1ms", "--trajectory", path)
        code, result, made = self.first("--trajectory-in", path)
        self.assertEqual((code, result["pattern"], made["verdict"]), (1, "semi-implicit-euler", "fail"))
        shown = run("energy-drift", self.pair, "--trajectory-in", path).stdout
        self.assertIn("FAIL  semi-implicit-euler", shown)

    def test_recorded_motions_that_are_not_the_chains_fail(self):
        path = self.path("motion.csv")
        run("energy-drift", self.pair, *START, "--steps", "2ms,1ms", "--damping", "0.1,0.1", "--trajectory", path)
        code, result, made = self.first("--trajectory-in", path)
        self.assertEqual((code, result["verdict"]), (1, "energies-differ"))
        self.assertIn("dissipation", " ".join(made["notes"]))
        rows = list(csv.reader(self.read("motion.csv").splitlines()))
        late = self.write("late.csv", "\n".join(",".join([row[0] if i == 0 else str(1000 * float(row[0])), *row[1:8]])
                                                for i, row in enumerate(rows)) + "\n")
        code, result, made = self.first("--trajectory-in", late, "--damping", "0.1,0.1")
        self.assertEqual((code, result["verdict"]), (1, "states-differ"))
        self.assertIn("milliseconds", " ".join(made["notes"]))
        cut = self.write("cut.csv", "".join(",".join(row[:8]) + "\n" for row in rows))
        code, result, made = self.first("--trajectory-in", cut)
        self.assertEqual((code, result["verdict"]), (1, "states-differ"))
        self.assertIn("do not follow", " ".join(made["notes"]))
        self.assertEqual(self.first("--trajectory-in", cut, "--damping", "0.1,0.1")[0], 0)

    def test_energies_of_another_chain_fail(self):
        path = self.path("motion.csv")
        run("energy-drift", self.pair, *START, "--steps", "1ms", "--trajectory", path)
        heavier = json.loads(json.dumps(PAIR))
        heavier["bodies"][1]["inertial"]["mass"] = 1.51
        code, made = report("energy-drift", self.write("heavier.json", heavier), "--trajectory-in", path)
        self.assertEqual((code, made["results"][0]["verdict"]), (1, "energies-differ"))

    def test_wrong_trajectories_are_told_by_line_and_column(self):
        wrong = self.write("wrong.csv", "t,q1,q2,qd1,qd2,K,P,E\n0,0,0,0,0,0,0,0\n0.1,0,x,0,0,0,0,0\n")
        code, made = report("energy-drift", self.pair, "--trajectory-in", wrong)
        told = made["diagnostics"][0]
        self.assertEqual((code, told["code"], told["line"], told["column"]), (2, "trajectory.number", 3, 7))

    def test_the_trajectory_is_written_whole_or_not_at_all(self):
        path = self.write("motion.csv", "precious")
        self.assertEqual(run("energy-drift", self.pair, "--q", "1", "--trajectory", path).returncode, 2)
        self.assertEqual(self.read("motion.csv"), "precious")
        self.assertEqual(run("energy-drift", self.pair, *START, "--trajectory", self.path("no/motion.csv")).returncode, 2)
        self.assertEqual(run("energy-drift", self.pair, *START, "--trajectory", self.pair).returncode, 2)
        self.assertEqual(json.loads(self.read("pair.json")), PAIR)
        self.assertEqual(sorted(os.listdir(self.folder)), ["motion.csv", "pair.json"])

    def test_wrong_flags_are_told(self):
        for words in (("--steps", "1ms,,2ms"), ("--steps", "1ms,2ms"), ("--steps", "2ms,2ms"), ("--steps", "0"),
                      ("--steps", "-1ms"), ("--steps", "4 ms"), ("--steps", "4min"), ("--steps", "nan"), ("--steps", "3ms"),
                      ("--steps", "1e-9"), ("--duration", "0"), ("--duration", "inf"), ("--integrator", "rk5"),
                      ("--damping", "0.1"), ("--damping", "0.1,-0.1"), ("--damping", "0.1,,"), ("--qd", "0"),
                      ("--model-error", "5 percent"), ("--model-error", "-100%"), ("--trajectory", "-")):
            done = run("energy-drift", self.pair, *START, *words)
            self.assertEqual(done.returncode, 2, words)
            self.assertIn("to mend", done.stderr, words)
        done = run("energy-drift", self.pair, *START, "--steps", ",")
        self.assertEqual((done.stderr.count("to mend"), done.stderr.count("an empty entry in --steps")), (1, 1))
        done = run("energy-drift", self.pair, *START, "--trajectory", self.path("no/motion.csv"))
        self.assertNotIn("--output", done.stderr)
        done = run("energy-drift", self.pair, *START, "--integrator", "rk5")
        self.assertIn("--integrator rk4", done.stderr)
        done = run("energy-drift", self.pair)
        self.assertEqual(done.returncode, 2)
        self.assertIn("states.none", done.stderr)
        self.assertNotIn("--random", done.stderr)
        done = run("energy-drift", self.pair, "--trajectory-in", "m.csv", "--steps", "1ms", "--q", "0,0")
        self.assertEqual(done.returncode, 2)
        self.assertIn("leave out --steps", done.stderr)
        self.assertIn("leave out --q", done.stderr)

    def test_a_singular_mass_matrix_is_refused(self):
        massless = json.loads(json.dumps(PAIR))
        massless["bodies"][1] = {"joint": {"type": "revolute", "axis": [0, 0, 1]}}
        code, made = report("energy-drift", self.write("massless.json", massless), *START)
        self.assertEqual(code, 3)
        self.assertIn("singular", " ".join(made["notes"]))

    def test_series_for_plots(self):
        _, _, made = self.first(*START)
        self.assertEqual(len(made["series"]), 3)
        for series in made["series"]:
            self.assertEqual(set(series), {"title", "x", "curves", "log_x", "log_y"})
            x = series["x"]["values"]
            self.assertLessEqual(len(x), 202)
            self.assertTrue(all(a < b or series["log_x"] for a, b in zip(x, x[1:])))
            for curve in series["curves"]:
                self.assertEqual(set(curve) - {"reference"}, {"name", "unit", "values"})
                self.assertEqual(len(curve["values"]), len(x))
        energies = made["series"][0]["curves"]
        self.assertEqual([c["name"] for c in energies], ["K", "P", "E"])
        for k, p, e in zip(*(c["values"] for c in energies)):
            self.assertTrue(math.isclose(k + p, e, abs_tol=1e-12))

    def test_text_fits_eighty_columns(self):
        for words in (START, (*START, "--damping", "0.1,0.1", "--model-error", "5%")):
            text = run("energy-drift", self.pair, *words).stdout
            self.assertEqual([line for line in text.splitlines() if len(line) > 80], [])

    def test_equal_runs_give_equal_bytes(self):
        runs = {run("energy-drift", self.pair, *START, "--format", "json").stdout for _ in range(2)}
        self.assertEqual(len(runs), 1)


if __name__ == "__main__":
    unittest.main()
