"""check: choosing, judging, reproducing; text that fits and is harmless."""
import hashlib
import json
import os
import shlex
import subprocess
import unittest

from program import CONFIGS, ENVELOPE, PLANAR, PROGRAM, Case, body, chain, report, run

EVIL = "=1+1\n::error::<script>|&\"\x1b[31m\u202e"


class Check(Case):
    def setUp(self):
        super().setUp()
        # Principal moments that no mass distribution has: 9e-7 > 2e-7 + 4e-7.
        self.impossible = self.write("impossible.json", chain(body(inertia=(2e-7, 4e-7, 9e-7))))

    def ids(self, *args):
        return [check["id"] for check in report("check", PLANAR, "--samples", 2, *args)[1]["checks"]]

    def test_a_sound_chain_passes(self):
        code, told = report("check", PLANAR, "--samples", 20)
        self.assertEqual((code, told["verdict"], set(told)), (0, "pass", ENVELOPE))
        self.assertEqual((told["seed"], told["samples"]), (1, 20))
        with open(PLANAR, "rb") as file:
            self.assertEqual(told["inputs"][0]["sha256"], hashlib.sha256(file.read()).hexdigest())
        self.assertEqual(told["inputs"][0]["joints"], ["shoulder", "elbow"])
        verdicts = {check["verdict"] for check in told["checks"]}
        self.assertEqual(verdicts, {"pass", "skipped"})

    def test_tight_bounds_are_closer_and_say_so(self):
        arm = os.path.join(CONFIGS, "arm-7r.json")
        only = ("--only", "torque.kane,mass.crba,coriolis.product", "--samples", 10)
        (code, loose), (tight_code, tight) = report("check", arm, *only), report("check", arm, *only, "--bounds", "tight")
        self.assertEqual((code, tight_code), (0, 0))
        for wide, close in zip(loose["checks"], tight["checks"]):
            self.assertLess(close["bound"], wide["bound"] / 3, close["id"])
            self.assertLessEqual(close["ratio"], 1)
        self.assertIn("bounds are tight", " ".join(tight["notes"]))
        self.assertEqual(loose["notes"], [])
        done = run("check", arm, "--bounds", "loose")
        self.assertEqual(done.returncode, 2)
        self.assertIn("--bounds tight", done.stderr)

    def test_only_and_skip_take_ids_and_globs(self):
        everything = self.ids()
        self.assertIn("torque.kane", everything)
        self.assertEqual(self.ids("--only", "mass.crba"), ["mass.crba"])
        self.assertEqual(self.ids("--only", "torque.*,mass.crba"),
                         [i for i in everything if i.startswith("torque.") or i == "mass.crba"])
        self.assertEqual(self.ids("--only", "torque.kane", "--only", "mass.crb?"), ["torque.kane", "mass.crba"])
        self.assertEqual(self.ids("--skip", "torque.*"), [i for i in everything if not i.startswith("torque.")])
        self.assertEqual(self.ids("--only", "torque.*", "--skip", "*-fd"),
                         [i for i in everything if i.startswith("torque.") and not i.endswith("-fd")])

    def test_a_choice_that_chooses_nothing_is_no_success(self):
        for only in ("no.such-check", "torque.kanne", "torque.kanne,mass.crba"):
            done = run("check", PLANAR, "--samples", 2, "--only", only)
            self.assertEqual(done.returncode, 3, only)
        self.assertIn("torque.kane", run("check", PLANAR, "--only", "torque.kanne").stderr)
        self.assertEqual(run("check", PLANAR, "--samples", 2, "--only", "mass.crba", "--skip", "mass.*").returncode, 3)
        done = run("check", PLANAR, "--samples", 2, "--only", "mass.crba", "--skip", "no.such-check")
        self.assertEqual(done.returncode, 0)
        self.assertIn("no.such-check", done.stderr)

    def test_only_skipped_checks_is_no_success(self):
        chosen = ("check", PLANAR, "--only", "closed-form.pendulum")
        code, told = report(*chosen)
        self.assertEqual([c["verdict"] for c in told["checks"]], ["skipped"])
        self.assertEqual((code, told["verdict"]), (3, "incomplete"))

    def test_list(self):
        code, told = report("check", "--list")
        self.assertEqual((code, told["verdict"]), (0, "pass"))
        self.assertEqual([c["id"] for c in told["checks"]], self.ids())
        for check in told["checks"]:
            self.assertEqual(list(check), ["id", "title", "law", "methods"])
            self.assertTrue(check["title"] and check["law"] and check["methods"], check)
        self.assertEqual([c["id"] for c in report("check", "--list", "--only", "mass.crba")[1]["checks"]], ["mass.crba"])

    def test_failures_set_the_exit_code(self):
        code, told = report("check", self.impossible, "--samples", 2)
        self.assertEqual((code, told["verdict"]), (1, "fail"))
        failed = [check for check in told["checks"] if check["verdict"] == "fail"]
        self.assertEqual([check["id"] for check in failed], ["model.inertia"])
        self.assertTrue(failed[0]["explanation"])
        code, told = report("check", self.impossible, "--samples", 2, "--exit-zero")
        self.assertEqual((code, told["verdict"]), (0, "fail"))

    def test_the_command_to_reproduce_takes_no_file_for_an_option(self):
        self.write("-thin.json", chain(body(inertia=(2e-7, 4e-7, 9e-7))))
        failed = run("check", "--only", "model.inertia", "--format", "json", "--", "-thin.json", cwd=self.folder)
        self.assertEqual(failed.returncode, 1)
        words = shlex.split(json.loads(failed.stdout)["checks"][0]["reproduce"])
        again = report(*words[1:], cwd=self.folder)
        self.assertEqual((again[0], again[1]["checks"][0]["id"]), (1, "model.inertia"))

    def test_the_command_to_reproduce_does(self):
        awkward = self.write("a file's name.json", chain(body(inertia=(2e-7, 4e-7, 9e-7))))
        failed = next(c for c in report("check", awkward, "--samples", 2)[1]["checks"] if c["verdict"] == "fail")
        words = shlex.split(failed["reproduce"])
        self.assertEqual(words[:3], ["lagdyn", "check", awkward])
        again = subprocess.run([PROGRAM, *words[1:], "--format", "json"], capture_output=True, timeout=60)
        self.assertEqual(again.returncode, 1)
        check, = json.loads(again.stdout)["checks"]
        self.assertEqual((check["id"], check["measured"], check["bound"]), (failed["id"], failed["measured"], failed["bound"]))

    def test_strict_makes_errors_of_warnings(self):
        warned = self.write("warned.json", chain(body(axis=(0, 0, 2))))
        done = run("check", warned, "--samples", 2)
        self.assertEqual(done.returncode, 0)
        self.assertIn("warning", done.stderr)
        self.assertEqual(run("check", warned, "--samples", 2, "--quiet").stderr, "")
        code, told = report("check", warned, "--samples", 2, "--strict")
        self.assertEqual((code, told["verdict"], told["checks"]), (2, "incomplete", []))
        self.assertEqual(run("check", warned, "--samples", 2, "--strict", "--exit-zero").returncode, 2)

    def test_all_files_are_checked_also_beside_a_wrong_one(self):
        wrong = self.write("wrong.json", "{}")
        code, told = report("check", PLANAR, wrong, self.impossible, "--samples", 2)
        self.assertEqual((code, told["verdict"]), (2, "incomplete"))
        self.assertEqual([i["file"] for i in told["inputs"]], [PLANAR, wrong, self.impossible])
        self.assertEqual({c["input"] for c in told["checks"]}, {0, 2})

    def test_first_and_seed_choose_states(self):
        one = report("check", PLANAR, "--only", "torque.kane", "--samples", 1, "--seed", 3, "--first", 5)[1]["checks"][0]
        self.assertEqual((one["samples"], one["worst"]["index"]), (1, 5))
        state = report("torque", PLANAR, "--random", 1, "--seed", 3, "--first", 5)[1]["results"][0]
        self.assertEqual({k: one["worst"][k] for k in ("q", "qd", "qdd")}, {k: state[k] for k in ("q", "qd", "qdd")})

    def test_text_has_a_line_a_check_within_eighty_columns(self):
        files = sorted(os.path.join(CONFIGS, f) for f in os.listdir(CONFIGS) if "schema" not in f)
        os.chdir(CONFIGS)
        done = run("check", *map(os.path.basename, files), "--samples", 2, "--verbose", env={"COLUMNS": "200"})
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual([line for line in done.stdout.splitlines() if len(line) > 80], [])
        self.assertNotIn("\x1b", done.stdout + done.stderr)
        for check in self.ids():
            self.assertEqual(sum(line[6:].split()[:1] == [check] for line in done.stdout.splitlines()), len(files), check)

    def test_quiet_leaves_what_went_wrong_and_the_last_line(self):
        self.assertEqual(len(run("check", PLANAR, "--samples", 2, "--quiet").stdout.splitlines()), 1)
        text = run("check", self.impossible, "--samples", 2, "--quiet").stdout
        self.assertIn("FAIL  model.inertia", text)
        self.assertNotIn("pass ", text)

    def test_names_are_harmless(self):
        for moment, code in ((0.01, 0), (-0.01, 2)):
            evil = self.write(f"evil{code}.json", chain(body(EVIL, inertia=(moment, 0.01, 0.01)), name=EVIL))
            for form in ("text", "json"):
                done = run("check", evil, "--samples", 2, "--verbose", "--format", form)
                self.assertEqual(done.returncode, code)
                both = done.stdout + done.stderr
                self.assertFalse(any(c in both for c in ("\x1b", "\u202e", "\n::error::")), form)
                if form == "json":
                    told = json.loads(done.stdout)
                    if code == 0:
                        self.assertEqual(told["inputs"][0]["name"], EVIL)

    def test_equal_runs_give_equal_bytes(self):
        one, two = (run("check", PLANAR, "--samples", 10, "--format", "json").stdout for _ in range(2))
        self.assertEqual(one, two)


if __name__ == "__main__":
    unittest.main()
