"""Runs the program and reads its JSON and csv."""
import csv
import json
import os
import subprocess

import numpy as np


class InputError(Exception):
    """An input is wrong; the program's own words."""


class Refused(Exception):
    """The program could not do it with this input; its own words."""


class Program:
    def __init__(self, path):
        self.path = path

    def run(self, *args):
        done = self._run(*args)
        if done.returncode == 2:
            raise InputError(done.stderr.strip())
        if done.returncode not in (0, 1):
            line = " ".join(map(str, (self.path, *args)))
            raise RuntimeError(f"{line} ended with {done.returncode}: {done.stderr.strip()}")
        return done

    def _run(self, *args):
        return subprocess.run([self.path, *map(str, args)], stdin=subprocess.DEVNULL, capture_output=True,
                              encoding="utf-8")

    def report(self, *args):
        return json.loads(self.run(*args, "--format", "json").stdout)

    def accept(self, file):
        self.run("torque", file, "--random", 1)

    def version(self):
        return self.run("--version").stdout.strip()

    def samples(self, file, own, number, seed):
        """What `torque` and `mass-matrix` say of the file's own states, where it has any, and of random ones."""
        sources = ([()] if own else []) + ([("--random", number, "--seed", seed)] if number else [])
        for source in sources:
            torques = self.report("torque", file, *source)["results"]
            matrices = self.report("mass-matrix", file, "--coriolis", *source)["results"]
            for torque, matrix in zip(torques, matrices, strict=True):
                if (torque["q"], torque["qd"]) != (matrix["q"], matrix["qd"]):
                    raise RuntimeError(f"{file}: torque and mass-matrix took different states")
                yield torque | matrix

    def trajectory(self, file, q, qd, step, duration, folder):
        """The passive motion by RK4: an array of t, q, qd, K, P of every step."""
        path = os.path.join(folder, "trajectory.csv")
        done = self._run("energy-drift", file, "--integrator", "rk4", "--duration", duration,
                         "--steps", f"{1000 * step:g}ms", "--trajectory", path,
                         "--q=" + ",".join(map(repr, q)), "--qd=" + ",".join(map(repr, qd)))
        if done.returncode not in (0, 1):
            raise Refused(done.stderr.strip())
        with open(path, encoding="utf-8", newline="") as text:
            rows = list(csv.reader(text))
        return np.array(rows[1:], float)[:, :2 * len(q) + 3]
