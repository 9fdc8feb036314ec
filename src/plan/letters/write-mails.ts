import { capitalize, stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { countWords, shorten } from '#writing/shorten.ts';
import { unnamedEmployer } from '../wording/names.ts';
import { findPride } from '../employer/own-pride.ts';
import { makePlan, type Plan } from '../plan.ts';
import type { PlannedPersona } from '../people/planned-persona.ts';
import type { Source } from '../source.ts';
import { findSubject } from '../subject/find-subject.ts';
import { askFirst } from './ask.ts';
import { chooseNeeds } from './choose-needs.ts';
import { writeSecond } from './follow-up.ts';
import { listJobFacts, welcomes } from './job-facts.ts';
import { openLetter } from './open-letter.ts';
import { hasStep } from './pay-step.ts';
import { introduce } from './introduce.ts';
import { dropOpenings } from './say-job.ts';
import { shortenTitle } from './short-title.ts';
import { isRoutine, weighBenefit } from './weigh-benefit.ts';
import { findStrong, joinFacts, sayOffer, shareOut } from './tell-facts.ts';

export interface Mail {
  subject: string;
  text: string;
}

const turnOf = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length]!;

/** Said once, in the first letter: in every one it reads like a stamp. */
const waysOut = [
  'Not interested? A short no is enough.',
  'Not for you? A no is fine.',
  'If you are staying where you are, just write no.',
  'No interest? Just reply no.',
];

/** "Harrow Inc." at the end of a sentence has its stop already. */
export const twoStops = /(?<=\p{L})\.\.(?!\.)/gu;

const toText = (...paragraphs: readonly (readonly string[])[]): string =>
  paragraphs
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n')
    .replace(twoStops, '.');

/** Characters: more are cut off by whoever shows them. */
const longestSubject = 110;
const seen = 78;
const longestReason = 58;

/** The headline as far as it names the job; a slogan does not. */
function nameJobShortly({ headline, title }: Plan['names']): string {
  const [first = ''] = headline.split(/\s[-–—]\s/);
  const isOfOne = first.toLowerCase().includes(title.toLowerCase()) && !/s$/i.test(first);
  const name = isOfOne || first.toLowerCase() === title.toLowerCase() ? first : capitalize(title);
  return shorten(name, longestSubject);
}

/** A subject that drops the rank or the field names another job. */
const longestTitle = 60;

const nameForSubject = (title: string): string =>
  title.length > longestTitle ? shortenTitle(title) : title;

/** The size of the job, its matter or what it promises, in a few words, where the letter tells it. */
function nameReason(source: Source, facts: readonly string[]): string[] {
  const { sizes, attractions, terms } = findSubject(source);
  const told = facts.join(' ');
  const small = told.toLowerCase();
  return [
    ...sizes.filter((size) => told.includes(size)),
    // Two words or a name tell more than one that any job may use.
    ...terms.filter((term) => /\p{Lu}|[ -]/u.test(term) && small.includes(term.toLowerCase())),
    ...attractions.map(({ phrase }) => phrase).filter((text) => told.includes(text)),
  ];
}

/** Lighter than this, nobody opens a letter for it. */
const worthSubject = 40;

/** What could stand behind the job in the subject of a first letter, the best for these people first. */
function listReasons(source: Source, turn: number): string[] {
  const { pay } = makePlan(source);
  const { benefits, facts } = shareOut(source)[turn]!.first;
  const { pattern, taught } = listJobFacts(source);
  // Most jobs are full-time and permanent: only what is not usual draws anybody.
  const kind = pattern
    .replace(/^It is |\.$/g, '')
    .replace(/^(?:permanent(?:, | and |$))?(?:full[- ]time(?:, | and |$))?(?:with the )?/i, '');
  const asked = benefits.filter((benefit) => !isRoutine(benefit));
  return [
    ...nameReason(source, facts),
    findStrong(asked) ?? '',
    pay.stated && pay.spoken !== null ? pay.spoken : '',
    // That somebody comes to work is no news.
    /^(?:full[- ]time)?(?: and )?(?:on site)?$/i.test(kind) ? '' : kind,
    /\btrain/i.test(taught) ? 'training is given' : '',
    ...asked.filter((benefit) => weighBenefit(benefit) >= worthSubject),
  ].filter((text) => text !== '' && text.length <= longestReason);
}

/** The job, the place and the fact of this job that this persona moves for; no two see the same. */
export function subjectOf(source: Source, turn: number, body?: string): string {
  const { names, place } = makePlan(source);
  const named = nameJobShortly(names);
  const title = named.length > longestTitle ? capitalize(nameForSubject(names.title)) : named;
  const job = `${title} ${place.in}`.trim();
  const taken = new Set<string>();
  let chosen = '';
  for (let at = 0; at <= turn; at += 1) {
    chosen =
      listReasons(source, at).find(
        (reason) =>
          !taken.has(reason) &&
          !job.toLowerCase().includes(reason.toLowerCase()) &&
          !(/\bremote/i.test(reason) && /\bremote/i.test(job)),
      ) ?? '';
    taken.add(chosen);
  }
  const house = names.employer === unnamedEmployer ? '' : names.employer;
  const plain = [
    job,
    ...(house ? [`${job} with ${house}`, `${house}: ${title}`] : []),
    `${title} wanted ${place.in}`,
    `${title} job ${place.in}`,
    `${job}: the job in short`,
  ];
  // Behind this many characters most screens cut.
  const fitting = plain.filter((text) => text.length <= seen);
  // A subject promises nothing that the letter has no room for.
  const isKept = body === undefined || body.toLowerCase().includes(chosen.toLowerCase());
  const reasoned = `${job}: ${chosen}`;
  const subject =
    chosen !== '' && isKept && reasoned.length <= seen
      ? reasoned
      : (fitting[turn] ?? turnOf(plain, turn));
  return shorten(capitalize(subject.trim()), longestSubject);
}

