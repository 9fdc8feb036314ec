import { numbersAndDates, whoDecides, type OpenQuestion } from './open-question.ts';
import { changes } from './what-it-changes.data.ts';

const most = 5;
/** Of those that only somebody of the trade would ask. */
const mostOfTrade = 1;
const enough = 3;

/** Asked in a form, and by nobody who decides. */
const isFormal: ReadonlySet<string | null> = new Set(['Contract', 'Hiring process']);

const isOfText = ({ from }: OpenQuestion): boolean => from === 'text';

const least = changes.length;

/** How much hangs on an answer: the lower, the more. */
export function rankMatter({ matter, isMinor }: Pick<OpenQuestion, 'matter' | 'isMinor'>): number {
  if (isMinor) return least + 1;
  const place = changes.indexOf(matter ?? '');
  return place === -1 ? least : place;
}

/**
 * The decisions for whoever hires: what the answer changes most first, then one that only somebody of the trade would
 * ask. What nothing waits for fills up to three; how many, from when and until when is told as the plan has it.
 */
export function listMailed({ questions }: { questions: readonly OpenQuestion[] }): OpenQuestion[] {
  // Whoever hires is not asked who does.
  const asked = questions.filter(
    ({ owner, matter, topic }) =>
      owner !== 'Recruiter' &&
      matter !== 'Reporting line' &&
      matter !== numbersAndDates &&
      topic !== whoDecides,
  );
  const ofText = asked
    .filter((one) => isOfText(one) && rankMatter(one) < least)
    .toSorted((a, b) => rankMatter(a) - rankMatter(b));
  const rest = asked
    .filter((one) => isOfText(one) && rankMatter(one) >= least)
    .toSorted((a, b) => rankMatter(a) - rankMatter(b));
  const ofTrade = asked.filter((one) => !isOfText(one));
  const chosen = [...ofText, ...ofTrade.slice(0, mostOfTrade)].slice(0, most);
  const filling = [
    ...rest.filter(({ isMinor, matter }) => !isMinor && !isFormal.has(matter)),
    ...ofTrade.slice(mostOfTrade),
    ...rest.filter(({ isMinor }) => isMinor),
  ];
  return [...chosen, ...filling.slice(0, Math.max(0, enough - chosen.length))];
}

/** The one that the plan of the search names: the first that only the hiring manager can answer; the pay has a step of its own. */
export const findFirstForManager = (plan: {
  questions: readonly OpenQuestion[];
}): OpenQuestion | undefined =>
  listMailed(plan).find(({ owner, matter }) => owner === 'Hiring manager' && matter !== 'Pay');
