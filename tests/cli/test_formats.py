"""Every format of every command, read back by somebody else's parser; names in it are harmless."""
import csv
import io
import json
import os
import unittest
import xml.etree.ElementTree as ET

from program import CONFIGS, PLANAR, Case, body, chain, run

FORMATS = ("text", "json", "markdown", "csv", "junit", "sarif", "github", "html")
COMMANDS = (("check", PLANAR, "--samples", "3"), ("check", "--list"), ("torque", PLANAR, "--random", "2"),
            ("mass-matrix", PLANAR, "--random", "2", "--coriolis", "--mdot", "--skew", "--dmdq"),
            ("opcount", "--joints", "2,3"), ("energy-drift", PLANAR, "--duration", "0.2"), ("explain", "torque.kane"),
            ("self-test", "--only", "crba.*"), ("prove", PLANAR),
            ("check", "no-such-file.json"), ("torque", PLANAR, "--q", "x"))
EVIL = "=1+1\n::error::<script>alert(1)</script>|&\"\x1b[31m##[error]x ::warning::y"


def read_back(name, text):
    """The text as its own parser sees it; raises where it is not of its format."""
    if name in ("json", "sarif"):
        return json.loads(text)
    if name == "junit":
        return ET.fromstring(text)
    if name == "csv":
        rows = list(csv.reader(io.StringIO(text), strict=True))
        if len({len(row) for row in rows}) != 1:
            raise ValueError("rows differ in length")
        return rows
    return text


