import type { OpenQuestion } from './open-question.ts';

/** What waits for an answer: the posting, a candidate's yes to a talk, or nothing before the offer. */
type HeldUp = 'posting' | 'talk' | 'offer';

/** Nothing true can be published before these are settled. */
const holdsPosting: ReadonlySet<string> = new Set([
  'Pay',
  'Place',
  'Two places',
  'Two employers',
  'Two levels in the title',
  'Title',
  'Employer',
  'Duties',
  'Must-haves',
  'Unlawful wish',
  'Papers by law',
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

const impacts: Record<HeldUp, string> = {
  posting: 'High: the posting waits for it',
  talk: 'High: people ask it before a talk',
  offer: 'Medium: it is settled before an offer',
};

/** As a risk: how grave it is, and why. */
export const sayImpact = (question: Parameters<typeof findHeldUp>[0]): string =>
  (question.matter !== null && ownImpacts[question.matter]) || impacts[findHeldUp(question)];

const ownImpacts: Partial<Record<string, string>> = {
  Pay: 'High: it is the first question of most calls',
  Schedule: 'High: nobody says yes to hours they do not know',
  Place: 'High: nobody can judge the way to work',
};

export const levelOf = (question: Parameters<typeof findHeldUp>[0]): 'High' | 'Medium' =>
  findHeldUp(question) === 'offer' ? 'Medium' : 'High';
