import { capitalize } from '#writing/casing.ts';
import { shorten } from '#writing/shorten.ts';
import { unnamedEmployer } from '../names.ts';
import { makePlan, type Plan } from '../plan.ts';
import type { Source } from '../source.ts';
import { readStyleNote } from '../style-note.ts';
import { listJobFacts, takeTurn, type JobFacts } from './job-facts.ts';

export interface Mail {
  subject: string;
  text: string;
}

const turnOf = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length]!;

/** One small thing to answer; each persona is asked another one. */
const firstAsks = [
  'Would a ten-minute call this week suit you?',
  'May I send you the full posting?',
  'Does that fit what you are looking for?',
  'Shall I tell you more about it by phone?',
];
const waysOut = [
  'If not, a short no is enough.',
  'Not for you? A no is fine.',
  'If you are staying where you are, just write no.',
  'No interest? Just reply no.',
];

/** The honest reason why somebody gets a letter. */
export const whyYou = 'your profile came up in my search for this line of work.';

export const sayNeeds = (needs: readonly string[], most = 4): string =>
  needs.length === 0 ? '' : `Required: ${needs.slice(0, most).join('; ')}.`;

/** "Harrow Inc." at the end of a sentence has its stop already. */
export const twoStops = /(?<=\p{L})\.\.(?!\.)/gu;

const toText = (...paragraphs: readonly (readonly string[])[]): string =>
  paragraphs
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n')
    .replace(twoStops, '.');

/** Characters: more are cut off by whoever shows them. */
const longestSubject = 120;

/** The headline as far as it names the job; a slogan does not. */
function nameJobShortly({ headline, title }: Plan['names']): string {
  const [first = ''] = headline.split(/\s[-–—]\s/);
  const name = first.toLowerCase().includes(title.toLowerCase()) ? first : capitalize(title);
  return shorten(name, longestSubject);
}

export function subjectOf({ names, place, pay }: Plan, turn: number): string {
  const job = `${nameJobShortly(names)} ${place.in}`.trim();
  const brief = [
    pay.stated && pay.spoken !== null && pay.spoken.length < 30 ? `${job}, ${pay.spoken}` : job,
    `${names.aTitle} job ${place.in}`.trim(),
    `${job}: is it for you?`,
    `About ${names.aTitle} job ${place.in}`.trim(),
  ];
  return shorten(capitalize(turnOf(brief, turn)), longestSubject);
}

/** Where the style note says so, the employer speaks itself. */
export function sayWhoHires(source: Source, { aJob }: JobFacts): string {
  const { employer } = makePlan(source).names;
  const isWe = readStyleNote(source.voice).speaksAs === 'we' && employer !== unnamedEmployer;
  return isWe
    ? `At ${employer} we are hiring for ${aJob.replace(` with ${employer}`, '')}.`
    : `I am recruiting for ${aJob}.`;
}

/** The first letter: what the job is, where, for how much, when, and what it takes. */
export function writeFirstMail(source: Source, turn: number): Mail {
  const plan = makePlan(source);
  const facts = listJobFacts(source);
  const { pay, pattern, hours, needs, condition } = facts;
  return {
    subject: subjectOf(plan, turn),
    text: toText(
      [`[First name], ${whyYou}`, sayWhoHires(source, facts)],
      [facts.site, takeTurn(facts, turn) || facts.taught || facts.special, pay, pattern, hours],
      [sayNeeds(needs), condition],
      [turnOf(firstAsks, turn)],
      [`[your name], [phone]\n${turnOf(waysOut, turn)}`],
    ),
  };
}

const followUpAsks = [
  'Which question should I put to the hiring manager for you?',
  'What would you need to know before you could say yes or no?',
  'Is there anything in it that would not work for you?',
  'Shall I call you for ten minutes, or is now the wrong time?',
];
const moreToSay = ['one more fact', 'something to add', 'what else it offers', 'more about it'];
const moreToAsk = ['a question', 'shall I ask?', 'your question', 'one question more'];

/** A reason that the first letter did not give, and one question. */
export function writeFollowUp(source: Source, turn: number): Mail {
  const plan = makePlan(source);
  const facts = listJobFacts(source);
  const first = takeTurn(facts, turn);
  const other = takeTurn(facts, turn + 1);
  const { offers, taught } = facts;
  const offer = offers[turn % Math.max(1, offers.length)] ?? '';
  const news = [offer, first === '' ? '' : taught, other === first ? '' : other].filter(Boolean);
  return {
    subject: `${capitalize(shorten(plan.names.title, longestSubject))} job: ${turnOf(news.length > 0 ? moreToSay : moreToAsk, turn)}`,
    text: toText(
      [
        `[First name], I wrote about ${facts.shortly}.`,
        turnOf([...news, ''].slice(0, Math.max(1, news.length)), turn),
      ],
      [turnOf(followUpAsks, turn)],
      [`[your name]\n${turnOf(waysOut, turn + 1)}`],
    ),
  };
}

/** Two small next steps; each persona is asked for others. */
export const listAsks = (turn: number): string[] => [
  turnOf(nextSteps, turn),
  turnOf(openAsks, turn),
];

const openAsks = [
  'Send me the question you want answered first.',
  'Ask me what the posting leaves open.',
  'Tell me what would have to be true.',
  'Name one thing you would want to know.',
];

const nextSteps = [
  'Reply with a time for a ten-minute call this week.',
  'Reply yes, and I will send the full posting.',
  'Tell me in one line whether it fits.',
  'Text me a time when I may call.',
];

/** The last letter to everyone who has not answered. */
export function writeLastNote(source: Source): Mail {
  const { shortly } = listJobFacts(source);
  return {
    subject: 'My last note about this job',
    text: toText(
      [
        `[First name], this is my last note about ${shortly}.`,
        'If it becomes interesting later, write me one line. Otherwise no answer is needed.',
      ],
      ['[your name], [phone]'],
    ),
  };
}
