/** Weights of signals by name, learned in small steps that shrink where a signal has moved often (AdaGrad). */
export class SparseModel {
  readonly #weights = new Map<string, number>();
  readonly #moves = new Map<string, number>();
  readonly #known: ReadonlySet<string>;

  constructor(known: ReadonlySet<string>) {
    this.#known = known;
  }

  score(signals: readonly string[]): number {
    return signals.reduce((total, signal) => total + (this.#weights.get(signal) ?? 0), 0);
  }

  move(slopes: ReadonlyMap<string, number>): void {
    for (const [signal, slope] of slopes) {
      if (!this.#known.has(signal)) continue;
      const weight = this.#weights.get(signal) ?? 0;
      const step = slope + pull * weight;
      const moved = (this.#moves.get(signal) ?? 0) + step * step;
      this.#moves.set(signal, moved);
      this.#weights.set(signal, weight - (rate * step) / Math.sqrt(moved + 1e-6));
    }
  }

  /** One line for each signal that counts: its name and its weight in hundredths. */
  print(): string {
    return [...this.#weights]
      .map(([signal, weight]) => [signal, Math.round(weight * 100)] as const)
      .filter(([, hundredths]) => Math.abs(hundredths) >= least)
      .map(([signal, hundredths]) => `${signal}\t${hundredths}`)
      .toSorted()
      .join('\n');
  }
}

const rate = 0.1;
const pull = 0.003;
const least = 4;

/** Signals that so many examples have: the others are chance. */
export function listKnown(
  examples: readonly (readonly string[])[],
  fewest: number,
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const signals of examples) {
    for (const signal of new Set(signals)) counts.set(signal, (counts.get(signal) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= fewest).map(([signal]) => signal));
}

/** The same order in every run. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
