"""explain: every command line that it gives works, every wrong example has its code and no right one does."""
import json
import os
import re
import subprocess
import unittest

from program import CONFIGS, PROGRAM, Case, body, chain, report, run

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
UNIT = [[int(i == j) for j in range(4)] for i in range(4)]
G = [[0.01 * (i == j) if i < 3 else int(i == j) for j in range(6)] for i in range(6)]
LINKS = {"format": "lagdyn-chain/1", "gravity": [0, 0, -9.81], "links": [{"M": UNIT, "A": [0, 0, 1, 0, 0, 0], "G": G}]}
LISTS = {"format": "modern-robotics", "Mlist": [UNIT, UNIT], "Glist": [G], "Slist": [[0, 0, 1, 0, 0, 0]]}
# Where the example of a diagnostic belongs in a chain of one body or link.
PLACES = {"the file's top level": (), "a body": ("bodies", 0), "a joint": ("bodies", 0, "joint"),
          "an inertial": ("bodies", 0, "inertial"), "an inertia": ("bodies", 0, "inertial", "inertia"),
          "a link of form 2": ("links", 0), "Modern Robotics' lists": ()}
MARK = "MARK"


def all_checks():
    return [check["id"] for check in report("check", "--list")[1]["checks"]]


def explained(name):
    code, told = report("explain", name)
    assert code == 0, name
    return told["results"][0]


def codes():
    """Of every diagnostic that the sources can give."""
    found = set()
    for folder, _, files in os.walk(os.path.join(ROOT, "src", "lagdyn")):
        if os.path.basename(folder) in ("explained", "explanations"):
            continue
        for name in files:
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                found |= set(re.findall(r'(?:Severity::\w+,|Code\s+\w+\{)\s*"([a-z0-9.-]+)"', file.read()))
    for name in os.listdir(os.path.join(ROOT, "apps", "lagdyn")):
        with open(os.path.join(ROOT, "apps", "lagdyn", name), encoding="utf-8") as file:
            found |= set(re.findall(r'Severity::\w+,\s*"([a-z0-9.-]+)"', file.read()))
    return sorted(found)


def put(snippet, place):
    """A chain's text with the snippet's keys in the place of its own."""
    path = PLACES[place]
    base = LISTS if place == "Modern Robotics' lists" else LINKS if path[:1] == ("links",) else chain(body())
    whole = json.loads(json.dumps(base))
    at = whole
    for key in path:
        at = at[key]
    for key in list(at):
        if '"%s":' % key in re.sub(r"\{.*\}", "", snippet, flags=re.S):
            del at[key]
    if "links" in snippet and not path:
        at.pop("bodies", None)
    at[MARK] = 0
    return json.dumps(whole).replace('"%s": 0' % MARK, snippet)


