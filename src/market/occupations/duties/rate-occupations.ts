import {
  occupationBiases,
  occupationCodes,
  occupationSignals,
} from '../data/occupation-weights.data.ts';
import { inTitle, listOccupationSignals, weighSignals } from './occupation-signals.ts';

/** Each weight is the number of its occupation in base 36, then a character; this one stands for none. */
export const weightZero = 'N'.charCodeAt(0);
export const weightStep = 0.2;
/** Too few known words tell nothing. */
const fewestWords = 12;

interface Learned {
  codes: string[];
  biases: number[];
  vocabulary: Map<string, { at: number; rarity: number }>;
  packed: string[];
}

let learned: Learned | undefined;

function unpack(): Learned {
  const lines = occupationSignals.split('\n').map((line) => line.split('\t'));
  return {
    codes: occupationCodes.split(' '),
    biases: occupationBiases.split(' ').map((bias) => Number(bias) / 100),
    vocabulary: new Map(
      lines.map(([signal = '', rarity], at) => [signal, { at, rarity: Number(rarity) / 100 }]),
    ),
    packed: lines.map(([, , packed = '']) => packed),
  };
}

/** How likely each occupation is by the words of title and text, as was learned from advertisements; null where the text says too little. */
export function rateOccupations(title: string, text: string): ReadonlyMap<string, number> | null {
  learned ??= unpack();
  const { codes, biases, vocabulary, packed } = learned;
  const signals = listOccupationSignals(title, text);
  const known = [...signals].filter((one) => !one.startsWith(inTitle) && vocabulary.has(one));
  if (known.length < fewestWords) return null;
  const scores = [...biases];
  const { at, value } = weighSignals(signals, vocabulary);
  for (const [i, signal] of at.entries()) {
    const weights = packed[signal]!;
    for (let k = 0; k < weights.length; k += 3) {
      const occupation = Number.parseInt(weights.slice(k, k + 2), 36);
      const weight = (weights.charCodeAt(k + 2) - weightZero) * weightStep;
      scores[occupation]! += weight * value[i]!;
    }
  }
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, one) => sum + one, 0);
  return new Map(codes.map((code, i) => [code, odds[i]! / total]));
}
