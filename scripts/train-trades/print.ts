import type { Trained } from './train.ts';

const made = '// Made by scripts/train-trades.ts';
const hundredths = (value: number): number => Math.round(value * 100);

/** What was learned, as two files of data. */
export function print({ trades: { signals, trades }, signs }: Trained): {
  weights: string;
  signs: string;
} {
  const vocabulary = signals
    .map(({ signal, rarity }) => `${signal}\t${hundredths(rarity)}`)
    .join('\n');
  const weights = trades
    .map(({ trade, bias, weights: own }) => {
      const list = [...own].map(([at, weight]) => `${at.toString(36)}:${hundredths(weight)}`);
      return `${trade}\t${hundredths(bias)}\t${list.join(' ')}`;
    })
    .join('\n');
  return {
    weights: `${made}; one line a signal and how rare it is, one line a trade with its bias and the signals that count, in hundredths.
export const tradeSignals = ${JSON.stringify(vocabulary)};
export const tradeWeights = ${JSON.stringify(weights)};
`,
    signs: `${made}: how much each sign counts for a trade, and for one that nothing was learned of.
export const signWeights = ${JSON.stringify(signs, null, 2)};
`,
  };
}
