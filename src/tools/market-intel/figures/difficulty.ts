import type { DifficultyPart } from '#market/difficulty/hiring-difficulty.ts';
import type { Source } from '#plan/source.ts';
import { spellFor } from '#writing/spelling.ts';

export interface Difficulty {
  score: number;
  competition: number;
  /** The sum, then each part with its reason, the heaviest first. */
  lines: string[];
  /** The part that adds most, and what one change to it takes off the total. */
  heaviest: { id: DifficultyPart['id']; lever: string };
}

export function describeDifficulty({ market, brief }: Source): Difficulty {
  const { score, parts } = market.difficulty;
  const spell = spellFor(brief.place.country);
  const counted = parts
    .filter((part) => part.score !== null)
    .toSorted((a, b) => b.points - a.points);
  const sum = counted.map(
    (part) => `${Math.round(part.weight * 100)}% ${part.name.toLowerCase()} ${part.score}`,
  );
  // What nobody states is not worth a line; a missing table is.
  const supply = parts.find(({ id }) => id === 'supply');
  return {
    score,
    competition: parts.find(({ id }) => id === 'competition')?.score ?? 0,
    lines: [
      `${score} of 10 = ${sum.join(' + ')}. More is harder; the weights are our judgment.`,
      ...counted.map((part) => `${part.name} ${part.score}: ${part.reason}`),
      ...(supply?.score === null ? ['Supply: not counted, for want of a table.'] : []),
    ].map(spell),
    heaviest: { id: counted[0]!.id, lever: sayLever(counted[0]!) },
  };
}

/** By how much the total falls when one thing changes; taken from the rule of the part. */
const steps: Record<DifficultyPart['id'], number> = {
  supply: 2,
  demands: 0.6,
  pay: 1,
  competition: 1,
  place: 1,
  urgency: 4,
};

const sayLever = ({ id, weight }: DifficultyPart): string => (steps[id] * weight).toFixed(1);
