import { addLogs, pass, weighRoles } from '#reading/roles/chain.ts';
import type { Chain } from '#reading/roles/chain.ts';
import { makeRandom, shuffle } from './random.ts';

/** An advertisement ready for training: numbers of features, joints, and the roles each unit may have. */
export interface ChainRow {
  features: Int32Array[];
  joints: number[];
  /** Empty where nobody knows. */
  roles: number[][];
  /** The one role that is known without weighing; -1 for none. */
  fixed: number[];
  weight: number;
}

export interface ChainSettings {
  roleCount: number;
  featureCount: number;
  jointCount: number;
  rounds: number;
  rate: number;
  /** How strongly weights are pulled to zero, so that most features drop out. */
  pull: number;
  seed: number;
}

export interface ChainModel {
  weights: Float32Array;
  transitions: Float32Array[];
}

export function score(
  weights: Float32Array,
  roleCount: number,
  features: Int32Array,
): Float32Array {
  const scores = new Float32Array(roleCount);
  for (const feature of features) {
    const base = feature * roleCount;
    for (let role = 0; role < roleCount; role += 1) {
      scores[role] = (scores[role] ?? 0) + (weights[base + role] ?? 0);
    }
  }
  return scores;
}

/** A conditional random field by AdaGrad; where several roles are right, their ways share the target. */
export function trainChain(rows: readonly ChainRow[], settings: ChainSettings): ChainModel {
  const { roleCount, featureCount, jointCount, rounds, rate, pull } = settings;
  const weights = new Float32Array(featureCount * roleCount);
  const squares = new Float32Array(featureCount * roleCount).fill(0.1);
  const size = roleCount * roleCount;
  const transitions = Array.from({ length: jointCount }, () => new Float32Array(size));
  const transitionSquares = Array.from({ length: jointCount }, () =>
    new Float32Array(size).fill(1),
  );
  const random = makeRandom(settings.seed);
  const order = rows.map((_, index) => index);

  const move = (held: Float32Array, sums: Float32Array, at: number, slope: number): void => {
    if (slope === 0) return;
    const square = (sums[at] ?? 0) + slope * slope;
    sums[at] = square;
    const step = rate / Math.sqrt(square);
    const moved = (held[at] ?? 0) - step * slope;
    const shrink = step * pull;
    held[at] = moved > shrink ? moved - shrink : moved < -shrink ? moved + shrink : 0;
  };

  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const row = rows[index];
      if (!row) continue;
      const scores = row.features.map((features, i) =>
        restrict(
          score(weights, roleCount, features),
          (row.fixed[i] ?? -1) < 0 ? [] : [row.fixed[i] ?? 0],
        ),
      );
      const free: Chain = { scores, joints: row.joints, transitions };
      const bound: Chain = {
        ...free,
        scores: scores.map((own, i) => restrict(own, row.roles[i] ?? [])),
      };
      const given = weighRoles(free, roleCount);
      const wanted = weighRoles(bound, roleCount);
      const [givenPairs, wantedPairs] = [weighPairs(free, roleCount), weighPairs(bound, roleCount)];
      row.features.forEach((features, i) => {
        for (let role = 0; role < roleCount; role += 1) {
          const slope = row.weight * ((given[i]?.[role] ?? 0) - (wanted[i]?.[role] ?? 0));
          if (Math.abs(slope) < 1e-4) continue;
          for (const feature of features) move(weights, squares, feature * roleCount + role, slope);
        }
      });
      row.joints.forEach((joint, i) => {
        const held = transitions[joint];
        const sums = transitionSquares[joint];
        if (!held || !sums) return;
        for (let at = 0; at < size; at += 1) {
          move(
            held,
            sums,
            at,
            row.weight * ((givenPairs[i]?.[at] ?? 0) - (wantedPairs[i]?.[at] ?? 0)),
          );
        }
      });
    }
  }
  return { weights, transitions };
}

const restrict = (scores: Float32Array, roles: readonly number[]): Float32Array =>
  roles.length === 0 ? scores : scores.map((value, role) => (roles.includes(role) ? value : -1e4));

/** How likely each pair of roles is at each joint. */
function weighPairs(chain: Chain, roleCount: number): Float32Array[] {
  const forward = pass(chain, roleCount, false);
  const backward = pass(chain, roleCount, true);
  return chain.joints.map((joint, index) => {
    const table = chain.transitions[joint];
    const logs = new Float32Array(roleCount * roleCount);
    for (let from = 0; from < roleCount; from += 1) {
      for (let to = 0; to < roleCount; to += 1) {
        const at = from * roleCount + to;
        logs[at] =
          (forward[index]?.[from] ?? 0) +
          (table?.[at] ?? 0) +
          (chain.scores[index + 1]?.[to] ?? 0) +
          (backward[index + 1]?.[to] ?? 0);
      }
    }
    const all = addLogs(logs);
    return logs.map((value) => Math.exp(value - all));
  });
}
