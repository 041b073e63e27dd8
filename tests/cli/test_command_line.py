"""The command line: what is refused, and how."""
import json
import os
import unittest

from program import ENVELOPE, PLANAR, Case, body, chain, report, run


class CommandLine(Case):
    def refused(self, *args):
        done = run(*args)
        self.assertEqual(done.returncode, 2, args)
        self.assertEqual(done.stdout, "", args)
        self.assertIn("error", done.stderr, args)
        return done.stderr

    def test_version(self):
        done = run("--version")
        self.assertEqual(done.returncode, 0)
        self.assertRegex(done.stdout, r"\Alagdyn \d+\.\d+\.\d+\n\Z")
        self.assertEqual(done.stderr, "")

    def test_help_has_examples(self):
        for args in ((), ("check",), ("torque",), ("mass-matrix",)):
            done = run(*args, "--help")
            self.assertEqual((done.returncode, done.stderr), (0, ""), args)
            self.assertIn("Examples:", done.stdout)
            self.assertIn("Usage: " + " ".join(("lagdyn", *args)) + " [", done.stdout)

    def test_no_subcommand(self):
        self.assertIn("mass-matrix", self.refused())

    def test_slips_are_answered_with_the_nearest_word(self):
        self.assertIn("check", self.refused("chek", PLANAR))
        self.assertIn("--samples", self.refused("check", PLANAR, "--sample", "3"))
        for args in (("chek me please, somebody",), ("torque", "a.json", "b.json"), ("check", PLANAR, "--" + "x" * 80)):
            self.assertNotIn("such as\n", self.refused(*args))
        self.assertIn("euler-lagrange-fd", self.refused("torque", PLANAR, "--q", "0,0", "--methods", "euler-lagrange-df"))

    def test_refused(self):
        for args in (("check",), ("torque",), ("mass-matrix",), ("check", PLANAR, "--no-such-flag"),
                     ("check", PLANAR, "--quiet", "--verbose"), ("check", PLANAR, "--seed", "1", "--seed", "2"),
                     ("check", PLANAR, "--seed"), ("torque", PLANAR, PLANAR, "--q", "0,0")):
            self.refused(*args)

    def test_whole_numbers_are_read_strictly(self):
        for value in ("", "0", "-1", "1.5", "0x10", "1e3", " 5", "5 ", "five", "18446744073709551616"):
            self.refused("check", PLANAR, "--samples", value)
        for value in ("", "-1", "0x1", "18446744073709551616"):
            self.refused("check", PLANAR, "--seed", value)
        self.refused("check", PLANAR, "--first", "18446744073709551615", "--samples", "2")
        last = ("--first", "18446744073709551615")
        self.assertEqual(report("check", PLANAR, *last, "--samples", "1")[0], 0)
        result = report("torque", PLANAR, *last, "--random", "1")[1]["results"][0]
        self.assertEqual(result["state"], 18446744073709551615)

    def test_no_more_results_than_can_be_held(self):
        for command in ("torque", "mass-matrix"):
            self.assertIn("from 1 to 100000", self.refused(command, PLANAR, "--random", "100001"))
        self.assertEqual(run("torque", PLANAR, "--random", "100000", "--methods", "rnea", "--quiet").returncode, 0)

    def test_lists_are_read_strictly(self):
        for value in ("", "1", "1,2,3", "1,,2", "1,2,", ",1,2", "0x10,0", "nan,0", "inf,0", "1;2", "1e999,0", "1 ,2", " 1,2",
                      "1, 2", "1,2 ", "1,\t2"):
            self.refused("torque", PLANAR, "--q", value)
        for value in ("", "kane,", ",kane", "kane,,rnea", "cane", "*"):
            self.refused("torque", PLANAR, "--q", "0,0", "--methods", value)
        for value in ("", "torque.*,", "a,,b"):
            self.refused("check", PLANAR, "--only", value)

    def test_numbers_may_begin_with_a_sign_or_a_point(self):
        for value in ("-.5,-1e-3", ".5,0", "-0,0"):
            self.assertEqual(report("torque", PLANAR, "--q", value)[0], 0, value)

    def test_states_come_from_one_place(self):
        for args in (("--q", "0,0", "--random", "1"), ("--states", "s.json", "--random", "1"), ("--qd", "0,0"),
                     ("--q", "0,0", "--seed", "1"), ("--first", "1"), ("--random", "0")):
            self.refused("torque", PLANAR, *args)

    def test_unknown_formats_are_answered_with_the_known(self):
        for name in ("xml", "", "JSON"):
            self.assertIn("text, json", self.refused("check", PLANAR, "--format", name))
        self.assertIn(".json", self.refused("check", PLANAR, "--output", self.path("report.xyz")))

    def test_all_problems_at_once(self):
        errors = self.refused("check", "--samples", "0", "--seed", "x", "--format", "xml")
        for part in ("--samples", "--seed", "--format", "no FILE"):
            self.assertIn(part, errors)

    def test_json_tells_what_was_refused(self):
        for args in (("check", PLANAR, "--no-such-flag"), ("torque", PLANAR, "--q", "nan"), ("check",)):
            for form in (("--format", "json"), ("--format=json",)):
                done = run(*args, *form)
                self.assertEqual(done.returncode, 2)
                told = json.loads(done.stdout)
                self.assertEqual(set(told), ENVELOPE)
                self.assertEqual((told["command"], told["verdict"]), (args[0], "incomplete"))
                self.assertEqual([d["severity"] for d in told["diagnostics"]], ["error"])
                self.assertIn("error", done.stderr)

    def test_long_names_and_many_keys_take_no_time(self):
        long = chain(body("a" * 1000000), body("b", axis=(0, 2, 0)), state={"q": [0, 0]})
        for command in ("check", "torque", "mass-matrix"):
            done = run(command, self.write("long.json", long), *(("--samples", 2) if command == "check" else ()))
            self.assertEqual(done.returncode, 0)
            self.assertLess(len(done.stdout) + len(done.stderr), 20000)
        keys = ",".join(f'"k{i}":1' for i in range(300000))
        for text, code in (('{"%s":1}' % ("k" * 5000000), "chain.unknown-key"), ("{" + keys + "}", "chain.unknown-key"),
                           ("{" + keys + "," + keys + "}", "json.duplicate-key")):
            self.assertIn(code, self.refused("check", self.write("keys.json", text)))
        self.assertEqual(run("check", PLANAR, "--only", "x" * 100000).returncode, 3)
        self.refused("x" * 100000)
        self.refused("check", PLANAR, "--" + "x" * 100000)
        self.refused("torque", PLANAR, "--q", "0,0", "--methods", "x" * 100000)

    def test_a_file_that_is_not_there(self):
        missing = self.path("not-there.json")
        for command in ("check", "torque", "mass-matrix"):
            self.assertIn(missing, self.refused(command, missing))


if __name__ == "__main__":
    unittest.main()
