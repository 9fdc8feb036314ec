import { capitalize, lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { countWords, shorten } from '#writing/shorten.ts';
import { unnamedEmployer } from '../names.ts';
import type { PlannedPersona } from '../planned-persona.ts';
import { makePlan, type Plan } from '../plan.ts';
import type { Source } from '../source.ts';
import { listOpen } from '../stated.ts';
import { readStyleNote } from '../style-note.ts';
import { listJobFacts, type JobFacts } from './job-facts.ts';
import { listGood } from './list-good.ts';
import { isStrong } from './weigh-benefit.ts';
import { listOpenings } from './open-letter.ts';
import { nameAJob, shortenTitle } from './short-title.ts';
import { shareOut, tellOffer, toYou } from './tell-facts.ts';

export interface Mail {
  subject: string;
  text: string;
}

const turnOf = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length]!;

/** One small thing to answer; each persona is asked another one. */
const plainAsks = [
  'Would a ten-minute call this week suit you?',
  'May I send you the full posting?',
  'Shall I tell you more about it by phone?',
  'When may I call you for ten minutes?',
];
const waysOut = [
  'If not, a short no is enough.',
  'Not for you? A no is fine.',
  'If you are staying where you are, just write no.',
  'No interest? Just reply no.',
];

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
const longestReason = 48;
const shownReasons = 2;

/** The headline as far as it names the job; a slogan does not. */
function nameJobShortly({ headline, title }: Plan['names']): string {
  const [first = ''] = headline.split(/\s[-–—]\s/);
  const isOfOne = first.toLowerCase().includes(title.toLowerCase()) && !/s$/i.test(first);
  const name = isOfOne || first.toLowerCase() === title.toLowerCase() ? first : capitalize(title);
  return shorten(name, longestSubject);
}

/** The job, the place and one reason to open the letter; no two personas see the same. */
export function subjectOf(source: Source, turn: number): string {
  const { names, place, pay } = makePlan(source);
  const job = `${nameJobShortly(names)} ${place.in}`.trim();
  const reasons = [
    pay.stated && pay.spoken !== null ? pay.spoken : '',
    ...listGood(source).filter(isStrong).slice(0, shownReasons),
    listJobFacts(source).pattern.replace(/^It is |\.$/g, ''),
  ].filter((text) => text !== '' && text.length <= longestReason);
  const subjects = [
    ...reasons.map((reason) => `${job}: ${reason}`),
    job,
    `${nameAJob(names.title)} ${place.in}`.trim(),
    `${job}: is it for you?`,
    `About ${nameAJob(names.title)} ${place.in}`.trim(),
  ];
  return shorten(capitalize(turnOf(subjects, turn)), longestSubject);
}

/** Where the style note says so, the employer speaks itself. */
export function sayWhoHires(source: Source, { aJob }: JobFacts): string {
  const { employer } = makePlan(source).names;
  const isWe = readStyleNote(source.voice).speaksAs === 'we' && employer !== unnamedEmployer;
  return isWe
    ? `At ${employer} we are hiring for ${aJob.replace(` with ${employer}`, '')}.`
    : `I am recruiting for ${aJob}.`;
}

/** Where no sentence of their own world is known, they are asked what they would move for. */
function askWish({ moves_for }: PlannedPersona): string {
  const wishes = moves_for.slice(0, 2).map((wish) => lowerFirst(toYou(wish)));
  return `[First name], what would you change jobs for: ${wishes.join(', ')}, or something else?`;
}

/** The beginning of a letter: true of such people whatever the job. */
export function openLetter(source: Source, persona: PlannedPersona): string {
  const { employer, city, title } = makePlan(source).names;
  const [opening] = listOpenings(persona.messages, [employer, city ?? '', title]);
  return opening ?? askWish(persona);
}

/** Where the letter begins with a question, that one is to be answered. */
const replyAsks = [
  'Is it worth a talk? One line back is enough.',
  'Tell me in one line, and I will send the full posting.',
  'Does it interest you? A word is enough, and I will tell you what I know.',
  'Answer in a line, and I will call when it suits you.',
];

const firstWords = 104;

/** As many of the facts as the letter holds, in their order. */
function fitIn(fixed: readonly string[], facts: readonly string[], most: number): string[] {
  let kept: string[] = [];
  for (const fact of facts.filter(Boolean))
    if (countWords([...fixed, ...kept, fact].join(' ')) <= most) kept = [...kept, fact];
  return kept;
}

