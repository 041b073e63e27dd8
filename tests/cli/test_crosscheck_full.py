"""scripts/crosscheck: every quantity agrees with every library, and a fault on either side is seen."""
import json
import os
import subprocess
import sys
import unittest

from program import CONFIGS, PROGRAM, Case, body, chain

SCRIPTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "scripts")
PYTHON = os.path.join(SCRIPTS, "..", "build", "peers", "bin", "python")
EVERYWHERE = {"tau", "mass_matrix", "coriolis", "gravity_vector"}
ENERGIES = {"kinetic_energy", "potential_energy"}
QUANTITIES = {
    "Pinocchio": EVERYWHERE | ENERGIES | {"coriolis_matrix", "qdd_from_tau"},
    "MuJoCo": EVERYWHERE | ENERGIES | {"qdd_from_tau"},
    "modern_robotics": EVERYWHERE,
    "SymPy": EVERYWHERE | ENERGIES | {"coriolis_matrix"},
}
ALL = {(quantity, library) for library, quantities in QUANTITIES.items() for quantity in quantities}

# Gives one library, named in argv[1], a chain whose first inertia is wrong by a part in 10^8, then does what crosscheck does.
PLANTED = """
import copy, runpy, sys
scripts, library = sys.argv[1:3]
sys.path.insert(0, scripts)
from peers import compare
def plant(right):
    def build(self, chain):
        wrong = copy.deepcopy(chain)
        inertia = wrong.joints[0].bodies[0].inertia
        inertia[0, 1] += 1e-8 * inertia[2, 2]
        inertia[1, 0] += 1e-8 * inertia[2, 2]
        inertia[2, 2] *= 1 + 1e-8
        right(self, wrong)
    return build
for peer in compare.PEERS:
    if peer.name == library:
        peer.__init__ = plant(peer.__init__)
sys.argv[1:] = sys.argv[3:]
runpy.run_path(scripts + "/crosscheck", run_name="__main__")
"""

# Stands before the program and turns the sign of a product of inertia in what it reads, or raises K in what it writes.
MEDDLER = """#!{python}
import os, subprocess, sys
args = sys.argv[1:]
if {what!r} == "product" and args[1:] and os.path.exists(args[1]):
    text = open(args[1]).read()
    wrong = args[1] + ".wrong"
    open(wrong, "w").write(text.replace('"ixy": 0.003', '"ixy": -0.003'))
    args[1] = wrong
code = subprocess.run([{program!r}, *args]).returncode
if {what!r} == "energy" and args[0] == "energy-drift":
    path = args[args.index("--trajectory") + 1]
    head, *rows = open(path).read().splitlines()
    place = head.split(",").index("K")
    rows = [row.split(",") for row in rows]
    for row in rows:
        row[place] = repr(float(row[place]) + 1e-9)
    open(path, "w").write("\\n".join([head, *map(",".join, rows)]) + "\\n")
sys.exit(code)
"""


def crosscheck(*args, program=PROGRAM, before=()):
    command = [*before, *map(str, args)] if before else [os.path.join(SCRIPTS, "crosscheck"), *map(str, args)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL, timeout=600,
                          env=os.environ | {"LAGDYN": program})


def setUpModule():
    setup = os.path.join(SCRIPTS, "setup-peers")
    subprocess.run([setup], check=True, stdin=subprocess.DEVNULL)
    again = subprocess.run([setup], check=True, stdin=subprocess.DEVNULL, capture_output=True)
    assert (again.stdout, again.stderr) == (b"", b""), again


