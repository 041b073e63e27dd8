"""random: valid chains of the joints that were asked for, the same bytes for the same arguments."""
import hashlib
import json
import unittest

import jsonschema

from program import Case, report, run

TYPES = ("revolute", "prismatic", "continuous", "screw")
# The bytes are a promise: equal arguments give the same file with every compiler and on every machine.
PINNED = {
    ("--joints", "2", "--seed", "3", "--types", "revolute,fixed"):
        "429740117637c0c083f78991727ed5cc2da726d92df89e199cabaf8ced7e28d0",
    ("--joints", "256", "--seed", "18446744073709551615"):
        "69e3d6cfb0cb4c4ddcfa2625a8bd56609e5de6f330f2ecd7ee3f68423ca58d69",
}


def made(*args):
    done = run("random", *args)
    assert (done.returncode, done.stderr) == (0, ""), (args, done.stderr)
    return json.loads(done.stdout)


def types(chain):
    return [body["joint"]["type"] for body in chain["bodies"]]


class Random(Case):
    def test_files_are_valid_and_without_warnings(self):
        validator = jsonschema.Draft7Validator(json.loads(run("schema").stdout))
        files = []
        for joints in (1, 2, 3, 7, 24):
            for seed in range(4):
                chain = made("--joints", joints, "--seed", seed, "--types", ",".join(TYPES + ("fixed",)))
                self.assertEqual(list(validator.iter_errors(chain)), [])
                self.assertEqual(sum(kind != "fixed" for kind in types(chain)), joints)
                files.append(self.write(f"{joints}-{seed}.json", chain))
        code, told = report("check", *files, "--strict", "--samples", 2, "--only", "torque.*,mass.*,model.*")
        self.assertEqual((code, told["verdict"]), (0, "pass"))
        self.assertEqual({d["severity"] for d in told["diagnostics"]} - {"note"}, set())

    def test_every_number_of_joints(self):
        for joints in (*range(1, 257, 17), 256):
            self.assertEqual(len(made("--joints", joints)["bodies"]), joints)

    def test_types_are_those_asked_for(self):
        for kind in TYPES:
            self.assertEqual(set(types(made("--joints", 9, "--types", kind))), {kind})
        self.assertEqual(set(types(made("--joints", 60))), set(TYPES))
        self.assertEqual(set(types(made("--joints", 60, "--types", "screw,fixed"))), {"screw", "fixed"})

    def test_bytes_follow_the_arguments(self):
        for args, digest in PINNED.items():
            self.assertEqual(hashlib.sha256(run("random", *args).stdout.encode()).hexdigest(), digest, args)
        self.assertEqual(run("random", "--joints", 5).stdout, run("random", "--joints", 5, "--seed", 1).stdout)
        seen = {run("random", "--joints", 5, "--seed", seed).stdout for seed in range(50)}
        self.assertEqual(len(seen), 50)

    def test_bodies_are_of_a_likely_size(self):
        for seed in range(20):
            for body in made("--joints", 10, "--seed", seed, "--types", "revolute")["bodies"]:
                self.assertTrue(0.1 <= body["inertial"]["mass"] <= 10)
                self.assertTrue(all(abs(x) <= 0.5 for x in body["inertial"]["com"]))

    def test_it_pipes_into_the_other_commands(self):
        text = run("random", "--joints", 3).stdout
        self.assertEqual(run("torque", "-", input=text, stdin=None).returncode, 0)
        self.assertEqual(run("check", "-", "--samples", 2, "--only", "mass.*", input=text, stdin=None).returncode, 0)

    def test_output_file(self):
        done = run("random", "--joints", 3, "-o", self.path("made.json"))
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
        self.assertEqual(self.read("made.json"), run("random", "--joints", 3).stdout)

    def test_what_is_wrong_is_told(self):
        for args in ([], ["--joints", 0], ["--joints", 257], ["--joints", "1e1"], ["--joints", 3, "--seed", -1],
                     ["--joints", 3, "--types", "fixed"], ["--joints", 3, "--types", ""], ["--joints", 3, "--types", "ball"],
                     ["--joints", 3, "--types", "revolute,,screw"], ["--joints", 3, "arm.json"]):
            done = run("random", *args)
            self.assertEqual((done.returncode, done.stdout), (2, ""), args)
            self.assertIn("error", done.stderr, args)
        self.assertIn("to mend  revolute\n", run("random", "--joints", 3, "--types", "revolut").stderr)


if __name__ == "__main__":
    unittest.main()
