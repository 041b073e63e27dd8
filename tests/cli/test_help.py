"""--help, the completions of three shells and the man page tell the same, and every example in --help works."""
import os
import re
import shutil
import subprocess
import unittest

from program import CONFIGS, PROGRAM, Case, run


def commands():
    listed = run("--help").stdout.split("\nCommands:\n")[1].split("\n\n")[0]
    return re.findall(r"^  ([a-z][a-z-]*)  ", listed, re.M)


def options(command):
    """{spelling: whether it takes a value} of a subcommand's --help."""
    listed = run(command, "--help").stdout.split("\nOptions:\n")[1].split("\n\n")[0]
    found = {}
    for head in re.findall(r"^  (-\S.*?)(?:  |$)", listed, re.M):
        words = head.replace(",", "").split()
        for word in words:
            if word.startswith("-"):
                found[word] = not words[-1].startswith("-")
    return found


def examples(command):
    text = run(command, "--help").stdout
    shown = re.search(r"\nExamples?:\n(.*)\Z", text, re.S)
    return re.sub(r"\\\n\s*", "", shown[1]).strip().splitlines() if shown else []


class Help(Case):
    def test_reads_within_eighty_columns(self):
        for words in ((), *((c,) for c in commands())):
            text = run(*words, "--help").stdout
            self.assertEqual([line for line in text.splitlines() if len(line) > 80], [])
            self.assertEqual(run(*words, "-h").stdout, text)

    def test_lists_every_command_once(self):
        names = commands()
        self.assertGreaterEqual(len(names), 5)
        self.assertEqual(len(names), len(set(names)))
        for name in names:
            self.assertIn("lagdyn " + name + " [OPTIONS]", run(name, "--help").stdout)

    def test_every_example_works(self):
        arm = self.path("arm.json")
        os.symlink(PROGRAM, self.path("lagdyn"))
        environment = os.environ | {"PATH": self.folder + os.pathsep + os.environ["PATH"]}
        for command in commands():
            lines = examples(command)
            self.assertGreaterEqual(len(lines), 1, command)
            for line in lines:
                for name in os.listdir(self.folder):
                    if name != "lagdyn":
                        os.remove(self.path(name))
                shutil.copy(os.path.join(CONFIGS, "planar-2r.json"), arm)
                subprocess.run([PROGRAM, "check", arm, "--samples", "2", "--output", self.path("report.json"), "--quiet"],
                               check=True, stdout=subprocess.DEVNULL)
                if "report.json" in line and "--output report.json" in line:
                    os.remove(self.path("report.json"))
                done = subprocess.run(["bash", "-euo", "pipefail", "-c", line.strip()], cwd=self.folder, env=environment,
                                      stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=300)
                self.assertTrue(line.strip().startswith(("lagdyn " + command, "cat ")), line)
                self.assertEqual((done.returncode, done.stderr), (0, ""), line)


class Bash(Case):
    def complete(self, *words):
        script = 'source <("$LAGDYN" completions bash); COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _lagdyn 2>/dev/null; ' \
                 'printf "%s\\n" "${COMPREPLY[@]}"'
        done = subprocess.run(["bash", "-c", script, "bash", "lagdyn", *words], capture_output=True, encoding="utf-8",
                              cwd=self.folder)
        self.assertEqual(done.stderr, "")
        return done.stdout.split()

    def test_commands_and_options_are_those_of_help(self):
        self.assertEqual([w for w in self.complete("") if not w.startswith("-")], commands())
        for command in commands():
            self.assertEqual(set(self.complete(command, "-")), set(options(command)) - {"-h"}, command)

    def test_values(self):
        self.assertIn("json", self.complete("check", "--format", ""))
        self.assertEqual(self.complete("check", "--format", "=", "js"), ["json"])
        self.assertIn("mass.crba", self.complete("check", "--only", "mass."))
        self.assertEqual(self.complete("completions", "f"), ["fish"])
        self.assertEqual(self.complete("check", "--samples", ""), [])
        self.write("arm one.json", "{}")
        self.assertEqual(" ".join(self.complete("check", "ar")), "arm one.json")
        self.assertEqual(" ".join(self.complete("check", "--output", "ar")), "arm one.json")


