import { rateDifficulty } from '#market/difficulty/hiring-difficulty.ts';
import type { Source } from '#plan/source.ts';
import { spellFor } from '#writing/spelling.ts';
import { findLever, type Lever } from './lever.ts';
import { sayInPlainWords } from './plain-difficulty.ts';

export interface Difficulty {
  score: number;
  competition: number;
  /** The sum, then each part with its reason, the heaviest first. */
  lines: string[];
  /** The change that would lower the score most, and what it would be then; null where none would. */
  lever: (Pick<Lever, 'id' | 'detail'> & { score: number }) | null;
}

export function describeDifficulty(source: Source): Difficulty {
  const { score, parts } = source.market.difficulty;
  const spell = spellFor(source.brief.place.country);
  const counted = parts
    .filter((part) => part.score !== null)
    .toSorted((a, b) => b.points - a.points);
  const sum = counted.map(
    (part) => `${Math.round(part.weight * 100)}% ${part.name.toLowerCase()} (${part.score})`,
  );
  // What nobody states is not worth a line; a missing table is.
  const supply = parts.find(({ id }) => id === 'supply');
  const lever = findLever(source);
  return {
    score,
    competition: parts.find(({ id }) => id === 'competition')?.score ?? 0,
    lines: [
      sayInPlainWords(source.market.difficulty),
      `${score} of 10 (10 is hardest) = ${sum.join(' + ')}.`,
      ...counted.map((part) => `${part.name} ${part.score}: ${part.reason}`),
      ...(supply?.score === null
        ? ['Supply is left out of the sum until the first search has been counted.']
        : []),
    ].map(spell),
    lever: lever && {
      id: lever.id,
      detail: lever.detail,
      score: rateDifficulty(lever.input).score,
    },
  };
}
