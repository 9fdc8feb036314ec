/**
 * Roles of neighbouring units keep together: a linear chain over the units, with one table of transitions
 * for each kind of joint between two of them.
 */
export interface Chain {
  /** For each unit, a score for each role. */
  scores: readonly Float32Array[];
  /** For each unit but the first, which table leads to it from the unit before. */
  joints: readonly number[];
  /** Joint by joint: the score of going from one role to another, row by row. */
  transitions: readonly Float32Array[];
}

/** How likely each role of each unit is, all ways through the chain considered. */
export function weighRoles(chain: Chain, roleCount: number): Float32Array[] {
  const forward = pass(chain, roleCount, false);
  const backward = pass(chain, roleCount, true);
  return chain.scores.map((_, index) => {
    const sums = new Float32Array(roleCount);
    for (let role = 0; role < roleCount; role += 1) {
      sums[role] = (forward[index]?.[role] ?? 0) + (backward[index]?.[role] ?? 0);
    }
    return toShares(sums);
  });
}

/** Log sums over all ways up to (or from) each unit; the unit's own score counts in the forward pass. */
export function pass(chain: Chain, roleCount: number, isBackward: boolean): Float32Array[] {
  const { scores, joints, transitions } = chain;
  const count = scores.length;
  const sums: Float32Array[] = Array.from({ length: count }, () => new Float32Array(roleCount));
  if (count === 0) return sums;
  if (!isBackward) sums[0]?.set(scores[0] ?? []);
  const way = new Float32Array(roleCount);
  for (let step = 1; step < count; step += 1) {
    const index = isBackward ? count - 1 - step : step;
    const known = sums[isBackward ? index + 1 : index - 1];
    const table = transitions[joints[isBackward ? index : index - 1] ?? 0];
    const current = sums[index];
    if (!known || !table || !current) continue;
    for (let role = 0; role < roleCount; role += 1) {
      for (let other = 0; other < roleCount; other += 1) {
        way[other] = isBackward
          ? (known[other] ?? 0) +
            (scores[index + 1]?.[other] ?? 0) +
            (table[role * roleCount + other] ?? 0)
          : (known[other] ?? 0) + (table[other * roleCount + role] ?? 0);
      }
      current[role] = addLogs(way) + (isBackward ? 0 : (scores[index]?.[role] ?? 0));
    }
  }
  return sums;
}

export function addLogs(values: Float32Array): number {
  let highest = -Infinity;
  for (const value of values) if (value > highest) highest = value;
  if (highest === -Infinity) return -Infinity;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - highest);
  return highest + Math.log(sum);
}

function toShares(logs: Float32Array): Float32Array {
  const all = addLogs(logs);
  return logs.map((value) => Math.exp(value - all));
}
