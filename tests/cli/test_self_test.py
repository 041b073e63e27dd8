"""lagdyn self-test: the score by kind, what --verbose and --only show, all formats, other seeds."""
import json
import unittest

from program import ENVELOPE, Case, report, run

KINDS = ["formula", "model", "use", "shared"]


class SelfTest(Case):
    @classmethod
    def setUpClass(cls):
        cls.code, cls.whole = report("self-test")

    def test_everything_is_caught_and_nothing_else(self):
        code, told = self.code, self.whole
        self.assertEqual((code, told["verdict"], set(told)), (0, "pass", ENVELOPE))
        self.assertEqual([k["kind"] for k in told["results"]], KINDS)
        self.assertGreaterEqual(sum(k["planted"] for k in told["results"]), 60)
        for kind in told["results"]:
            self.assertGreaterEqual(kind["planted"], 5)
            self.assertEqual((kind["caught"], kind["false_alarms"]), (kind["planted"], 0))
            self.assertGreater(kind["trials"], kind["planted"])
        self.assertEqual((told["seed"], told["inputs"]), (1, []))

    def test_each_fault_is_a_check_with_what_sees_it(self):
        told = self.whole
        planted = sum(k["planted"] for k in told["results"])
        faults = [c for c in told["checks"] if not c["id"].startswith("twins.")]
        self.assertEqual((len(faults), len(told["checks"])), (planted, planted + len(KINDS)))
        self.assertEqual(len({c["id"] for c in faults}), planted)
        known = {c["id"] for c in report("check", "--list")[1]["checks"]}
        for fault in faults:
            self.assertEqual(fault["verdict"], "pass", fault)
            self.assertLess(fault["ratio"], 1)
            caught_by = fault["explanation"].split("caught by ")[1].split(";")[0].split(", ")
            self.assertLessEqual(set(caught_by), known)

    def test_quaternions_are_not_judged_by_what_turns_them_alike(self):
        told = report("self-test", "--only", "lift.quaternion-transposed")[1]
        self.assertIn("caught by reduction.lock;", told["checks"][0]["explanation"])

    def test_text(self):
        done = run("self-test")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual([line for line in done.stdout.splitlines() if len(line) > 80], [])
        self.assertRegex(done.stdout.splitlines()[-1], r"^(\d+) of \1 faults caught, 0 false alarms; seed 1: pass$")
        verbose = run("self-test", "--verbose").stdout
        self.assertIn("pass  kane.no-gyroscopic: ", verbose)
        self.assertEqual([line for line in verbose.splitlines() if len(line) > 80], [])
        self.assertEqual(len(run("self-test", "--quiet").stdout.splitlines()), 1)

    def test_a_choice_meets_the_states_it_meets_in_the_whole(self):
        whole = {c["id"]: c for c in self.whole["checks"]}
        code, told = report("self-test", "--only", "crba.*,use.degrees")
        self.assertEqual((code, [k["kind"] for k in told["results"]]), (0, ["formula", "use"]))
        for check in told["checks"]:
            if not check["id"].startswith("twins."):
                self.assertEqual(check, whole[check["id"]])

    def test_what_chooses_nothing_is_not_success(self):
        code, told = report("self-test", "--only", "kane.no-gyroscopc")
        self.assertEqual((code, told["verdict"], told["results"]), (3, "incomplete", []))
        self.assertIn("kane.no-gyroscopic", " ".join(told["notes"]))
        for words in (("--only", "a,,b"), ("--seed", "x"), ("--first", "-1"), ("FILE",)):
            self.assertEqual(run("self-test", *words).returncode, 2, words)

    def test_other_states(self):
        first = report("self-test", "--only", "kane.*")[1]["checks"]
        for words in (("--seed", 9), ("--first", 1000)):
            code, told = report("self-test", "--only", "kane.*", *words)
            self.assertEqual(code, 0)
            self.assertNotEqual(told["checks"], first)

    def test_formats_and_saved_reports(self):
        words, saved = ("self-test", "--only", "kane.*"), self.path("saved.json")
        for name in ("markdown", "csv", "junit", "sarif", "github", "html"):
            done = run(*words, "--format", name)
            self.assertEqual(done.returncode, 0, name)
            if name in ("markdown", "html", "junit"):
                self.assertIn("kane.no-gyroscopic", done.stdout)
            if name == "csv":
                self.assertEqual(done.stdout.splitlines()[0], "kind,planted,caught,false_alarms,trials")
        text = run(*words, "--output", saved).stdout
        self.assertEqual(run("report", saved).stdout, text)
        self.assertEqual(run(*words).stdout, text)
        self.assertEqual(json.loads(self.read("saved.json")), json.loads(run(*words, "--format", "json").stdout))


if __name__ == "__main__":
    unittest.main()
