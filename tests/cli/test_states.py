"""torque and mass-matrix: where states come from, and what the results hold."""
import json
import math
import unittest

from program import PLANAR, Case, body, chain, report, run

TORQUE = ["euler-lagrange-fd", "euler-lagrange-exact", "kane", "gibbs-appell", "rnea-textbook", "rnea"]
MASS = ["jacobian-sum", "crba", "rnea-columns"]


class States(Case):
    def setUp(self):
        super().setUp()
        limits = {"lower": 0.2, "upper": 0.3, "velocity": 0.5}
        self.two = self.write("two.json", chain(body("a", limits=limits), body("b", axis=(0, 1, 0), xyz=(0.3, 0, 0))))

    def test_random_states_are_the_same_alone(self):
        code, many = report("torque", self.two, "--random", 40, "--seed", 7)
        self.assertEqual((code, many["seed"], many["samples"]), (0, 7, 40))
        self.assertEqual([r["state"] for r in many["results"]], list(range(40)))
        for result in many["results"]:
            self.assertTrue(0.2 <= result["q"][0] <= 0.3 and abs(result["qd"][0]) <= 0.5)
            self.assertTrue(abs(result["q"][1]) <= math.pi)
        alone = report("torque", self.two, "--random", 1, "--seed", 7, "--first", 39)[1]["results"]
        self.assertEqual(alone, many["results"][39:])
        self.assertNotEqual(report("torque", self.two, "--random", 1, "--seed", 8, "--first", 39)[1]["results"], alone)

    def test_given_states_and_their_defaults(self):
        result = report("torque", self.two, "--q", "0.25,-1")[1]["results"][0]
        self.assertEqual((result["q"], result["qd"], result["qdd"]), ([0.25, -1], [0, 0], [0, 0]))
        result = report("torque", self.two, "--q", "0.25,-1", "--qd", "1,2", "--qdd", "3,4")[1]["results"][0]
        self.assertEqual((result["qd"], result["qdd"]), ([1, 2], [3, 4]))

    def test_files_of_states(self):
        states = [{"q": [0.1, 0.2], "qd": [1, 2], "qdd": [3, 4]}, {"q": [0, 0]}]
        code, told = report("torque", self.two, "--states", self.write("states.json", states))
        self.assertEqual((code, told["seed"], told["samples"]), (0, None, None))
        self.assertEqual([(r["state"], r["q"], r["qd"]) for r in told["results"]],
                         [(0, [0.1, 0.2], [1, 2]), (1, [0, 0], [0, 0])])
        code, told = report("torque", self.two, "--states", self.write("short.json", [{"q": [1]}]))
        self.assertEqual((code, told["results"]), (2, []))

    def test_the_chain_files_own_states(self):
        own = self.write("own.json", chain(body("a"), states=[{"q": [1], "qd": [0], "qdd": [0]}, {"q": [2], "qd": [0], "qdd": [0]}]))
        self.assertEqual([r["q"] for r in report("mass-matrix", own)[1]["results"]], [[1], [2]])
        done = run("torque", self.two)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("--random N", done.stderr)

    def test_a_state_of_the_wrong_length_names_the_joints(self):
        done = run("torque", self.two, "--q", "1,2,3")
        self.assertEqual(done.returncode, 2)
        self.assertIn('"joint-a", "joint-b"', done.stderr)

    def test_torque_of_every_method_with_terms_that_add_up(self):
        code, told = report("torque", self.two, "--random", 3)
        self.assertEqual((code, told["verdict"]), (0, "pass"))
        for result in told["results"]:
            self.assertEqual(list(result["tau"]), TORQUE)
            self.assertEqual(list(result["residual"]), TORQUE[:-1])
            self.assertTrue(all(0 <= r["ratio"] <= 1 for r in result["residual"].values()))
            self.assertEqual(list(result["terms"]), ["inertia", "coriolis", "gravity", "damping"])
            for i, tau in enumerate(result["tau"]["rnea"]):
                self.assertAlmostEqual(sum(term[i] for term in result["terms"].values()), tau, delta=1e-12 * max(1, abs(tau)))

    def test_pendulum_in_closed_form(self):
        # One joint about y, a mass of 1 kg at 0.1 m along x, 0.01 kg m^2 about its own centre.
        pendulum = self.write("pendulum.json", chain(body("a", axis=(0, 1, 0), damping=0.3)))
        result = report("torque", pendulum, "--q", "0.4", "--qd", "2", "--qdd", "3")[1]["results"][0]
        inertia, gravity, damping = 0.02 * 3, -9.81 * 0.1 * math.cos(0.4), 0.3 * 2
        for method in TORQUE:
            self.assertAlmostEqual(result["tau"][method][0], inertia + gravity + damping, delta=1e-9, msg=method)
        self.assertAlmostEqual(result["terms"]["inertia"][0], inertia, delta=1e-15)
        self.assertAlmostEqual(result["terms"]["gravity"][0], gravity, delta=1e-15)
        self.assertAlmostEqual(result["terms"]["damping"][0], damping, delta=1e-15)
        result = report("mass-matrix", pendulum, "--q", "0.4")[1]["results"][0]
        for method in MASS:
            self.assertAlmostEqual(result["mass_matrix"][method][0][0], 0.02, delta=1e-15, msg=method)

    def test_methods_are_chosen_by_name(self):
        result = report("torque", self.two, "--random", 1, "--methods", "kane")[1]["results"][0]
        self.assertEqual((list(result["tau"]), list(result["residual"])), (["kane"], ["kane"]))
        result = report("torque", self.two, "--random", 1, "--methods", "rnea,kane")[1]["results"][0]
        self.assertEqual((list(result["tau"]), list(result["residual"])), (["kane", "rnea"], ["kane"]))

    def test_mass_matrix_and_what_is_asked_for_beside_it(self):
        plain = report("mass-matrix", PLANAR, "--random", 1)[1]["results"][0]
        self.assertEqual(list(plain), ["input", "state", "q", "qd", "mass_matrix", "residual", "symmetry", "eigenvalues",
                                       "condition", "cholesky"])
        self.assertEqual(list(plain["mass_matrix"]), MASS)
        self.assertEqual(list(plain["residual"]), MASS[:-1])
        M, L, values = plain["mass_matrix"]["rnea-columns"], plain["cholesky"], plain["eigenvalues"]
        for i in range(2):
            for j in range(2):
                self.assertAlmostEqual(sum(L[i][k] * L[j][k] for k in range(2)), M[i][j], delta=1e-14)
        self.assertAlmostEqual(sum(values), M[0][0] + M[1][1], delta=1e-14)
        self.assertAlmostEqual(values[0] * values[1], M[0][0] * M[1][1] - M[0][1] * M[1][0], delta=1e-14)
        self.assertAlmostEqual(plain["condition"], values[1] / values[0], delta=1e-12 * plain["condition"])

        full = report("mass-matrix", PLANAR, "--random", 1, "--coriolis", "--mdot", "--skew", "--dmdq")[1]["results"][0]
        C, rate, qd = full["coriolis_matrix"]["christoffel-exact"], full["mass_matrix_dot"], full["qd"]
        for i in range(2):
            for j in range(2):
                along = sum(full["mass_matrix_dq"][k][i][j] * qd[k] for k in range(2))
                self.assertAlmostEqual(along, rate[i][j], delta=1e-14)
                self.assertAlmostEqual(full["skew"][i][j], rate[i][j] - 2 * C[i][j], delta=1e-14)
                self.assertAlmostEqual(full["skew"][i][j], -full["skew"][j][i], delta=1e-14)

    def test_a_singular_mass_matrix_has_no_factor(self):
        massless = body("b")
        del massless["inertial"]
        file = self.write("massless.json", chain(body("a"), massless))
        code, told = report("mass-matrix", file, "--q", "0,0")
        self.assertEqual(code, 0)
        self.assertIsNone(told["results"][0]["cholesky"])
        self.assertIsNone(told["results"][0]["condition"])
        self.assertTrue(told["notes"])

    def test_joints_without_names_have_their_place(self):
        nameless = body("a")
        del nameless["name"], nameless["joint"]["name"]
        told = report("torque", self.write("nameless.json", chain(body("b"), nameless)), "--random", 1)[1]
        self.assertEqual(told["inputs"][0]["joints"], ["joint-b", "joint 2"])

    def test_equal_runs_give_equal_bytes(self):
        for command in ("torque", "mass-matrix"):
            one, two = (run(command, PLANAR, "--random", 5, "--format", "json").stdout for _ in range(2))
            self.assertEqual(one, two)
            self.assertEqual(json.loads(one)["command"], command)


if __name__ == "__main__":
    unittest.main()