class Explain(Case):
    def setUp(self):
        super().setUp()
        os.symlink(PROGRAM, self.path("lagdyn"))
        self.environment = os.environ | {"PATH": self.folder + os.pathsep + os.environ["PATH"]}
        with open(os.path.join(CONFIGS, "planar-2r.json"), encoding="utf-8") as file:
            arm = json.load(file)
        self.write("arm.json", {key: value for key, value in arm.items() if key not in ("state", "states")})

    def shell(self, line):
        return subprocess.run(["bash", "-euo", "pipefail", "-c", line], cwd=self.folder, env=self.environment,
                              stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=300)

    def test_every_command_to_look_further_works(self):
        lines = {look["command"] for name in all_checks() for look in explained(name)["look_further"]}
        self.assertGreater(len(lines), 50)
        for line in sorted(lines):
            if line.startswith("lagdyn check") and "--samples" not in line:
                line += " --samples 2"
            done = self.shell(line)
            self.assertEqual((done.returncode, done.stderr), (0, ""), line)

    def test_text_fits_a_terminal_and_says_everything(self):
        for name in all_checks() + codes():
            done = run("explain", name, env=os.environ | {"COLUMNS": "80"})
            self.assertEqual((done.returncode, done.stderr), (0, ""), name)
            self.assertEqual([line for line in done.stdout.splitlines() if len(line) > 80], [], name)
            told = explained(name)
            squeezed = "".join(done.stdout.replace("\\\n", "").split())
            texts = [told[key] or "" for key in ("title", "law", "symbols", "measured_as", "source", "wrong", "right")]
            texts += told["causes"] + [text for look in told["look_further"] for text in look.values()]
            for text in texts:
                self.assertIn("".join(text.split()), squeezed, name)

    def messages(self, name, text, place):
        """(code, severity) of each message on the example."""
        file = self.write("example.json", put(text, place))
        if name.startswith("convert."):
            told = run("convert", file, "--to", "poe", "-o", os.devnull, "--verbose").stderr
            return {(code, severity) for severity, code in re.findall(r"^\S+: (\w+): (\S+)$", told, re.M)}
        told = report("check", file, "--samples", 1, "--only", "model.inertia")[1]
        return {(d["code"], d["severity"]) for d in told["diagnostics"]}

    def make_files(self):
        def write_bodies(name, bodies):
            self.write(name, chain(*bodies))
        write_bodies("thousand-slips.json", [{}] * 1001)
        write_bodies("ten-thousand-and-one.json", [body(str(i)) for i in range(10001)])
        write_bodies("257-joints.json", [body(str(i)) for i in range(257)])
        self.write("deep.json", "[" * 65 + "]" * 65)
        with open(self.path("latin-1.json"), "wb") as file:
            file.write(b'{"name": "Gel\xe4nk"}')
        with open(self.path("recording.bin"), "wb") as file:
            file.truncate(65 << 20)

    def diagnostics(self, told, text):
        """The codes that the example gives."""
        if told["place"] == "the command line":
            done = self.shell(text + " --format json")
            start = done.stdout.rfind('{\n  "format"')
            self.assertGreaterEqual(start, 0, (text, done.stdout[:500], done.stderr))
            return {d["code"] for d in json.loads(done.stdout[start:])["diagnostics"]}
        if told["place"] == "a file of states":
            given = report("torque", self.write("one.json", chain(body())), "--states", self.write("states", text))[1]
            return {d["code"] for d in given["diagnostics"]}
        if told["place"] == "a recorded motion of a chain of one joint":
            given = report("energy-drift", self.write("one.json", chain(body())), "--trajectory-in", self.write("motion.csv", text))[1]
            return {d["code"] for d in given["diagnostics"]}
        if told["place"].startswith("a saved report"):
            failed = chain(body(inertia=(2e-7, 4e-7, 9e-7)))
            saved = report("check", self.write("failed.json", failed), "--samples", 1, "--only", "model.inertia")[1]
            saved |= json.loads("{" + text + "}")
            return {d["code"] for d in report("report", self.write("saved.json", saved))[1]["diagnostics"]}
        return {code for code, _ in self.messages(told["id"], text, told["place"])}

    def test_examples_are_what_they_say(self):
        self.make_files()
        for name in codes():
            told = explained(name)
            if name == "io.unreadable" and os.geteuid() == 0:  # root reads everything
                continue
            self.assertIn(name, self.diagnostics(told, told["wrong"]), told["wrong"])
            for file in ("base.json", "report.json"):
                if os.path.exists(self.path(file)):
                    os.remove(self.path(file))
            self.assertFalse({name, "json.syntax"} & self.diagnostics(told, told["right"]), told["right"])

    def test_severities_are_those_of_the_messages(self):
        for name in codes():
            told = explained(name)
            if told["place"] in PLACES:
                self.assertIn((name, told["severity"]), self.messages(name, told["wrong"], told["place"]))

    def test_what_nobody_knows(self):
        near = {"torque.kanne": "torque.kane", "chain.axis-zerro": "chain.axis-zero", "no.such": "the nearest is"}
        for wrong, nearest in near.items():
            code, told = report("explain", wrong)
            self.assertEqual((code, told["verdict"], told["results"]), (2, "incomplete", []))
            self.assertIn(nearest, told["diagnostics"][0]["fix"])
        self.assertEqual(run("explain").returncode, 2)
        self.assertEqual(run("explain", "torque.*").returncode, 2)
        self.assertEqual(run("explain", "torque.kane", "torque.kane").returncode, 2)


if __name__ == "__main__":
    unittest.main()
