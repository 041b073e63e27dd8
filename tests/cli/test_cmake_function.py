"""lagdyn_add_check in a project outside: as an installed package, by LAGDYN_PROGRAM, by PATH, by a target."""
import json
import os
import re
import subprocess
import unittest

from program import PROGRAM, Case, body, chain

BUILD = os.path.dirname(os.path.dirname(os.path.realpath(PROGRAM)))
HERE = os.path.dirname(os.path.abspath(__file__))
MODULE = os.path.join(HERE, "..", "..", "scripts", "cmake", "LagdynAddCheck.cmake")
CHECKS = """
lagdyn_add_check(good good.json ARGS --samples 5)
lagdyn_add_check(both good.json other.json ARGS --samples 5 --only torque.*,mass.crba --strict)
lagdyn_add_check(failing bad.json ARGS --samples 5)
lagdyn_add_check(missing missing.json)
lagdyn_add_check(nothing good.json ARGS --only no.such)
lagdyn_add_check(dash -good.json ARGS --samples 5)
"""
EXPECTED = {"good": True, "both": True, "failing": False, "missing": False, "nothing": False, "dash": True}


class CMakeFunction(Case):
    def setUp(self):
        super().setUp()
        os.mkdir(self.path("project"))
        for name in ("good", "other", "-good"):
            self.write(f"project/{name}.json", chain(body()))
        self.write("project/bad.json", chain(body(inertia=(2e-7, 4e-7, 9e-7))))

    def run_in(self, *command, **options):
        return subprocess.run(command, capture_output=True, encoding="utf-8", cwd=self.folder, timeout=300, **options)

    def configure(self, finding, checks=CHECKS, *options, **more):
        self.write("project/CMakeLists.txt", "cmake_minimum_required(VERSION 3.25)\nproject(outside NONE)\n"
                   "enable_testing()\n" + finding + "\n" + checks)
        return self.run_in("cmake", "-S", "project", "-B", "build", *options, **more)

    def outcomes(self):
        done = self.run_in("ctest", "--test-dir", "build")
        results = re.findall(r"Test +#\d+: (\S+) \.+[ *]*(\w+)", done.stdout)
        return {name: result == "Passed" for name, result in results}

    def test_as_an_installed_package(self):
        prefix = self.path("prefix")
        done = self.run_in("cmake", "--install", BUILD, "--prefix", prefix)
        self.assertEqual(done.returncode, 0, done.stderr)
        done = self.configure("find_package(lagdyn 0.1 REQUIRED)", CHECKS, "-DCMAKE_PREFIX_PATH=" + prefix)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.outcomes(), EXPECTED)
        os.remove(os.path.join(prefix, "bin", "lagdyn"))
        self.assertEqual(set(self.outcomes().values()), {False})

    def test_by_the_path_of_the_program(self):
        done = self.configure(f'include("{MODULE}")', CHECKS, "-DLAGDYN_PROGRAM=" + PROGRAM)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.outcomes(), EXPECTED)

    def test_by_path(self):
        os.mkdir(self.path("bin"))
        os.symlink(PROGRAM, self.path("bin/lagdyn"))
        environment = os.environ | {"PATH": self.path("bin") + os.pathsep + os.environ["PATH"]}
        done = self.configure(f'include("{MODULE}")', env=environment)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.outcomes(), EXPECTED)

    def test_by_a_target_of_the_same_build(self):
        done = self.configure(f'add_executable(lagdyn IMPORTED)\nset_target_properties(lagdyn PROPERTIES '
                              f'IMPORTED_LOCATION "{PROGRAM}")\ninclude("{MODULE}")')
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.outcomes(), EXPECTED)

    def test_tests_run_where_the_files_are(self):
        check = "lagdyn_add_check(report good.json ARGS --samples 5 --output r.json)"
        done = self.configure(f'include("{MODULE}")', check, "-DLAGDYN_PROGRAM=" + PROGRAM)
        self.assertEqual((done.returncode, self.outcomes()), (0, {"report": True}), done.stderr)
        told = json.loads(self.read("project/r.json"))
        self.assertEqual(told["inputs"][0]["file"], "good.json")

    def test_mistakes_are_told_at_configuration(self):
        without = os.environ | {"PATH": "/usr/bin:/bin"}
        done = self.configure(f'include("{MODULE}")', "lagdyn_add_check(good good.json)", env=without)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("LAGDYN_PROGRAM", done.stderr)
        check = "lagdyn_add_check(good ARGS --strict)"
        done = self.configure(f'include("{MODULE}")', check, "-DLAGDYN_PROGRAM=" + PROGRAM)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("no chain file", done.stderr)


if __name__ == "__main__":
    unittest.main()
