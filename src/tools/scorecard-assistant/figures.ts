import type { Criterion } from '#plan/criteria/criterion.ts';
import { makePlan } from '#plan/plan.ts';
import type { PlannedPersona } from '#plan/personas.ts';
import type { Source } from '#plan/source.ts';
import { sayDate } from '#writing/dates.ts';
import { bandOf, bands } from './bands.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

/** What a criterion scores in an example: brought along, usual for the background, not met yet. */
const scores = { brings: 9, heavy: 8, shows: 7, unseen: 6, unseenHeavy: 5 };

function scoreOf(criterion: Criterion, persona: PlannedPersona): number {
  if (persona.unseen.includes(criterion))
    return criterion.points >= 8 ? scores.unseenHeavy : scores.unseen;
  if (criterion.competency !== null && persona.brings.includes(criterion.competency))
    return scores.brings;
  return criterion.points >= 8 ? scores.heavy : scores.shows;
}

/** Years and good words, and no case for what weighs most: the example that must not pass. */
const scoreTalker = (index: number): number => (index < 2 ? 4 : 5);

export function computeScorecardFigures(source: Source) {
  const { criteria, personas, timeline } = makePlan(source);
  const examples = [
    ...personas.map((persona) => ({
      name: `Profile ${persona.letter} (example): ${persona.name}`,
      letter: persona.letter,
      scores: criteria.map((criterion) => scoreOf(criterion, persona)),
    })),
    {
      name: 'Profile E (example): speaks well of the work and has no case to tell',
      letter: 'E',
      scores: criteria.map((_, index) => scoreTalker(index)),
    },
  ];
  return {
    criteria: criteria.map(({ name, weight }) => ({ criterion: name, weight })),
    profiles: examples.map(({ name, letter, scores: given }) => {
      const weighted = round(
        criteria.reduce((sum, { weight }, i) => sum + (weight * (given[i] ?? 0)) / 100, 0),
      );
      const lowest = Math.min(...given);
      return {
        letter,
        name,
        scores: Object.fromEntries(criteria.map((criterion, i) => [criterion.name, given[i] ?? 0])),
        weighted,
        lowest: criteria[given.indexOf(lowest)]?.name ?? '',
        band: bandOf({ weighted, lowest }),
      };
    }),
    bands,
    reviewDate: sayDate(timeline.review, source.brief.place.country),
  };
}
export type ScorecardFigures = ReturnType<typeof computeScorecardFigures>;
