import {
  listOfEnd,
  listOfPair,
  listOfStart,
  listOfWhole,
  listOfWord,
  listSpans,
  type Sight,
  type Span,
} from '#plan/criteria/names/from-line/phrase-signals.ts';
import { listKnown, shuffle, SparseModel } from './sparse-model.ts';

/** A line, and the words of it that somebody put into its name. */
export interface NamedLine {
  sight: Sight;
  kept: ReadonlySet<number>;
}

interface Choice {
  signals: string[];
  /** How near the phrase is to the name: 1 where it has its words and no others. */
  gain: number;
}

const rounds = 2;
const fewestLines = 4;
/** Names that no run of words comes near teach nothing. */
const leastGain = 0.66;
const sharpness = 12;
const alike = 0.25;

const listAll = (sight: Sight, [first, last]: Span): string[] => [
  ...listOfStart(sight, first),
  ...listOfEnd(sight, last),
  ...listOfWhole(sight, [first, last]),
  ...range(first, last).flatMap((i) => listOfWord(sight, i)),
  ...range(first + 1, last).flatMap((i) => listOfPair(sight, i)),
];

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

const light = new Set(['join', 'of', 'to', 'prep', 'det', 'mark', 'own']);

function rate({ kinds }: Sight, kept: ReadonlySet<number>, [first, last]: Span): number {
  const said = range(first, last).filter((i) => !light.has(kinds[i] ?? ''));
  const wanted = [...kept].filter((i) => !light.has(kinds[i] ?? ''));
  const both = said.filter((i) => kept.has(i)).length;
  return both === 0 ? 0 : (2 * both) / (said.length + wanted.length);
}

const toChoices = ({ sight, kept }: NamedLine): Choice[] =>
  listSpans(sight).map((span) => ({
    signals: listAll(sight, span),
    gain: rate(sight, kept, span),
  }));

/** Learns which run of words of a line makes its name. */
export function learnPhrases(lines: readonly NamedLine[]): SparseModel {
  const examples = lines
    .map(toChoices)
    .filter((choices) => Math.max(0, ...choices.map(({ gain }) => gain)) >= leastGain);
  const model = new SparseModel(
    listKnown(
      examples.map((choices) => choices.flatMap(({ signals }) => signals)),
      fewestLines,
    ),
  );
  for (let round = 1; round <= rounds; round += 1) {
    for (const choices of shuffle(examples, round)) model.move(findSlopes(model, choices));
  }
  return model;
}

/** Where the model's shares differ from those that the name gives. */
function findSlopes(model: SparseModel, choices: readonly Choice[]): Map<string, number> {
  const best = Math.max(...choices.map(({ gain }) => gain));
  const shares = toShares(choices.map(({ signals }) => model.score(signals)));
  const goals = toShares(
    choices.map(({ gain }) => (gain >= best - alike ? sharpness * gain : -Infinity)),
  );
  const slopes = new Map<string, number>();
  choices.forEach(({ signals }, i) => {
    const slope = shares[i]! - goals[i]!;
    if (Math.abs(slope) < 1e-5) return;
    for (const signal of signals) slopes.set(signal, (slopes.get(signal) ?? 0) + slope);
  });
  return slopes;
}

function toShares(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** In how many of 100 lines the phrase that is chosen is near to the name. */
export function ratePhrases(model: SparseModel, lines: readonly NamedLine[]): number {
  const near = lines.filter((line) => {
    const [best] = toChoices(line).toSorted(
      (a, b) => model.score(b.signals) - model.score(a.signals),
    );
    return (best?.gain ?? 0) >= leastGain;
  });
  return (100 * near.length) / lines.length;
}
