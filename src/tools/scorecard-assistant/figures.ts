import { listFloors } from '#plan/demands/floors.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';
import { weighMarks } from '#plan/people/even-out.ts';
import { makePlan } from '#plan/plan.ts';
import type { PlannedPersona } from '#plan/people/planned-persona.ts';
import type { Source } from '#plan/source.ts';
import { sayDate } from '#writing/dates.ts';
import { bandOf, bands } from './bands.ts';

/** Good words and no case: by the scale below 5 on every line that is scored by cases. */
const markTalker = (criterion: Criterion, index: number): number =>
  isWayOfWorking(criterion) ? 5 : index === 0 ? 3 : 4;

/** Which paper such people do not hold; their marks stand below. */
const sayLack = ([lack]: PlannedPersona['lacks']): string =>
  lack ? `. Usually without ${saySmall(lack.name)}` : '';

const letters = 'ABCDEFG';

export function computeScorecardFigures(source: Source) {
  const { criteria, personas, timeline } = makePlan(source);
  const floors = listFloors(criteria);
  const talker = letters[personas.length] ?? 'G';
  const examples = [
    ...personas.map((persona) => ({
      name: `Profile ${persona.letter} (example): ${persona.name}${sayLack(persona.lacks)}`,
      letter: persona.letter,
      scores: persona.marks,
      isWithoutMust: persona.lacks.length > 0,
    })),
    {
      name: `Profile ${talker} (example): talks well about the work but has no example`,
      letter: talker,
      scores: criteria.map(markTalker),
      isWithoutMust: false,
    },
  ];
  return {
    criteria: criteria.map(({ name, weight }) => ({ criterion: name, weight })),
    profiles: examples.map(({ name, letter, scores: given, isWithoutMust }) => {
      const weighted = weighMarks(criteria, given);
      const ofFloors = given.filter((_, i) => floors.includes(criteria[i]!));
      return {
        letter,
        name,
        scores: Object.fromEntries(criteria.map((criterion, i) => [criterion.name, given[i] ?? 0])),
        weighted,
        lowest: criteria[given.indexOf(Math.min(...given))]?.name ?? '',
        band: bandOf({ weighted, lowest: Math.min(...ofFloors), isWithoutMust }),
      };
    }),
    bands,
    talker,
    reviewDate: sayDate(timeline.review, source.brief.place.country),
  };
}
export type ScorecardFigures = ReturnType<typeof computeScorecardFigures>;
