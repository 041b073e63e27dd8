"""lagdyn opcount: the seed chapter's table, what is refused, the gate."""
import json
import os
import re
import unittest
from fractions import Fraction

from program import CONFIGS, PLANAR, Case, report, run

LAGRANGE = {2: 6631, 3: 18381, 4: 39178, 6: 119337, 8: 271876, 12: 908526, 16: 2208712, 24: 8083788}


def results(*args):
    code, told = report("opcount", *args)
    assert code == 0, told["diagnostics"]
    return {(r["convention"], r["method"]): r for r in told["results"]}


def polynomial(coefficients, n):
    return sum(Fraction(c) * n ** k for k, c in enumerate(coefficients))


class Opcount(Case):
    def test_products_are_the_seed_chapters_table(self):
        table = results("--convention", "products")
        self.assertEqual({m for _, m in table}, {"euler-lagrange-fd", "rnea-textbook", "jacobian-sum"})
        rows = table["products", "euler-lagrange-fd"]["rows"]
        self.assertEqual({row["n"]: row["mul"] for row in rows}, LAGRANGE)
        self.assertEqual([row["mul"] for row in table["products", "rnea-textbook"]["rows"]], [357 * n for n in LAGRANGE])
        self.assertEqual([round(row["ratio"], 3) for row in rows],
                         [9.287, 17.162, 27.436, 55.713, 95.195, 212.074, 386.679, 943.486])
        self.assertIsNone(rows[0]["local_exponent"])
        self.assertEqual([round(row["local_exponent"], 3) for row in rows[1:]],
                         [2.515, 2.631, 2.747, 2.862, 2.976, 3.088, 3.200])

    def test_every_format_has_the_whole_table(self):
        summary = self.path("summary.md")
        for form in ("text", "json", "markdown", "csv", "junit", "sarif", "github", "html"):
            shown = run("opcount", "--convention", "products", "--format", form,
                        env=os.environ | {"GITHUB_STEP_SUMMARY": summary}).stdout
            if form == "github":
                shown = self.read("summary.md")
            numbers = set(re.findall(r"\d+", shown))
            missing = [mul for n in LAGRANGE for mul in (LAGRANGE[n], 357 * n) if str(mul) not in numbers]
            self.assertEqual(missing, [], form)

    def test_polynomials_give_every_row(self):
        for key, result in results("--joints", "1,2,3,4,5,7,11,12").items():
            found = result["polynomial"]
            self.assertIsNotNone(found, key)
            for row in result["rows"]:
                if row["n"] < found["from"]:
                    continue
                for kind in found.keys() - {"from"}:
                    self.assertEqual(polynomial(found[kind], row["n"]), row[kind], key)

    def test_executed_and_live(self):
        table = results("--joints", "2,4,24,128", "--convention", "executed,live")
        for (convention, method), result in table.items():
            fourth_order = method.startswith(("euler-lagrange", "christoffel"))
            self.assertEqual([row["n"] for row in result["rows"]],
                             [2, 4, 24, 128] if not fourth_order else [2, 4, 24] if convention == "executed" else [2, 4])
            for row in result["rows"]:
                self.assertEqual(row["sqrt"], 0)
                if convention == "live":
                    executed = {r["n"]: r for r in table["executed", method]["rows"]}[row["n"]]
                    self.assertLessEqual(row["mul"], executed["mul"])
        fit = table["executed", "rnea"]["fit"]
        self.assertAlmostEqual(fit["exponent"], 1, 12)
        self.assertAlmostEqual(fit["rms"], 0, 12)
        self.assertEqual(len(table["live", "rnea"]["published"]), 2)
        self.assertEqual(table["live", "kane"]["published"], [])

    def test_chains_of_files(self):
        code, told = report("opcount", os.path.join(CONFIGS, "arm-7r.json"), "--methods", "rnea", "--convention", "live")
        self.assertEqual(code, 0)
        self.assertEqual([row["n"] for row in told["results"][0]["rows"]], [2, 3, 4, 6, 7])
        self.assertIsNone(told["results"][0]["polynomial"])
        self.assertEqual(run("opcount", PLANAR, "--joints", "3").returncode, 2)
        planar = results(PLANAR, "--methods", "rnea", "--convention", "live")["live", "rnea"]["rows"][0]
        general = results("--joints", "2", "--methods", "rnea", "--convention", "live")["live", "rnea"]["rows"][0]
        self.assertLess(planar["mul"], general["mul"] / 3, "zeros of a planar chain save work")

    def test_answers(self):
        told = report("opcount", "--joints", "24")[1]
        notes = "\n".join(told["notes"])
        self.assertIn("never fewer multiplications", notes)
        self.assertRegex(notes, r"exact derivatives against differences: 0\.08\d+")
        sizes = told["tables"][0]["rows"]
        self.assertEqual([row[0] for row in sizes], [2, 3, 4, 5])
        self.assertTrue(all(a[1] < b[1] for a, b in zip(sizes, sizes[1:])))

    def test_refused(self):
        for words in (("--joints", "2,,3"), ("--joints", "0"), ("--joints", "129"), ("--joints", ""), ("--methods", "rnae"),
                      ("--convention", "lives"), ("--update-baseline",), ("no-such.json",), (PLANAR, PLANAR)):
            done = run("opcount", *words)
            self.assertEqual((done.returncode, done.stdout), (2, ""), words)
        self.assertIn("rnea", run("opcount", "--methods", "rnae").stderr)

    def test_text_reads_within_eighty_columns(self):
        for words in ((), ("--verbose",), ("--methods", "rnea"), (PLANAR,)):
            text = run("opcount", *words).stdout
            self.assertEqual([line for line in text.splitlines() if len(line) > 80], [])
        self.assertIn("8n^4 + 356n^3 + 1759/2 n^2 + 137/2 n", run("opcount", "--convention", "products").stdout)


