/** Of one line: by name its signals, and which share of the whole it got. */
export interface Line {
  signals: ReadonlyMap<string, number>;
  share: number;
}

/** How strongly weights are drawn to nothing: of what is seen of a line, and of single words. */
const pull = { seen: 0.3, word: 2 };
const fewestTexts = { seen: 3, word: 6 };
const rounds = 300;
const rate = 0.05;
const [keepSlope, keepSize] = [0.9, 0.99];

const isWord = (name: string): boolean => /^[fw] /.test(name);

/** Weights by which the lines of each text share its whole as people would: a softmax over its lines, by plain descent. */
export function fitShares(texts: readonly (readonly Line[])[]): Map<string, number> {
  const names = listNames(texts);
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const rows = texts.map((lines) =>
    lines.map(({ signals, share }) => ({
      share,
      values: [...signals].flatMap(([name, value]) => {
        const place = placeOf.get(name);
        return place === undefined ? [] : [[place, value] as const];
      }),
    })),
  );
  const pulls = names.map((name) => (isWord(name) ? pull.word : pull.seen) / texts.length);
  const weights = new Float64Array(names.length);
  const slopes = new Float64Array(names.length);
  const sizes = new Float64Array(names.length);
  for (let round = 1; round <= rounds; round += 1) {
    const slope = weights.map((weight, place) => pulls[place]! * weight);
    for (const lines of rows) {
      const shares = softmax(
        lines.map(({ values }) =>
          values.reduce((sum, [at, value]) => sum + value * weights[at]!, 0),
        ),
      );
      lines.forEach(({ share, values }, i) => {
        const miss = (shares[i]! - share) / rows.length;
        for (const [at, value] of values) slope[at]! += miss * value;
      });
    }
    const step = rate * (1 - (0.9 * round) / rounds);
    slope.forEach((one, at) => {
      slopes[at] = keepSlope * slopes[at]! + (1 - keepSlope) * one;
      sizes[at] = keepSize * sizes[at]! + (1 - keepSize) * one * one;
      const size = Math.sqrt(sizes[at] / (1 - keepSize ** round)) + 1e-8;
      weights[at]! -= (step * slopes[at]) / (1 - keepSlope ** round) / size;
    });
  }
  return new Map(names.map((name, place) => [name, weights[place]!]));
}

function listNames(texts: readonly (readonly Line[])[]): string[] {
  const counts = new Map<string, number>();
  for (const lines of texts)
    for (const name of new Set(lines.flatMap(({ signals }) => [...signals.keys()])))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([name, count]) => count >= (isWord(name) ? fewestTexts.word : fewestTexts.seen))
    .map(([name]) => name)
    .toSorted();
}

function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const sizes = scores.map((score) => Math.exp(score - highest));
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sizes.map((size) => size / sum);
}
