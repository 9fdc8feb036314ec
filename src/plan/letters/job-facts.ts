import { withArticle } from '#writing/article.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { unnamedEmployer } from '../names.ts';
import { listFacts, ownWords } from '../own-words.ts';
import { makePlan, type Plan } from '../plan.ts';
import { memoize } from '../memoize.ts';
import { isVague } from '../selling-points.ts';
import type { Source } from '../source.ts';
import { findSpecial } from '../special.ts';
import { sayWorkPattern } from '../work-pattern.ts';
import { listNeeds } from './list-needs.ts';
import { sayWork } from './say-duties.ts';
import { tellCondition, tellFromOutside } from './say-condition.ts';
import { isNightWork } from './night-work.ts';

/** What a letter about this job may say: whole plain sentences, each of something the advertisement states. */
export interface JobFacts {
  /** "a warehouse associate job with Harrow Freight in Leeds" */
  aJob: string;
  /** "the warehouse associate job with Harrow Freight in Leeds" */
  theJob: string;
  /** "the warehouse associate job in Leeds" */
  shortly: string;
  /** Where in the town, where the advertisement names the house; else empty. */
  site: string;
  /** With a blank where none is stated. */
  pay: string;
  pattern: string;
  hours: string;
  /** What only this job does or is, in a few words. */
  special: string;
  needs: readonly string[];
  condition: string;
  /** Sentences on the work itself, the most telling first; none where no duty is told plainly. */
  work: readonly string[];
  /** "It comes with A and B.": the best first; none where nothing is offered. */
  offers: readonly string[];
  /** What is said of training, in its own words; null where nothing is. */
  training: string | null;
  /** The same as a sentence for candidates. */
  taught: string;
}

const longestOffer = 14;
const most = { words: 18, items: 3, sentences: 4 };

/** Nobody changes jobs for these. */
const small =
  /\b(?:discounts?|portal|platform|app|vouchers?|voluntary benefits|reviews?|parties|events|referral (?:scheme|program|bonus)|cycle|work(?:ing)? ?days|work ?week|hours of work|pay grade|union)\b/i;

/** Benefits as sentences of a few each, so that each letter can tell others. */
function sayOffers({ offers, sentences }: Plan): string[] {
  const items = offers
    .filter((offer) => offer.split(/\s+/).length <= longestOffer && !isVague(offer))
    .filter((offer) => !/[.!?:]|\b(?:role|position|we|our|you)\b/i.test(offer))
    .filter((offer) => !small.test(offer) && offer.split(/\s+/).length >= 2)
    .filter((offer) => !/^benefits?\b|\bmay include\b/i.test(offer))
    .filter((offer) => !sentences.pay.toLowerCase().includes(offer.toLowerCase()))
    .map(toItem)
    .filter((offer, i, all) => all.findIndex((one) => isAlike(one, offer)) === i);
  const rows: string[][] = [];
  for (const item of items) {
    const row = rows.at(-1);
    const isFull =
      !row ||
      row.length >= most.items ||
      `${row.join(' ')} ${item}`.split(/\s+/).length > most.words;
    if (isFull) rows.push([item]);
    else row.push(item);
  }
  return rows.slice(0, most.sentences).map((row) => `It comes with ${joinList(row)}.`);
}

/** "Free parking" and "On-site parking" are one thing to whoever reads them. */
export const isAlike = (a: string, b: string): boolean => lastWord(a) === lastWord(b);
const lastWord = (text: string): string => /(\p{L}+)\P{L}*$/u.exec(text.toLowerCase())?.[1] ?? text;

/** Small in a list, unless it is written with a capital for a reason. */
const toItem = (text: string): string =>
  stripEnd(/\s\p{Lu}\p{Ll}/u.test(text) ? text : lowerFirst(text))
    .replace(/\s[–—]\s/g, ', ')
    .replace(/^ability\b/, 'the ability')
    .replace(/^(?:we )?(?:offers?|offering|provides?|providing) /i, '');

const trains =
  /\b(?:(?:full|comprehensive|paid|on[- ]the[- ]job|ongoing|extensive|all|provide\w*|receive|offer\w*|fully) (?:\p{L}+ ){0,3}train\w*|train\w* (?:is |will be |are )?(?:provided|given|offered|included)|will (?:be )?train\w*|we (?:will )?train|no experience (?:is )?(?:needed|required|necessary)|experience is not (?:always )?(?:needed|required|necessary|essential)|residency program|mentorship|apprenticeship)\b/iu;
const trainsOthers =
  /\b(?:train(?:ing|s)? (?:an?|new|other|junior|staff|others|employees)|must|required|certified|experience in)\b/i;

/** "Training for taking x-rays" says what is taught; "paid training" does not. */
const namesSubject = (text: string): boolean =>
  /\btraining (?:for|in|on)\b/i.test(text) && text.split(/\s+/).length <= 24;