class Fish(Case):
    def complete(self, line):
        done = subprocess.run(["fish", "--no-config", "-c", f'"$LAGDYN" completions fish | source; complete -C "{line}"'],
                              capture_output=True, encoding="utf-8", cwd=self.folder, env=os.environ | {"HOME": self.folder})
        self.assertEqual(done.stderr, "")
        return [entry.split("\t")[0] for entry in done.stdout.splitlines()]

    def test_commands_and_options_are_those_of_help(self):
        self.assertEqual(set(self.complete("lagdyn ")), set(commands()))
        for command in commands():
            known = {o for o in options(command) if o.startswith("--")}
            self.assertEqual(set(self.complete(f"lagdyn {command} --")), known, command)

    def test_values(self):
        self.assertIn("json", self.complete("lagdyn check --format "))
        self.assertIn("mass.crba", self.complete("lagdyn check --only mass."))
        self.write("arm.json", "{}")
        self.assertIn("arm.json", self.complete("lagdyn check "))


class Zsh(Case):
    def specifications(self, *words):
        """What _lagdyn hands to zsh's own functions, one a line."""
        script = ('_arguments() { print -rl -- "$@" }; _describe() { print -rl -- ${(P)2} }; compdef() { : }; '
                  'source <("$LAGDYN" completions zsh); words=("$@"); CURRENT=$#; _lagdyn')
        done = subprocess.run(["zsh", "-f", "-c", script, "zsh", "lagdyn", *words], capture_output=True, encoding="utf-8")
        self.assertEqual(done.stderr, "")
        return done.stdout.splitlines()

    def test_commands_and_options_are_those_of_help(self):
        self.assertEqual([line.split(":")[0] for line in self.specifications("")], commands())
        for command in commands():
            found = {}
            for spec in self.specifications(command, ""):
                name = re.match(r"\*?(-[a-zA-Z-]+)([=+]?)\[", spec)
                if name:
                    found[name[1]] = bool(name[2])
                    self.assertEqual(bool(name[2]), spec.count("]:") == 1, spec)
            known = {o: v for o, v in options(command).items() if o != "-h"}
            self.assertEqual(found, known, command)

    def test_values(self):
        specs = self.specifications("check", "")
        self.assertTrue(any(s.startswith("--format=") and "(text json" in s for s in specs))
        self.assertTrue(any(s.startswith("*:FILE:_files") for s in specs), specs)


class ManPage(Case):
    def test_tells_what_help_tells(self):
        page = self.write("lagdyn.1", run("man").stdout)
        checked = subprocess.run(["groff", "-man", "-ww", "-Tutf8", "-rLL=78n", page], capture_output=True, encoding="utf-8")
        self.assertEqual((checked.returncode, checked.stderr), (0, ""))
        text = re.sub("\x1b\\[[0-9;]*m|.\x08", "", checked.stdout)
        sections = re.split(r"^   lagdyn ", text, flags=re.M)[1:]
        self.assertEqual([section.split()[0] for section in sections], commands())
        for section in sections:
            heads = set(re.findall(r"(?<![\w-])(--?[a-z][a-z-]*)", "\n".join(re.findall(r"^ {7}(-\S.*)$", section, re.M))))
            known = set(options(section.split()[0])) - {"-h", "--help"}
            self.assertEqual(heads, known, section.split()[0])
        self.assertIn("143", text)

    def test_shells_that_nobody_knows(self):
        for words in (("completions",), ("completions", "tcsh"), ("man", "--format", "json")):
            self.assertEqual(run(*words).returncode, 2)


if __name__ == "__main__":
    unittest.main()
