"""Pinocchio: rnea, crba, computeCoriolisMatrix, computeGeneralizedGravity, aba, energies.

A model's armature counts in rnea, crba and aba. computeKineticEnergy leaves it out for revolute joints and counts it
for prismatic ones, so it is asked without any and the sum of armature qd^2 / 2 is added here, as damping is.
"""
import numpy as np
import pinocchio

JOINTS = {
    "revolute": lambda joint: pinocchio.JointModelRevoluteUnaligned(joint.axis),
    "prismatic": lambda joint: pinocchio.JointModelPrismaticUnaligned(joint.axis),
    "screw": lambda joint: pinocchio.JointModelHelicalUnaligned(joint.axis, joint.pitch),
}


class Peer:
    name = "Pinocchio"
    version = pinocchio.__version__
    about = "joint"
    functions = {
        "tau": "rnea", "mass_matrix": "crba", "coriolis_matrix": "computeCoriolisMatrix",
        "coriolis": "computeCoriolisMatrix", "gravity_vector": "computeGeneralizedGravity", "qdd_from_tau": "aba",
        "kinetic_energy": "computeKineticEnergy", "potential_energy": "computePotentialEnergy",
    }

    @staticmethod
    def refusal(chain):
        return None

    @staticmethod
    def state_refusal(chain, q):
        return None

    def __init__(self, chain):
        self.chain = chain
        self.model = pinocchio.Model()
        self.model.gravity = pinocchio.Motion(chain.gravity, np.zeros(3))
        parent = 0
        for joint in chain.joints:
            place = pinocchio.SE3(joint.rotation, joint.offset)
            parent = self.model.addJoint(parent, JOINTS[joint.kind](joint), place, joint.name)
            for body in joint.bodies:
                inertia = pinocchio.Inertia(body.mass, body.com, body.inertia)
                self.model.appendBodyToJoint(parent, inertia, pinocchio.SE3(body.rotation, body.offset))
        self.bare = pinocchio.Model(self.model)
        self.model.armature = chain.armature
        self.data, self.bare_data = self.model.createData(), self.bare.createData()

    def at(self, q, qd, qdd):
        model, data = self.model, self.data
        C = pinocchio.computeCoriolisMatrix(model, data, q, qd).copy()
        M = np.triu(pinocchio.crba(model, data, q))
        return {
            "tau": pinocchio.rnea(model, data, q, qd, qdd) + self.chain.damping * qd,
            "mass_matrix": M + np.triu(M, 1).T,
            "coriolis_matrix": C,
            "coriolis": C @ qd,
            "gravity_vector": pinocchio.computeGeneralizedGravity(model, data, q).copy(),
        } | self.energies(q, qd)

    def energies(self, q, qd):
        kinetic = pinocchio.computeKineticEnergy(self.bare, self.bare_data, q, qd)
        return {"kinetic_energy": kinetic + self.chain.armature @ qd ** 2 / 2,
                "potential_energy": pinocchio.computePotentialEnergy(self.bare, self.bare_data, q)}

    def accelerations(self, q, qd, tau):
        return pinocchio.aba(self.model, self.data, q, qd, tau - self.chain.damping * qd).copy()
