"""SymPy: the Euler-Lagrange equations of a planar chain, derived from K - P and not simplified.

Coordinates are relative angles q; d/dt goes by the chain rule over symbols q, qd, qdd. The equations with symbols for
the parameters are evaluated to 30 digits. `count_ops` is also taken of the same equations with decimal numbers for the
parameters, where SymPy multiplies factors out by itself.
"""
import mpmath
import numpy as np
import sympy

DIGITS = 30
FEWEST, MOST = 2, 4


class Equations:
    """Of a planar chain; `parameter(value, name)` decides what stands for a parameter that is not zero."""

    def __init__(self, chain, parameter):
        n = len(chain.joints)
        self.q, self.qd, self.qdd = (sympy.symbols(f"{name}1:{n + 1}") for name in ("q", "qd", "qdd"))
        number = lambda value, name: parameter(value, name) if value else sympy.Integer(0)
        up = [number(-chain.gravity[i], f"g{i}") for i in range(2)]
        angle = x = y = sympy.Integer(0)
        self.kinetic = self.potential = sympy.Integer(0)
        for i, joint in enumerate(chain.joints):
            mass, com, inertia = joint.compound()
            m, I = number(mass, f"m{i}"), number(inertia[2, 2], f"I{i}")
            (lx, ly), (cx, cy) = ([number(v[k], f"{name}{i}{k}") for k in range(2)]
                                  for v, name in ((joint.offset, "l"), (com, "c")))
            x, y = x + lx * sympy.cos(angle) - ly * sympy.sin(angle), y + lx * sympy.sin(angle) + ly * sympy.cos(angle)
            angle += self.q[i]
            px = x + cx * sympy.cos(angle) - cy * sympy.sin(angle)
            py = y + cx * sympy.sin(angle) + cy * sympy.cos(angle)
            self.kinetic += m * (self.rate(px) ** 2 + self.rate(py) ** 2) / 2 + I * self.rate(angle) ** 2 / 2
            self.potential += m * (up[0] * px + up[1] * py)
        self.momenta = [self.kinetic.diff(v) for v in self.qd]
        lagrangian = self.kinetic - self.potential
        self.tau = [self.rate(lagrangian.diff(v)) - lagrangian.diff(u) for u, v in zip(self.q, self.qd)]

    def rate(self, expression):
        return sum(expression.diff(a) * b for a, b in zip(self.q + self.qd, self.qd + self.qdd))

    def count(self):
        return int(sum(equation.count_ops() for equation in self.tau))

    def quantities(self):
        n = range(len(self.q))
        M = [[self.momenta[i].diff(self.qd[j]) for j in n] for i in n]
        slope = [[[M[i][j].diff(self.q[k]) for k in n] for j in n] for i in n]
        C = [[sum((slope[i][j][k] + slope[i][k][j] - slope[j][k][i]) / 2 * self.qd[k] for k in n) for j in n]
             for i in n]
        return {"tau": self.tau, "mass_matrix": M, "coriolis_matrix": C,
                "gravity_vector": [self.potential.diff(u) for u in self.q],
                "kinetic_energy": self.kinetic, "potential_energy": self.potential}


def is_planar(chain):
    return all(joint.kind == "revolute" and not joint.armature and not joint.damping and not joint.offset[2]
               and (joint.axis == [0, 0, 1]).all() and (joint.rotation == np.eye(3)).all() for joint in chain.joints)


class Peer:
    name = "SymPy"
    version = sympy.__version__
    about = "joint"
    functions = {"tau": "diff", "mass_matrix": "diff", "coriolis_matrix": "diff", "coriolis": "diff",
                 "gravity_vector": "diff", "kinetic_energy": "K", "potential_energy": "P"}

    @staticmethod
    def refusal(chain):
        if FEWEST <= len(chain.joints) <= MOST and is_planar(chain):
            return None
        return f"derives planar chains of {FEWEST} to {MOST} links without armature and damping alone"

    @staticmethod
    def state_refusal(chain, q):
        return None

    def __init__(self, chain):
        self.chain, self.values = chain, {}
        equations = Equations(chain, self._symbol)
        self.counts = {"links": len(chain.joints), "symbols": equations.count(),
                       "decimals": Equations(chain, lambda value, name: sympy.Float(value)).count()}
        variables = [*equations.q, *equations.qd, *equations.qdd, *self.values]
        self.functions_of = {name: sympy.lambdify(variables, value, "mpmath", cse=True)
                             for name, value in equations.quantities().items()}

    def _symbol(self, value, name):
        symbol = sympy.Symbol(name)
        self.values[symbol] = value
        return symbol

    def at(self, q, qd, qdd):
        with mpmath.workdps(DIGITS):
            numbers = [mpmath.mpf(float(x)) for x in (*q, *qd, *qdd, *self.values.values())]
            found = {name: np.array(function(*numbers), float) for name, function in self.functions_of.items()}
        return found | {"coriolis": found["coriolis_matrix"] @ qd}

    def energies(self, q, qd):
        found = self.at(q, qd, 0 * q)
        return {key: found[key] for key in ("kinetic_energy", "potential_energy")}
