import { inTitle } from './job-signals.ts';
import { tradeSignals, tradeWeights } from './data/trade-weights.data.ts';

/** What the title says of all that is said, however long the text is. */
const ofTitle = 0.35;

export interface Vector {
  at: number[];
  value: number[];
}

/** The signals of a job as numbers, each the more the rarer it is; together of length one. */
export function toVector(
  signals: ReadonlySet<string>,
  vocabulary: ReadonlyMap<string, { at: number; rarity: number }>,
): Vector {
  const known = [...signals].flatMap((signal) => {
    const one = vocabulary.get(signal);
    return one ? [{ ...one, isOfTitle: signal.startsWith(inTitle) }] : [];
  });
  const measure = (isOfTitle: boolean): number =>
    Math.sqrt(
      known.reduce((sum, one) => sum + (one.isOfTitle === isOfTitle ? one.rarity ** 2 : 0), 0),
    );
  const title = measure(true);
  const lines = measure(false);
  const share = lines === 0 ? 1 : ofTitle;
  const scale = {
    title: Math.sqrt(share) / (title || 1),
    lines: Math.sqrt(title === 0 ? 1 : 1 - ofTitle) / (lines || 1),
  };
  return {
    at: known.map(({ at }) => at),
    value: known.map(({ rarity, isOfTitle }) => rarity * (isOfTitle ? scale.title : scale.lines)),
  };
}

interface Learned {
  vocabulary: ReadonlyMap<string, { at: number; rarity: number }>;
  /** By number of the signal: the trades for which it counts, and how much. */
  weights: readonly (readonly { trade: number; weight: number }[])[];
  trades: readonly string[];
  biases: readonly number[];
}

let learned: Learned | undefined;

function unpack(): Learned {
  const signals = tradeSignals.split('\n').map((line) => line.split('\t'));
  const weights: { trade: number; weight: number }[][] = signals.map(() => []);
  const lines = tradeWeights.split('\n').map((line) => line.split('\t'));
  for (const [trade, [, , list = '']] of lines.entries())
    for (const pair of list.split(' ')) {
      const [at = '', weight] = pair.split(':');
      weights[Number.parseInt(at, 36)]?.push({ trade, weight: Number(weight) / 100 });
    }
  return {
    vocabulary: new Map(
      signals.map(([signal = '', rarity], at) => [signal, { at, rarity: Number(rarity) / 100 }]),
    ),
    weights,
    trades: lines.map(([trade = '']) => trade),
    biases: lines.map(([, bias]) => Number(bias) / 100),
  };
}

/** How much a job speaks for each trade, as was learned from advertisements of which people said whose they are. */
export function scoreLearned(signals: ReadonlySet<string>): ReadonlyMap<string, number> {
  learned ??= unpack();
  const { vocabulary, weights, trades, biases } = learned;
  const scores = [...biases];
  const { at, value } = toVector(signals, vocabulary);
  for (const [i, signal] of at.entries())
    for (const { trade, weight } of weights[signal] ?? []) scores[trade]! += weight * value[i]!;
  return new Map(trades.map((trade, i) => [trade, scores[i]!]));
}
