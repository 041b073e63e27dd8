"""Saved reports still render to their golden texts; scripts/golden shows and accepts differences."""
import os
import pathlib
import shutil
import subprocess
import unittest

from program import PROGRAM, Case

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class Golden(Case):
    def golden(self, root, *args):
        environment = os.environ | {"LAGDYN": os.path.abspath(PROGRAM)}
        return subprocess.run([root / "scripts" / "golden", *args], env=environment, capture_output=True,
                              encoding="utf-8", timeout=300)

    def test_nothing_differs(self):
        done = self.golden(ROOT)
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_differences_are_shown_and_accepted(self):
        copy = pathlib.Path(self.path("copy"))
        (copy / "scripts").mkdir(parents=True)
        shutil.copy(ROOT / "scripts" / "golden", copy / "scripts")
        shutil.copytree(ROOT / "tests" / "golden", copy / "tests" / "golden")
        text = copy / "tests" / "golden" / "check.text"
        right = text.read_text()
        text.write_text(right.replace("FAIL", "fail"))
        (copy / "tests" / "golden" / "torque.csv").unlink()
        done = self.golden(copy)
        self.assertEqual(done.returncode, 1)
        self.assertIn("-fail  model.inertia", done.stdout)
        self.assertIn("+FAIL  model.inertia", done.stdout)
        self.assertIn("2 differ\n", done.stdout)
        self.assertEqual(self.golden(copy, "--accept").returncode, 0)
        self.assertEqual(text.read_text(), right)
        self.assertEqual(self.golden(copy).returncode, 0)
        self.assertNotEqual(self.golden(copy, "--acept").returncode, 0)

    def test_every_report_has_every_text(self):
        folder = ROOT / "tests" / "golden"
        reports = {path.stem for path in folder.glob("*.json")}
        self.assertGreaterEqual(len(reports), 9)
        for path in folder.iterdir():
            self.assertIn(path.stem, reports)


if __name__ == "__main__":
    unittest.main()
