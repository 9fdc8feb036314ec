/** One text: the signals of every name in it, and which of them are right. */
export interface Example {
  /** Signals of the text's naming nobody. */
  none: readonly string[];
  names: readonly { signals: readonly string[]; isRight: boolean; isNear: boolean }[];
  weight: number;
}

const rounds = 40;
const rate = 0.25;

/** Signals that too few texts have teach nothing. */
function countSignals(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { none, names } of examples)
    for (const signal of new Set([...none, ...names.flatMap(({ signals }) => signals)]))
      counts.set(signal, (counts.get(signal) ?? 0) + 1);
  return counts;
}

/** Weights under which the right name of each text outweighs all others and "nobody": a conditional log-linear model. */
export function learnChoice(
  examples: readonly Example[],
  { fewest, pull }: { fewest: number; pull: number },
): Map<string, number> {
  const counts = countSignals(examples);
  const places = new Map(
    [...counts].filter(([, count]) => count >= fewest).map(([signal], place) => [signal, place]),
  );
  const encode = (signals: readonly string[]): number[] =>
    signals.flatMap((signal) => places.get(signal) ?? []);
  const texts = examples.map(({ none, names, weight }) => {
    const kept = names.filter(({ isNear }) => !isNear);
    const right = kept.map(({ isRight }) => isRight);
    return {
      weight,
      rows: [encode(none), ...kept.map(({ signals }) => encode(signals))],
      right: [!right.includes(true), ...right],
    };
  });
  const size = places.size;
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  for (let round = 0; round < rounds; round += 1) {
    const slopes = weights.map((weight) => pull * weight);
    for (const { rows, right, weight } of texts) {
      const scores = rows.map((row) => row.reduce((sum, place) => sum + weights[place]!, 0));
      const top = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - top));
      const all = shares.reduce((sum, share) => sum + share, 0);
      const good = shares.reduce((sum, share, at) => sum + (right[at] ? share : 0), 0);
      rows.forEach((row, at) => {
        const slope =
          weight * (shares[at]! / all - (right[at] ? shares[at]! / Math.max(good, 1e-300) : 0));
        if (Math.abs(slope) > 1e-6) for (const place of row) slopes[place]! += slope;
      });
    }
    slopes.forEach((slope, place) => {
      squares[place]! += slope * slope;
      weights[place]! -= (rate * slope) / Math.sqrt(squares[place]!);
    });
  }
  return new Map([...places].map(([signal, place]) => [signal, weights[place]!]));
}
