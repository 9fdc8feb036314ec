/** A name with its signals and how right it is as the title of its text: 0 to 1. */
export interface JudgedName {
  signals: ReadonlySet<string>;
  right: number;
}

export interface TitleExample {
  names: readonly JudgedName[];
  /** How much it counts. */
  weight: number;
}

export interface LearnedNames {
  weights: ReadonlyMap<string, number>;
  none: number;
}

/** A signal that fewer texts have may be chance. */
const fewest = 12;
const rounds = 30;
const pace = 0.25;
const decay = 0.1;
/** What a name counts that is right but not the fullest. */
const second = 0.3;
const asGood = 0.001;

interface Row {
  /** By name the numbers of its signals; the last stands for no name. */
  names: number[][];
  shares: number[];
  weight: number;
}

/** Learns which signals tell the title of a text from its other names, all of a text and none together having one whole chance. */
export function learnNames(examples: readonly TitleExample[]): LearnedNames {
  const numbers = numberSignals(examples);
  const size = numbers.size;
  const rows = examples.map((example) => toRow(example, numbers));
  const weights = new Float64Array(size + 1);
  const paces = new Float64Array(size + 1).fill(0.001);
  const random = makeRandom();
  const order = rows.map((_, i) => i);
  for (let round = 0; round < rounds; round += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (const i of order) step(rows[i]!, weights, paces);
    for (let k = 0; k < weights.length; k += 1) weights[k]! *= 1 - decay / 4;
  }
  return {
    weights: new Map([...numbers].map(([signal, at]) => [signal, weights[at]!])),
    none: weights[size]!,
  };
}

function numberSignals(examples: readonly TitleExample[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { names } of examples)
    for (const signal of new Set(names.flatMap(({ signals }) => [...signals])))
      uses.set(signal, (uses.get(signal) ?? 0) + 1);
  const known = [...uses].filter(([, count]) => count >= fewest);
  return new Map(known.map(([signal], at) => [signal, at]));
}

function toRow({ names, weight }: TitleExample, numbers: ReadonlyMap<string, number>): Row {
  const best = Math.max(0, ...names.map(({ right }) => right));
  const shares = names.map(({ right }) =>
    right === 0 ? 0 : right >= best - asGood ? 1 : second * right,
  );
  const total = shares.reduce((sum, share) => sum + share, 0);
  return {
    names: [
      ...names.map(({ signals }) => [...signals].flatMap((signal) => numbers.get(signal) ?? [])),
      [numbers.size],
    ],
    shares: total === 0 ? [...shares, 1] : [...shares.map((share) => share / total), 0],
    weight,
  };
}

function step({ names, shares, weight }: Row, weights: Float64Array, paces: Float64Array): void {
  const scores = names.map((signals) => signals.reduce((sum, at) => sum + weights[at]!, 0));
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, one) => sum + one, 0);
  const slopes = new Map<number, number>();
  for (const [i, signals] of names.entries()) {
    const slope = (odds[i]! / total - shares[i]!) * weight;
    for (const at of signals) slopes.set(at, (slopes.get(at) ?? 0) + slope);
  }
  for (const [at, told] of slopes) {
    const slope = told + (decay * weights[at]!) / 10;
    paces[at]! += slope * slope;
    weights[at]! -= (pace * slope) / Math.sqrt(paces[at]!);
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
