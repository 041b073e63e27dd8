"""On a terminal: colours, widths, the progress bar; and none of them elsewhere."""
import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
import unittest

from program import CONFIGS, PLANAR, PROGRAM, Case, body, chain, run

PLAIN = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "CLICOLOR_FORCE", "TERM", "COLUMNS")} | {"TERM": "xterm"}
ARM = os.path.join(CONFIGS, "arm-7r.json")


def on_terminal(*args, columns=80, both=True, **environment):
    """(standard output, standard error) with standard error on a terminal, and with `both` standard output too."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    process = subprocess.Popen([PROGRAM, *map(str, args)], stdin=subprocess.DEVNULL, env=PLAIN | environment,
                               stdout=slave if both else subprocess.DEVNULL, stderr=slave)
    os.close(slave)
    shown = b""
    while True:
        try:
            block = os.read(master, 65536)
        except OSError:
            break
        if not block:
            break
        shown += block
    os.close(master)
    process.wait(60)
    return shown.decode()


class Terminal(Case):
    def test_colours_on_a_terminal_alone(self):
        quick = ("check", PLANAR, "--samples", 2)
        self.assertIn("\x1b[", on_terminal(*quick))
        for plain in (on_terminal(*quick, "--no-color"), on_terminal(*quick, NO_COLOR="1"), on_terminal(*quick, TERM="dumb"),
                      on_terminal(*quick, NO_COLOR="1", CLICOLOR_FORCE="1"),
                      on_terminal(*quick, "--no-color", CLICOLOR_FORCE="1"), run(*quick, env=PLAIN).stdout,
                      run(*quick, env=PLAIN | {"CLICOLOR_FORCE": "0"}).stdout):
            self.assertNotIn("\x1b", plain)
        self.assertIn("\x1b[", on_terminal(*quick, NO_COLOR=""))
        self.assertIn("\x1b[", run(*quick, env=PLAIN | {"CLICOLOR_FORCE": "1"}).stdout)

    def test_lines_are_as_wide_as_the_terminal(self):
        wide = self.write("wide.json", chain(*(body(f"a-body-with-quite-a-long-name-{i}", xyz=(0.1, 0, 0)) for i in range(12))))
        for columns in (80, 200):
            lines = on_terminal("torque", wide, "--random", 1, "--no-color", columns=columns).replace("\r", "").splitlines()
            self.assertLessEqual(max(map(len, lines)), columns)
        self.assertGreater(max(map(len, lines)), 120)

    def test_long_work_shows_how_far_it_is(self):
        shown = on_terminal("check", ARM, ARM, "--samples", 3000, both=False)
        bars = re.findall(r"\r\x1b\[K(\S.*?)(?=\r)", shown)
        self.assertGreater(len(bars), 2)
        for bar in bars:
            self.assertRegex(bar, r"^\S+ \[=* *\] +\d+ %  \d+ states/s  \S+ (s|min|h) left$")
            self.assertLess(len(bar), 80)
        percent = [int(re.search(r"(\d+) %", bar)[1]) for bar in bars]
        self.assertTrue(all(0 <= p <= 100 for p in percent))
        self.assertTrue(shown.endswith("\r\x1b[K"))

    def test_narrow_terminals_get_a_bar_of_one_line(self):
        for bar in re.findall(r"\r\x1b\[K(\S.*?)(?=\r)", on_terminal("check", ARM, ARM, "--samples", 3000, both=False, columns=40)):
            self.assertLess(len(bar), 40)

    def test_no_bar_where_nobody_asked_for_one(self):
        self.assertEqual(on_terminal("check", PLANAR, "--samples", 2, both=False), "")
        self.assertEqual(on_terminal("check", ARM, "--samples", 3000, "--quiet", both=False), "")
        self.assertEqual(run("check", ARM, "--samples", 3000, env=PLAIN).stderr, "")


if __name__ == "__main__":
    unittest.main()
