"""What a cross-check found: rows that keep their worst state, as a text table and as JSON."""
import json
import os
import tempfile

import numpy as np

TITLES = {
    "tau": ("Inverse dynamics", "N m, N"), "mass_matrix": ("Mass matrix", "kg m^2, kg m, kg"),
    "coriolis_matrix": ("Coriolis matrix, Christoffel form", "N m s, N s"), "coriolis": ("C(q, qd) qd", "N m, N"),
    "gravity_vector": ("Gravity vector", "N m, N"),
    "qdd_from_tau": ("Forward dynamics, M times the difference", "N m, N"),
    "kinetic_energy": ("Kinetic energy", "J"), "potential_energy": ("Potential energy", "J"),
}


class Row:
    """One quantity beside one library's; lagdyn's methods by differences have rows of their own."""

    def __init__(self, quantity, library, function, differences):
        self.quantity, self.library, self.function, self.differences = quantity, library, function, differences
        self.states, self.largest, self.relative, self.worst = 0, 0.0, 0.0, None

    def add(self, residuals, scale, bound, place):
        """A state's residuals, {method: array}; the worst is where residual / bound is largest, the first of equals."""
        self.states += 1
        for method, residual in residuals.items():
            residual = np.abs(np.atleast_1d(residual))
            s, b = (np.broadcast_to(x, residual.shape) for x in (scale, bound))
            with np.errstate(divide="ignore", invalid="ignore"):
                ratios = np.where(residual == 0, 0.0, residual / b)
            ratios[~np.isfinite(ratios)] = np.inf
            at = np.unravel_index(np.argmax(ratios), ratios.shape)
            self.largest = np.fmax(self.largest, np.max(residual))
            self.relative = np.fmax(self.relative, np.max(residual / np.maximum(1, s)))
            if self.worst is None or ratios[at] > self.worst["ratio"]:
                self.worst = {"method": method, "residual": float(residual[at]), "scale": float(s[at]),
                              "bound": float(b[at]), "ratio": float(ratios[at]), "entry": [int(i) for i in at]} | place

    @property
    def verdict(self):
        return "pass" if self.worst["ratio"] <= 1 else "fail"

    def line(self):
        w = self.worst
        return (f"  {self.library + ' ' + self.function:<36}{w['method']:<22}{self.states:>6}"
                f"{w['residual']:>10.1e}{w['scale']:>9.1e}{w['bound']:>9.1e}{w['ratio']:>9.1e}  "
                f"{'' if self.verdict == 'pass' else 'FAIL '}{w['chain']} {w['state']}")


class Report:
    def __init__(self, versions, program, seed):
        self.versions, self.program, self.seed = versions, program, seed
        self.chains, self.rows, self.counts, self.motions, self.skipped = [], {}, {}, [], {}

    def row(self, *key):
        return self.rows.setdefault(key, Row(*key))

    def skip(self, library, reason, chain):
        self.skipped.setdefault((library, reason), []).append(chain)

    @property
    def verdict(self):
        if not self.rows:
            return "incomplete"
        failed = any(entry["verdict"] == "fail" for entry in self.motions)
        return "fail" if failed or any(row.verdict == "fail" for row in self.rows.values()) else "pass"

    def sorted_rows(self):
        return sorted(self.rows.values(), key=lambda row: (list(TITLES).index(row.quantity), row.differences))

    def text(self):
        lines = ["lagdyn beside other libraries: " + ", ".join(f"{n} {v}" for n, v in self.versions.items()), ""]
        lines.append(f"  {'':<36}{'lagdyn':<22}{'states':>6}{'residual':>10}{'scale':>9}{'bound':>9}{'ratio':>9}"
                     "  worst: chain, state")
        before = None
        for row in self.sorted_rows():
            if row.quantity != before:
                before = row.quantity
                lines.append("{} ({})".format(*TITLES[before]))
            lines.append(row.line())
        if self.motions:
            lines += ["", "Passive motion by RK4 beside DOP853: largest difference of a state at each step"]
            steps = self.motions[0]["steps"]
            lines.append(f"  {'':<24}" + "".join(f"{f'{1000 * h:g} ms':>9}" for h in steps)
                         + f"{'falls':>14}{'floor':>9}{'DOP853 dE':>11}")
            for m in self.motions:
                falls = " ".join(f"{fall:.1f}" for fall in m["falls"])
                lines.append(f"  {m['chain']:<24}" + "".join(f"{x:>9.1e}" for x in m["differences"])
                             + f"{falls:>14}{m['floor']:>9.1e}{m['energy_drift']:>11.1e}"
                             + ("" if m["verdict"] == "pass" else "  FAIL"))
        if self.counts:
            lines += ["", "SymPy's Euler-Lagrange equations of a planar chain, not simplified: operations by count_ops",
                      f"  {'links':>5}{'decimal parameters':>20}{'symbolic parameters':>21}"]
            lines += [f"  {n:>5}{c['decimals']:>20,}{c['symbols']:>21,}" for n, c in sorted(self.counts.items())]
        if self.skipped:
            lines += ["", "Left out"]
            lines += [f"  {library} {reason} ({self._told(chains)})"
                      for (library, reason), chains in self.skipped.items()]
        lines += ["", self.summary()]
        return "\n".join(lines) + "\n"

    def _told(self, chains):
        chains = list(dict.fromkeys(chains))
        return ", ".join(chains) if len(chains) <= 3 else f"{len(chains)} of {len(self.chains)} chains"

    def summary(self):
        if not self.rows:
            return "incomplete: nothing was compared"
        failed = [row for row in self.rows.values() if row.verdict == "fail"]
        largest = max(row.relative for row in self.rows.values())
        bad = len(failed) + sum(entry["verdict"] == "fail" for entry in self.motions)
        return (f"{self.verdict}: {len(self.rows) + len(self.motions)} comparisons on {len(self.chains)} chains, "
                f"{bad} failed; largest residual / max(1, scale) {largest:.1e}")

    def json(self):
        finite = lambda x: None if isinstance(x, float) and not np.isfinite(x) else x
        rows = [{"quantity": row.quantity, "unit": TITLES[row.quantity][1], "library": row.library,
                 "function": row.function, "by_differences": row.differences, "verdict": row.verdict,
                 "states": row.states, "largest_residual": float(row.largest), "largest_relative": float(row.relative),
                 "worst": {key: finite(x) for key, x in row.worst.items()}}
                for row in self.sorted_rows()]
        motions = [entry | {key: [finite(x) for x in entry[key]] for key in ("differences", "falls")}
                   for entry in self.motions]
        skipped = [{"library": library, "reason": reason, "chains": list(dict.fromkeys(chains))}
                   for (library, reason), chains in self.skipped.items()]
        return json.dumps({"format": "lagdyn-crosscheck/1", "verdict": self.verdict, "program": self.program,
                           "libraries": self.versions, "seed": self.seed, "chains": self.chains, "rows": rows,
                           "motions": motions, "symbolic": [self.counts[n] for n in sorted(self.counts)],
                           "skipped": skipped}, indent=1) + "\n"


class Output:
    """A file that is opened before the work and appears whole or not at all."""

    def __init__(self, path):
        self.path = path
        handle, self.draft = tempfile.mkstemp(dir=os.path.dirname(os.path.abspath(path)), prefix=".crosscheck-")
        os.close(handle)

    def write(self, text):
        with open(self.draft, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(self.draft, 0o644)
        os.replace(self.draft, self.path)

    def discard(self):
        if os.path.exists(self.draft):
            os.remove(self.draft)
