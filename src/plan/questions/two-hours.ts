import { quote } from '#writing/quote.ts';
import type { OpenQuestion } from './open-question.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';

const weekly =
  /(?<![-–\d.] ?)\b(\d{1,2}(?:\.\d{1,2})?) ?(?:hours?|hrs?)(?: ?\/ ?| (?:per|a|each|every) )(?:week|wk)\b/gi;
/** Hours that are no offer: what benefits depend on, what comes on top, what may vary. */
const conditional =
  /\b(?:at least|minimum|more than|over|up to|or more|eligib\w*|overtime|depending|between|to|maximum|benefits?)\b/i;
const leastWeek = 8;

/** Two numbers of hours for one week: one of them is not true. */
export function askTwoHours({ brief }: Pick<Source, 'brief'>): Omit<OpenQuestion, 'from'>[] {
  const lines = [
    brief.hours?.text ?? '',
    brief.employmentType?.text ?? '',
    ...listFacts(brief, { kinds: ['schedule', 'other', 'duty'] }).map(ownWords),
  ].filter((line) => !conditional.test(line));
  const said = lines.flatMap((line) =>
    [...line.matchAll(weekly)].map(([words, hours]) => ({ words, hours: Number(hours) })),
  );
  const [first] = said.filter(({ hours }) => hours >= leastWeek);
  const other = said.find(({ hours }) => hours >= leastWeek && hours !== first?.hours);
  if (first === undefined || other === undefined) return [];
  return [
    {
      matter: 'Schedule',
      topic: `${quote(first.words)} and ${quote(other.words)}`,
      assumes: `${quote(first.words)} holds although the text also says ${quote(other.words)}`,
      ask: `The text says ${quote(first.words)} and ${quote(other.words)}: which of them is offered, or are they two posts?`,
      why: 'The hours decide the pay, and people count both.',
      owner: 'Hiring manager',
    },
  ];
}
