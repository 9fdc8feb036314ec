import { capitalize } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import { findHouse } from '../defining/find-house.ts';
import { memoize } from '#shared/memoize.ts';
import { tellOpenings } from '../hiring-steps/say-openings.ts';
import { makePlan } from '../plan.ts';
import type { PlannedPersona } from '../people/planned-persona.ts';
import type { Source } from '../source.ts';
import { askFirst } from './ask.ts';
import { chooseNeeds } from './choose-needs.ts';
import { listSubjects } from './first-subject.ts';
import { nameForSubject } from './short-title.ts';
import { writeSecond } from './follow-up.ts';
import { addAside, nameAside } from './introduce.ts';
import { listJobFacts, welcomes } from './job-facts.ts';
import { sayNeeds } from './name-need.ts';
import { tellOneMore } from './list-news.ts';
import { openLetter } from './open-letter.ts';
import { hasStep } from './pay-step.ts';
import { nameJobWithHouse } from './say-job.ts';
import { tellHours, tellTerms } from './tell-terms.ts';
import { pitchWork } from './pitch.ts';
import { quoteHouse } from './quote-house.ts';
import { isNearly, sayOffer, shareOut } from './tell-facts.ts';
import { isRoutine } from './weigh-benefit.ts';

export interface Mail {
  subject: string;
  text: string;
}

const turnOf = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length]!;

/** Said once, in the first letter: in every one it reads like a stamp. */
export const waysOut = [
  'Not interested? Just reply "no".',
  'Not for you? A quick no is fine.',
  'Happy where you are? Just say no.',
  'If it is not for you, just say no.',
];

/** "Harrow Inc." at the end of a sentence has its stop already. */
export const twoStops = /(?<=\p{L})\.\.(?!\.)/gu;

const toText = (...paragraphs: readonly (readonly string[])[]): string =>
  paragraphs
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n')
    .replace(twoStops, '.');

const beginner =
  /\b(?:graduat\w*|newly|new to|qualified|trainee|apprentice\w*|student|school|beginner\w*|course|first (?:job|post)|changer|returner|without|entry)\b/i;

/** Whether such people are still to learn the work: to others a welcome for beginners says the job is beneath them. */
const isBeginner = ({ level, name }: Pick<PlannedPersona, 'level' | 'name'>): boolean =>
  level === 'entry' || beginner.test(name);

/** What settles whether these people can take it. */
export const listDecisiveFor = (source: Source, persona: PlannedPersona): string[] =>
  listJobFacts(source).decisive.filter(
    (text) =>
      isBeginner(persona) ||
      !(welcomes(text) || /\bgraduates?\b|\bbeginners?\b|\bno experience\b/i.test(text)),
  );

/** Who may lack what is asked for: they hear all of it at once, and the others are not told what they know. */
function findUnsure(source: Source): number {
  const { personas } = makePlan(source);
  const lacking = personas.findIndex(({ lacks }) => lacks.length > 0);
  if (lacking !== -1) return lacking;
  const learning = personas.findIndex(isBeginner);
  return learning === -1 ? personas.length - 1 : learning;
}

/** A paper or a check without which nobody is taken, whatever else they bring. */
const knocksOut =
  /\b(?:licen[cs]e|clearance|vetting|background check|drug|permit|visa|sponsor\w*|citizen\w*|right to work|registration|CDL|DBS)\b/i;
/** Whoever drives for a living has it, and most others have it, too. */
const ofEverybody = /\bdriv(?:er|ing)\b.*\blicen[cs]e\b/i;
const longestKnockOut = 9;

/** What it takes: all that decides for those who may lack it, one paper or check for the others. */
function tellNeeds(source: Source, turn: number): string {
  const { needs, demands } = listJobFacts(source);
  if (turn === findUnsure(source))
    return chooseNeeds({ needs, demands }, makePlan(source).personas[turn]!, turn).text;
  const one = needs.find(
    (need) =>
      knocksOut.test(need) && !ofEverybody.test(need) && countWords(need) <= longestKnockOut,
  );
  return one === undefined ? '' : sayNeeds({ needs: [one], demands: 1 }, 1, turn);
}

/** Words, without closing and signature. */
const room = { first: 88, withNeeds: 96, condition: 16, aside: 10, house: 16, start: 22 };

/** As many of the sentences as there is room for, in their order. */
function fitIn(fixed: readonly string[], more: readonly string[], most: number): string[] {
  let kept: string[] = [];
  for (const text of more.filter(Boolean))
    if (countWords([...fixed, ...kept, text].join(' ')) <= most) kept = [...kept, text];
  return kept;
}

/** Somebody is wanted to do something; a job is not. */
const wantsSomebody =
  /\b(?:needs|recruiting|looking for|hiring) (?!for\b|people\b)(?:an?|several|\p{L}+) /u;

