import type { Criterion } from '#plan/criteria/criterion.ts';
import { saySmall } from '#plan/criteria/name-gate.ts';
import { weighMarks } from '#plan/mark-personas.ts';
import { makePlan } from '#plan/plan.ts';
import type { PlannedPersona } from '#plan/planned-persona.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst } from '#writing/casing.ts';
import { sayDate } from '#writing/dates.ts';
import { bandOf, bands } from './bands.ts';

/** Years and good words, and no case for what weighs most: the example that must not pass. */
const markTalker = (index: number): number => (index < 2 ? 4 : 5);

/** Where the highest mark comes from, and which paper such people do not hold; what else they lack nobody can know. */
function sayWhy(criteria: readonly Criterion[], { marks, lacks, brings }: PlannedPersona): string {
  const name = (mark: number): string =>
    lowerFirst(criteria[marks.indexOf(mark)]?.name ?? 'the work');
  const high = Math.max(...marks);
  const isTheirs = criteria.some(
    ({ competency }, i) => marks[i] === high && competency !== null && brings.includes(competency),
  );
  const [lack] = lacks;
  const best = `${high} for ${name(high)}${isTheirs ? ': what such people bring' : ''}`;
  return lack ? `${best}; usually without ${saySmall(lack.name)}` : best;
}

export function computeScorecardFigures(source: Source) {
  const { criteria, personas, timeline } = makePlan(source);
  const examples = [
    ...personas.map((persona) => ({
      name: `Profile ${persona.letter} (example): ${persona.name}. ${sayWhy(criteria, persona)}`,
      letter: persona.letter,
      scores: persona.marks,
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
      const weighted = weighMarks(criteria, given);
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
