import { findHeldUp, type HeldUp } from './hold-up.ts';
import { numbersAndDates, whoDecides, type OpenQuestion } from './open-question.ts';

const most = 5;
const order: readonly HeldUp[] = ['posting', 'talk', 'offer'];

const isOfText = ({ from }: OpenQuestion): boolean => from === 'text';

/**
 * The questions that decide, for whoever hires: what holds up the posting, then what holds up a talk, then one that only
 * somebody of the trade would ask, then numbers and dates. What nothing waits for fills up to three.
 */
export function listMailed({ questions }: { questions: readonly OpenQuestion[] }): OpenQuestion[] {
  // Whoever hires is not asked who does.
  const asked = questions.filter(
    ({ owner, matter, topic }) =>
      owner !== 'Recruiter' && matter !== 'Reporting line' && topic !== whoDecides,
  );
  const waiting = asked
    .filter((one) => isOfText(one) && findHeldUp(one) !== 'offer')
    .toSorted((a, b) => order.indexOf(findHeldUp(a)) - order.indexOf(findHeldUp(b)));
  const ofTrade = asked.filter((one) => !isOfText(one));
  const dates = asked.filter(({ matter }) => matter === numbersAndDates);
  const rest = asked.filter(
    (one) => isOfText(one) && findHeldUp(one) === 'offer' && one.matter !== numbersAndDates,
  );
  const plain = rest.filter(({ isMinor }) => !isMinor);
  const chosen = [...waiting, ...ofTrade.slice(0, 1), ...dates, ...plain].slice(0, most);
  const filling = [...rest.filter(({ isMinor }) => isMinor), ...ofTrade.slice(1)];
  return [...chosen, ...filling.slice(0, Math.max(0, enough - chosen.length))];
}
const enough = 3;

/** The one that the plan of the search names: the first that only the hiring manager can answer. */
export const findFirstForManager = (plan: {
  questions: readonly OpenQuestion[];
}): OpenQuestion | undefined => listMailed(plan).find(({ owner }) => owner === 'Hiring manager');
