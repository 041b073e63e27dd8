"""modern_robotics: InverseDynamics, MassMatrix, VelQuadraticForces, GravityForces.

A link's frame {i} sits at the COM of all that its joint carries, with the joint frame's axes. The library takes a turn
by less than 1e-6 for none at all, so states with |q| < 1e-5 at a turning joint are left out. It knows neither armature
nor damping, which are added here.
"""
from importlib.metadata import version

import modern_robotics
import numpy as np


def pose(rotation, offset):
    T = np.eye(4)
    T[:3, :3], T[:3, 3] = rotation, offset
    return T


class Peer:
    name = "modern_robotics"
    version = version("modern-robotics")
    about = "tree"
    functions = {"tau": "InverseDynamics", "mass_matrix": "MassMatrix", "coriolis": "VelQuadraticForces",
                 "gravity_vector": "GravityForces"}

    @staticmethod
    def refusal(chain):
        return None

    @staticmethod
    def state_refusal(chain, q):
        if any(joint.turns and abs(angle) < 1e-5 for joint, angle in zip(chain.joints, q)):
            return "takes a turn by less than 1e-6 for none; states with |q| < 1e-5 are left out"
        return None

    def __init__(self, chain):
        self.chain = chain
        self.M, self.G, screws = [], [], []
        before, centre = np.zeros(3), np.eye(4)
        for joint in chain.joints:
            mass, com, inertia = joint.compound()
            self.M.append(pose(joint.rotation, joint.offset + joint.rotation @ com - before))
            before, centre = com, centre @ self.M[-1]
            G = np.zeros((6, 6))
            G[:3, :3], G[3:, 3:] = inertia, mass * np.eye(3)
            self.G.append(G)
            spin = joint.axis if joint.turns else np.zeros(3)
            slide = joint.pitch * joint.axis if joint.turns else joint.axis
            screws.append(modern_robotics.Adjoint(centre) @ np.concatenate((spin, np.cross(spin, com) + slide)))
        self.M.append(np.eye(4))
        self.S = np.array(screws).T

    def at(self, q, qd, qdd):
        lists = self.M, self.G, self.S
        gravity = self.chain.gravity
        tau = modern_robotics.InverseDynamics(q, qd, qdd, gravity, np.zeros(6), *lists)
        return {
            "tau": tau + self.chain.armature * qdd + self.chain.damping * qd,
            "mass_matrix": modern_robotics.MassMatrix(q, *lists) + np.diag(self.chain.armature),
            "coriolis": modern_robotics.VelQuadraticForces(q, qd, *lists),
            "gravity_vector": modern_robotics.GravityForces(q, gravity, *lists),
        }
