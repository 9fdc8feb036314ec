import type { Drawer } from '#knowledge/drawer.ts';
import type { Brief } from '#shared/brief.ts';
import { readPost } from '#knowledge/post-level.ts';
import {
  asksMoreThanPost,
  goesAgainst,
  isOfferedHere,
  promisesUnsaid,
} from '../people/against-job.ts';
import type { TermId } from '../contract/deciding-terms.data.ts';
import { listDecidingTerms, promisesOpposite } from '../contract/deciding-terms.ts';

/** Nobody was offered to bring a truck, or asked to sell one, unless the text speaks of it. */
const ownTruck =
  /\b(?:sell(?:ing)?|park(?:ing)?|bring(?:ing)?|happen to)\b[^.?]{0,20}\b(?:the|your) (?:truck|van|lorry|vehicle|rig)\b/i;
const truckOwners = /\bowner[- ](?:operators?|drivers?)\b|\bown (?:truck|van|lorry)\b/i;

/** How a stranger is asked about the term in one line, each group of people in other words. */
const questions: Readonly<Record<TermId, readonly string[]>> = {
  commission: [
    'Would pay by commission suit you?',
    'Have you been paid by commission before?',
    'What would you need to know about the commission?',
  ],
  piece: ['Would pay by what is done suit you?', 'Have you been paid that way before?'],
  unpaid: ['Would unpaid work suit you?'],
  stipend: ['Would a stipend suit you for that time?'],
  own: ['Would work on your own account suit you?', 'Have you worked on your own account before?'],
  shifts: [
    'Would shifts without promised hours suit you?',
    'How early would you need to know a shift?',
  ],
  relief: [
    'Would standing in for others, with a week that may change, suit you?',
    'How early would you need to know your week?',
    'Have you stood in for others before?',
  ],
  time: ['Would a job for a time suit you?', 'Until when could you stay?'],
  payroll: ['Could you take it on a payroll (W-2)?'],
  training: ['Would training without pay be possible for you?'],
};
const anyQuestion = 'What would you want to know first?';

const pick = (texts: readonly string[], i: number): string | undefined => texts[i % texts.length];

/** What is known of a trade without what this very job takes away: nobody is promised a fixed week by relief work. */
export function suitToTerms(drawer: Drawer, brief: Brief): Drawer {
  const [first] = listDecidingTerms(brief);
  const speaksOfOwners = [brief.title.given, ...brief.facts.map(({ text }) => text)].some((text) =>
    truckOwners.test(text),
  );
  const isAgainst = goesAgainst(brief);
  const isOff = (text: string): boolean =>
    promisesOpposite(brief, text) || isAgainst(text) || (!speaksOfOwners && ownTruck.test(text));
  const isOffered = isOfferedHere(brief);
  const isUnsaid = promisesUnsaid(brief);
  const { leads } = readPost(brief);
  const isTooMuch = (text: string): boolean => isUnsaid(text) || (!leads && asksMoreThanPost(text));
  const keep = (texts: readonly string[]): string[] => texts.filter((text) => !isOff(text));
  const suit = (persona: Drawer['personas'][number], i: number): Drawer['personas'][number] => {
    const { outreach, moves_for: wishes, held_back_by: worries, say_first: lead } = persona;
    const kept = keep(wishes).filter((wish) => !isTooMuch(wish));
    const lost = worries.filter((worry) => !isOffered(worry));
    return {
      ...persona,
      now: dropSentences(persona.now, isAgainst),
      // One wish that this job cannot meet says more than none.
      moves_for: kept.length > 0 ? kept : wishes,
      held_back_by: lost.length > 0 ? lost : worries,
      say_first: isOff(lead) ? (first ? sayFirst[first.id] : 'What they do now.') : lead,
      outreach: {
        ...outreach,
        question: isOff(outreach.question)
          ? ((first && pick(questions[first.id], i)) ?? anyQuestion)
          : outreach.question,
        steps: keep(outreach.steps),
      },
    };
  };
  return {
    ...drawer,
    motivators: leads ? drawer.motivators : keepSome(drawer.motivators, isOfPost),
    personas: drawer.personas.map(suit),
    ...(drawer.standIns ? { standIns: drawer.standIns.map(suit) } : {}),
  };
}

const isOfPost = ({ name, points }: Drawer['motivators'][number]): boolean =>
  !asksMoreThanPost([name, ...points].join(' '));

function keepSome<One>(all: One[], isKept: (one: One) => boolean): One[] {
  const kept = all.filter(isKept);
  return kept.length > 0 ? kept : all;
}

/** What such people are said to look for, without what they would not find; the first sentence tells what they do. */
const dropSentences = (text: string, isOff: (sentence: string) => boolean): string =>
  text
    .split(/(?<=\.) (?=\p{Lu})/u)
    .filter((sentence, i) => i === 0 || !isOff(sentence))
    .join(' ');

const sayFirst = {
  commission: 'That it is paid by commission, and what the first year has brought others.',
  piece: 'How the work is paid, and what a usual week brings.',
  unpaid: 'That it is unpaid, and what they would take from it.',
  stipend: 'The stipend, and for how long.',
  own: 'That nobody is employed, the rate, and when invoices are paid.',
  shifts: 'That no hours are promised, and what a usual month brings.',
  relief: 'Whose work is covered, and how early the rota is known.',
  time: 'How long it runs, and what comes after it.',
  payroll: 'That it is on a payroll (W-2).',
  training: 'That the training is not paid, and when the first pay comes.',
} as const;
