"""HTML reports in headless Chromium: they open without a complaint or a request, and every plot has marks."""
import html.parser
import os
import re
import shutil
import subprocess
import unittest

from program import CONFIGS, PLANAR, Case, body, chain, run

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
VOID = {"meta", "line", "rect", "circle", "polyline", "br"}


class Balance(html.parser.HTMLParser):
    """Every element that is opened is closed, in order."""

    def __init__(self):
        super().__init__()
        self.open, self.wrong = [], []

    def handle_starttag(self, tag, attributes):
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        pass

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)


class Page(Case):
    def pages(self):
        evil = self.write("evil.json", chain(body("x<script>alert(1)</script>")))
        thin = self.write("thin.json", chain(body(inertia=(2e-7, 4e-7, 9e-7))))
        for words in (("check", PLANAR, thin, "--samples", 20), ("check", evil, "--samples", 5), ("check", "--list"),
                      ("torque", os.path.join(CONFIGS, "arm-7r.json"), "--random", 3), ("opcount", "--joints", "2,3,4"),
                      ("mass-matrix", PLANAR, "--random", 1, "--dmdq"), ("check", "no-such.json"),
                      ("energy-drift", PLANAR, "--damping", "0.1,0.1"), ("euler-poincare",), ("self-test",), ("prove", PLANAR)):
            done = run(*words, "--format", "html")
            yield words[0] + str(len(words)), words, done.stdout

    def test_pages_are_whole_and_alone(self):
        for _, words, page in self.pages():
            balance = Balance()
            balance.feed(page)
            self.assertEqual((balance.open, balance.wrong), ([], []), words)
            self.assertNotRegex(page, r"https?://|//[a-z]|@import|url\(|<script|<link")
            for plot in re.findall(r'<svg class="plot".*?</svg>', page, re.S):
                self.assertIn("<circle ", plot)
                self.assertIn("<title>", plot)

    def test_each_subject_has_its_plots(self):
        drawn = {"opcount": ["multiplications, products", "multiplications, live"],
                 "energy-drift": ["energies over time", "drift against the step"],
                 "euler-poincare": ["variation of the action"],
                 "check": ["residual over bound", "energies over time", "drift against the step",
                           "variation of the action"]}
        for _, words, page in self.pages():
            if PLANAR in words or words[0] in ("opcount", "euler-poincare"):
                for title in drawn.get(words[0], []):
                    section = re.search(f"<h2>[^<]*{title}.*?</section>", page, re.S)
                    self.assertTrue(section, (words, title))
                    self.assertIn("<svg class=\"plot\"", section[0])

    def test_a_saved_report_is_the_same_page(self):
        saved = self.path("saved.json")
        page = run("check", PLANAR, "--samples", 5, "--format", "html").stdout
        run("check", PLANAR, "--samples", 5, "--output", saved)
        self.assertEqual(run("report", saved, "--format", "html").stdout, page)
        self.assertEqual(run("report", saved, "--output", self.path("page.html")).returncode, 0)
        self.assertEqual(self.read("page.html"), page)

    def opened(self, path):
        return subprocess.run([CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
                               "--v=0", f"--user-data-dir={self.path('profile')}", "--virtual-time-budget=2000",
                               "--dump-dom", "file://" + path], capture_output=True, encoding="utf-8", timeout=120)

    def test_chromium_opens_them_without_a_word(self):
        for name, words, page in self.pages():
            done = self.opened(self.write(name + ".html", page))
            self.assertEqual(done.returncode, 0, done.stderr[-500:])
            self.assertNotIn("CONSOLE", done.stderr)
            for mark in ("<circle ", "<tr>", "<section "):
                self.assertEqual(done.stdout.count(mark), page.count(mark), words)

    def test_what_slips_in_is_neither_run_nor_fetched(self):
        page = run("check", PLANAR, "--samples", 2, "--format", "html").stdout
        for planted in ('<img src="http://localhost:1/x.png">', "<script>document.title = 'run'</script>"):
            done = self.opened(self.write("planted.html", page.replace("<h1>", planted + "<h1>")))
            self.assertIn("Content Security Policy", done.stderr)
            self.assertNotIn("<title>run", done.stdout)


if __name__ == "__main__":
    unittest.main()
