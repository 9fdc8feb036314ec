import type { Drawer } from '#knowledge/drawer.ts';
import { quote } from '#writing/quote.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { quoteEvidence } from '../criteria/evidence/quote-evidence.ts';
import { isWayOfWorking } from '../criteria/own-lines/traits.ts';

type Sample = Drawer['work_sample'];

const minutes = 45;

const isDuty = (line: Criterion): boolean =>
  line.origin === 'duty' && line.facts.some(({ kind }) => kind === 'duty') && !isWayOfWorking(line);

/**
 * An exercise on the heaviest duty of the job, in its own words, where its trade would try out another trade's work. Null
 * where the job tells of none.
 */
export function buildSample(criteria: readonly Criterion[]): Sample | null {
  const first = criteria.find(isDuty);
  if (!first) return null;
  const line = quote(quoteEvidence(first.facts.filter(({ kind }) => kind === 'duty')));
  return {
    name: 'One made-up case of the main duty',
    minutes,
    task: `A made-up case of this duty: ${line}. Put what the job holder would have in hand on one page, with one thing missing and one thing wrong. In ${minutes} minutes the candidate says what comes first and what they would ask, does one part of it as far as it can be done in the room, and shows how they would check it.`,
    look_for: [
      'Sees what is missing and what is wrong before starting, and says who they would ask',
      'Puts first what others wait for or what cannot be undone, with a reason',
      'Does the part in a form that others can use, and names a check that could prove it wrong',
    ],
    practice: `Take a real case of your own for this duty: ${line}. Write down what you had in hand, what was missing, what you did first and how you checked it, and tell it in five minutes.`,
    shows: [first.competency ?? first.id],
  };
}
