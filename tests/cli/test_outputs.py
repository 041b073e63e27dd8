"""Where reports go: files that are whole or not there, closed pipes, full disks, interrupts."""
import json
import os
import resource
import signal
import stat
import subprocess
import time
import unittest

from program import PLANAR, PROGRAM, Case, body, chain, run

QUICK = ("check", PLANAR, "--samples", "2")


class Outputs(Case):
    def left_over(self):
        return [name for name in os.listdir(self.folder) if name.startswith(".")]

    def test_endings_choose_formats(self):
        done = run(*QUICK, "--output", self.path("a.json"), "--output", self.path("a.txt"))
        self.assertEqual(done.returncode, 0)
        self.assertEqual(json.loads(self.read("a.json"))["verdict"], "pass")
        self.assertEqual(self.read("a.txt"), done.stdout)
        self.assertEqual(self.left_over(), [])

    def test_format_is_for_the_files_too(self):
        done = run(*QUICK, "--format", "json", "--output", self.path("report.txt"))
        self.assertEqual(self.read("report.txt"), done.stdout)
        json.loads(done.stdout)

    def test_a_text_file_begins_with_the_messages(self):
        warned = self.write("warned.json", chain(body(axis=(0, 0, 2))))
        done = run("check", warned, "--samples", 2, "--output", self.path("a.txt"))
        self.assertIn("warning", done.stderr)
        self.assertEqual(self.read("a.txt"), done.stderr + done.stdout)

    def test_an_output_that_cannot_be_written_is_found_before_the_work(self):
        slow = ("check", PLANAR, "--samples", "1000000000")
        for path in (self.path("no-folder/a.json"), "/proc/a.json"):
            done = run(*slow, "--output", path, timeout=10)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn(path, done.stderr)
        os.mkdir(self.path("folder.json"))
        self.assertEqual(run(*slow, "--output", self.path("folder.json"), timeout=10).returncode, 2)
        self.assertEqual(run(*QUICK, "--output", self.path("a.json"), "--output", self.path("a.json")).returncode, 2)
        self.assertEqual(self.left_over(), [])

    def test_nothing_is_written_for_a_wrong_input(self):
        old, wrong = self.write("old.json", "old"), self.write("wrong.json", "{}")
        done = run("check", wrong, "--output", old, "--output", self.path("new.json"))
        self.assertEqual(done.returncode, 2)
        self.assertIn("not written", done.stderr)
        self.assertEqual(self.read("old.json"), "old")
        self.assertFalse(os.path.exists(self.path("new.json")))
        self.assertEqual(self.left_over(), [])

    def test_no_input_is_overwritten(self):
        text = json.dumps(chain(body(), state={"q": [0.1]}))
        arm, states = self.write("arm.json", text), self.write("states.json", '[{"q": [0.1]}]')
        os.symlink("arm.json", self.path("link.json"))
        os.link(arm, self.path("hard.json"))
        os.mkdir(self.path("sub"))
        for name in ("arm.json", "./arm.json", "sub/../arm.json", "link.json", "hard.json"):
            for command in ("check", "torque", "mass-matrix"):
                for given in (name, self.path(name)):
                    done = run(command, "arm.json", "--format", "text", "--output", given, cwd=self.folder)
                    self.assertEqual((done.returncode, done.stdout), (2, ""), given)
                    self.assertIn("which is the input", done.stderr)
        self.assertEqual(run("check", PLANAR, arm, "--samples", 2, "--output", arm).returncode, 2)
        self.assertEqual(run("check", self.path("link.json"), "--samples", 2, "--output", arm).returncode, 2)
        self.assertEqual(run("torque", arm, "--states", states, "--output", states).returncode, 2)
        self.assertEqual((self.read("arm.json"), self.read("states.json")), (text, '[{"q": [0.1]}]'))
        self.assertEqual(os.stat(arm).st_nlink, 2)
        self.assertTrue(os.path.islink(self.path("link.json")))
        self.assertEqual(self.left_over(), [])

    def test_one_output_under_two_names(self):
        done = run(*QUICK, "--output", "a.json", "--output", "./a.json", cwd=self.folder)
        self.assertEqual(done.returncode, 2)
        self.assertEqual(os.listdir(self.folder), [])

    def test_a_limit_of_file_size_is_a_full_disk(self):
        old = self.write("old.json", "old")
        limited = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
        done = run("torque", PLANAR, "--random", "100", "--output", old, preexec_fn=limited)
        self.assertEqual(done.returncode, 3)
        self.assertIn("not written", done.stderr)
        self.assertEqual(self.read("old.json"), "old")
        self.assertEqual(self.left_over(), [])

    def test_a_failed_check_is_written(self):
        thin = self.write("thin.json", chain(body(inertia=(2e-7, 4e-7, 9e-7))))
        self.assertEqual(run("check", thin, "--samples", 2, "--output", self.path("a.json")).returncode, 1)
        self.assertEqual(json.loads(self.read("a.json"))["verdict"], "fail")

    def test_permissions_and_links_stay(self):
        old = self.write("old.json", "old")
        os.chmod(old, 0o640)
        os.symlink("old.json", self.path("link.json"))
        self.assertEqual(run(*QUICK, "--output", self.path("link.json")).returncode, 0)
        self.assertTrue(os.path.islink(self.path("link.json")))
        self.assertEqual(json.loads(self.read("old.json"))["verdict"], "pass")
        self.assertEqual(stat.S_IMODE(os.stat(old).st_mode), 0o640)
        mask = os.umask(0o022)
        self.addCleanup(os.umask, mask)
        run(*QUICK, "--output", self.path("new.json"))
        self.assertEqual(stat.S_IMODE(os.stat(self.path("new.json")).st_mode), 0o644)

    def test_a_device_is_written_directly(self):
        self.assertEqual(run(*QUICK, "--format", "json", "--output", "/dev/null").returncode, 0)
        self.assertTrue(stat.S_ISCHR(os.stat("/dev/null").st_mode))

    @unittest.skipUnless(os.path.exists("/dev/full"), "no /dev/full")
    def test_a_full_disk(self):
        done = run(*QUICK, "--format", "json", "--output", "/dev/full")
        self.assertEqual(done.returncode, 3)
        self.assertIn("/dev/full", done.stderr)
        with open("/dev/full", "w") as full:
            done = run(*QUICK, capture_output=False, stdout=full, stderr=subprocess.PIPE)
        self.assertEqual(done.returncode, 3)

    def test_a_closed_pipe_ends_quietly(self):
        reader, writer = os.pipe()
        os.close(reader)
        done = run("torque", PLANAR, "--random", "2000", "--format", "json", capture_output=False, stdout=writer,
                   stderr=subprocess.PIPE)
        os.close(writer)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_an_interrupt_leaves_the_old_file_whole(self):
        old = self.write("old.json", "old")
        for number, code in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
            process = subprocess.Popen([PROGRAM, "torque", PLANAR, "--random", "100000", "--output", old],
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            for _ in range(500):
                if self.left_over():
                    break
                time.sleep(0.01)
            self.assertTrue(self.left_over())
            process.send_signal(number)
            self.assertEqual(process.wait(30), code)
            self.assertEqual(self.read("old.json"), "old")
            self.assertEqual(self.left_over(), [])


if __name__ == "__main__":
    unittest.main()