/** Without closing and signature. */
const firstWords = 96;

/** As many of the facts as the letter holds, in their order; the first in any case. */
function fitIn(fixed: readonly string[], facts: readonly string[], most: number): string[] {
  let kept: string[] = [];
  for (const fact of facts.filter(Boolean))
    if (kept.length === 0 || countWords([...fixed, ...kept, fact].join(' ')) <= most)
      kept = [...kept, fact];
  return kept;
}

/** "Weekends are part of it" beside "the ability to work weekends". */
function isToldBy(needed: string, condition: string): boolean {
  const [, named = ''] = /^(.+) (?:is|are|can be) part of it\.$/.exec(condition) ?? [];
  const things = named.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return things.length > 0 && things.every((thing) => needed.toLowerCase().includes(thing));
}

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

/** In which words the employer is quoted; another for each turn. */
const ofThemselves = [
  'In their own words:',
  'They say of themselves:',
  'Who they are, in their words:',
  'From their own description:',
];

/** The first letter: their own days, the job with place, hours and pay, what of it they may move for, what it takes, one question. */
export function writeFirstMail(source: Source, turn: number): Mail {
  const persona = makePlan(source).personas[turn]!;
  const { needs, demands, condition, taught } = listJobFacts(source);
  const opening = openLetter(persona);
  const { job: intro, house } = introduce(source, turn);
  const job = [...intro, ...dropOpenings(source, listDecisiveFor(source, persona))];
  // Whoever lacks what decides learns it first; the rest may wait for the second letter.
  const { text: needed } = chooseNeeds({ needs, demands }, persona, turn);
  const involved = stripEnd(condition.replace(/^It involves /, '')).toLowerCase();
  const isNeeded =
    isToldBy(needed, condition) ||
    (involved !== '' && needed.toLowerCase().includes(involved)) ||
    (/\bsponsor/i.test(condition) && needs.some((need) => /\bsponsor/i.test(need)));
  const hard = isNeeded ? '' : condition;
  const ask = askFirst(source, turn);
  const { facts, benefits } = shareOut(source)[turn]!.first;
  // What the needs say already makes no room for more.
  const fixed = [...job, needed, hard === '' && isNeeded ? condition : hard, ask];
  // Where nothing is offered, what the employer is may draw somebody.
  const pride = findPride(source);
  const instead = pride === null ? '' : `${turnOf(ofThemselves, turn)} ${quote(pride)}.`;
  const offers =
    benefits.length === 0
      ? [instead]
      : [sayOffer(benefits, turn), sayOffer(benefits.slice(0, 1), turn)];
  const isLong = (parts: readonly string[]): boolean => countWords(parts.join(' ')) > firstWords;
  const offer = offers.find((text) => !isLong([opening, ...fixed, text])) ?? offers.at(-1)!;
  // Whoever is still to learn asks about that before anything else.
  const isTaught = facts[0] === taught && isBeginner(persona);
  const isAsked = benefits.some((benefit) => !isRoutine(benefit));
  const told =
    isTaught || !isAsked ? [...facts, offer] : [...facts.slice(0, 1), offer, ...facts.slice(1)];
  const fitBeside = (what: string): string[] => fitIn([opening, ...fixed, what], told, firstWords);
  // What such people would ask for comes before what the employer says of itself.
  const isCrowded = isAsked && house !== '' && !fitBeside(house).includes(offer);
  const about = isCrowded && fitBeside('').includes(offer) ? '' : house;
  const answers = fitBeside(about);
  const text = toText(
    [opening],
    [job[0] ?? '', about, ...job.slice(1), joinFacts(answers)],
    [needed, hard],
    [ask],
    [`[your name], [phone]\nThe full posting: [link]\n${turnOf(waysOut, turn)}`],
  );
  return { subject: subjectOf(source, turn, text), text };
}

/** What the first letter did not give, under a subject of its own. */
export function writeFollowUp(source: Source, turn: number): Mail {
  const { names, place, personas } = makePlan(source);
  const job = `${shorten(nameForSubject(names.title), longestSubject)} ${place.in}`.trim();
  const taken = personas.map((_, at) => subjectOf(source, at));
  const { subject, paragraphs } = writeSecond(source, turn, job, taken);
  return {
    subject: shorten(subject, longestSubject),
    text: toText(...paragraphs.map((paragraph) => [paragraph]), ['[your name]']),
  };
}

/** The last letter to everyone who has not answered. */
export function writeLastNote(source: Source): Mail {
  const facts = listJobFacts(source);
  const { names } = makePlan(source);
  const { spoken, stated } = makePlan(source).pay;
  const isPlain = stated && spoken !== null && !hasStep(facts.pay);
  const amount = isPlain ? ` (${spoken})` : '';
  return {
    subject: `${capitalize(shorten(nameForSubject(names.title), longestSubject))}: my last note`,
    text: toText(
      [`[First name], this is my last note about ${facts.shortly}${amount}.`],
      [
        'If only the timing is wrong, name a month and I will write then. If you know somebody for it, please pass it on.',
      ],
      ['[your name], [phone]'],
    ),
  };
}

/** The same in a few words, for a sequence that has said it all. */
export const writeLastLine = (source: Source): Mail => ({
  subject: `${capitalize(shorten(nameForSubject(makePlan(source).names.title), longestSubject))}: my last note`,
  text: toText(
    [
      `[First name], this is my last note about ${listJobFacts(source).shortly}. If only the timing is wrong, which month would be better?`,
    ],
    ['[your name]'],
  ),
});
