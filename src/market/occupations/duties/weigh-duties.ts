import { dutyGroups, dutyTable, weightStep } from '../data/duty-weights.data.ts';

/** The first four characters of a code, such as "43-4": occupations of one minor group do similar work. */
export const toGroup = (soc: string): string => soc.slice(0, 4);

/** Each weight is the number of its group in base 36, then a character; this one stands for none. */
export const WEIGHT_ZERO = 'N'.charCodeAt(0);

type Weights = Map<string, string>;

let weights: Weights | undefined;

function getWeights(): Weights {
  weights ??= new Map(
    dutyTable.split('\n').map((line) => {
      const space = line.indexOf(' ');
      return [line.slice(0, space), line.slice(space + 1)] as const;
    }),
  );
  return weights;
}

const groups = dutyGroups.split(' ');

/** Too few known words tell nothing. */
const FEWEST_WORDS = 8;
/** The shares as learned are more hesitant than they are wrong. */
const SHARPNESS = 1.5;

/** How likely each group of occupations is, going by the words of what the person will do. */
export function weighDuties(words: ReadonlySet<string>): Map<string, number> | null {
  const table = getWeights();
  const sums = new Float64Array(groups.length);
  let known = 0;
  for (const word of words) {
    const packed = table.get(word);
    if (packed === undefined) continue;
    known++;
    for (let at = 0; at < packed.length; at += 3) {
      const group = Number.parseInt(packed.slice(at, at + 2), 36);
      sums[group]! += (packed.charCodeAt(at + 2) - WEIGHT_ZERO) * weightStep;
    }
  }
  if (known < FEWEST_WORDS) return null;
  const scale = SHARPNESS / Math.sqrt(known);
  let highest = -Infinity;
  for (const sum of sums) highest = Math.max(highest, sum * scale);
  const odds = [...sums].map((sum) => Math.exp(sum * scale - highest));
  const total = odds.reduce((a, b) => a + b, 0);
  return new Map(groups.map((group, number) => [group, odds[number]! / total]));
}

/** The words that speak most for a group, to be shown. */
export function listTellingWords(
  words: ReadonlySet<string>,
  group: string,
  most: number,
): string[] {
  const number = groups.indexOf(group).toString(36).padStart(2, '0');
  const found: { word: string; weight: number }[] = [];
  for (const word of words) {
    const packed = getWeights().get(word) ?? '';
    for (let at = 0; at < packed.length; at += 3)
      if (packed.startsWith(number, at))
        found.push({ word, weight: packed.charCodeAt(at + 2) - WEIGHT_ZERO });
  }
  return found
    .filter(({ weight }) => weight > 2)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ word }) => word);
}
