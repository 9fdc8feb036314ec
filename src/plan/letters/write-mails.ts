import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { shorten } from '#writing/shorten.ts';
import { unnamedEmployer } from '../names.ts';
import type { PlannedPersona } from '../personas.ts';
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

/** Says where somebody stands, and nothing of their work. */
const anyTerm =
  /^(?:agency|temporary|temp|formerly|former|returner|career (?:break|change)|helper|assistant|department|operative|veteran|exited|self-employed|subcontractor|freelance|newly qualified|new pass|depot|shutdown|relief|per diem|consultancy|volunteer)$/i;

/** By which words such people were looked for: the honest reason why they get a letter. */
export function sayWhy({ search }: PlannedPersona, { isTrade }: Pick<Plan, 'isTrade'>): string {
  const terms = (isTrade ? search : [])
    .filter((term) => term.split(/\s+/).length <= 3 && !anyTerm.test(term))
    .filter((term, i, all) => !all.some((other, j) => j < i && isNear(other, term)))
    .slice(0, 2);
  return terms.length === 0
    ? 'your profile came up in my search for this line of work.'
    : `your profile came up in my search for ${joinList(terms.map(quoteTerm))}.`;
}

const quoteTerm = (term: string): string => `"${term}"`;
const isNear = (a: string, b: string): boolean =>
  a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase());

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
export function writeFirstMail(source: Source, persona: PlannedPersona, turn: number): Mail {
  const plan = makePlan(source);
  const facts = listJobFacts(source);
  const { pay, pattern, hours, needs, condition } = facts;
  return {
    subject: subjectOf(plan, turn),
    text: toText(
      [`[First name], ${sayWhy(persona, plan)}`, sayWhoHires(source, facts)],
      [takeTurn(facts, turn) || facts.taught || facts.special, pay, pattern, hours],
      [sayNeeds(needs), condition],
      [turnOf(firstAsks, turn)],
      [`[your name], [phone]\n${turnOf(waysOut, turn)}`],
    ),
  };
}

/** What this job says on a matter need not be asked for. */
const answered: readonly (readonly [keyof Pick<JobFacts, 'pay' | 'hours' | 'pattern'>, RegExp])[] =
  [
    ['pay', /\b(?:pay|paid|wages?|rate|money|salary|premium|bonus|commission|figure)\b/i],
    [
      'hours',
      /\b(?:hours?|shifts?|days?|nights?|weekends?|evenings?|schedule|week|saturdays?|sundays?)\b/i,
    ],
    ['pattern', /\b(?:home|remote|office|permanent|full[- ]time|part[- ]time|contract)\b/i],
  ];
/** Begins in the middle, or depends on what comes before it. */
const dangling = /^(?:or|and|if|but|also|then|no|not|own)\b|^\p{L}+ing\b|[:{]/iu;

/** What such people move for and this job leaves open. */
function listWishes({ moves_for: wishes }: PlannedPersona, facts: JobFacts): string[] {
  return wishes
    .filter((wish) => !dangling.test(wish))
    .filter((wish) => !answered.some(([fact, words]) => isSaid(facts[fact]) && words.test(wish)))
    .map((wish) => lowerFirst(stripEnd(wish)))
    .slice(0, 2);
}

const isSaid = (sentence: string): boolean => sentence !== '' && !sentence.includes('[');

const mostOfWishes = 14;
const moreToSay = ['one more fact', 'something to add', 'what else it offers', 'more about it'];
const moreToAsk = ['a question', 'shall I ask?', 'your question', 'one question more'];

/** A reason that the first letter did not give, and one question. */
export function writeFollowUp(source: Source, persona: PlannedPersona, turn: number): Mail {
  const plan = makePlan(source);
  const facts = listJobFacts(source);
  const first = takeTurn(facts, turn);
  const other = takeTurn(facts, turn + 1);
  const { offers, taught } = facts;
  const offer = offers[turn % Math.max(1, offers.length)] ?? '';
  const news = [offer, first === '' ? '' : taught, other === first ? '' : other].filter(Boolean);
  const [one, two] = listWishes(persona, facts);
  const wishes = [one, two].filter((wish) => wish !== undefined);
  const both = joinList(wishes, 'or');
  const wish = both.split(/\s+/).length <= mostOfWishes ? both : (one ?? '');
  return {
    subject: `${capitalize(shorten(plan.names.title, longestSubject))} job: ${turnOf(news.length > 0 ? moreToSay : moreToAsk, turn)}`,
    text: toText(
      [
        `[First name], I wrote about ${facts.shortly}.`,
        turnOf([...news, ''].slice(0, Math.max(1, news.length)), turn),
      ],
      wish === ''
        ? ['Which question should I put to the hiring manager for you?']
        : [`People from similar work often look for ${wish}. Shall I ask how that stands here?`],
      [`[your name]\n${turnOf(waysOut, turn + 1)}`],
    ),
  };
}

/** Two small next steps, the second by what such people look for. */
export function listAsks(source: Source, persona: PlannedPersona, turn: number): string[] {
  const [wish] = listWishes(persona, listJobFacts(source));
  return [
    turnOf(nextSteps, turn),
    wish === undefined ? turnOf(openAsks, turn) : `Ask me about ${wish}.`,
  ];
}

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
