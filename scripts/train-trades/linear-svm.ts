/** A text as numbers of its signals and how much each counts; of length one. */
export interface Row {
  at: Int32Array;
  value: Float32Array;
}

const rounds = 8;
/** From this round on examples that are told apart with room to spare are left out. */
const settled = 2;
const room = 0.15;

/**
 * Weights that tell the examples of one class from all others with as wide a gap as possible: a linear support vector
 * machine with squared loss, by coordinate descent on its dual. The last weight is the bias.
 */
export function separate(
  rows: readonly Row[],
  isOwn: (row: number) => boolean,
  { costs, order, size }: { costs: Float32Array; order: readonly number[]; size: number },
): Float32Array {
  const weights = new Float32Array(size + 1);
  const alpha = new Float32Array(rows.length);
  let active = order;
  for (let round = 0; round < rounds; round += 1) {
    const next: number[] = [];
    for (const i of active) {
      const { at, value } = rows[i]!;
      const side = isOwn(i) ? 1 : -1;
      let score = weights[size]!;
      for (let k = 0; k < at.length; k += 1) score += weights[at[k]!]! * value[k]!;
      const soft = 1 / (2 * costs[i]!);
      const slope = side * score - 1 + alpha[i]! * soft;
      const isFar = alpha[i] === 0 && slope > room;
      if (!isFar || round < settled) next.push(i);
      if (alpha[i] === 0 && slope >= 0) continue;
      // Rows have length one, and the bias adds another.
      const moved = Math.max(0, alpha[i]! - slope / (2 + soft));
      const step = (moved - alpha[i]!) * side;
      alpha[i] = moved;
      if (step === 0) continue;
      for (let k = 0; k < at.length; k += 1) weights[at[k]!]! += step * value[k]!;
      weights[size]! += step;
    }
    active = next;
  }
  return weights;
}

/** The same order in every run. */
export function shuffle(count: number): number[] {
  let state = 7;
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const j = state % (i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
