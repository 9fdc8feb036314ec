import { rememberTexts } from '#shared/remember-texts.ts';
import type { FactKind } from '#shared/brief.ts';
import { sortWeights } from './data/sort-weights.data.ts';
import { listSortSignals } from './sort-signals.ts';

/** What a line asks of a person, if it asks anything. */
export type DemandSort =
  | 'ability'
  | 'body'
  | 'condition'
  | 'duty'
  | 'experience'
  | 'hours'
  | 'knowledge'
  | 'language'
  | 'manner'
  | 'nothing'
  | 'paper'
  | 'schooling'
  | 'system';

const sortOfLetter: Readonly<Record<string, DemandSort>> = {
  a: 'ability',
  b: 'body',
  c: 'condition',
  d: 'duty',
  x: 'experience',
  h: 'hours',
  k: 'knowledge',
  l: 'language',
  m: 'manner',
  n: 'nothing',
  p: 'paper',
  s: 'schooling',
  t: 'system',
};
const letters = Object.keys(sortOfLetter);

let weights: ReadonlyMap<string, readonly (readonly [number, number])[]> | undefined;

/** Lines of "signal, tab, letter and weight in hundredths of each sort". */
const unpack = (table: string): NonNullable<typeof weights> =>
  new Map(
    table.split('\n').map((line) => {
      const [signal = '', held = ''] = line.split('\t');
      return [
        signal,
        held
          .split(' ')
          .map((one) => [letters.indexOf(one.charAt(0)), Number(one.slice(1)) / 100] as const),
      ];
    }),
  );

const judge = rememberTexts((key): ReadonlyMap<DemandSort, number> => {
  weights ??= unpack(sortWeights);
  const [kind = '', text = ''] = key.split('\n', 2);
  const scores = letters.map(() => 0);
  for (const signal of listSortSignals(text, kind as FactKind))
    for (const [place, weight] of weights.get(signal) ?? []) scores[place]! += weight;
  const powers = scores.map((score) => Math.exp(score - Math.max(...scores)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return new Map(letters.map((letter, i) => [sortOfLetter[letter]!, powers[i]! / total]));
});

interface Line {
  text: string;
  kind: FactKind;
}

/** How likely a line is of a sort, learned from lines that people sorted; English only. */
export const shareOf = (sort: DemandSort, { text, kind }: Line): number =>
  judge(`${kind}\n${text.replace(/\s+/g, ' ')}`).get(sort) ?? 0;

/** Below this share a sort is a guess, and what the rules heard stands. */
const sure = 0.7;

export const isSurely = (sort: DemandSort, line: Line): boolean => shareOf(sort, line) >= sure;
