"""lagdyn prove: what is proven and how surely, refutations against another file, what is not provable, all formats."""
import json
import math
import pathlib
import unittest

from program import ENVELOPE, Case, report, run

PLANAR = "configs/planar-2r.json"
ROW = {"input", "identity", "title", "law", "methods", "verdict", "trials", "primes", "degree", "bits", "log2_error",
       "drawn_again", "reason", "first_difference"}


class Prove(Case):
    def changed(self, change):
        chain = json.loads(pathlib.Path(PLANAR).read_text())
        change(chain)
        return self.write("changed.json", json.dumps(chain))

    def heavier(self):
        def change(chain):
            forearm = chain["bodies"][1]["inertial"]
            forearm["mass"] = math.nextafter(forearm["mass"], 2)
        return self.changed(change)

    def test_every_identity_is_proven_or_says_why_not(self):
        code, told = report("prove", PLANAR)
        self.assertEqual((code, told["verdict"], set(told)), (0, "pass", ENVELOPE))
        self.assertGreaterEqual(len(told["results"]), 30)
        for row in told["results"]:
            self.assertEqual(set(row), ROW)
            if row["verdict"] == "proven":
                self.assertLess(row["log2_error"], -100)
                self.assertEqual((len(row["primes"]), row["reason"]), (row["trials"], None))
                self.assertTrue(all(2**60 < p < 2**61 for p in row["primes"]))
                self.assertEqual(len(set(row["primes"])), row["trials"])
            else:
                self.assertEqual((row["verdict"], row["log2_error"], row["trials"]), ("not-provable", None, 0))
                self.assertTrue(row["reason"])
        self.assertEqual([c["id"] for c in told["checks"]], [r["identity"] for r in told["results"]])

    def test_a_unit_in_the_last_place_is_refuted(self):
        path = self.heavier()
        code, told = report("prove", path, "--against", PLANAR)
        self.assertEqual((code, told["verdict"]), (1, "fail"))
        for row, check in zip(told["results"], told["checks"]):
            self.assertEqual(row["verdict"], "refuted", row)
            self.assertEqual((row["first_difference"]["trial"], row["first_difference"]["state"]), (0, 0))
            self.assertIn(row["first_difference"]["joint"], ("shoulder", "elbow"))
            self.assertEqual((check["verdict"], check["measured"], check["bound"]), ("fail", 1, 0))
        differing = told["tables"][1]
        self.assertEqual(differing["columns"], ["body", "parameter", "here", "there", "matters"])
        self.assertEqual(differing["rows"], [["forearm", "mass", "1.1000000000000003", "1.1", True]])
        again = report(*told["checks"][0]["reproduce"].split()[1:])
        self.assertEqual((again[0], again[1]["results"]), (1, told["results"][:1]))

    def test_what_no_torque_depends_on_is_listed(self):
        path = self.changed(lambda chain: chain["bodies"][1]["inertial"]["com"].__setitem__(2, 0.25))
        code, told = report("prove", path, "--against", PLANAR)
        self.assertEqual((code, {r["verdict"] for r in told["results"]}), (0, {"proven"}))
        self.assertIn(["forearm", "com.z"], told["tables"][0]["rows"])
        self.assertNotIn(["forearm", "com.x"], told["tables"][0]["rows"])
        self.assertEqual(told["tables"][1]["rows"], [["forearm", "com.z", "0.25", "0", False]])
        self.assertIn("0, to no effect", run("prove", path, "--against", PLANAR).stdout)

    def test_text(self):
        done = run("prove", PLANAR)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(done.stdout.splitlines()[-1], r"^31 proven, 0 refuted, 3 not provable; seed 1: pass$")
        self.assertIn("a chance below 2^-1", " ".join(done.stdout.split()))
        self.assertEqual(len(run("prove", PLANAR, "--quiet").stdout.splitlines()), 1)
        verbose = run("prove", PLANAR, "--verbose").stdout
        self.assertIn("tau(", verbose)
        refuted = run("prove", self.heavier(), "--against", PLANAR, "--quiet").stdout
        self.assertIn("REFUTED", refuted)
        for text in (done.stdout, verbose, refuted):
            self.assertEqual([line for line in text.splitlines() if len(line) > 80 and "/" not in line], [])

    def test_seed_states_and_trials(self):
        first = report("prove", PLANAR, "--only", "torque.kane")[1]["results"][0]
        other = report("prove", PLANAR, "--only", "torque.kane", "--seed", 9)[1]["results"][0]
        later = report("prove", PLANAR, "--only", "torque.kane", "--first", 1)[1]["results"][0]
        self.assertNotEqual(first["primes"], other["primes"])
        self.assertEqual(first["primes"][1], later["primes"][0])
        more = report("prove", PLANAR, "--only", "torque.kane", "--trials", 5)[1]["results"][0]
        self.assertEqual((more["trials"], more["primes"][:2]), (5, first["primes"]))
        self.assertLess(more["log2_error"], -250)

    def test_nothing_chosen_or_comparable_is_not_success(self):
        code, told = report("prove", PLANAR, "--only", "torque.kan")
        self.assertEqual((code, told["verdict"], told["results"]), (3, "incomplete", []))
        self.assertIn("torque.kane", " ".join(told["notes"]))
        code, told = report("prove", PLANAR, "--only", "mass.positive-definite")
        self.assertEqual((code, told["verdict"]), (3, "incomplete"))
        done = run("prove", PLANAR, "--against", "configs/pendulum.json")
        self.assertEqual(done.returncode, 2)
        self.assertIn("2 moving joints", done.stderr)
        for words in ((), (PLANAR, "--trials", "0"), (PLANAR, "--seed", "x"), ("none.json",),
                      (PLANAR, "--against", "none.json")):
            self.assertEqual(run("prove", *words).returncode, 2, words)

    def test_several_files(self):
        code, told = report("prove", PLANAR, "configs/pendulum.json", "--only", "torque.kane")
        self.assertEqual((code, [r["input"] for r in told["results"]]), (0, [0, 1]))

    def test_formats_and_saved_reports(self):
        words, saved = ("prove", PLANAR, "--only", "mass.*"), self.path("saved.json")
        for name in ("markdown", "csv", "junit", "sarif", "github", "html"):
            done = run(*words, "--format", name)
            self.assertEqual(done.returncode, 0, name)
            if name in ("markdown", "html", "junit"):
                self.assertIn("mass.crba", done.stdout)
            if name == "csv":
                self.assertTrue(done.stdout.startswith("input,identity,a,b,verdict,trials,degree,bits,"))
        text = run(*words, "--output", saved).stdout
        self.assertEqual(run("report", saved).stdout, text)
        self.assertEqual(json.loads(self.read("saved.json")), json.loads(run(*words, "--format", "json").stdout))


if __name__ == "__main__":
    unittest.main()