class Gate(Case):
    def test_a_count_that_rises_fails(self):
        base = self.path("counts.json")
        words = ("opcount", "--joints", "2,3", "--convention", "executed", "--methods", "rnea,crba", "--baseline", base)
        self.assertEqual(run(*words).returncode, 2, "no such file")
        self.assertEqual(run(*words, "--update-baseline").returncode, 0)
        code, told = report(*words)
        self.assertEqual((code, [c["verdict"] for c in told["checks"]]), (0, ["pass", "pass"]))
        saved = json.loads(self.read("counts.json"))
        row = saved["results"][0]["rows"][1]
        row["mul"] -= 1
        self.write("counts.json", saved)
        code, told = report(*words)
        failed = [c for c in told["checks"] if c["verdict"] == "fail"]
        self.assertEqual((code, [c["id"] for c in failed]), (1, ["opcount.executed.rnea"]))
        self.assertIn(f"n = 3: mul {row['mul'] + 1}, was {row['mul']}", failed[0]["explanation"])
        self.assertIn("was", run(*words).stdout)
        row["mul"] += 5
        self.write("counts.json", saved)
        code, told = report(*words)
        self.assertEqual(code, 0)
        self.assertIn("fewer operations", "\n".join(told["notes"]))

    def test_what_is_no_baseline(self):
        other = self.path("other.json")
        run("check", PLANAR, "--samples", 2, "--output", other)
        done = run("opcount", "--joints", "2", "--baseline", other)
        self.assertEqual(done.returncode, 2)
        self.assertIn("opcount", done.stderr)
        self.assertEqual(run("opcount", "--joints", "2", "--baseline", self.write("x.json", "{")).returncode, 2)

    def test_methods_on_one_side_are_told(self):
        base = self.path("counts.json")
        words = ("opcount", "--joints", "2", "--convention", "executed", "--baseline", base)
        self.assertEqual(run(*words, "--methods", "rnea", "--update-baseline").returncode, 0)
        code, told = report(*words, "--methods", "crba")
        self.assertEqual(code, 0)
        self.assertIn("not in the baseline", told["notes"][-2])
        self.assertIn("in the baseline alone", told["notes"][-1])


if __name__ == "__main__":
    unittest.main()
