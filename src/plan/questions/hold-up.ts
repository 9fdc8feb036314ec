import type { OpenQuestion } from './open-question.ts';
import { itWaits, otherwiseOf } from './otherwise.data.ts';

/** What waits for an answer: the posting, a candidate's yes to a talk, or nothing before the offer. */
type HeldUp = 'posting' | 'talk' | 'offer';

/** Nothing true can be published before these are settled. */
const holdsPosting: ReadonlySet<string> = new Set([
  'Pay',
  'Place',
  'Two contracts',
  'Two places',
  'Two employers',
  'Two levels in the title',
  'Title',
  'Employer',
  'Duties',
  'Must-haves',
  'Unlawful wish',
  'Papers by law',
  'Blank in the text',
]);

/** What people ask before they give up an evening for a talk. */
const holdsTalk: ReadonlySet<string> = new Set([
  'Schedule',
  'Work type',
  'Way of working',
  'Office days',
  'Sites',
  'Several places',
  'Shift by shift',
  'Relief work',
  'Call-outs',
  'Virtual work',
  'Weekends or none',
  'Experience or none',
  'Beginners and years',
  'Level',
  'Level of the work',
  'Licence',
  'Papers',
  'Terms of the order',
  'Commission',
  'Own vehicle',
  'Travel',
  'Two bosses',
  'Two titles',
]);

/** One answer for all documents: none calls high what another calls medium. */
export function findHeldUp({
  matter,
  isMinor,
  assumes,
}: Pick<OpenQuestion, 'matter' | 'isMinor' | 'assumes'>): HeldUp {
  if (isMinor) return 'offer';
  if (matter !== null && holdsPosting.has(matter)) return 'posting';
  // What the text says twice, or in a word that needs another, is read by candidates first.
  return assumes !== undefined || (matter !== null && holdsTalk.has(matter)) ? 'talk' : 'offer';
}

/** An answer changes who is looked for, or what is offered. */
const decides: ReadonlySet<string> = new Set([
  'Two levels in the title',
  'Two jobs in the title',
  'Two numbers of years',
  'Work of the title',
  'Level of the work',
  'Two ways in',
  'Having led',
  'Where remote people live',
  'Degree for the work',
  'Overtime status',
  'Which industry counts',
  'What counts as similar',
  'Instead of a degree',
  'All or any',
  'Required or a plus',
  'Required of some',
  'Preferred and a duty',
  'Learn or own',
  'Two versions',
  'Experience or none',
  'Beginners and years',
  'People to lead',
  'Weapon',
  'Licence',
  'Papers',
  'Commission',
  'Negotiable pay',
  'Pay or scope',
  'Pay range',
  'Schedule',
  'Relief work',
  'Shift by shift',
  'Terms of the order',
  'Length of the contract',
  'Promise against demand',
]);

/** As a risk: how grave it is, and why. */
export const sayImpact = (question: Parameters<typeof findHeldUp>[0]): string => {
  const { matter } = question;
  if (matter !== null && ownImpacts[matter]) return ownImpacts[matter];
  const heldUp = findHeldUp(question);
  if (heldUp === 'posting')
    return matter === null || (otherwiseOf[matter] ?? itWaits) === itWaits
      ? 'High: the posting waits for it'
      : 'High: everyone reads it in the posting';
  if (heldUp === 'offer') return 'Low: it can be settled before an offer';
  return matter !== null && decides.has(matter)
    ? 'High: it changes who is looked for or what is offered'
    : 'Medium: candidates ask about it before they agree to talk';
};

const ownImpacts: Partial<Record<string, string>> = {
  Pay: 'High: it is the first question in most calls',
  Schedule: 'High: nobody says yes to hours they do not know',
  Place: 'High: nobody can judge the commute',
};

export const levelOf = (question: Parameters<typeof findHeldUp>[0]): 'High' | 'Medium' | 'Low' => {
  const [level = ''] = sayImpact(question).split(':');
  return level === 'High' || level === 'Low' ? level : 'Medium';
};
