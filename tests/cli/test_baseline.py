"""check --baseline: what is worse than in a saved report fails, what cannot be compared is told."""
import json
import os
import unittest

from program import Case, body, chain, report, run


class Baseline(Case):
    def setUp(self):
        super().setUp()
        self.arm = self.write("arm.json", chain(body()))
        self.base = self.path("base.json")
        self.args = ("check", self.arm, "--samples", 20)

    def write_baseline(self, *args):
        done = run(*(args or self.args), "--baseline", self.base, "--update-baseline")
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(self.read("base.json"))

    def compare(self, *args, baseline=None):
        return report(*(args or self.args), "--baseline", baseline or self.base)

    def notes(self, *args, **more):
        return "\n".join(self.compare(*args, **more)[1]["notes"])

    def changed(self, change, told=None):
        """The baseline with each of its checks changed."""
        told = told or json.loads(self.read("base.json"))
        for check in told["checks"]:
            change(check)
        return self.write("changed.json", told)

    def test_the_same_run_is_no_worse(self):
        written = self.write_baseline()
        self.assertEqual(written, report(*self.args)[1])
        code, told = self.compare()
        self.assertEqual((code, told["verdict"], told["notes"]), (0, "pass", []))
        for check, before in zip(told["checks"], written["checks"]):
            entry = {"verdict": before["verdict"], "ratio": before["ratio"], "regression": ""}
            self.assertEqual(check["baseline"], entry)

    def test_a_saved_report_is_a_baseline(self):
        run(*self.args, "--output", self.base)
        self.assertEqual(self.compare()[0], 0)

    def test_a_ratio_may_grow_tenfold_and_no_more(self):
        self.write_baseline()

        def smaller(factor):
            def change(check):
                if check["ratio"]:
                    check["ratio"] *= factor
            return self.changed(change)
        self.assertEqual(self.compare(baseline=smaller(0.11))[0], 0)
        code, told = self.compare(baseline=smaller(0.09))
        self.assertEqual((code, told["verdict"]), (1, "fail"))
        worse = {check["id"] for check in told["checks"] if check["baseline"]["regression"]}
        self.assertEqual(worse, {check["id"] for check in told["checks"] if check["ratio"]})
        self.assertIn("torque.kane", worse)
        self.assertEqual(run(*self.args, "--baseline", smaller(0.09), "--exit-zero").returncode, 0)
        self.assertIn("times the baseline's", " ".join(run(*self.args, "--baseline", smaller(0.09)).stdout.split()))

    def test_a_verdict_may_not_get_worse(self):
        self.write_baseline()
        base = self.changed(lambda check: check.update(verdict="pass"))
        code, told = self.compare(baseline=base)
        worse = {check["id"] for check in told["checks"] if check["baseline"]["regression"]}
        self.assertEqual((code, worse), (1, {c["id"] for c in told["checks"] if c["verdict"] == "skipped"}))

    def test_a_failure_fails_whether_or_not_it_is_old(self):
        self.write("arm.json", chain(body(inertia=(2e-7, 4e-7, 9e-7))))
        self.assertEqual(run(*self.args, "--baseline", self.base, "--update-baseline").returncode, 1)
        code, told = self.compare()
        self.assertEqual((code, {c["baseline"]["regression"] for c in told["checks"]}), (1, {""}))

    def test_a_new_failure_is_a_regression_and_the_change_is_told(self):
        self.write_baseline()
        self.write("arm.json", chain(body(inertia=(2e-7, 4e-7, 9e-7))))
        code, told = self.compare()
        worse = [check["id"] for check in told["checks"] if check["baseline"]["regression"]]
        self.assertEqual(code, 1)
        self.assertIn("model.inertia", worse)
        self.assertIn("arm.json has changed", "\n".join(told["notes"]))

    def test_what_is_not_compared_is_told(self):
        self.write_baseline()
        self.assertIn("other random states", self.notes(*self.args, "--seed", 2))
        self.assertIn("other random states", self.notes("check", self.arm, "--samples", 30))
        self.assertIn("--first", self.notes(*self.args, "--first", 1000))
        self.assertEqual(self.notes(*self.args, "--quiet"), "")
        other = self.write("other.json", chain(body()))
        self.assertIn("other.json is not in it", self.notes(*self.args, other))
        code, told = self.compare(*self.args, "--only", "torque.*")
        self.assertEqual((code, len(told["notes"])), (0, 1))
        self.assertIn("not chosen", told["notes"][0])

        def rename(check):
            check["id"] = check["id"].replace("torque.kane", "torque.once")
        notes = self.notes(baseline=self.changed(rename))
        self.assertIn("torque.once", notes)
        self.assertIn("no longer", notes)
        self.assertIn("it has not torque.kane", notes)

    def test_a_file_that_is_gone_is_told(self):
        other = self.write("other.json", chain(body()))
        self.write_baseline(*self.args, other)
        code, told = self.compare()
        self.assertEqual(code, 0)
        self.assertIn("other.json was not read", "\n".join(told["notes"]))

    def test_nothing_compared_is_no_success(self):
        self.write_baseline()
        other = self.write("other.json", chain(body()))
        code, told = self.compare("check", other, "--samples", 20)
        self.assertEqual((code, told["verdict"]), (3, "incomplete"))
        self.assertIn("incomplete", "\n".join(told["notes"]))

    def test_names_of_one_file_are_one(self):
        for written, read in (("arm.json", "./arm.json"), ("./arm.json", "arm.json")):
            run("check", written, "--samples", 5, "--baseline", self.base, "--update-baseline", cwd=self.folder)
            code, told = report("check", read, "--samples", 5, "--baseline", self.base, cwd=self.folder)
            self.assertEqual((code, told["notes"]), (0, []))

    def test_what_is_no_baseline(self):
        torque = self.path("torque.json")
        run("torque", self.arm, "--random", 1, "--output", torque)
        listing = self.path("list.json")
        run("check", "--list", "--output", listing)
        wrong = {"missing.json": "io.missing", torque: "baseline.command", listing: "baseline.empty",
                 self.folder: "io.directory"}
        for name, code in wrong.items():
            exit_code, told = self.compare(baseline=os.path.join(self.folder, name))
            self.assertEqual((exit_code, told["verdict"]), (2, "incomplete"), name)
            self.assertIn(code, {d["code"] for d in told["diagnostics"]})
        for name, content in (("empty.json", ""), ("cut.json", "{\"format\": \"lagdyn-report/1\", "),
                              ("chain.json", json.dumps(chain(body()))), ("list.txt", "[]")):
            self.assertEqual(self.compare(baseline=self.write(name, content))[0], 2, name)

    def test_writing_takes_the_baselines_name_and_a_judgement(self):
        self.assertEqual(run(*self.args, "--update-baseline").returncode, 2)
        self.assertEqual(run(*self.args, "--baseline", self.path("no/base.json"), "--update-baseline").returncode, 2)
        self.assertEqual(run(*self.args, "--baseline", self.arm, "--update-baseline").returncode, 2)
        self.assertEqual(run("check", "--list", "--baseline", self.base, "--update-baseline").returncode, 2)
        self.assertEqual(json.loads(self.read("arm.json"))["format"], "lagdyn-chain/1")
        self.write("base.json", "old")
        wrong = self.write("wrong.json", "{}")
        for args, code in (((*self.args, wrong), 2), ((*self.args, "--only", "no.such"), 3),
                           ((*self.args, "--only", "torque.kane,no.such"), 3),
                           ((*self.args, "--only", "closed-form.cart-pole"), 3)):
            self.assertEqual(run(*args, "--baseline", self.base, "--update-baseline").returncode, code)
            self.assertEqual(self.read("base.json"), "old")
        self.assertEqual(sorted(os.listdir(self.folder)), ["arm.json", "base.json", "wrong.json"])

    def test_the_baseline_is_read_before_the_work(self):
        done = run("check", self.arm, "--samples", 10**12, "--baseline", self.path("missing.json"), timeout=20)
        self.assertEqual(done.returncode, 2)

    def test_other_outputs_are_written_beside_it(self):
        out = self.path("out.json")
        run(*self.args, "--baseline", self.base, "--update-baseline", "--output", out)
        self.assertEqual(self.read("base.json"), self.read("out.json"))
        self.assertEqual(run(*self.args, "--baseline", self.base, "--output", self.base).returncode, 2)


if __name__ == "__main__":
    unittest.main()
