import { makeRandom, shuffle } from './random.ts';
import { score } from './train-chain.ts';

export interface FurtherRow {
  features: Int32Array;
  roles: number[];
}

/** For each role by itself: whether a unit has it too. Logistic, by AdaGrad with a pull towards zero. */
export function trainFurther(
  rows: readonly FurtherRow[],
  {
    roleCount,
    featureCount,
    rounds,
    rate,
    pull,
    seed,
  }: {
    roleCount: number;
    featureCount: number;
    rounds: number;
    rate: number;
    pull: number;
    seed: number;
  },
): Float32Array {
  const weights = new Float32Array(featureCount * roleCount);
  const squares = new Float32Array(featureCount * roleCount).fill(0.1);
  const random = makeRandom(seed);
  const order = rows.map((_, index) => index);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const row = rows[index];
      if (!row) continue;
      const scores = score(weights, roleCount, row.features);
      for (let role = 0; role < roleCount; role += 1) {
        const share = 1 / (1 + Math.exp(-(scores[role] ?? 0)));
        const slope = share - (row.roles.includes(role) ? 1 : 0);
        if (Math.abs(slope) < 0.003) continue;
        for (const feature of row.features) {
          const at = feature * roleCount + role;
          squares[at] = (squares[at] ?? 0) + slope * slope;
          const step = rate / Math.sqrt(squares[at] ?? 1);
          const moved = (weights[at] ?? 0) - step * slope;
          const shrink = step * pull;
          weights[at] = moved > shrink ? moved - shrink : moved < -shrink ? moved + shrink : 0;
        }
      }
    }
  }
  return weights;
}
