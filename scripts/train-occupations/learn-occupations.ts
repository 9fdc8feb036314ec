import { inTitle, weighSignals } from '#market/occupations/duties/occupation-signals.ts';

export interface OccupationExample {
  signals: ReadonlySet<string>;
  /** How likely it is of each occupation. */
  shares: ReadonlyMap<string, number>;
  weight: number;
}

export interface LearnedOccupations {
  codes: string[];
  biases: Float64Array;
  signals: { signal: string; rarity: number }[];
  /** By signal, then by occupation. */
  weights: Float32Array;
}

/** A word that fewer texts say may be chance; one that more of them say tells nothing. */
const fewest = { title: 2, text: 5 };
const most = 0.3;
const rounds = 5;
const pace = 0.5;
const decay = 0.000_02;

/** Learns which words of title and text speak for which occupation. */
export function learnOccupations(examples: readonly OccupationExample[]): LearnedOccupations {
  const signals = listKnown(examples);
  const vocabulary = new Map(signals.map(({ signal, rarity }, at) => [signal, { at, rarity }]));
  const codes = [...new Set(examples.flatMap(({ shares }) => [...shares.keys()]))].toSorted();
  const numbers = new Map(codes.map((code, i) => [code, i]));
  const size = codes.length;
  const weights = new Float32Array(signals.length * size);
  const paces = new Float32Array(signals.length * size).fill(0.01);
  const biases = new Float64Array(size);
  const biasPaces = new Float64Array(size).fill(0.01);
  const rows = examples.map((one) => ({ ...one, ...weighSignals(one.signals, vocabulary) }));
  const random = makeRandom();
  const order = rows.map((_, i) => i);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const i of order) {
      const { at, value, shares, weight } = rows[i]!;
      if (at.length === 0) continue;
      const slopes = toChances(biases, { at, value, weights });
      for (const [code, share] of shares) slopes[numbers.get(code)!]! -= share;
      for (let c = 0; c < size; c += 1) slopes[c]! *= weight;
      for (let k = 0; k < at.length; k += 1) {
        const from = at[k]! * size;
        for (let c = 0; c < size; c += 1) {
          const slope = value[k]! * slopes[c]! + decay * weights[from + c]!;
          paces[from + c]! += slope * slope;
          weights[from + c]! -= (pace * slope) / Math.sqrt(paces[from + c]!);
        }
      }
      for (let c = 0; c < size; c += 1) {
        biasPaces[c]! += slopes[c]! ** 2;
        biases[c]! -= (pace * slopes[c]!) / Math.sqrt(biasPaces[c]!);
      }
    }
  }
  return { codes, biases, signals, weights };
}

function toChances(
  biases: Float64Array,
  {
    at,
    value,
    weights,
  }: { at: readonly number[]; value: readonly number[]; weights: Float32Array },
): Float64Array {
  const size = biases.length;
  const scores = Float64Array.from(biases);
  for (let k = 0; k < at.length; k += 1) {
    const from = at[k]! * size;
    for (let c = 0; c < size; c += 1) scores[c]! += weights[from + c]! * value[k]!;
  }
  const highest = scores.reduce((a, b) => Math.max(a, b));
  let total = 0;
  for (let c = 0; c < size; c += 1) total += scores[c] = Math.exp(scores[c]! - highest);
  return scores.map((score) => score / total);
}

export type RateSignals = (signals: ReadonlySet<string>) => ReadonlyMap<string, number>;

/** How likely each occupation is, by what was learned. */
export function rateWith({ codes, biases, signals, weights }: LearnedOccupations): RateSignals {
  const vocabulary = new Map(signals.map(({ signal, rarity }, at) => [signal, { at, rarity }]));
  return (said) => {
    const chances = toChances(biases, { ...weighSignals(said, vocabulary), weights });
    return new Map(codes.map((code, i) => [code, chances[i]!]));
  };
}

function listKnown(examples: readonly OccupationExample[]): LearnedOccupations['signals'] {
  const uses = new Map<string, number>();
  for (const { signals } of examples)
    for (const signal of signals) uses.set(signal, (uses.get(signal) ?? 0) + 1);
  const count = examples.length;
  return [...uses]
    .filter(
      ([signal, times]) =>
        times >= (signal.startsWith(inTitle) ? fewest.title : fewest.text) && times < most * count,
    )
    .map(([signal, times]) => ({ signal, rarity: Math.log((count + 1) / (times + 1)) + 0.5 }))
    .toSorted((a, b) => (a.signal < b.signal ? -1 : 1));
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}

/** The same numbers in every run. */
function makeRandom(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
