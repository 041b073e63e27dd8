"""A chain file as NumPy arrays: a reader of both forms of lagdyn-chain/1 that shares nothing with lagdyn's own.

Files are taken to be valid, which lagdyn has judged before. Frames as in the file: a joint's `rotation` and `offset`
are the pose of its frame in the frame of the moving joint before it (welded bodies composed), at q = 0; then the joint
turns about, and slides along, `axis` through the frame's origin.
"""
import json
from dataclasses import dataclass, field

import numpy as np

UNIT = 2.0 ** -53


@dataclass
class Body:
    """What a joint carries: its frame's pose in the joint's; in its frame, the COM and the inertia about the COM."""
    rotation: np.ndarray
    offset: np.ndarray
    mass: float
    com: np.ndarray
    inertia: np.ndarray
    given: float  # norm of the inertia as the file has it, of which a part may cancel on the way to the COM

    def in_joint_frame(self):
        """Mass, COM, inertia about the COM, all in the joint's frame."""
        return self.mass, self.offset + self.rotation @ self.com, self.rotation @ self.inertia @ self.rotation.T


@dataclass
class Joint:
    name: str
    kind: str  # revolute, prismatic, screw
    rotation: np.ndarray
    offset: np.ndarray
    axis: np.ndarray
    pitch: float
    armature: float
    damping: float
    bodies: list = field(default_factory=list)

    @property
    def turns(self):
        return self.kind != "prismatic"

    def compound(self):
        """All bodies as one: mass, COM, inertia about the COM, in the joint's frame."""
        parts = [body.in_joint_frame() for body in self.bodies]
        mass = sum(part[0] for part in parts)
        com = sum((part[0] * part[1] for part in parts), np.zeros(3)) / mass if mass else np.zeros(3)
        return mass, com, sum((I + m * steiner(c - com) for m, c, I in parts), np.zeros((3, 3)))


@dataclass
class Chain:
    name: str
    gravity: np.ndarray
    joints: list
    states: list
    defect: float  # how far the file's rotation matrices are from rotations, added up

    @property
    def armature(self):
        return np.array([joint.armature for joint in self.joints])

    @property
    def damping(self):
        return np.array([joint.damping for joint in self.joints])

    def has(self, kind):
        return any(joint.kind == kind for joint in self.joints)


def cross(v):
    return np.array([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])


def steiner(c):
    return c @ c * np.eye(3) - np.outer(c, c)


class Reader:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.json = json.load(file)
        self.defect = 0.0

    def chain(self):
        joints = []
        # The pose of the current body's frame in the frame of the last moving joint.
        rotation, offset = np.eye(3), np.zeros(3)
        members = self.json.get("bodies") or self.json["links"]
        read = self.body if "bodies" in self.json else self.link
        for place, member in enumerate(members):
            R, p, axis, pitch, kind, inertial, shift = read(member)
            rotation, offset = rotation @ R, offset + rotation @ p
            if kind != "fixed":
                joint = member.get("joint", {})
                name = joint.get("name") or f"joint {len(joints) + 1}"
                joints.append(Joint(name, kind, rotation, offset, axis, pitch, joint.get("armature", 0.0),
                                    joint.get("damping", 0.0)))
                rotation, offset = np.eye(3), np.zeros(3)
            if joints and inertial:  # what is welded to the base does not move
                joints[-1].bodies.append(Body(rotation, offset, *inertial))
            offset = offset + rotation @ shift
        states = self.json.get("states") or ([self.json["state"]] if "state" in self.json else [])
        gravity = np.array(self.json.get("gravity", [0, 0, -9.81]), float)
        return Chain(self.json.get("name", ""), gravity, joints, states, self.defect)

    def body(self, member):
        joint = member["joint"]
        R, p = self.pose(joint.get("origin", {}))
        kind = {"continuous": "revolute"}.get(joint["type"], joint["type"])
        axis = np.zeros(3) if kind == "fixed" else np.array(joint["axis"], float)
        if kind != "fixed":
            axis /= np.linalg.norm(axis)
        inertial = self.inertial(member["inertial"]) if "inertial" in member else None
        return R, p, axis, joint.get("pitch", 0.0), kind, inertial, np.zeros(3)

    def link(self, member):
        """Form 2, its frame moved along the link onto the joint's axis; `shift` leads back to the link's own frame."""
        M = np.array(member["M"], float)
        R = self.rotation(M[:3, :3]).T
        p = -R @ M[:3, 3]
        if "G" in member:
            inertial = self.spatial_inertia(np.array(member["G"], float))
        else:
            inertial = self.inertial(member) if "mass" in member else None
        kind = member.get("joint", {}).get("type")
        if kind == "fixed":
            return R, p, np.zeros(3), 0.0, kind, inertial, np.zeros(3)
        w, v = np.split(np.array(member["A"], float), 2)
        kind = {"continuous": "revolute"}.get(kind, kind)
        if not w.any():
            return R, p, v / np.linalg.norm(v), 0.0, "prismatic", inertial, np.zeros(3)
        size = np.linalg.norm(w)
        w, v = w / size, v / size
        if kind is None:
            kind = "revolute" if abs(w @ v) <= 8 * UNIT * np.linalg.norm(v) else "screw"
        pitch = w @ v if kind == "screw" else 0.0
        onto = np.cross(w, v)
        if inertial:
            mass, com, inertia, given = inertial
            inertial = mass, com - onto, inertia, given + mass * (onto @ onto)
        return R, p + R @ onto, w, pitch, kind, inertial, -onto

    def pose(self, placement):
        return self.orientation(placement), np.array(placement.get("xyz", [0, 0, 0]), float)

    def orientation(self, place):
        if "matrix" in place:
            return self.rotation(np.array(place["matrix"], float))
        if "quaternion" in place:
            w, *v = np.array(place["quaternion"], float) / np.linalg.norm(place["quaternion"])
            v = np.array(v)
            return np.eye(3) + 2 * w * cross(v) + 2 * cross(v) @ cross(v)
        (cr, cp, cy), (sr, sp, sy) = (f(place.get("rpy", [0, 0, 0])) for f in (np.cos, np.sin))
        about_z = np.array([[cy, -sy, 0], [sy, cy, 0], [0, 0, 1]])
        about_y = np.array([[cp, 0, sp], [0, 1, 0], [-sp, 0, cp]])
        about_x = np.array([[1, 0, 0], [0, cr, -sr], [0, sr, cr]])
        return about_z @ about_y @ about_x

    def rotation(self, matrix):
        """The rotation nearest to a matrix."""
        U, _, V = np.linalg.svd(matrix)
        nearest = U @ V
        self.defect += np.linalg.norm(nearest - matrix)
        return nearest

    def inertial(self, entry):
        mass, com, tensor = entry["mass"], np.array(entry["com"], float), entry["inertia"]
        given = np.array([[tensor["ixx"], tensor["ixy"], tensor["ixz"]],
                          [tensor["ixy"], tensor["iyy"], tensor["iyz"]],
                          [tensor["ixz"], tensor["iyz"], tensor["izz"]]], float)
        R = self.orientation(tensor)
        inertia = R @ given @ R.T
        if tensor.get("about") == "origin":
            inertia = inertia - mass * steiner(com)
        return mass, com, inertia, np.linalg.norm(given)

    def spatial_inertia(self, G):
        mass = G[5, 5]
        c = G[:3, 3:]
        com = np.array([c[2, 1], c[0, 2], c[1, 0]]) / mass if mass else np.zeros(3)
        return mass, com, G[:3, :3] - mass * steiner(com), np.linalg.norm(G[:3, :3])


def read(path):
    return Reader(path).chain()
