import { weightStep, weightZero } from '#market/occupations/duties/rate-occupations.ts';
import type { Signs } from '#reading/occupation/weigh-together.ts';
import type { LearnedOccupations } from './learn-occupations.ts';

/** Lighter weights together change little and take most of the room. */
const lightest = 0.55;
/** A character stands for each weight; these are as far as they go. */
const reach = { least: -12, most: 44 };

/** The weights as a table: a word, how rare it is, and three characters for each occupation that it speaks for or against. */
export function print({ codes, biases, signals, weights }: LearnedOccupations): string {
  const size = codes.length;
  const lines = signals.flatMap(({ signal, rarity }, at) => {
    const own = [...weights.subarray(at * size, (at + 1) * size)].flatMap((weight, code) =>
      Math.abs(weight) < lightest ? [] : [pack(code, weight)],
    );
    return own.length > 0 ? [`${signal}\t${Math.round(rarity * 100)}\t${own.join('')}`] : [];
  });
  return `// Made by scripts/train-occupations.ts: which words of a job speak for which occupation.
export const occupationCodes = '${codes.join(' ')}';
/** In hundredths. */
export const occupationBiases = '${[...biases].map((bias) => Math.round(bias * 100)).join(' ')}';
/** A word, how rare it is in hundredths, then three characters for each occupation: its number in base 36 and the weight. */
export const occupationSignals = \`${lines.join('\n').replace(/[\\`$]/g, String.raw`\$&`)}\`;
`;
}

function pack(code: number, weight: number): string {
  const steps = Math.round(weight / weightStep);
  const held = Math.max(reach.least, Math.min(reach.most, steps));
  return code.toString(36).padStart(2, '0') + String.fromCharCode(weightZero + held);
}

export const printSigns = (
  signs: Signs,
): string => `// Made by scripts/train-occupations.ts: how much each sign counts that speaks for an occupation.
export const signWeights = {
${Object.entries(signs)
  .map(([name, weight]) => `  ${name}: ${weight},`)
  .join('\n')}
};
`;
