"""How large the terms of each quantity are, and how far two correct programs may differ for it.

Scale. A body k at a distance from joint i, with mass m_k and inertia I_k, enters the quantities through products of
norms: levers (a turning joint's reach to the body's COM, 1 for a sliding one), |I_k|, bounds of velocities and
accelerations. Their sums, with nothing cancelling, are the scales below; a result may be far smaller than its scale.
A library that works about one point for the whole chain has levers longer by the chain's reach ("tree").

Bound. Velocities, accelerations and forces go along the chain in three passes. In a pass, a joint turns a 3-vector
(products and sums: 3 sqrt(3) u of its norm, the rotation's own entries 8 u), shifts it by a lever (4 u) and adds (u):
at most 24 u for a joint and pass, and as much for the body's own products. With n joints, three passes and two
programs, |a - b| <= 2 * 3 * 24 (n + 1) u * scale = 144 (n + 1) u * scale. Nothing in it is fitted. Where an angle
exceeds pi, sine and cosine carry the rounding of their argument: |q| / pi more. Where a file's matrices are no exact
rotations, each program has its own nearest one: their defects are added.
No bound may exceed WIDEST times max(1, scale).
"""
import numpy as np

from peers.chain import UNIT

WIDEST = 3.8e-11
STEP = 1e-3  # of lagdyn's five-point differences


class Scales:
    def __init__(self, chain, state, about):
        self.chain = chain
        self.n = len(chain.joints)
        self.q, self.qd, self.qdd = (np.abs(np.array(state[key], float)) for key in ("q", "qd", "qdd"))
        self.turns = np.array([joint.turns for joint in chain.joints], float)
        self.relative = 144 * (self.n + 1) * UNIT * max(1, max(self.q * self.turns) / np.pi) + 2 * chain.defect
        self._sum_up(about)

    def _sum_up(self, about):
        chain, n = self.chain, self.n
        # From the base to each joint's frame, at most.
        steps = [np.linalg.norm(joint.offset) + q * (1 if not joint.turns else abs(joint.pitch))
                 for joint, q in zip(chain.joints, self.q)]
        to_joint = np.cumsum(steps)
        reach = to_joint[-1] + max((np.linalg.norm(body.offset) + np.linalg.norm(body.com)
                                    for joint in chain.joints for body in joint.bodies), default=0)
        far = 2 * reach if about == "tree" else 0
        gravity = np.linalg.norm(chain.gravity)
        self.mass_matrix = np.diag(chain.armature)
        self.coriolis_matrix = np.zeros((n, n))
        self.gravity_vector = np.zeros(n)
        self.coriolis = np.zeros(n)
        self.potential_energy = 0.0
        for k, joint in enumerate(chain.joints):
            for body in joint.bodies:
                arm = np.linalg.norm(body.offset) + np.linalg.norm(body.com)
                inertia = max(np.linalg.norm(body.inertia), body.given) + body.mass * arm ** 2
                up = np.arange(n) <= k  # the joints that move the body
                lever = np.where(self.turns, to_joint[k] - to_joint + steps + arm + far, 1.0)
                lever = up * (lever + np.abs([joint.pitch for joint in chain.joints]))
                turns = up * self.turns
                spin, speed = turns @ self.qd, lever @ self.qd
                self.mass_matrix += body.mass * np.outer(lever, lever) + inertia * np.outer(turns, turns)
                self.coriolis_matrix += (body.mass * np.outer(lever, spin * lever + speed * turns)
                                         + 2 * inertia * spin * np.outer(turns, turns))
                self.coriolis += 2 * body.mass * lever * spin * speed + 2 * inertia * turns * spin ** 2
                self.gravity_vector += body.mass * gravity * lever
                self.potential_energy += body.mass * gravity * (to_joint[k] + arm + far)
        self.kinetic_energy = self.qd @ self.mass_matrix @ self.qd / 2
        self.tau = (self.mass_matrix @ self.qdd + self.coriolis + self.gravity_vector + chain.damping * self.qd)
        # The torque that an acceleration's error is worth; elimination only makes inertias smaller, so its rounding is
        # of the same kind.
        self.qdd_from_tau = self.tau + self.mass_matrix @ self.qdd

    def bound(self, quantity, differences=False):
        """(scale, bound), each of the quantity's shape."""
        scale = getattr(self, quantity)
        bound = self.relative * scale
        if differences:
            scale, more = self._differences(quantity)
            bound = bound + more
        return scale, np.minimum(bound, WIDEST * np.maximum(1, scale))

    def _differences(self, quantity):
        """Five-point differences lose 1.5 / h of the rounding, and cut off h^4 / 30 times a fifth derivative of at most
        2^5 times the entry's scale (an entry of M is of second degree in the sine and cosine of each joint). They take
        the energies of the whole chain, so the scale of every joint is the chain's."""
        slope = 1.5 * self.relative / STEP + 32 * STEP ** 4 / 30
        coriolis = 1.5 * np.max(self.mass_matrix) * np.sum(self.qd)
        scale = coriolis if quantity == "coriolis_matrix" else coriolis * np.sum(self.qd) + self.potential_energy
        return np.maximum(scale, np.max(getattr(self, quantity))), slope * scale
