import type { Criterion } from '#plan/criteria/criterion.ts';
import { makePlan } from '#plan/plan.ts';
import type { PlannedPersona } from '#plan/personas.ts';
import type { Source } from '#plan/source.ts';
import { sayDate } from '#writing/dates.ts';
import { bandOf, bands } from './bands.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

/** What a criterion scores in an example: a strength of theirs, usual for the background, not met yet, ruled out. */
const marks = { brings: 9, heavy: 8, shows: 7, unseenFirst: 6, unseen: 5, lacking: 4 };
const most = 10;

type Card = readonly Pick<Criterion, 'weight' | 'points' | 'competency'>[];

const weigh = (criteria: Card, given: readonly number[]): number =>
  round(criteria.reduce((sum, { weight }, i) => sum + (weight * (given[i] ?? 0)) / 100, 0));

function markPersona(
  criteria: readonly Criterion[],
  persona: PlannedPersona,
  isFirst: boolean,
): number[] {
  return criteria.map((criterion) => {
    if (persona.unseen.includes(criterion))
      return persona.lacks.length > 0 ? marks.lacking : isFirst ? marks.unseenFirst : marks.unseen;
    if (criterion.competency !== null && persona.brings.includes(criterion.competency))
      return marks.brings;
    return criterion.points >= 8 ? marks.heavy : marks.shows;
  });
}

/** The first example is one to hire: whatever is missing for it is added where it already stands well. */
function lift(criteria: Card, given: readonly number[]): number[] {
  const lifted = [...given];
  for (let i = 0; weigh(criteria, lifted) < bands.hire && i < lifted.length; i++)
    if ((lifted[i] ?? 0) >= marks.shows) lifted[i] = Math.min(most, marks.brings);
  return lifted;
}

/** Every further example stands below the one before it, as its fit does. */
function lower(criteria: Card, given: readonly number[], below: number): number[] {
  const lowered = [...given];
  while (weigh(criteria, lowered) >= below) {
    const highest = Math.max(...lowered);
    if (highest <= marks.lacking) break;
    lowered[lowered.lastIndexOf(highest)] = highest - 1;
  }
  return lowered;
}

/** Years and good words, and no case for what weighs most: the example that must not pass. */
const markTalker = (index: number): number => (index < 2 ? 4 : 5);

/** Marks for each profile in the order of their fit: the first to be hired, who lacks a must and who only talks not. */
function markAll(criteria: readonly Criterion[], personas: readonly PlannedPersona[]): number[][] {
  let below = Infinity;
  return personas.map((persona, i) => {
    const isFirst = i === 0 && persona.lacks.length === 0;
    const given = markPersona(criteria, persona, isFirst);
    const settled = isFirst ? lift(criteria, given) : lower(criteria, given, below);
    below = weigh(criteria, settled);
    return settled;
  });
}

export function computeScorecardFigures(source: Source) {
  const { criteria, personas, timeline } = makePlan(source);
  const marked = markAll(criteria, personas);
  const examples = [
    ...personas.map((persona, i) => ({
      name: `Profile ${persona.letter} (example): ${persona.name}`,
      letter: persona.letter,
      scores: marked[i] ?? [],
    })),
    {
      name: 'Profile E (example): speaks well of the work and has no case to tell',
      letter: 'E',
      scores: criteria.map((_, index) => markTalker(index)),
    },
  ];
  return {
    criteria: criteria.map(({ name, weight }) => ({ criterion: name, weight })),
    profiles: examples.map(({ name, letter, scores: given }) => {
      const weighted = weigh(criteria, given);
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
