import { memoize } from '#shared/memoize.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import { makePlan } from '../plan.ts';
import { onTheSpot } from '../place/on-the-spot.ts';
import { sayEndTexts } from '../outreach/texting.ts';
import type { Source } from '../source.ts';
import { listSubjects } from './first-subject.ts';
import { findFreshPoint } from './fresh-point.ts';
import { listJobFacts } from './job-facts.ts';
import { isTold, listNews, tellOneMore } from './list-news.ts';
import { openLetter } from './open-letter.ts';
import { pitchWork } from './pitch.ts';
import { listHeads } from './say-duties.ts';
import { hasFiller, sayBriefly } from './say-briefly.ts';
import { nameJobWithHouse } from './say-job.ts';
import { nameForSubject } from './short-title.ts';
import { isNearly, sayOffer, shareOut } from './tell-facts.ts';
import { tellMoreWork } from './tell-more-work.ts';
import { tellHours, tellTerms } from './tell-terms.ts';
import { leadsWithTerms } from './terms-first.ts';
import { twoStops, waysOut, writeFirstMail, type Mail } from './write-mails.ts';

export interface Step extends Mail {
  channel: 'Email' | 'LinkedIn' | 'Text message';
}

const turnOf = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length]!;

const firstAsks = [
  'Shall I send you the posting?',
  'Would you have ten minutes this week?',
  'May I tell you more?',
  'Would you be interested, now or later?',
];
const secondAsks = [
  'How does that compare with your job now?',
  'What else would you like to know?',
  'What can I answer for you?',
  'Would you like to hear more?',
];

const toText = (...paragraphs: readonly string[]): string =>
  paragraphs.filter(Boolean).join('\n\n').replace(twoStops, '.');

const longestLead = 18;
/** Fewer words that name nothing rare are no picture of the work. */
const fewestOfHead = 4;
/** Words of a fact beside the duty. */
const longestFact = 16;

/** One duty, one fact and who looks for it, in few words; the engagement kit tells them at length. */
function writeFirst(source: Source, turn: number, opened: string[]): string {
  const { personas } = makePlan(source);
  const { shortly } = listJobFacts(source);
  const { lead } = pitchWork(source)[turn]!;
  const { facts, benefits } = shareOut(source)[turn]!.first;
  // Where it is long, another duty in few words.
  const heads = listHeads(source);
  const mail = writeFirstMail(source, turn).text;
  // Another part of the work than the letter to the same people tells.
  const others = heads
    .filter((head, i) => i >= turn && !isTold(head, mail))
    .flatMap(
      (head) =>
        sayBriefly(head) || (hasFiller(head) || countWords(head) < fewestOfHead ? [] : head),
    );
  const duties = [
    ...(leadsWithTerms(source) ? [] : others),
    countWords(lead) <= longestLead ? lead : '',
  ];
  // One beginning for all kinds of people says that there is nothing else to tell.
  const duty = duties.find((one) => !opened.includes(one)) ?? duties.find(Boolean) ?? '';
  if (duty !== '') opened.push(duty);
  const isLed = duty !== '';
  const piece = isLed
    ? `In ${shortly} you would ${duty}.`
    : `${nameJobWithHouse(source, turn + 1)}.`;
  const fresh = findFreshPoint(source, turn, mail);
  const [known = benefits.length === 0 ? '' : sayOffer(benefits.slice(0, 1), turn)] = facts;
  const fact = fresh || known;
  return toText(
    `${openLetter(personas[turn]!)} ${piece}`,
    [
      tellTerms(source, turn + 1),
      leadsWithTerms(source) ? tellHours(source) : '',
      (isLed && isNearly(fact, duty)) || countWords(fact) > longestFact ? '' : fact,
    ]
      .filter(Boolean)
      .join(' '),
    turnOf(firstAsks, turn),
    `[your name], [phone]\n${turnOf(waysOut, turn)}`,
  );
}

const writeFirsts = memoize((source: Source): Step[] => {
  const opened: string[] = [];
  const texts = makePlan(source).personas.map((_, turn) => writeFirst(source, turn, opened));
  const subjects = listSubjects(source, texts);
  return texts.map((text, turn) => ({ channel: 'Email', subject: subjects[turn]!, text }));
});

const leadIns = [
  (job: string) => `one more thing about ${job}.`,
  (job: string) => `more about ${job}.`,
  (job: string) => `something else about ${job}.`,
  (job: string) => `another point about ${job}.`,
];

/** Under a line that announces it. */
const sayPlainly = (work: string): string =>
  work.replace(/^(?:Part of the work is to|You would also) /, 'You would ');

/** What the first step left out; null where nothing is left that would be new. */
function writeSecond(source: Source, turn: number, told: string): Step | null {
  const { drawer } = makePlan(source);
  const { shortly } = listJobFacts(source);
  const news = listNews(source, turn, told).slice(0, 1);
  // Where no fact is left, another part of the work is one.
  const [fact = sayPlainly(tellMoreWork(source, { turn, isToOthers: false, told }))] = news;
  if (fact === '') return null;
  const channel = onTheSpot.has(drawer.kind) ? 'Text message' : 'LinkedIn';
  return {
    channel,
    subject: '',
    text: toText(
      `[First name], ${turnOf(leadIns, turn)(shortly)}`,
      fact,
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

function writeLast(source: Source, turn: number, told: string): Step {
  const { about, text } = turnOf(farewells, turn)(listJobFacts(source).shortly);
  const fact = tellOneMore(source, turn, told);
  return {
    channel: 'Email',
    subject: `${capitalize(nameForSubject(makePlan(source).names.title))}: ${about}`,
    text:
      fact === ''
        ? toText(`[First name], ${text}`, '[your name]')
        : toText(`[First name], one more thing. ${fact}`, capitalize(text), '[your name]'),
  };
}

/** Short steps for one kind of people, on the days of the letters, with other words than theirs; a step that has nothing new to tell is left out. */
export function writeSteps(source: Source, turn: number): Step[] {
  const first = writeFirsts(source)[turn]!;
  const second = writeSecond(source, turn, first.text);
  const told = `${first.text}\n${second?.text ?? ''}`;
  return [first, ...(second === null ? [] : [second]), writeLast(source, turn, told)];
}

/** The duty that is a reason for such people, for a short message; empty where none is told so. */
export function sayLead(source: Source, turn: number): string {
  const { lead } = pitchWork(source)[turn]!;
  return lead === '' || countWords(lead) > longestLead ? '' : `You would ${lowerFirst(lead)}.`;
}
