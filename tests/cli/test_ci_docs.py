"""docs/ci.md: every block is run as it stands, on sound and on wrong chain files; so is the pre-commit hook.

A repository of its own stands in for lagdyn's: the real scripts/lagdyn with a scripts/build that finds the program
built. apt-get and the steps that GitHub runs from elsewhere (`uses:`) are not run.
"""
import json
import os
import re
import shlex
import shutil
import subprocess
import unittest
import xml.etree.ElementTree as ElementTree

import yaml

from program import PROGRAM, Case, body, chain, run

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
BUILD = os.path.dirname(os.path.dirname(os.path.realpath(PROGRAM)))
with open(os.path.join(ROOT, "docs", "ci.md"), encoding="utf-8") as file:
    DOCUMENT = file.read()
BLOCKS = {}
for language, text in re.findall(r"^```(\w*)\n(.*?)^```$", DOCUMENT, re.M | re.S):
    BLOCKS.setdefault(language, []).append(text)
PLAIN, WRITE, COMPARE = BLOCKS["sh"]
GITHUB, GITLAB, PRE_COMMIT = map(yaml.safe_load, BLOCKS["yaml"])
with open(os.path.join(ROOT, ".pre-commit-hooks.yaml"), encoding="utf-8") as file:
    HOOKS = yaml.safe_load(file)

GOOD, OTHER = chain(body()), chain(body(xyz=(0, 0, 0.2)), name="hand")
FAILING = chain(body(inertia=(2e-7, 4e-7, 9e-7)))
WARNED = chain(body(axis=(0, 0, 2)))
WRONG = chain(body(axis=(0, 0, 0)))