class Crosscheck(Case):
    def compared(self, *args, code=0, **options):
        done = crosscheck(*args, "--report", self.path("report.json"), **options)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return json.loads(self.read("report.json")), done.stdout

    def two_links(self):
        """A chain that every library takes, SymPy too."""
        first, second = body("a", inertia=(0.01, 0.02, 0.02)), body("b", xyz=(0.3, 0, 0), inertia=(0.01, 0.02, 0.02))
        first["inertial"]["inertia"]["ixy"] = 0.003
        return self.write("two-links.json", chain(first, second, gravity=[0, -9.81, 0],
                                                  state={"q": [0.3, -0.8], "qd": [1, -2], "qdd": [2, 0.5]}))

    def failed(self, report):
        return {(row["quantity"], row["library"]) for row in report["rows"] if row["verdict"] == "fail"}

    def test_everything_agrees_on_the_chains_that_come_along_and_on_random_ones(self):
        report, text = self.compared("--chains", 4, "--states", 2, "--seed", 3)
        self.assertEqual((report["format"], report["verdict"]), ("lagdyn-crosscheck/1", "pass"))
        self.assertEqual({(row["quantity"], row["library"]) for row in report["rows"]}, ALL)
        configs = {name[:-5] for name in os.listdir(CONFIGS) if name.endswith(".json") and not name.endswith(".schema.json")}
        self.assertLess(configs, {entry["name"] for entry in report["chains"]})
        self.assertEqual(len(report["chains"]), len(configs) + 4 + 3)
        for row in report["rows"]:
            self.assertGreaterEqual(row["states"], 10, row)
            self.assertLessEqual(row["worst"]["ratio"], 1)
            self.assertLessEqual(row["largest_relative"], 3.8e-11)
            self.assertIn(f"{row['library']} {row['function']}", text)
        self.assertTrue(any(row["worst"]["residual"] > 0 for row in report["rows"]))
        self.assertEqual({motion["chain"] for motion in report["motions"]}, configs)
        for motion in report["motions"]:
            self.assertLess(motion["energy_drift"], 1e-12)
            self.assertTrue(8 < motion["falls"][0] < 32 or motion["differences"][1] < 10 * motion["floor"], motion)
        left_out = {entry["library"] for entry in report["skipped"]}
        self.assertEqual(left_out, {"SymPy", "MuJoCo"})
        self.assertIn("has no screw joint", text)

    def test_sympys_equations_have_the_published_sizes(self):
        report, text = self.compared("--chains", 0, "--states", 1, self.two_links())
        self.assertEqual([(entry["links"], entry["decimals"]) for entry in report["symbolic"]], [(2, 492), (3, 2449), (4, 8097)])
        self.assertIn("8,097", text)

    def test_a_fault_in_one_library_is_seen_in_that_one_alone(self):
        file = self.two_links()
        for library in QUANTITIES:
            with self.subTest(library):
                report, text = self.compared(SCRIPTS, library, "--chains", 2, "--states", 1, file, code=1,
                                             before=(PYTHON, "-c", PLANTED))
                failed = self.failed(report)
                self.assertEqual({name for _, name in failed}, {library})
                self.assertLessEqual({("tau", library), ("mass_matrix", library)}, failed)
                self.assertIn("FAIL", text)

    def test_a_fault_in_lagdyn_is_seen_by_every_library(self):
        first, second = body("a", axis=(1, 0, 0)), body("b", axis=(0, 1, 0), xyz=(0.1, 0.2, 0.3), inertia=(0.02, 0.02, 0.03))
        second["inertial"]["inertia"]["ixy"] = 0.003
        file = self.write("product.json", chain(first, second))
        for what, seen in (("product", {(q, l) for l in QUANTITIES for q in ("tau", "mass_matrix") if l != "SymPy"}),
                           ("energy", {("kinetic_energy", l) for l in QUANTITIES if l != "modern_robotics"})):
            with self.subTest(what):
                program = self.write(what, MEDDLER.format(python=sys.executable, program=PROGRAM, what=what))
                os.chmod(program, 0o755)
                report, _ = self.compared("--chains", 0, "--states", 1, file, code=1, program=program)
                self.assertLessEqual(seen, self.failed(report))
                self.assertEqual(report["verdict"], "fail")

    def test_motions_must_fall_with_fourth_order(self):
        code = "import json, sys; from peers.scipy_peer import judge; print(judge(json.loads(sys.argv[1]), 1e-12)[1])"
        for differences, verdict in (([1.6e-5, 1e-6, 6e-8], "pass"), ([4e-6, 1e-6, 2.5e-7], "fail"),
                                     ([1.6e-5, 1e-6, 2.5e-7], "fail"), ([1.6e-11, 2e-12, 2e-12], "pass"),
                                     ([1.6e-5, 1e-6, float("nan")], "fail"), ([1e-3, 1e-3, 1e-3], "fail")):
            done = subprocess.run([PYTHON, "-c", code, json.dumps(differences)], cwd=SCRIPTS, capture_output=True,
                                  encoding="utf-8")
            self.assertEqual(done.stdout.strip(), verdict, (differences, done.stderr))

    def test_exit_codes(self):
        for args in (("--chains", "-1"), ("--chains", "1,2"), ("--unknown",), (self.path("missing.json"),),
                     ("--report", self.path("missing/report.json")), (self.write("broken.json", "{"),)):
            done = crosscheck(*args)
            self.assertEqual((done.returncode, done.stdout), (2, ""), args)
            self.assertTrue(done.stderr, args)
        bare = self.write("bare.json", chain(body("a")))
        self.assertEqual(crosscheck("--chains", 0, "--states", 0, bare).returncode, 3)


if __name__ == "__main__":
    unittest.main()
