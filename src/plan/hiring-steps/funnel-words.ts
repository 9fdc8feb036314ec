import { joinList } from '#writing/list.ts';
import { countOf } from '#writing/number.ts';
import type { Funnel } from './funnel.ts';
import { nameTrial, type InterviewSteps } from './steps.ts';

interface Steps {
  steps: InterviewSteps;
}

/** The call, a second and a third step: whoever has only two meets people a last time in the second. */
const fullOrder = 3;

/** What is counted is called the same in every document, and by the order of the steps that the intake proposes. */
export const nameRounds = ({ steps: { usual } }: Steps) => ({
  second: { noun: 'second round', name: usual[1]?.name ?? 'Interview' },
  last: {
    noun: usual.length >= fullOrder ? 'third round' : 'last talk',
    name: usual[2]?.name ?? usual[1]?.name ?? 'Interview',
  },
});

/** "8 second rounds, 4 third rounds, 2 offers and 1 acceptance": nobody starts before a notice is over. */
function sayLater({ funnel, steps }: Steps & { funnel: Funnel }): string {
  const { second, last } = nameRounds({ steps });
  return joinList([
    countOf(funnel.technical, second.noun),
    countOf(funnel.finals, last.noun),
    countOf(funnel.offers, 'offer'),
    countOf(funnel.starts, 'acceptance'),
  ]);
}

/** "16 first calls, 8 second rounds, 4 third rounds, 2 offers and 1 acceptance". */
export const sayFunnel = (plan: Steps & { funnel: Funnel }): string =>
  `${countOf(plan.funnel.screens, 'first call')}, ${sayLater(plan)}`;

/** Second rounds are held in two weeks, and third ones in as many. */
const weeksOfARound = 2;

/** How many a week the manager keeps free for the step in which work is tried, so that all of its round find a place. */
export function countSlots(plan: Parameters<typeof nameTrial>[0] & { funnel: Funnel }): number {
  const { funnel, steps } = plan;
  const isLast = steps.usual[2]?.name === nameTrial(plan);
  return Math.max(1, Math.ceil((isLast ? funnel.finals : funnel.technical) / weeksOfARound));
}