/** The first letter: their own days, what the job is, where and for how much, what settles it, what of it they may move for, what it takes. */
export function writeFirstMail(source: Source, turn: number): Mail {
  const persona = makePlan(source).personas[turn]!;
  const facts = listJobFacts(source);
  const { pay, pattern, hours, needs, condition, decisive } = facts;
  const opening = openLetter(source, persona);
  const job = [sayWhoHires(source, facts), pay, pattern, hours, ...decisive];
  const needed = sayNeeds(needs);
  const ask = turnOf(opening.endsWith('?') ? replyAsks : plainAsks, turn);
  const answers = fitIn(
    [opening, ...job, needed, condition, ask],
    listAnswers(source, turn),
    firstWords,
  );
  return {
    subject: subjectOf(source, turn),
    text: toText(
      [opening],
      job,
      answers,
      [needed, condition],
      [ask],
      [`[your name], [phone]\n${turnOf(waysOut, turn)}`],
    ),
  };
}

/** What of this job answers what they move for: a fact of the work, then what is offered. */
function listAnswers(source: Source, turn: number): string[] {
  const { facts, offer } = shareOut(source)[turn]!.first;
  const [first = '', second = ''] = facts;
  return offer === '' ? [first, second] : [first, offer];
}

const followUpWords = 57;
const moreToSay = ['one more fact', 'something to add', 'what else it offers', 'more about it'];
const moreToAsk = ['a question', 'shall I ask?', 'what I will find out', 'one question more'];

/** What the first letter did not give, what the advertisement leaves open, and one question. */
export function writeFollowUp(source: Source, turn: number): Mail {
  const plan = makePlan(source);
  const facts = listJobFacts(source);
  const told = writeFirstMail(source, turn).text;
  const { facts: more, offer } = shareOut(source)[turn]!.followUp;
  const ask = turnOf(plainAsks, turn + 1);
  const start = `[First name], I wrote about ${facts.shortly}.`;
  const open = [...more.slice(0, 1), offer, ...more.slice(1)].filter(
    (text) => text !== '' && !told.includes(text),
  );
  const news = fitIn([start, ask], open, followUpWords);
  const job = shortenTitle(plan.names.title);
  return {
    subject: `${capitalize(shorten(job, longestSubject))} job: ${turnOf(news.length > 0 ? moreToSay : moreToAsk, turn)}`,
    text: toText(
      [start, ...news],
      [news.length > 0 ? '' : sayOpen(plan, turn)],
      [ask],
      [`[your name]\n${turnOf(waysOut, turn + 1)}`],
    ),
  };
}

/** What somebody would have to know and the advertisement does not say. */
function sayOpen({ stated }: Plan, turn: number): string {
  const open = listOpen(stated);
  const [first = '', ...more] = [...open.slice(turn % 2), ...open.slice(0, turn % 2)].slice(0, 2);
  return first === '' ? '' : turnOf(promises, turn)(joinList([first, ...more]));
}

/** What is missing is asked for; nobody is put off with it in the same words. */
const promises: readonly ((open: string) => string)[] = [
  (open) => `The posting leaves open ${open}. I am asking, and you get the answer in writing.`,
  (open) => `The posting does not give ${open}; I am asking for you.`,
  (open) => `Before you decide anything, I will find out ${open}.`,
  (open) => `You should know ${open} first: I am asking the hiring manager.`,
];

/** Two small next steps; each persona is asked for others. */
export const listAsks = (turn: number): string[] => [
  turnOf(nextSteps, turn),
  turnOf(openAsks, turn),
];

const openAsks = [
  'Send me the one question you want answered first.',
  'Tell me in a line what you would want to know.',
  'Reply with one question, and I will get the answer.',
  'Name the one thing that decides it for you.',
];

const nextSteps = [
  'Reply with a time for a ten-minute call this week.',
  'Reply yes, and I will send the full posting.',
  'Tell me in one line whether it fits.',
  'Text me a time when I may call.',
];

/** The last letter to everyone who has not answered: the job once more in short, and which month would be better. */
export function writeLastNote(source: Source): Mail {
  const { shortly, pay, pattern } = listJobFacts(source);
  const offer = tellOffer(source, '');
  return {
    subject: 'My last note about this job',
    text: toText(
      [`[First name], this is my last note about ${shortly}.`],
      [pay.includes('[') ? '' : pay, pattern, offer],
      [
        'If only the timing is wrong, tell me which month would be better, and I will write then. Otherwise no answer is needed, and I will not write again.',
      ],
      ['[your name], [phone]'],
    ),
  };
}

/** The same in a few words, for a sequence that has said it all. */
export const writeLastLine = (source: Source): Mail => ({
  subject: 'My last note about this job',
  text: toText(
    [
      `[First name], this is my last note about ${listJobFacts(source).shortly}. If only the timing is wrong, which month would be better?`,
    ],
    ['[your name]'],
  ),
});
