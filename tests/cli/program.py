"""What the tests of the built program share: running it, and small chain files."""
import json
import os
import shutil
import subprocess
import tempfile
import unittest

PROGRAM = os.environ["LAGDYN"]
CONFIGS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "configs")
PLANAR = os.path.join(CONFIGS, "planar-2r.json")
ENVELOPE = {"format", "command", "verdict", "tool", "seed", "samples", "inputs", "diagnostics", "checks", "results",
            "tables", "series", "notes"}


def run(*args, **options):
    options = {"capture_output": True, "stdin": subprocess.DEVNULL, "timeout": 120, "encoding": "utf-8"} | options
    return subprocess.run([PROGRAM, *map(str, args)], **options)


def report(*args, **options):
    """(exit code, report) with --format json."""
    done = run(*args, "--format", "json", **options)
    return done.returncode, json.loads(done.stdout)


def body(name="a", axis=(0, 0, 1), xyz=(0, 0, 0), inertia=(0.01, 0.01, 0.01), **joint):
    return {"name": name,
            "joint": {"name": "joint-" + name, "type": "revolute", "axis": list(axis), "origin": {"xyz": list(xyz)}} | joint,
            "inertial": {"mass": 1, "com": [0.1, 0, 0],
                         "inertia": dict(zip(("ixx", "iyy", "izz"), inertia)) | {"ixy": 0, "ixz": 0, "iyz": 0}}}


def chain(*bodies, **extra):
    return {"format": "lagdyn-chain/1", "name": "case", "gravity": [0, 0, -9.81], "bodies": list(bodies)} | extra


class Case(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, content):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(content if isinstance(content, str) else json.dumps(content))
        return self.path(name)

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()
