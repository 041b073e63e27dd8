"""SciPy's DOP853 on Pinocchio's aba: the motion that lagdyn's RK4 must approach, 16 times nearer at half the step."""
import numpy as np
import scipy
from scipy.integrate import solve_ivp

from peers import pinocchio_peer
from peers.chain import UNIT

NAME, VERSION = "SciPy", scipy.__version__
TIMES = 10  # parts of the duration, at whose ends states are compared
TOLERANCE = 1e-13
LEAST_FALL = 2 ** 3.5  # of an error of order 3.5 at half the step


class Motion:
    """The passive motion of a chain from a state, at the ends of `TIMES` equal parts of the duration: q, qd, and the
    energy that damping has taken."""

    def __init__(self, chain, q, qd, duration):
        self.peer = pinocchio_peer.Peer(chain)
        self.n, self.duration = len(q), duration
        self.start = np.concatenate((q, qd, [0.0]))
        self.states = self._solve(TOLERANCE)
        # Its error and that of one of a tenfold tolerance differ by about the latter.
        self.error = np.max(np.abs(self.states - self._solve(10 * TOLERANCE)))

    def floor(self, steps):
        """Where a difference says no more: this solution's error, and a rounding of the state in each step."""
        return self.error + steps * UNIT * np.max(np.abs(self.states))

    def _parts(self, state):
        return state[:self.n], state[self.n:2 * self.n]

    def _slope(self, _, state):
        q, qd = self._parts(state)
        power = self.peer.chain.damping @ qd ** 2
        return np.concatenate((qd, self.peer.accelerations(q, qd, np.zeros(self.n)), [power]))

    def _solve(self, tolerance):
        states, part = [self.start], self.duration / TIMES
        for _ in range(TIMES):
            solved = solve_ivp(self._slope, (0, part), states[-1], "DOP853", rtol=tolerance, atol=tolerance)
            states.append(solved.y[:, -1])
        return np.array(states[1:])

    def energy_drift(self):
        """Largest change of Pinocchio's total energy and what damping took, over the largest kinetic energy."""
        energies = [self.peer.energies(*self._parts(state)) for state in (self.start, *self.states)]
        total = np.array([energy["kinetic_energy"] + energy["potential_energy"] for energy in energies])
        total[1:] += self.states[:, -1]
        return np.max(np.abs(total - total[0])) / max(energy["kinetic_energy"] for energy in energies)

    def difference(self, trajectory):
        """Largest difference of a state of lagdyn's trajectory, whose rows are t, q, qd, …"""
        every = (len(trajectory) - 1) // TIMES
        return np.max(np.abs(trajectory[every::every, 1:1 + 2 * self.n] - self.states[:, :-1]))


def judge(differences, floor):
    """(falls, verdict) of the differences at steps h, h/2, h/4: each fall must show order 3.5, unless the smaller of
    the two is within ten times the floor."""
    falls = [big / small if small else np.inf for big, small in zip(differences, differences[1:])]
    good = [fall >= LEAST_FALL or small <= 10 * floor for fall, small in zip(falls, differences[1:])]
    return falls, "pass" if np.all(np.isfinite(differences)) and all(good) else "fail"
