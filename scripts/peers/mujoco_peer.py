"""MuJoCo: mj_inverse, mj_fullM, mj_forward, qfrc_bias, energies.

It has no screw joint, and refuses moving bodies without mass or with impossible inertia. Inertias go in as principal
moments and axes: MuJoCo's own diagonalisation stops at 1e-12.
"""
import xml.etree.ElementTree as xml

import mujoco
import numpy as np

LEAST = 1e-12  # of a mass (kg) or principal moment (kg m^2)


def numbers(values):
    return " ".join(repr(float(value)) for value in np.atleast_1d(values))


def quaternion(rotation):
    q = np.zeros(4)
    mujoco.mju_mat2Quat(q, np.ascontiguousarray(rotation).ravel())
    return numbers(q)


class Peer:
    name = "MuJoCo"
    version = mujoco.__version__
    about = "tree"
    functions = {
        "tau": "mj_inverse", "mass_matrix": "mj_fullM", "coriolis": "qfrc_bias", "gravity_vector": "qfrc_bias",
        "qdd_from_tau": "mj_forward", "kinetic_energy": "energy[1]", "potential_energy": "energy[0]",
    }

    @staticmethod
    def refusal(chain):
        if chain.has("screw"):
            return "has no screw joint"
        for joint in chain.joints:
            mass, _, inertia = joint.compound()
            if mass < LEAST or np.linalg.eigvalsh(inertia)[0] < LEAST:
                return "takes no moving body without mass or inertia"
            for body in joint.bodies:
                small, middle, large = np.linalg.eigvalsh(body.inertia)
                if small + middle < large:
                    return "takes no inertia whose moments break the triangle inequality"
        return None

    @staticmethod
    def state_refusal(chain, q):
        return None

    def __init__(self, chain):
        self.chain = chain
        root = xml.Element("mujoco")
        xml.SubElement(root, "compiler", angle="radian", autolimits="false")
        option = xml.SubElement(root, "option", gravity=numbers(chain.gravity))
        xml.SubElement(option, "flag", energy="enable", contact="disable", constraint="disable")
        parent = xml.SubElement(root, "worldbody")
        for joint in chain.joints:
            parent = xml.SubElement(parent, "body", pos=numbers(joint.offset), quat=quaternion(joint.rotation))
            xml.SubElement(parent, "joint", type="hinge" if joint.turns else "slide", axis=numbers(joint.axis),
                           armature=numbers(joint.armature), damping=numbers(joint.damping))
            own, *welded = joint.bodies
            self._inertial(parent, own, own.rotation, own.offset)
            for body in welded:
                place = xml.SubElement(parent, "body", pos=numbers(body.offset), quat=quaternion(body.rotation))
                self._inertial(place, body, np.eye(3), np.zeros(3))
        self.model = mujoco.MjModel.from_xml_string(xml.tostring(root, encoding="unicode"))
        self.data = mujoco.MjData(self.model)

    @staticmethod
    def _inertial(parent, body, rotation, offset):
        moments, axes = np.linalg.eigh(body.inertia)
        axes[:, 2] *= np.linalg.det(axes)
        xml.SubElement(parent, "inertial", pos=numbers(offset + rotation @ body.com), mass=numbers(body.mass),
                       diaginertia=numbers(moments), quat=quaternion(rotation @ axes))

    def _set(self, q, qd):
        self.data.qpos, self.data.qvel = q, qd

    def at(self, q, qd, qdd):
        model, data = self.model, self.data
        coriolis = self._bias(q, qd, np.zeros(3))
        gravity = self._bias(q, 0 * qd, self.chain.gravity)
        energies = self.energies(q, qd)
        M = np.zeros((model.nv, model.nv))
        mujoco.mj_fullM(model, data, M)
        data.qacc = qdd
        mujoco.mj_inverse(model, data)
        tau = data.qfrc_inverse.copy()
        return energies | {"tau": tau, "mass_matrix": M, "coriolis": coriolis, "gravity_vector": gravity}

    def _bias(self, q, qd, gravity):
        self.model.opt.gravity = gravity
        self._set(q, qd)
        mujoco.mj_forward(self.model, self.data)
        self.model.opt.gravity = self.chain.gravity
        return self.data.qfrc_bias.copy()

    def energies(self, q, qd):
        self._set(q, qd)
        mujoco.mj_forward(self.model, self.data)
        return {"kinetic_energy": self.data.energy[1], "potential_energy": self.data.energy[0]}

    def accelerations(self, q, qd, tau):
        self._set(q, qd)
        self.data.qfrc_applied = tau
        mujoco.mj_forward(self.model, self.data)
        self.data.qfrc_applied = 0 * tau
        return self.data.qacc.copy()
