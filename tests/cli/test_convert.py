"""convert: both forms into each other and Modern Robotics' lists into both, with the torques of the original."""
import glob
import json
import os
import subprocess
import unittest

import jsonschema

from program import CONFIGS, PLANAR, Case, body, chain, report, run

EPSILON = 2.0 ** -52
UNIT = [[float(i == j) for j in range(4)] for i in range(4)]


def lists(**changes):
    """A pendulum of Modern Robotics: its link's frame 0.5 m along x of the space frame, its axis along z through that."""
    return {"format": "modern-robotics", "gravity": [0, -10, 0],
            "Mlist": [[[1, 0, 0, 0.5], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]], UNIT],
            "Glist": [[[0.1 * (i == j) if i < 3 else 2.0 * (i == j) for j in range(6)] for i in range(6)]],
            "Slist": [[0, 0, 1, 0, -0.25, 0]]} | changes


class Convert(Case):
    @classmethod
    def setUpClass(cls):
        cls.validator = jsonschema.Draft7Validator(json.loads(run("schema").stdout))

    def converted(self, source, form, name):
        done = run("convert", source, "--to", form, "-o", self.path(name), "--quiet")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""), (source, form))
        content = json.loads(self.read(name))
        self.assertEqual(list(self.validator.iter_errors(content)), [])
        self.assertEqual({"bodies", "links"} & set(content), {"bodies"} if form == "chain" else {"links"})
        return self.path(name)

    def torques(self, file, states):
        code, told = report("torque", file, "--states", states, "--methods", "rnea,kane")
        self.assertEqual(code, 0)
        return told["results"]

    def assert_same_torques(self, source, *others):
        code, told = report("torque", source, "--random", 3, "--methods", "rnea,kane")
        self.assertEqual(code, 0)
        states = self.write("states.json", [{k: r[k] for k in ("q", "qd", "qdd")} for r in told["results"]])
        for other in others:
            for before, after in zip(told["results"], self.torques(other, states), strict=True):
                n = len(before["q"])
                largest = max(sum(abs(before["terms"][k][i]) for k in before["terms"]) for i in range(n))
                # A joint's torque is some dozens of operations a link, each rounded by at most half of EPSILON of its largest term.
                for a, b in zip(before["tau"]["rnea"], after["tau"]["rnea"], strict=True):
                    self.assertLessEqual(abs(a - b), 64 * n * EPSILON * largest, other)

    def assert_same_words(self, source, other):
        """Names, types, limits, terms and states; other is of form 2 or came from there."""
        with open(source, encoding="utf-8") as one, open(other, encoding="utf-8") as two:
            before, after = json.load(one), json.load(two)
        for key in ("name", "description", "gravity", "state", "states"):
            self.assertEqual(before.get(key), after.get(key), key)
        for a, b in zip(before["bodies"], after.get("bodies") or after["links"], strict=True):
            for key in ("name", "description"):
                self.assertEqual(a.get(key), b.get(key))
            for key in ("name", "type", "limits", "armature", "damping", "description"):
                self.assertEqual(a["joint"].get(key), b["joint"].get(key), (a["name"], key))

    def test_there_and_back(self):
        for joints in (1, 3, 7, 24):
            for seed in range(6):
                source = self.path(f"random-{joints}-{seed}.json")
                run("random", "--joints", joints, "--seed", seed, "--types", "revolute,prismatic,continuous,screw,fixed",
                    "-o", source)
                links = self.converted(source, "poe", "links.json")
                back = self.converted(links, "chain", "back.json")
                self.assert_same_torques(source, links, back)
                self.assert_same_words(source, links)
                self.assert_same_words(source, back)

    def test_form_1_is_its_own_conversion(self):
        source = self.path("random.json")
        run("random", "--joints", 9, "--types", "revolute,prismatic,continuous,screw,fixed", "-o", source)
        self.assertEqual(self.read(self.converted(source, "chain", "same.json")), self.read("random.json"))

    def test_every_configuration(self):
        files = [f for f in glob.glob(os.path.join(CONFIGS, "*.json")) if not f.endswith("schema.json")]
        self.assertGreaterEqual(len(files), 14)
        for source in files:
            as_chain, as_links = self.converted(source, "chain", "chain.json"), self.converted(source, "poe", "poe.json")
            self.assert_same_torques(source, as_chain, as_links)
            self.assert_same_words(as_chain, as_links)

    def test_pipes(self):
        with open(PLANAR, encoding="utf-8") as file:
            text = file.read()
        links = run("convert", "-", "--to", "poe", input=text, stdin=None)
        back = run("convert", "-", "--to", "chain", "-o", "-", input=links.stdout, stdin=None)
        self.assertEqual((links.returncode, back.returncode), (0, 0))
        self.assertEqual(list(json.loads(back.stdout))[:3], ["format", "name", "description"])

    def test_lists_of_modern_robotics(self):
        file = self.write("lists.json", lists())
        done = run("convert", file, "--to", "chain", "--verbose")
        self.assertEqual(done.returncode, 0)
        self.assertIn("note: convert.screws-as-rows", done.stderr)
        joint = json.loads(done.stdout)["bodies"][0]["joint"]
        self.assertEqual((joint["type"], joint["origin"], joint["axis"]), ("revolute", {"xyz": [0.25, 0, 0]}, [0, 0, 1]))
        # A pendulum with its mass 0.25 m from the axis: tau = (I + m r^2) qdd + m g r cos q
        for form in ("chain", "poe"):
            tau = report("torque", self.converted(file, form, "made.json"), "--q", 0, "--qdd", 3)[1]["results"][0]["tau"]
            self.assertAlmostEqual(tau["rnea"][0], (0.1 + 2 * 0.0625) * 3 + 2 * 10 * 0.25, delta=1e-14)
        columns = self.write("columns.json", lists(Slist=[[0], [0], [1], [0], [-0.25], [0]]))
        told = run("convert", columns, "--to", "chain", "--verbose")
        self.assertIn("note: convert.screws-as-columns", told.stderr)
        self.assertEqual(told.stdout, done.stdout)

    def test_lists_are_no_chain_file_elsewhere(self):
        done = run("check", self.write("lists.json", lists()))
        self.assertEqual(done.returncode, 2)
        self.assertIn("lagdyn convert", done.stderr)

    def test_remarks_are_kept_or_their_loss_is_told(self):
        content = chain(body("a") | {"description": "b"}, description="c")
        content["bodies"][0]["joint"]["description"] = "j"
        file = self.write("remarks.json", content)
        for form, key in (("chain", "bodies"), ("poe", "links")):
            done = run("convert", file, "--to", form)
            made = json.loads(done.stdout)
            self.assertEqual(done.stderr, "")
            self.assertEqual((made["description"], made[key][0]["description"], made[key][0]["joint"]["description"]),
                             ("c", "b", "j"))
        places = ("/bodies/0/joint/origin", "/bodies/0/inertial", "/bodies/0/inertial/inertia", "/state", "/tip")
        content |= {"state": {"q": [0]}, "tip": {}}
        for place in places:
            at = content
            for key in place.strip("/").split("/"):
                at = at[int(key) if key.isdigit() else key]
            at["description"] = "lost"
        file = self.write("remarks.json", content)
        done = run("convert", file, "--to", "chain")
        self.assertEqual((done.returncode, done.stderr), (0, "5 notes on the input; --verbose shows them\n"))
        self.assertNotIn("lost", done.stdout)
        done = run("convert", file, "--to", "chain", "--verbose")
        self.assertEqual(done.stderr.count("note: convert.description-left-out"), 5)
        for place in places:
            self.assertIn(f"at       {place}/description\n", done.stderr)

    def test_names_cannot_reach_the_terminal(self):
        name = "\x1b[31m\u202e\x7f\u0085 é \\ \""
        for form in ("chain", "poe"):
            done = run("convert", self.write("hostile.json", chain(body(name), name=name)), "--to", form)
            self.assertEqual(json.loads(done.stdout)["name"], name)
            for character in "\x1b\u202e\x7f\u0085":
                self.assertNotIn(character, done.stdout)

    def test_wrong_input_writes_nothing(self):
        wrong = self.write("wrong.json", chain(body() | {"mass": 1}))
        self.write("out.json", "precious")
        for args in (["convert", wrong, "--to", "poe", "-o", self.path("out.json")],
                     ["convert", self.path("none.json"), "--to", "poe", "-o", self.path("out.json")],
                     ["convert", wrong, "--to", "urdf", "-o", self.path("out.json")],
                     ["convert", wrong, "--to", "poe"], ["convert", wrong], ["convert", "--to", "poe"],
                     ["convert", PLANAR, PLANAR, "--to", "poe"]):
            done = run(*args)
            self.assertEqual((done.returncode, done.stdout), (2, ""), args)
            self.assertIn("error", done.stderr)
        self.assertEqual(self.read("out.json"), "precious")
        own = self.write("own.json", chain(body()))
        self.assertEqual(run("convert", own, "--to", "poe", "-o", own).returncode, 2)
        self.assertEqual(json.loads(self.read("own.json")), chain(body()))

    def test_a_full_device_is_told(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            self.assertEqual(run("convert", PLANAR, "--to", "poe", stdout=full, capture_output=False,
                                 stderr=subprocess.DEVNULL).returncode, 3)


if __name__ == "__main__":
    unittest.main()
