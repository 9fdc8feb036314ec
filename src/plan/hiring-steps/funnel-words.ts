import { joinList } from '#writing/list.ts';
import { countOf } from '#writing/number.ts';
import type { Funnel } from './funnel.ts';
import type { InterviewSteps } from './steps.ts';

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
