import type { Plan } from '#plan/plan.ts';
import { nameTalk } from '#plan/hiring-steps/steps.ts';
import { countWords } from '#writing/shorten.ts';
import { fitTests, fitTestsOfDemands, ofPapers, testsOfChecks } from './fit-test.data.ts';

/** How a school or degree is checked; null where the words name neither. */
export const findSchoolTest = (requirement: string): string | null =>
  fitTests.find(([said]) => said.test(requirement))?.[1] ?? null;

const longestCheck = 16;
const plainYes = 'First call: said plainly, answered yes or no';

/** How something is settled that is so or is not; null where people can tell of it. */
export const findCheckTest = (requirement: string): string | null =>
  countWords(requirement) > longestCheck || ofPapers.test(requirement)
    ? null
    : (testsOfChecks.find(([said]) => said.test(requirement))?.[1] ?? null);

/** How another demand is tested by what it is about; null where nothing special fits it. */
export function findDemandTest(requirement: string, { steps }: Pick<Plan, 'steps'>): string | null {
  const found = fitTestsOfDemands.find(([said]) => said.test(requirement))?.[1];
  // Several demands in one line are no yes or no.
  return found === undefined || (found === plainYes && countWords(requirement) > longestCheck)
    ? null
    : found.replace('{talk}', nameTalk({ steps }));
}

/** The next of a list each time, and the first again after the last. */
export type Turn = (list: readonly string[]) => string;
export function takeTurns(): Turn {
  const taken = new Map<readonly string[], number>();
  return (list) => {
    const place = taken.get(list) ?? 0;
    taken.set(list, place + 1);
    return list[place % list.length] ?? '';
  };
}
