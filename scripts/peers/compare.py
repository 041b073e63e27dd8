"""One chain file through lagdyn and every library that takes it, into the report."""
import numpy as np

from peers import modern_robotics_peer, mujoco_peer, pinocchio_peer, scipy_peer, sympy_peer
from peers.chain import read
from peers.lagdyn import Refused
from peers.scale import Scales

PEERS = (pinocchio_peer.Peer, mujoco_peer.Peer, modern_robotics_peer.Peer, sympy_peer.Peer)
VERSIONS = {peer.name: peer.version for peer in PEERS} | {scipy_peer.NAME: scipy_peer.VERSION}
DIFFERENCES = ("euler-lagrange-fd", "christoffel-fd")  # lagdyn's methods by five-point differences
STEPS = (4e-3, 2e-3, 1e-3)
DURATION = 1.0
INSTANTS = 10  # of a trajectory, whose energies are compared


class Comparison:
    def __init__(self, report, program, folder, states, seed):
        self.report, self.program, self.folder, self.states, self.seed = report, program, folder, states, seed

    def chain(self, file, name, beside_scipy):
        self.program.accept(file)  # its words on a file that is wrong are the better ones
        chain = read(file)
        samples = list(self.program.samples(file, bool(chain.states), self.states, self.seed))
        self.report.chains.append({"name": name, "joints": len(chain.joints)})
        peers = []
        for peer in PEERS:
            if refusal := peer.refusal(chain):
                self.report.skip(peer.name, refusal, name)
            else:
                peers.append(peer(chain))
        for peer in peers:
            if isinstance(peer, sympy_peer.Peer):
                self.report.counts[len(chain.joints)] = peer.counts  # the last: those chains have no zero among their parameters
            for place, sample in enumerate(samples):
                if reason := peer.state_refusal(chain, sample["q"]):
                    self.report.skip(peer.name, reason, name)
                else:
                    self.state(peer, sample, {"chain": name, "state": place + 1})
        if samples:
            self.motion(file, chain, [peer for peer in peers if "kinetic_energy" in peer.functions], samples[0], name, beside_scipy)

    def state(self, peer, sample, place):
        q, qd, qdd = (np.array(sample[key], float) for key in ("q", "qd", "qdd"))
        scales = Scales(peer.chain, sample, peer.about)
        place = place | {key: sample[key] for key in ("q", "qd", "qdd")}
        terms = sample["terms"]
        lagdyn = {"tau": sample["tau"], "mass_matrix": sample["mass_matrix"], "coriolis_matrix": sample["coriolis_matrix"],
                  "coriolis": {"terms": terms["coriolis"]}, "gravity_vector": {"terms": terms["gravity"]}}
        found = peer.at(q, qd, qdd)
        for quantity, methods in lagdyn.items():
            if quantity in found:
                self.compare(peer, quantity, found[quantity], methods, scales, place)
        if "qdd_from_tau" in peer.functions and sample["cholesky"] is None:
            self.report.skip(peer.name, "has no accelerations where the mass matrix is singular", place["chain"])
        elif "qdd_from_tau" in peer.functions:
            tau, M = np.array(sample["tau"]["rnea"]), np.array(sample["mass_matrix"]["rnea-columns"])
            missed = M @ (peer.accelerations(q, qd, tau) - qdd)
            self.compare(peer, "qdd_from_tau", missed, {"rnea": 0 * tau}, scales, place)

    def compare(self, peer, quantity, value, methods, scales, place):
        for differences in (False, True):
            chosen = {method: ours for method, ours in methods.items() if (method in DIFFERENCES) == differences}
            if chosen:
                scale, bound = scales.bound(quantity, differences)
                row = self.report.row(quantity, peer.name, peer.functions[quantity], differences)
                row.add({method: value - np.array(ours, float) for method, ours in chosen.items()}, scale, bound, place)

    def motion(self, file, chain, peers, sample, name, beside_scipy):
        """Energies along RK4's passive motion; with `beside_scipy`, also the motion itself at three steps."""
        q, qd = np.array(sample["q"], float), np.array(sample["qd"], float)
        steps = STEPS if beside_scipy else STEPS[-1:]
        try:
            runs = [self.program.trajectory(file, sample["q"], sample["qd"], step, DURATION, self.folder) for step in steps]
        except Refused as refused:
            self.report.skip("energy-drift", "says: " + " ".join(str(refused).split()), name)
            return
        n = len(q)
        for row in runs[-1][::(len(runs[-1]) - 1) // INSTANTS]:
            state = {"q": row[1:1 + n].tolist(), "qd": row[1 + n:1 + 2 * n].tolist(), "qdd": [0.0] * n}
            place = {"chain": name, "state": f"t={row[0]:g}s"} | state
            energies = dict(zip(("kinetic_energy", "potential_energy"), row[1 + 2 * n:]))
            for peer in peers:
                found = peer.energies(row[1:1 + n], row[1 + n:1 + 2 * n])
                for quantity, ours in energies.items():
                    self.compare(peer, quantity, found[quantity], {"energy-drift": ours}, Scales(chain, state, peer.about), place)
        if beside_scipy:
            motion = scipy_peer.Motion(chain, q, qd, DURATION)
            differences = [motion.difference(run) for run in runs]
            falls, verdict = scipy_peer.judge(differences, motion.floor)
            self.report.motions.append({"chain": name, "library": scipy_peer.NAME, "verdict": verdict, "steps": list(STEPS),
                                        "differences": differences, "falls": falls, "floor": motion.floor,
                                        "energy_drift": motion.energy_drift(), "q": sample["q"], "qd": sample["qd"]})
