import type { Drawer } from '#knowledge/drawer.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { isWayOfWorking } from '../criteria/own-lines/traits.ts';
import { sayWithin } from '../criteria/questions/ask-line.ts';

type Sample = Drawer['work_sample'];

const minutes = 45;

/**
 * An exercise from two duties of the job, where its trade would try out another trade's work: what the first leaves
 * behind is made into what the second needs. Null where the job tells of fewer.
 */
export function buildSample(criteria: readonly Criterion[]): Sample | null {
  const [first, second] = criteria.filter(
    (line) =>
      line.origin === 'duty' &&
      line.facts.some(({ kind }) => kind === 'duty') &&
      !isWayOfWorking(line),
  );
  if (!first || !second) return null;
  const [from, to] = [first, second].map(({ name }) => sayWithin(name));
  return {
    name: 'One duty into the next',
    minutes,
    task: `Give a made-up page from ${from}: a week of notes with two gaps and one mistake. In ${minutes} minutes the candidate prepares the next step for ${to} from it, in a form that others could use, and says how they would check it.`,
    look_for: [
      'Finds the gaps and the mistake before using the page, and says whom they would ask',
      'Puts first what the next person needs, in words that can be used as they stand',
      'Names a check that could prove the own result wrong',
    ],
    practice: `Make up a page of notes from ${from} with two gaps in it. A day later, prepare the next step for ${to} from it in ${minutes} minutes, and name one check.`,
    shows: [first, second].map(({ id, competency }) => competency ?? id),
  };
}
