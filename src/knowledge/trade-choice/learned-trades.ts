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
  weights: Weights;
  trades: readonly string[];
  biases: readonly number[];
}

/** In rows, one after the other: they are many, and each as an object would take ten times the room. */
interface Weights {
  /** Where the row of a signal begins; it ends where the next one begins. */
  starts: Uint32Array;
  /** For which trade the signal counts, and how much. */
  trades: Uint16Array;
  values: Float64Array;
}

/** From lines of "signal:weight" of one trade each to rows of one signal each. */
function toRows(lists: readonly string[], signals: number): Weights {
  const pairs = lists.flatMap((list, trade) =>
    list
      .split(' ')
      .filter(Boolean)
      .map((pair) => pair.split(':'))
      .map(([at = '', weight]) => ({
        at: Number.parseInt(at, 36),
        trade,
        value: Number(weight) / 100,
      })),
  );
  const starts = new Uint32Array(signals + 1);
  for (const { at } of pairs) starts[at + 1]! += 1;
  for (let at = 0; at < signals; at += 1) starts[at + 1]! += starts[at]!;
  const next = starts.slice();
  const trades = new Uint16Array(pairs.length);
  const values = new Float64Array(pairs.length);
  for (const { at, trade, value } of pairs) {
    const place = next[at]!;
    next[at] = place + 1;
    trades[place] = trade;
    values[place] = value;
  }
  return { starts, trades, values };
}

let learned: Learned | undefined;

function unpack(): Learned {
  const signals = tradeSignals.split('\n').map((line) => line.split('\t'));
  const lines = tradeWeights.split('\n').map((line) => line.split('\t'));
  return {
    vocabulary: new Map(
      signals.map(([signal = '', rarity], at) => [signal, { at, rarity: Number(rarity) / 100 }]),
    ),
    weights: toRows(
      lines.map(([, , list = '']) => list),
      signals.length,
    ),
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
    for (let row = weights.starts[signal]!; row < weights.starts[signal + 1]!; row += 1)
      scores[weights.trades[row]!]! += weights.values[row]! * value[i]!;
  return new Map(trades.map((trade, i) => [trade, scores[i]!]));
}