class Formats(Case):
    def test_every_command_in_every_format(self):
        for words in COMMANDS:
            codes = {run(*words, "--format", name).returncode for name in FORMATS}
            self.assertEqual(len(codes), 1, words)
            for name in FORMATS[1:]:
                done = run(*words, "--format", name)
                read_back(name, done.stdout)
                self.assertGreater(len(done.stdout), 20, (words, name))

    def test_files_get_the_bytes_of_standard_output(self):
        endings = {"json": ".json", "markdown": ".md", "csv": ".csv", "junit": ".xml", "sarif": ".sarif"}
        files = {name: self.path("report" + ending) for name, ending in endings.items()}
        words = [word for path in files.values() for word in ("--output", path)]
        self.assertEqual(run("check", PLANAR, "--samples", 3, *words).returncode, 0)
        for name, path in files.items():
            shown = run("check", PLANAR, "--samples", 3, "--format", name).stdout
            self.assertEqual(self.read(os.path.basename(path)), shown, name)
            again = run("report", files["json"], "--format", name)
            self.assertEqual((again.returncode, again.stdout), (0, self.read(os.path.basename(path))), name)

    def test_a_saved_report_ends_as_its_command_did(self):
        thin = self.write("thin.json", chain(body(inertia=(2e-7, 4e-7, 9e-7))))
        for words, code in ((("check", thin, "--samples", 2), 1), (("check", PLANAR, "--only", "no.such"), 3)):
            saved = self.path("saved.json")
            self.assertEqual(run(*words, "--output", saved).returncode, code)
            self.assertEqual(run("report", saved).returncode, code)
        self.assertEqual(run("report", thin).returncode, 2)
        self.assertEqual(run("report").returncode, 2)

    def test_numbers_of_csv_are_those_of_json(self):
        words = ("torque", PLANAR, "--random", 3, "--seed", 5)
        results = json.loads(run(*words, "--format", "json").stdout)["results"]
        rows = list(csv.DictReader(io.StringIO(run(*words, "--format", "csv").stdout)))
        self.assertEqual(len(rows), 6)
        for i, row in enumerate(rows):
            result, joint = results[i // 2], i % 2
            self.assertEqual(float(row["tau:rnea"]), result["tau"]["rnea"][joint])
            self.assertEqual(float(row["q"]), result["q"][joint])

    def test_junit_has_a_case_for_each_check(self):
        checks = json.loads(run("check", PLANAR, "--samples", 3, "--format", "json").stdout)["checks"]
        suites = read_back("junit", run("check", PLANAR, "--samples", 3, "--format", "junit").stdout)
        cases = list(suites.iter("testcase"))
        self.assertEqual([case.get("name").split(":")[0] for case in cases], [check["id"] for check in checks])
        self.assertEqual(len(list(suites.iter("skipped"))), sum(check["verdict"] == "skipped" for check in checks))
        wrong = self.write("wrong.json", "{")
        suites = read_back("junit", run("check", wrong, "--format", "junit").stdout)
        self.assertEqual([e.get("type") for e in suites.iter("error")], ["json.syntax"])

    def test_sarif_points_into_the_file(self):
        text = json.dumps(chain(body(axis=(0, 0, 0))), indent=1)
        wrong = self.write("wrong arm.json", text)
        log = read_back("sarif", run("check", "wrong arm.json", "--format", "sarif", cwd=self.folder).stdout)
        found = log["runs"][0]["results"]
        self.assertEqual([r["ruleId"] for r in found], ["chain.axis-zero"])
        place = found[0]["locations"][0]["physicalLocation"]
        self.assertEqual(place["artifactLocation"]["uri"], "wrong%20arm.json")
        self.assertIn('"axis"', text.splitlines()[place["region"]["startLine"] - 1])
        self.assertFalse(log["runs"][0]["invocations"][0]["executionSuccessful"])
        log = read_back("sarif", run("check", wrong, "--format", "sarif").stdout)
        place = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
        self.assertTrue(place["artifactLocation"]["uri"].startswith("file:///"))

    def test_github_writes_the_rest_to_the_summary(self):
        thin = [self.write(f"thin{i}.json", chain(body(inertia=(2e-7, 4e-7, 9e-7)))) for i in range(12)]
        summary = self.write("summary.md", "before\n")
        words = ("check", *thin, "--only", "model.inertia", "--format", "github")
        done = run(*words, env=os.environ | {"GITHUB_STEP_SUMMARY": summary})
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stdout.count("::error "), 10)
        self.assertIn("2 more are in the step's summary", done.stdout)
        self.assertTrue(self.read("summary.md").startswith("before\n## lagdyn check: fail\n"))
        self.assertEqual(self.read("summary.md").count("| fail |"), 12)
        self.assertEqual(run(*words, env=os.environ | {"GITHUB_STEP_SUMMARY": "/no/such/summary"}).returncode, 3)

    def test_names_are_harmless(self):
        for moment, code in ((0.01, 0), (-0.01, 2)):
            evil = chain(body(EVIL, inertia=(moment, 0.01, 0.01)))
            evil["name"] = EVIL
            name = self.write("=evil ::error::x.json", evil)
            for form in FORMATS:
                for words in (("check", name, "--samples", 2), ("torque", name, "--random", 1)):
                    done = run(*words, "--format", form)
                    self.assertEqual(done.returncode, code)
                    both = done.stdout + done.stderr
                    self.assertNotIn("\x1b", both)
                    for line in both.splitlines():
                        if not line.startswith("::error file="):
                            self.assertNotRegex(line, r"^\s*::")
                    self.assertNotIn("##[", both)
                    if form in ("markdown", "junit"):
                        self.assertNotIn("<script>", done.stdout)
                    if form == "csv":
                        cells = [cell for row in read_back("csv", done.stdout) for cell in row]
                        self.assertFalse([cell for cell in cells if cell.startswith(("=", "+", "@"))])
                    if done.stdout:
                        read_back(form, done.stdout)

    def test_formats_that_nobody_knows(self):
        for name in ("xml", "", "Markdown", "html5"):
            self.assertEqual(run("check", PLANAR, "--format", name).returncode, 2)
        self.assertEqual(run("check", PLANAR, "--output", self.path("a.xyz")).returncode, 2)


if __name__ == "__main__":
    unittest.main()
