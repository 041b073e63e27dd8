"""One chain file through lagdyn and every library that takes it, into the report."""
import numpy as np

from peers import modern_robotics_peer, mujoco_peer, pinocchio_peer, scipy_peer, sympy_peer
from peers.chain import read
from peers.lagdyn import Refused
from peers.scale import Scales

PEERS = (pinocchio_peer.Peer, mujoco_peer.Peer, modern_robotics_peer.Peer, sympy_peer.Peer)
VERSIONS = {peer.name: peer.version for peer in PEERS} | {scipy_peer.NAME: scipy_peer.VERSION}
DIFFERENCES = ("euler-lagrange-fd", "christoffel-fd")  # lagdyn's methods by five-point differences
STEPS = (4e-3, 2e-3, 1e-3)  # s
DURATION = 1.0  # s
INSTANTS = 10  # of a motion, whose energies are compared


class Comparison:
    """With `beside_scipy`, a chain's motion is compared too, at three steps."""

    def __init__(self, report, program, folder, states, seed):
        self.report, self.program, self.folder, self.states, self.seed = report, program, folder, states, seed

    def chain(self, file, name, beside_scipy):
        self.program.accept(file)  # its words on a file that is wrong are the better ones
        chain = read(file)
        samples = list(self.program.samples(file, bool(chain.states), self.states, self.seed))
        self.report.chains.append({"name": name, "joints": len(chain.joints)})
        peers = list(self._willing(chain, name))
        for peer in peers:
            for place, sample in enumerate(samples):
                if reason := peer.state_refusal(chain, sample["q"]):
                    self.report.skip(peer.name, reason, name)
                else:
                    self._state(peer, sample, {"chain": name, "state": place + 1})
        if samples:
            start = [np.array(samples[0][key], float) for key in ("q", "qd")]
            runs = self._runs(file, name, samples[0], STEPS if beside_scipy else STEPS[-1:])
            if runs:
                self._energies([peer for peer in peers if "kinetic_energy" in peer.functions], runs[-1], name)
            if runs and beside_scipy:
                self._motion(chain, name, start, runs)

    def _willing(self, chain, name):
        for peer in PEERS:
            if refusal := peer.refusal(chain):
                self.report.skip(peer.name, refusal, name)
            else:
                yield (made := peer(chain))
                if isinstance(made, sympy_peer.Peer):  # the last chain of a length stays: it has no zero parameters
                    self.report.counts[len(chain.joints)] = made.counts

    def _state(self, peer, sample, place):
        q, qd, qdd = (np.array(sample[key], float) for key in ("q", "qd", "qdd"))
        scales = Scales(peer.chain, sample, peer.about)
        place = place | {key: sample[key] for key in ("q", "qd", "qdd")}
        ours = {key: sample[key] for key in ("tau", "mass_matrix", "coriolis_matrix")}
        terms = sample["terms"]
        ours |= {"coriolis": {"terms": terms["coriolis"]}, "gravity_vector": {"terms": terms["gravity"]}}
        found = peer.at(q, qd, qdd)
        for quantity, methods in ours.items():
            if quantity in found:
                self._compare(peer, quantity, found[quantity], methods, scales, place)
        if "qdd_from_tau" not in peer.functions:
            return
        if sample["cholesky"] is None:
            self.report.skip(peer.name, "has no accelerations where the mass matrix is singular", place["chain"])
            return
        tau, M = np.array(sample["tau"]["rnea"]), np.array(sample["mass_matrix"]["rnea-columns"])
        missed = M @ (peer.accelerations(q, qd, tau) - qdd)
        self._compare(peer, "qdd_from_tau", missed, {"rnea": 0 * tau}, scales, place)

    def _compare(self, peer, quantity, value, methods, scales, place):
        for differences in (False, True):
            chosen = {method: ours for method, ours in methods.items() if (method in DIFFERENCES) == differences}
            if chosen:
                scale, bound = scales.bound(quantity, differences)
                row = self.report.row(quantity, peer.name, peer.functions[quantity], differences)
                row.add({method: value - np.array(ours, float) for method, ours in chosen.items()}, scale, bound, place)

    def _runs(self, file, name, start, steps):
        q, qd = start["q"], start["qd"]
        try:
            return [self.program.trajectory(file, q, qd, step, DURATION, self.folder) for step in steps]
        except Refused as refused:
            self.report.skip("energy-drift", "says: " + " ".join(str(refused).split()), name)
            return []

    def _energies(self, peers, run, name):
        n = (run.shape[1] - 3) // 2
        for time, *row in run[::(len(run) - 1) // INSTANTS]:
            q, qd = np.array(row[:n]), np.array(row[n:2 * n])
            state = {"q": row[:n], "qd": row[n:2 * n], "qdd": [0.0] * n}
            place = {"chain": name, "state": f"t={time:g}s"} | state
            for peer in peers:
                found, scales = peer.energies(q, qd), Scales(peer.chain, state, peer.about)
                for quantity, ours in zip(("kinetic_energy", "potential_energy"), row[2 * n:]):
                    self._compare(peer, quantity, found[quantity], {"energy-drift": ours}, scales, place)

    def _motion(self, chain, name, start, runs):
        motion = scipy_peer.Motion(chain, *start, DURATION)
        differences = [motion.difference(run) for run in runs]
        floor = motion.floor(len(runs[-1]))
        falls, verdict = scipy_peer.judge(differences, floor)
        self.report.motions.append({
            "chain": name, "verdict": verdict, "steps": list(STEPS), "differences": differences, "falls": falls,
            "floor": floor, "energy_drift": motion.energy_drift(),
            "q": start[0].tolist(), "qd": start[1].tolist()})