/** The job with its employer and the work, and what the employer is where that is short. */
function tellJob(source: Source, turn: number): { job: string; house: string } {
  const { employer } = makePlan(source).names;
  const { row, sentence } = shareOut(source)[turn]!.work;
  const named = nameJobWithHouse(source, turn);
  const house = findHouse(source);
  const aside = nameAside(house, employer);
  const told =
    countWords(aside) <= room.aside && !named.startsWith('At ')
      ? addAside(named, employer, aside)
      : '';
  const start = told || named;
  const { opens, rest } = pitchWork(source)[turn]!;
  const isOrder = opens !== '' && wantsSomebody.test(start) && countWords(start) <= room.start;
  // "in Dayton, OH, to run": the state stands between commas.
  const comma = /, \p{Lu}{2}$/u.test(start) ? ',' : '';
  const job = isOrder
    ? `${start}${comma} to ${opens}. ${rest}`.trim()
    : `${start}${row === '' ? '' : `: ${row}`}.`;
  const plain = countWords(house) <= room.house ? house : '';
  return {
    job: isOrder ? job : [job, sentence].filter(Boolean).join(' '),
    // Whoever hears of an employer for the first time wants to know what it does; its own words stand in every other letter.
    house: told !== '' ? '' : plain || (turn % 2 === 0 ? quoteHouse(source, turn / 2) : ''),
  };
}

/** Why this person, the job with its work, what it pays, what of it they may move for, one question. */
function writeFirst(source: Source, turn: number): string {
  const persona = makePlan(source).personas[turn]!;
  const { condition } = listJobFacts(source);
  const { facts, benefits } = shareOut(source)[turn]!.first;
  const opening = openLetter(persona);
  const { job, house } = tellJob(source, turn);
  const terms = tellTerms(source, turn);
  const hours = tellHours(source);
  const needed = tellNeeds(source, turn);
  const ask = askFirst(source, turn);
  const [decides = ''] = listDecisiveFor(source, persona).filter(
    (text) => text !== tellOpenings(source.brief),
  );
  const isTold = (text: string): boolean => [needed, job, terms].some((one) => isNearly(text, one));
  const musts = [condition, decides].filter(
    (text) => text !== '' && countWords(text) <= room.condition && !isTold(text),
  );
  const fixed = [opening, job, terms, ...musts, needed, ask];
  // "On top: commission" and "It comes with commission" are one.
  const before = [...musts, terms, hours].join(' ').toLowerCase();
  const untold = benefits.filter((benefit) => !before.includes(benefit.toLowerCase()));
  const offer = untold.length === 0 ? '' : sayOffer(untold, turn);
  const isDraw = benefits.some((benefit) => !isRoutine(benefit));
  // In its own words the employer tells more than its year.
  const others = facts.filter(
    (fact) => !isNearly(fact, needed) && (house === '' || !/^The employer\b/.test(fact)),
  );
  const extra = isDraw ? [offer, ...others] : [...others, offer];
  const most = turn === findUnsure(source) ? room.withNeeds : room.first;
  const told = fitIn(fixed, [hours, house, ...extra], most);
  const isIn = (text: string): string => (told.includes(text) ? text : '');
  return toText(
    [opening],
    [job, isIn(house), terms, isIn(hours), ...musts, ...extra.map(isIn)],
    [needed],
    [ask],
    [`[your name], [phone]\n${turnOf(waysOut, turn)}`],
  );
}

const writeFirsts = memoize((source: Source): Mail[] => {
  const texts = makePlan(source).personas.map((_, turn) => writeFirst(source, turn));
  const subjects = listSubjects(source, texts);
  return texts.map((text, turn) => ({ subject: subjects[turn]!, text }));
});

/** The first letter to one kind of people. */
export const writeFirstMail = (source: Source, turn: number): Mail => writeFirsts(source)[turn]!;

/** A second letter of another kind for each kind of people, under a subject of its own. */
export function writeFollowUp(source: Source, turn: number): Mail {
  const { subject, paragraphs } = writeSecond(source, turn, writeFirstMail(source, turn).text);
  return { subject, text: toText(...paragraphs.map((paragraph) => [paragraph]), ['[your name]']) };
}

/** What none of the letters has told yet. */
function tellToAll(source: Source): string {
  const told = makePlan(source).personas.flatMap((_, turn) => [
    writeFirstMail(source, turn).text,
    writeFollowUp(source, turn).text,
  ]);
  return tellOneMore(source, 0, told.join('\n'));
}

/** The last letter to everyone who has not answered. */
export function writeLastNote(source: Source): Mail {
  const facts = listJobFacts(source);
  const { names } = makePlan(source);
  const { spoken, stated } = makePlan(source).pay;
  const isPlain = stated && spoken !== null && !hasStep(facts.pay);
  const amount = isPlain ? ` (${spoken})` : '';
  return {
    subject: `${capitalize(nameForSubject(names.title))}: my last note`,
    text: toText(
      [`[First name], this is my last note about ${facts.shortly}${amount}.`, tellToAll(source)],
      [
        'If only the timing is wrong, name a better month. If you know someone for it, please pass it on.',
      ],
      ['[your name], [phone]'],
    ),
  };
}
