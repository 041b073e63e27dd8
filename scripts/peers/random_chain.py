"""Random chain files that use what the format has: both forms, every joint type, welded bodies, rpy, quaternions and
matrices, inertias about the COM or the origin with turned axes, armature, damping, any direction of gravity."""
import random

import numpy as np

from peers.chain import cross, steiner

PLANAR = (2, 3, 4)


class Maker:
    def __init__(self, seed, number):
        self.random = random.Random(f"{seed}/{number}")
        self.decades = self.random.choice((1, 1, 1, 3))  # of masses, above and below 1 kg

    def vector(self, reach):
        return np.array([self.random.uniform(-reach, reach) for _ in range(3)])

    def direction(self):
        if self.random.random() < 0.25:
            along = np.zeros(3)
            along[self.random.randrange(3)] = self.random.choice((-1.0, 1.0))
            return along
        v = self.vector(1) + np.array([0, 0, 1e-3])
        return v / np.linalg.norm(v)

    def quaternion(self):
        half = self.random.uniform(-3, 3)
        return np.array([np.cos(half), *(np.sin(half) * self.direction())])

    def rotation(self):
        w, *v = self.quaternion()
        return np.eye(3) + 2 * w * cross(v) + 2 * cross(v) @ cross(v)

    def orientation(self):
        kind = self.random.randrange(4)
        if kind == 0:
            return {}
        if kind == 1:
            return {"rpy": self.vector(3).tolist()}
        return {"quaternion": self.quaternion().tolist()} if kind == 2 else {"matrix": self.rotation().tolist()}

    def body_of_points(self):
        """Mass, COM and inertia about it of three pairs of opposite points."""
        mass = 10 ** self.random.uniform(-self.decades, self.decades)
        return mass, self.vector(0.3), sum(mass / 3 * steiner(self.vector(0.3)) for _ in range(3))

    def inertial(self):
        mass, com, inertia = self.body_of_points()
        extra = self.orientation()
        if self.random.random() < 0.3:  # in the body's axes, since the COM's part is
            inertia, extra = inertia + mass * steiner(com), {"about": "origin"}
        entries = {"ixx": inertia[0, 0], "iyy": inertia[1, 1], "izz": inertia[2, 2],
                   "ixy": inertia[0, 1], "ixz": inertia[0, 2], "iyz": inertia[1, 2]}
        return {"mass": mass, "com": com.tolist(), "inertia": entries | extra}

    def dissipation(self):
        some = {"armature": self.random.uniform(0, 0.3), "damping": self.random.uniform(0, 0.5)}
        return {key: value for key, value in some.items() if self.random.random() < 0.4}

    def body(self, number, kind):
        origin = {"xyz": self.vector(0.5).tolist()} | self.orientation()
        joint = {"name": f"joint-{number}", "type": kind, "origin": origin}
        if kind != "fixed":
            joint |= {"axis": self.direction().tolist()} | self.dissipation()
        if kind == "screw":
            joint["pitch"] = self.random.uniform(-0.2, 0.2)
        return {"name": f"body-{number}", "joint": joint, "inertial": self.inertial()}

    def link(self, number, kind):
        M = np.eye(4)
        M[:3, :3], M[:3, 3] = self.rotation(), self.vector(0.5)
        made = {"name": f"body-{number}", "M": M.tolist(), "joint": {"name": f"joint-{number}", "type": kind}}
        if kind != "fixed":
            w = self.direction()
            pitch = self.random.uniform(-0.2, 0.2) if kind == "screw" else 0.0
            A = (np.zeros(3), w) if kind == "prismatic" else (w, np.cross(self.vector(0.3), w) + pitch * w)
            made["A"] = np.concatenate(A).tolist()
            made["joint"] |= self.dissipation()
        mass, com, inertia = self.body_of_points()
        first = mass * cross(com)
        made["G"] = np.block([[inertia + mass * steiner(com), first], [first.T, mass * np.eye(3)]]).tolist()
        return made

    def chain(self):
        moving = self.random.choice((1, 2, 3, 4, 5, 6, 7, 8, 12))
        types = self.random.choice((("revolute",), ("revolute", "continuous", "prismatic"),
                                    ("revolute", "prismatic", "screw")))
        kinds = []
        for _ in range(moving):
            kinds += ["fixed"] * (self.random.random() < 0.2) + [self.random.choice(types)]
        kinds += ["fixed"] * (self.random.random() < 0.3)
        form, member = self.random.choice((("bodies", self.body), ("bodies", self.body), ("links", self.link)))
        gravity = 9.81 * self.direction()
        return {"gravity": gravity.tolist(), form: [member(number + 1, kind) for number, kind in enumerate(kinds)]}

    def planar(self, links):
        """Turning about z, gravity along -y, every COM on its link's axis."""
        bodies, length = [], 0.0
        for number in range(1, links + 1):
            mass, before, length = self.random.uniform(0.5, 2), length, self.random.uniform(0.3, 0.8)
            izz = mass * length ** 2 * self.random.uniform(0.05, 0.1)
            origin = {"xyz": [before, 0, 0]}
            joint = {"name": f"joint-{number}", "type": "continuous", "origin": origin, "axis": [0, 0, 1]}
            inertia = {"ixx": 0.1 * izz, "iyy": izz, "izz": izz, "ixy": 0, "ixz": 0, "iyz": 0}
            bodies.append({"name": f"link-{number}", "joint": joint,
                           "inertial": {"mass": mass, "com": [0.5 * length, 0, 0], "inertia": inertia}})
        return {"gravity": [0, -9.81, 0], "bodies": bodies}


def random_chains(number, seed):
    """`number` chains of any kind, then the planar ones of 2, 3 and 4 links: (name, chain) each."""
    made = [(f"random-{i}", Maker(seed, i).chain()) for i in range(1, number + 1)]
    made += [(f"planar-{links}-links", Maker(seed, f"planar-{links}").planar(links)) for links in PLANAR]
    return [(name, {"format": "lagdyn-chain/1", "name": name} | chain) for name, chain in made]