class Pipelines(Case):
    def setUp(self):
        super().setUp()
        os.mkdir(self.path("bin"))
        self.script("bin/apt-get", "exit 0")
        self.environment = {"PATH": self.path("bin") + ":" + os.environ["PATH"], "HOME": self.folder,
                            "LC_ALL": "C.UTF-8", "LAGDYN_REPOSITORY": "file://" + self.path("lagdyn"), "LAGDYN_REVISION": "main"}
        for name in ("AUTHOR", "COMMITTER"):
            self.environment |= {f"GIT_{name}_NAME": "A", f"GIT_{name}_EMAIL": "a@example.org"}
        os.makedirs(self.path("lagdyn/scripts"))
        shutil.copy(os.path.join(ROOT, "scripts", "lagdyn"), self.path("lagdyn/scripts/lagdyn"))
        self.script("lagdyn/scripts/build", 'folder=$(dirname "$(dirname "$(realpath "$0")")")/build/release/bin\n'
                    f'mkdir -p "$folder"; ln -sf {shlex.quote(PROGRAM)} "$folder/lagdyn"; echo building >&2')
        self.shell("git init --quiet --initial-branch main && git add . && git commit --quiet --message sources",
                   folder="lagdyn", check=True)
        os.makedirs(self.path("project/robots"))
        self.shell("git init --quiet", check=True)
        self.put(GOOD)
        self.write("project/robots/hand.json", OTHER)

    def put(self, arm):
        self.write("project/robots/arm.json", arm)

    def script(self, name, text):
        self.write(name, "#!/bin/sh\nset -eu\n" + text + "\n")
        os.chmod(self.path(name), 0o755)

    def shell(self, text, shell=("bash", "-euo", "pipefail"), folder="project", check=False, **environment):
        return subprocess.run([*shell, "-c", text], cwd=self.path(folder), env=self.environment | environment,
                              stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=300, check=check)

    def with_program(self):
        os.symlink(PROGRAM, self.path("bin/lagdyn"))

    def write_baseline(self):
        self.with_program()
        done = self.shell(WRITE)
        self.assertEqual(done.returncode, 0, done.stderr)
        os.remove(self.path("bin/lagdyn"))
        return json.loads(self.read("project/dynamics.json"))

    def github(self):
        """(exit code, standard output) of the job; after a step that fails only those run that always do."""
        job = GITHUB["jobs"]["check"]
        self.write("path", "")
        self.write("summary", "")
        environment = {"GITHUB_PATH": self.path("path"), "GITHUB_STEP_SUMMARY": self.path("summary")}
        for name, value in job["env"].items():
            environment[name] = str(value).replace("${{ vars.%s }}" % name, self.environment.get(name, ""))
            self.assertNotIn("${{", environment[name])
        output, code = "", 0
        for step in job["steps"]:
            if "run" not in step or (code and step.get("if") != "always()"):
                continue
            found = [folder for folder in self.read("path").splitlines() if folder]
            path = ":".join([*found, self.environment["PATH"]])
            done = self.shell(step["run"], ("sh", "-e"), **environment, PATH=path)
            output += done.stdout
            code = code or done.returncode
        return code, output

    def gitlab(self):
        job = GITLAB["dynamics"]
        lines = "\n".join(job["before_script"] + job["script"])
        done = self.shell(lines, **job["variables"])
        return done.returncode, done.stdout

    def test_no_block_is_left_out(self):
        self.assertEqual({language: len(texts) for language, texts in BLOCKS.items()}, {"sh": 3, "yaml": 3, "cmake": 1})
        uses = [step["uses"] for step in GITHUB["jobs"]["check"]["steps"] if "uses" in step]
        self.assertEqual([name.split("@")[0] for name in uses],
                         ["actions/checkout", "actions/cache", "github/codeql-action/upload-sarif"])

    def test_plain_shell(self):
        for arm, code in ((GOOD, 0), (FAILING, 1), (WARNED, 2), (WRONG, 2)):
            self.put(arm)
            shutil.rmtree(self.path("project/.lagdyn"), ignore_errors=True)
            done = self.shell(PLAIN)
            self.assertEqual(done.returncode, code, done.stderr)
            written = [os.path.exists(self.path("project/" + name)) for name in ("report.json", "report.md")]
            if code < 2:
                self.assertEqual(json.loads(self.read("project/report.json"))["verdict"], "fail" if code else "pass")
                self.assertIn("|", self.read("project/report.md"))
                os.remove(self.path("project/report.json"))
                os.remove(self.path("project/report.md"))
            else:
                self.assertEqual(written, [False, False])

    def test_github(self):
        self.write_baseline()
        code, output = self.github()
        self.assertEqual((code, "::error" in output), (0, False), output)
        self.assertEqual(json.loads(self.read("project/report.sarif"))["version"], "2.1.0")
        self.assertIn("model.inertia", self.read("summary"))
        code, _ = self.github()
        self.assertEqual(code, 0, "with the clone from the cache")
        self.put(FAILING)
        code, output = self.github()
        self.assertEqual((code, "::error" in output), (1, True), output)
        results = json.loads(self.read("project/report.sarif"))["runs"][0]["results"]
        self.assertIn("model.inertia", {result["ruleId"] for result in results})
        self.put(WARNED)
        self.assertEqual(self.github()[0], 2)

    def test_github_says_what_the_job_needs(self):
        job = GITHUB["jobs"]["check"]
        cache, = (step for step in job["steps"] if step.get("uses", "").startswith("actions/cache@"))
        self.assertEqual(cache["with"], {"path": ".lagdyn", "key": "lagdyn-${{ env.LAGDYN_REVISION }}"})
        upload = job["steps"][-1]
        self.assertIn("--output " + upload["with"]["sarif_file"], job["steps"][-2]["run"])

    def test_gitlab(self):
        self.write_baseline()
        code, output = self.gitlab()
        self.assertEqual(code, 0, output)
        job = GITLAB["dynamics"]
        suites = ElementTree.parse(self.path("project/" + job["artifacts"]["reports"]["junit"]))
        self.assertGreater(len(list(suites.iter("testcase"))), 20)
        self.assertTrue(os.path.exists(self.path("project/" + job["artifacts"]["paths"][0])))
        self.assertTrue(os.path.isdir(self.path("project/" + job["cache"]["paths"][0])))
        self.assertEqual(self.gitlab()[0], 0, "with the clone from the cache")
        self.put(FAILING)
        self.assertEqual(self.gitlab()[0], 1)

    def test_baseline(self):
        before = self.write_baseline()
        self.with_program()
        self.assertEqual(self.shell("git status --porcelain dynamics.json").stdout, "", "committed")
        self.assertEqual(self.shell(COMPARE).returncode, 0)
        for check in before["checks"]:
            check["ratio"] = check["ratio"] and check["ratio"] * 1e-9
        self.write("project/dynamics.json", before)
        self.assertEqual(self.shell(COMPARE).returncode, 1)

    def test_exit_codes_are_those_of_help(self):
        table = re.findall(r"^\| ([0-9, ]+) \|", DOCUMENT, re.M)
        codes = [int(code) for row in table for code in row.split(",")]
        self.assertEqual(codes, [0, 1, 2, 3, 130, 143])

    def test_endings_are_those_that_choose_a_format(self):
        listed = re.search(r"the ending chooses the format: (.*?)\.\s+A report", DOCUMENT, re.S)[1]
        told = run("check", self.path("project/robots/arm.json"), "--output", self.path("report")).stderr
        known = re.search(r"expected a name that ends in one of (.*?)\n  to mend", told, re.S)[1]
        self.assertEqual(set(re.findall(r"\.\w+", listed)), set(re.findall(r"\.\w+", known)))

    def test_cmake(self):
        self.write("project/CMakeLists.txt", BLOCKS["cmake"][0])
        prefix = self.path("prefix")
        self.shell(f"cmake --install {shlex.quote(BUILD)} --prefix {shlex.quote(prefix)}", check=True)
        for arm, code in ((GOOD, 0), (FAILING, 8)):
            self.put(arm)
            done = self.shell("cmake -B build -DCMAKE_PREFIX_PATH=" + shlex.quote(prefix))
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(self.shell("ctest --test-dir build").returncode, code)

    def test_pre_commit(self):
        hook, = HOOKS
        chosen, = PRE_COMMIT["repos"][0]["hooks"]
        self.assertEqual((chosen["id"], hook["id"], hook["language"]), ("lagdyn-check", "lagdyn-check", "script"))
        self.assertEqual(hook["types"], ["json"])
        self.shell("scripts/lagdyn --print-program", folder="lagdyn", check=True)
        program, *words = shlex.split(hook["entry"])

        def run_hook(args, *files):
            command = [self.path("lagdyn/" + program), *words, *args, *files]
            return subprocess.run(command, cwd=self.path("project"), capture_output=True, encoding="utf-8", timeout=300)
        for args in (hook["args"], chosen["args"]):
            self.assertEqual(run_hook(args, "robots/arm.json", "robots/hand.json").returncode, 0)
            for arm, code in ((FAILING, 1), (WRONG, 2)):
                self.put(arm)
                done = run_hook(args, "robots/arm.json")
                self.assertEqual(done.returncode, code)
                self.assertIn("robots/arm.json", done.stdout + done.stderr)
            self.put(WARNED)
            self.assertEqual(run_hook(args, "robots/arm.json").returncode, 2 if "--strict" in args else 0)
            self.put(GOOD)

    def test_the_hook_chooses_chain_files(self):
        hook, = HOOKS
        self.assertTrue(os.access(os.path.join(ROOT, shlex.split(hook["entry"])[0]), os.X_OK))
        for name in ("robots/arm.json", "a/robots/arm.json", "chains/arm.json", "arm.chain.json", "a/b.chain.json"):
            self.assertRegex(name, hook["files"])
        for name in ("package.json", "robots.json", "robots/meshes/a.json", "robots/arm.yaml", "a.chain.jsonl"):
            self.assertNotRegex(name, hook["files"])


if __name__ == "__main__":
    unittest.main()
