import { withArticle } from '#writing/article.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import { makePlan } from '../plan.ts';
import { onTheSpot } from '../place/on-the-spot.ts';
import { sayEndTexts } from '../outreach/texting.ts';
import type { Source } from '../source.ts';
import { unnamedEmployer } from '../wording/names.ts';
import { listJobFacts } from './job-facts.ts';
import { listNews } from './list-news.ts';
import { openLetter } from './open-letter.ts';
import { isPersonTitle } from './say-job.ts';
import { pitchWork } from './pitch.ts';
import { nameForSubject } from './short-title.ts';
import { joinFacts, shareOut } from './tell-facts.ts';
import { nameUnusual, tellTerms } from './tell-terms.ts';
import { isRoutine } from './weigh-benefit.ts';
import { twoStops, type Mail } from './write-mails.ts';

export interface Step extends Mail {
  channel: 'Email' | 'LinkedIn' | 'Text message';
}

const turnOf = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length]!;

const firstAsks = [
  'Shall I send you the full posting?',
  'Would you have ten minutes for a call this week?',
  'May I send you the posting?',
  'Would you be interested, now or later?',
];
const secondAsks = [
  'Does that change anything for you?',
  'What else would you like to know?',
  'Is there anything I can answer for you?',
  'Would you like to hear more?',
];

const toText = (...paragraphs: readonly string[]): string =>
  paragraphs.filter(Boolean).join('\n\n').replace(twoStops, '.');

const longestSubject = 90;
const longestBeside = 48;
const longestLead = 18;
const room = { news: 30 };

/** The opening of the letter as the reason for writing: "because you keep the books of a manufacturer". */
const sayBecause = (opening: string): string =>
  opening.replace(/^\[First name\], /, 'I am writing to you because ');

/** What stands beside the job in a subject; each kind of people gets another of them first. */
function listBeside(source: Source, turn: number): string[] {
  const { pay, names } = makePlan(source);
  const { pattern } = listJobFacts(source);
  const amount = pay.stated && pay.spoken !== null && /\d/.test(pay.spoken) ? pay.spoken : '';
  const benefit = shareOut(source)[turn]!.first.benefits.find((one) => !isRoutine(one)) ?? '';
  const beside = [
    amount,
    nameUnusual(pattern).replace(/^with /, ''),
    benefit,
    names.employer === unnamedEmployer ? '' : `with ${names.employer}`,
  ].filter(
    (text) =>
      text !== '' &&
      text.length <= longestBeside &&
      !(isRemote(source) && /\b(?:remote|home)\b/i.test(text)),
  );
  const at = beside.length === 0 ? 0 : turn % beside.length;
  return [...beside.slice(at), ...beside.slice(0, at)];
}

const isRemote = ({ brief }: Source): boolean => brief.workType === 'remote';

function nameFirst(source: Source, turn: number): string {
  const { names, place } = makePlan(source);
  const { title } = listJobFacts(source);
  const start = !isPersonTitle(title)
    ? `${capitalize(nameForSubject(title))} ${place.in}`.trim()
    : isRemote(source)
      ? `Wanted: ${withArticle(title)}`
      : `Wanted ${place.in}: ${names.aTitle}`.replace(' : ', ': ');
  const found = [...listBeside(source, turn), '']
    .map((text) =>
      text === '' || text.startsWith('with ') ? `${start} ${text}`.trim() : `${start}, ${text}`,
    )
    .find((text) => text.length <= longestSubject);
  return capitalize(found ?? nameForSubject(title));
}

/** One duty and who looks for it, in few words; the engagement kit tells both at length. */
function writeFirst(source: Source, turn: number): Step {
  const { personas } = makePlan(source);
  const { shortly } = listJobFacts(source);
  const { lead } = pitchWork(source)[turn]!;
  const { facts } = shareOut(source)[turn]!.first;
  const piece =
    lead !== '' && countWords(lead) <= longestLead
      ? `in ${shortly} you would ${lead}.`
      : `${shortly} is open.${facts[0] === undefined ? '' : ` ${facts[0]}`}`;
  return {
    channel: 'Email',
    subject: nameFirst(source, turn),
    text: toText(
      `[First name], ${piece} ${sayBecause(openLetter(personas[turn]!))}`,
      tellTerms(source, turn + 1),
      `${turnOf(firstAsks, turn)} A no is fine.`,
      '[your name], [phone]',
    ),
  };
}

const leadIns = [
  (job: string) => `one more thing about ${job}.`,
  (job: string) => `more about ${job}.`,
  (job: string) => `something else about ${job}.`,
  (job: string) => `another point about ${job}.`,
];

/** What the first step left out; null where nothing is left that would be new. */
function writeSecond(source: Source, turn: number, told: string): Step | null {
  const { drawer } = makePlan(source);
  const { shortly } = listJobFacts(source);
  const news = listNews(source, turn, told)
    .slice(0, 2)
    .filter((text, i, all) => i === 0 || countWords(all.join(' ')) <= room.news);
  if (news.length === 0) return null;
  const channel = onTheSpot.has(drawer.kind) ? 'Text message' : 'LinkedIn';
  return {
    channel,
    subject: '',
    text: toText(
      `[First name], ${turnOf(leadIns, turn)(shortly)}`,
      joinFacts(news),
      turnOf(secondAsks, turn),
      // Whoever is texted must be able to end it.
      channel === 'Text message' ? sayEndTexts(source.brief.place.country, null) : '',
      '[your name]',
    ),
  };
}

/** Nothing is sold any more; each kind of people gets another way out. */
const farewells: readonly ((job: string) => { about: string; text: string })[] = [
  (job) => ({
    about: 'would another time be better?',
    text: `this is my last message about ${job}. Wrong timing? Name a better month.`,
  }),
  (job) => ({
    about: 'shall I leave it there?',
    text: `I take it ${job} is not for you now. If that changes, just reply.`,
  }),
  (job) => ({
    about: 'do you know someone?',
    text: `if ${job} is not for you, do you know someone it would suit?`,
  }),
  (job) => ({
    about: 'what would it take?',
    text: `one last question about ${job}: what would make you look at it?`,
  }),
];

function writeLast(source: Source, turn: number): Step {
  const { about, text } = turnOf(farewells, turn)(listJobFacts(source).shortly);
  return {
    channel: 'Email',
    subject: `${capitalize(nameForSubject(makePlan(source).names.title))}: ${about}`,
    text: toText(`[First name], ${text}`, '[your name]'),
  };
}

/** Short steps for one kind of people, on the days of the letters, with other words than theirs; a step that has nothing new to tell is left out. */
export function writeSteps(source: Source, turn: number): Step[] {
  const first = writeFirst(source, turn);
  const second = writeSecond(source, turn, first.text);
  return [first, ...(second === null ? [] : [second]), writeLast(source, turn)];
}

/** The duty that is a reason for such people, for a short message; empty where none is told so. */
export function sayLead(source: Source, turn: number): string {
  const { lead } = pitchWork(source)[turn]!;
  return lead === '' || countWords(lead) > longestLead ? '' : `You would ${lowerFirst(lead)}.`;
}