/** What the advertisement promises those who have still to learn. */
function findTraining({ brief }: Source): string | null {
  const [own] = brief.taught
    .map(({ text }) => text)
    .filter(namesSubject)
    .toSorted((a, b) => b.length - a.length);
  if (own !== undefined) return own;
  const said = listFacts(brief, {
    kinds: ['benefit', 'other', 'culture', 'team', 'goal', 'experience'],
  })
    .map(ownWords)
    .filter((text) => trains.test(text) && text.split(/\s+/).length <= 30)
    .filter((text) => !trainsOthers.test(text) || /\b(?:provide|offer)/i.test(text));
  return said[0] ?? null;
}

/** The unit, house or site that the title names behind its dash. */
function findTail({ brief, employer }: Source): string {
  const [, tail = ''] = /^.{3,60}?\s[-–—]\s(.{3,60})$/.exec(brief.title.given) ?? [];
  const isPattern =
    /\b(?:full|part)[- ]?time\b|\bshifts?\b|\bnights?\b|\bdays?\b|\bremote\b|\bhybrid\b|[$£€]|\burgent\b|\bnow\b|\d{4}|\bjob\b|\bw\/?m\b/i;
  const calm = tail.replace(/(?<=\p{L}['’])S\b/gu, 's').replace(/\s[-–—]\s/g, ', ');
  const isPlace = brief.place.label.toLowerCase().includes(calm.toLowerCase());
  const isHouse = employer.name !== '' && calm.toLowerCase().includes(employer.name.toLowerCase());
  return calm === '' || isPattern.test(calm) || isPlace || isHouse || /\p{Lu}{12}/u.test(calm)
    ? ''
    : ` (${calm})`;
}

const kindOfHours = /\b(?:full|part)[- ]?(?:time)?\b.{0,20}\b(?:full|part)[- ]?time\b/i;

function sayPattern(source: Source, plan: Plan): string {
  const pattern = kindOfHours.test(plan.sentences.hours)
    ? sayWorkPattern(source, { sentences: { ...plan.sentences, contract: '' } })
    : sayWorkPattern(source, plan);
  if (!isNightWork(source)) return pattern;
  return pattern === '' ? 'It is night work.' : pattern.replace(/\.$/, ', on nights.');
}

/** Another sentence on the work for each turn. */
export const takeTurn = ({ work }: Pick<JobFacts, 'work'>, turn: number): string =>
  work[turn % Math.max(1, work.length)] ?? '';

/** Computed once for a source; only for what is written in English. */
export const listJobFacts = memoize((source: Source): JobFacts => {
  const plan = makePlan(source);
  const { names, place, sentences, hardest, gates } = plan;
  const tail = findTail(source);
  const house = names.employer === unnamedEmployer ? '' : ` with ${names.employer}`;
  const isTold = names.city !== null && names.employer.includes(names.city);
  const where = isTold ? '' : place.in === '' ? ' in [place: add]' : ` ${place.in}`;
  const isKnown = source.brief.place.country !== null && place.label !== null;
  const isRemote = source.brief.workType === 'remote';
  const title = `${isRemote && !/\bremote\b/i.test(names.title) ? 'remote ' : ''}${names.title}`;
  const at = isRemote || (place.in === '' && isKnown) ? '' : where;
  // Words of another language have no place in an English letter.
  const isEnglish = source.brief.language === null || source.brief.language === 'en';
  const needs = isEnglish ? listNeeds(source, gates, hardest) : [];
  const training = isEnglish ? findTraining(source) : null;
  const condition = tellCondition(hardest);
  const isHours =
    condition !== '' && condition.includes(stripEnd(sentences.hours.replace(/^Hours: /, '')));
  return {
    aJob: `${withArticle(title)} job${tail}${house}${at}`,
    theJob: `the ${title} job${tail}${house}${at}`,
    shortly: `the ${title} job${house || at}`,
    site: tail === '' && !isRemote && source.brief.workplace !== null ? sentences.place : '',
    pay: sentences.pay || 'Pay: [range: add].',
    pattern: sayPattern(source, plan),
    hours: capitalize(tellFromOutside(sentences.hours.replace(/^Hours: (?=we\b)/i, ''))),
    special: findSpecial(source, plan),
    needs,
    condition: sentences.hours !== '' && isHours ? '' : condition,
    work: isEnglish ? sayWork(source) : [],
    offers: sayOffers(plan),
    training,
    taught:
      training === null
        ? ''
        : namesSubject(training)
          ? `${stripEnd(training.replace(/\btraining (?=(?:for|in|on)\b)/i, (word) => `${word}is offered `))}.`
          : `${stripEnd(tellFromOutside(training))}.`,
  };
});
