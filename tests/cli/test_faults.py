"""Whatever goes wrong around the program: exit codes, and no file that is half one thing and half another."""
import json
import os
import random
import signal
import subprocess
import time
import unittest

from program import PLANAR, PROGRAM, Case, run

QUICK = ("check", PLANAR, "--samples", "2")


def mortal(*args):
    """Runs the program with no more rights than permissions give, root or not."""
    words = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] if os.geteuid() == 0 else []
    return subprocess.run([*words, PROGRAM, *map(str, args)], capture_output=True, encoding="utf-8", timeout=60)


def mounts(folder):
    """The words before a command that give it a file system of 16 KiB at `folder`; None where that is not allowed."""
    script = 'mount -t tmpfs -o size=16k tmpfs "$0" && printf old > "$0/old.json" && "$@"; code=$?; cat "$0/old.json" >&2; ls -A "$0" >&2; exit $code'
    for words in (["unshare", "--mount"], ["unshare", "--map-root-user", "--mount"]):
        command = [*words, "sh", "-c", script, folder]
        if subprocess.run([*command, "true"], capture_output=True).returncode == 0:
            return command
    return None


class Inputs(Case):
    def refused(self, path, code, **options):
        done = run("check", path, **options)
        self.assertEqual(done.returncode, 2, path)
        self.assertIn(code, done.stderr)
        self.assertEqual(done.stdout, "")

    def test_files_that_are_no_files(self):
        self.refused(self.folder, "io.directory")
        self.refused("/dev/null", "json.syntax")
        self.refused("/dev/zero", "io.too-large")
        os.symlink("nowhere", self.path("dangling.json"))
        self.refused(self.path("dangling.json"), "io.missing")
        os.symlink("loop.json", self.path("loop.json"))
        self.refused(self.path("loop.json"), "io.unreadable")
        self.refused(PLANAR + "/x", "io.missing")
        self.refused("a" * 5000, "io.unreadable")

    def test_a_link_is_followed_and_a_pipe_is_read(self):
        os.symlink(os.path.abspath(PLANAR), self.path("link.json"))
        self.assertEqual(run("check", self.path("link.json"), "--samples", 2).returncode, 0)
        with open(PLANAR, encoding="utf-8") as file:
            text = file.read()
        for name in ("-", "/dev/stdin"):
            done = run("check", name, "--samples", 2, stdin=None, input=text)
            self.assertEqual((done.returncode, done.stderr), (0, ""), name)
            self.assertIn(name + ": planar-2r", done.stdout)
        states = '[{"q": [0.1, 0.2]}]'
        self.assertEqual(run("torque", PLANAR, "--states", "-", stdin=None, input=states).returncode, 0)

    def test_standard_input_once(self):
        done = run("check", "-", "-", stdin=None, input="{}")
        self.assertEqual(done.returncode, 2)
        self.assertIn("standard input twice", done.stderr)
        self.assertEqual(run("torque", "-", "--states", "-", stdin=None, input="{}").returncode, 2)

    def test_what_may_not_be_read_or_written(self):
        os.chmod(self.write("secret.json", "{}"), 0)
        os.chmod(self.write("fixed.json", "old"), 0o444)
        os.mkdir(self.path("closed"))
        os.chmod(self.path("closed"), 0o555)
        done = mortal("check", self.path("secret.json"))
        self.assertEqual((done.returncode, "io.unreadable" in done.stderr), (2, True), done.stderr)
        for place in ("fixed.json", "closed/a.json"):
            done = mortal(*QUICK, "--output", self.path(place))
            self.assertEqual((done.returncode, done.stdout), (2, ""), done.stderr)
            self.assertIn("Permission denied", done.stderr)
        self.assertEqual(self.read("fixed.json"), "old")


class Descriptors(Case):
    """Standard streams that are closed must not be taken by the files that are opened next."""

    def closed(self, redirection, *args):
        return subprocess.run(["sh", "-c", f'"$@" {redirection}', "sh", PROGRAM, *map(str, args)], capture_output=True,
                              encoding="utf-8", timeout=60)

    def test_closed_streams(self):
        done = self.closed(">&-", *QUICK, "--output", self.path("a.json"))
        self.assertEqual(done.returncode, 3)
        self.assertIn("standard output", done.stderr)
        self.assertEqual(json.loads(self.read("a.json"))["verdict"], "pass")
        done = self.closed("2>&-", *QUICK, "--output", self.path("b.json"))
        self.assertEqual(done.returncode, 0)
        self.assertEqual(json.loads(self.read("b.json"))["verdict"], "pass")
        self.assertEqual(self.closed("<&-", "check", "-").returncode, 2)


class Disk(Case):
    def test_a_small_file_system(self):
        folder = self.path("disk")
        os.mkdir(folder)
        command = mounts(folder)
        if command is None:
            self.skipTest("no right to mount")
        target = os.path.join(folder, "old.json")
        done = subprocess.run([*command, PROGRAM, "torque", PLANAR, "--random", "100", "--output", target],
                              capture_output=True, encoding="utf-8", timeout=60)
        self.assertEqual(done.returncode, 3)
        self.assertIn("No space left", done.stderr)
        self.assertTrue(done.stderr.endswith("oldold.json\n"), done.stderr)
        self.assertIn("state 99", done.stdout)


class Signals(Case):
    def test_at_any_time(self):
        chance = random.Random(1)
        interrupted = 0
        for trial in range(30):
            number = chance.choice((signal.SIGINT, signal.SIGTERM))
            a, b = self.write("a.json", "old"), self.write("b.json", "old")
            process = subprocess.Popen([PROGRAM, "torque", PLANAR, "--random", "2000", "--output", a, "--output", b],
                                       stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            time.sleep(chance.uniform(0, 0.25))
            process.send_signal(number)
            error = process.communicate(timeout=60)[1]
            code = process.returncode
            self.assertIn(code, (0, 128 + number, -number))
            interrupted += code != 0
            self.assertEqual(error, b"")
            for path in (a, b):
                text = self.read(path)
                if text != "old":
                    self.assertEqual(len(json.loads(text)["results"]), 2000)
                if code == 0:
                    self.assertNotEqual(text, "old")
            if code != -number:
                self.assertEqual(sorted(os.listdir(self.folder)), ["a.json", "b.json"])
        self.assertGreater(interrupted, 3)


class Locale(Case):
    def test_numbers_are_the_same_everywhere(self):
        subprocess.run(["localedef", "-i", "de_DE", "-f", "UTF-8", self.path("de_DE.UTF-8")], check=True, capture_output=True)
        german = os.environ | {"LOCPATH": self.folder, "LC_ALL": "de_DE.UTF-8"}
        shown = subprocess.run(["bash", "-c", "printf %.1f 1,5"], env=german, capture_output=True, encoding="utf-8").stdout
        self.assertEqual(shown, "1,5", "the locale is there and has a decimal comma")
        plain = os.environ | {"LC_ALL": "C"}
        for words in ((*QUICK,), (*QUICK, "--format", "json"), ("torque", PLANAR, "--q", "0.5,-0.25", "--verbose"),
                      ("mass-matrix", PLANAR, "--random", "2", "--format", "json")):
            self.assertEqual(run(*words, env=german).stdout, run(*words, env=plain).stdout)
            self.assertEqual(run(*words, env=german).returncode, 0)


if __name__ == "__main__":
    unittest.main()
