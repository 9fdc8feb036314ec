import { capitalize, stripEnd } from '#writing/casing.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { unnamedEmployer } from '../wording/names.ts';
import { countTelling } from '../defining/count-telling.ts';
import { nameOwnWork } from '../contract/deal-form.ts';
import { makePlan, type Plan } from '../plan.ts';
import { memoize } from '#shared/memoize.ts';
import type { Source } from '../source.ts';
import { listNamed } from '../criteria/gates/law.ts';
import { listFacts, openDashes } from '../wording/own-words.ts';
import { countDemands } from '../demands/requirements.ts';
import { findSpecial } from '../wording/special.ts';
import { sayWorkPattern } from '../hours/work-pattern.ts';
import { isPlaceName } from '#reading/fields/title/place-name.ts';
import { findNarrow } from '../subject/find-narrow.ts';
import { listToldWork, shareToldWork } from '../subject/told-work.ts';
import { joinGood, listGood } from './list-good.ts';
import { listNeeds } from './list-needs.ts';
import { sayWork } from './say-duties.ts';
import { sayHardPart } from './hard-part.ts';
import { tellCondition, tellFromOutside } from './say-condition.ts';
import { listDecisive } from './decisive.ts';
import { listLimits } from './limits.ts';
import { nameAJob, nameTheJob, shortenTitle } from './short-title.ts';
import { isNightWork } from './night-work.ts';
import { findTraining, sayTraining } from './say-training.ts';
import { isWholeNeed } from './whole-need.ts';

/** What a letter about this job may say: whole plain sentences, each of something the advertisement states. */
export interface JobFacts {
  /** "remote warehouse associate", with the house or unit that the title names. */
  title: string;
  /** "in Leeds", "at a school in Leeds"; a blank where nobody knows. */
  where: string;
  /** "a warehouse associate job with Harrow Freight in Leeds" */
  aJob: string;
  /** "the warehouse associate job with Harrow Freight in Leeds" */
  theJob: string;
  /** Where the work is done: "at a school in Leeds", "in Leeds"; empty where nobody knows. */
  at: string;
  /** "the warehouse associate job in Leeds" */
  shortly: string;
  /** What settles whether somebody can take it: the end of the contract, who is welcome, for whom the work is. */
  decisive: readonly string[];
  /** The first of these: from where one may work, how much travel. */
  limits: readonly string[];
  /** With a blank where none is stated. */
  pay: string;
  pattern: string;
  hours: string;
  /** What only this job does or is, in a few words. */
  special: string;
  needs: readonly string[];
  /** What it asks of the body: answered where somebody asks, and no requirement of a letter; null where nothing heavy is named. */
  body: string | null;
  /** How much the job demands in all, beside what somebody is like. */
  demands: number;
  condition: string;
  /** Sentences on the work itself, the most telling first; none where no duty is told plainly. */
  work: readonly string[];
  /** What one does, in spoken words, the middle of the job first; none where too little of it can be told so. */
  told: readonly string[];
  /** "It comes with A and B.": the best first; none where nothing is offered. */
  offers: readonly string[];
  /** What is said of training, in its own words; null where nothing is. */
  training: string | null;
  /** The same as a sentence for candidates. */
  taught: string;
  /** "The posting is open to new graduates."; empty where it says nothing of them. */
  welcome: string;
}

const most = { words: 18, items: 3, sentences: 4 };

/** Benefits as sentences of a few each, so that each letter can tell others. */
function sayOffers(source: Source): string[] {
  const rows: string[][] = [];
  for (const item of listGood(source)) {
    const row = rows.at(-1);
    const isFull =
      !row ||
      row.length >= most.items ||
      `${row.join(' ')} ${item}`.split(/\s+/).length > most.words;
    if (isFull) rows.push([item]);
    else row.push(item);
  }
  return rows.slice(0, most.sentences).map((row) => `It comes with ${joinGood(row)}.`);
}

/** "Free parking" and "On-site parking" are one thing to whoever reads them. */
export const isAlike = (a: string, b: string): boolean => lastWord(a) === lastWord(b);
const lastWord = (text: string): string => /(\p{L}+)\P{L}*$/u.exec(text.toLowerCase())?.[1] ?? text;

const opens =
  /\b(?:open to|welcomes?|consider(?:s|ing)?) (?:applications from )?((?:new(?:ly)?[- ](?:graduates?|grads?|qualified(?: \p{L}+)?|licensed(?: \p{L}+)?)|recent graduates|graduates|entry[- ]level (?:candidates|applicants)|beginners|trainees|career changers|returners))\b|\b((?:new|recent) (?:graduates|grads)|graduates|newly qualified \p{L}+|NQTs?|ECTs?) (?:are )?(?:highly |strongly |very )?(?:welcome|encouraged|considered|invited)\b/iu;

/** Whether a line opens the door to beginners, and asks for nothing. */
export const welcomes = (text: string): boolean => opens.test(text);

/** Who may come although they have still to learn: "new graduates"; null where nobody is named. */
export function findWelcome({ brief }: Source): string | null {
  for (const { text } of brief.facts) {
    const [, one, other] = opens.exec(text) ?? [];
    const who = one ?? other;
    if (who !== undefined)
      return /^\p{Lu}{2,} /u.test(who)
        ? who.toLowerCase()
        : who.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  }
  return null;
}

/** "0-2 years": it asks for none; null where it asks for some. */
export function findFromNought({ brief }: Source): string | null {
  const found = listFacts(brief, { kinds: ['experience'] }).find(({ text }) =>
    /^(?:experience:? )?0\s?(?:-|–|to)\s?\d{1,2}\s?years?\b/i.test(text),
  );
  return found === undefined ? null : stripEnd(found.text).toLowerCase();
}

const weekday = /^(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?\b.*\d/i;

/** "Monday to Thursday 8:00 to 16:30" and the line for Friday below it are one week. */
function addDays(hours: string, { brief }: Source): string {
  if (!/^(?:Hours: )?(?:Mon|Tues|Wednes|Thurs|Fri)\w*\b.*\d/.test(hours)) return hours;
  const told = stripEnd(hours);
  const more = listFacts(brief, { kinds: ['schedule'] })
    .map(({ text }) => stripEnd(openDashes(text)))
    .filter((text) => weekday.test(text) && !told.includes(text) && text.split(/\s+/).length <= 6);
  return more.length === 0 || more.length > 2 ? hours : `${told}, ${more.join(', ')}.`;
}

const noField =
  /\b(?:full|part)[- ]?time\b|\bshifts?\b|\bnights?\b|\bdays?\b|\bmonths?\b|\bremote\b|\bhybrid\b|[$£€#]|\burgent\b|\bnow\b|\d{3}|\bjob\b|\bw\/?m\b|\b(?:ftc|contract|term|cover|w2|c2c|hrs|hours|hiring|start|eligible|bonus|required|preferred|preferably|experience|background|open to|welcome|multiple|positions?|openings?|vacanc\w+|flexible|on[- ]?site|weekends?|evenings?)\b/i;

/** "SDR" of a sales development representative: the title said once more. */
const isInitialsOf = (tail: string, title: string): boolean =>
  /^\p{Lu}{2,6}s?$/u.test(tail) &&
  (title.match(/\b\p{L}/gu) ?? [])
    .join('')
    .toLowerCase()
    .includes(tail.replace(/s$/, '').toLowerCase());

/** The unit, field, house or site that the title names behind its dash or comma or in brackets. */
function findTail({ brief, employer }: Source): string {
  const { clean, singular } = brief.title;
  const [, tail = ''] = /^.{3,60}?(?: [-–—|] | \(|, )(.{3,60}?)\)?$/u.exec(clean) ?? [];
  const isShouted = /\p{Lu}{5}/u.test(tail) && !/\p{Ll}/u.test(tail);
  const calm = (isShouted ? tail.toLowerCase() : tail)
    .replace(/(?<=\p{L}['’])S\b/gu, 's')
    .replace(/\s[-–—]\s/g, ', ');
  const small = calm.toLowerCase();
  const isTold =
    brief.place.label.toLowerCase().includes(small) ||
    singular.toLowerCase().includes(small) ||
    (employer.name !== '' && small.includes(employer.name.toLowerCase()));
  return calm === '' ||
    isTold ||
    isInitialsOf(tail, singular) ||
    noField.test(calm) ||
    /[()[\]]/.test(calm) ||
    isPlaceName(calm)
    ? ''
    : ` (${calm})`;
}

const kindOfHours = /\b(?:full|part)[- ]?(?:time)?\b.{0,20}\b(?:full|part)[- ]?time\b/i;

function sayPattern(source: Source, plan: Plan): string {
  const pattern = kindOfHours.test(plan.sentences.hours)
    ? sayWorkPattern(source, { sentences: { ...plan.sentences, contract: '' } })
    : sayWorkPattern(source, plan);
  // "It is full-time, 40 hours a week."
  if (isInPattern(source, plan))
    return `${stripEnd(pattern || 'It is a job')}, ${weekOnly(plan.sentences.hours)}${isNightWork(source) ? ', on nights' : ''}.`.replace(
      'job, ',
      'job of ',
    );
  if (!isNightWork(source)) return pattern;
  return pattern === '' ? 'It is night work.' : pattern.replace(/\.$/, ', on nights.');
}

const weekOnly = (hours: string): string =>
  /^Hours: (\d{1,2}(?:[.,]\d+)?(?: to \d{1,2})? hours (?:a|per) week)\.$/.exec(hours)?.[1] ?? '';

/** The number of hours alone is no sentence of its own. */
const isInPattern = (source: Source, { sentences }: Plan): boolean =>
  weekOnly(sentences.hours) !== '' && source.brief.workType !== 'hybrid';

/** "Start time between 1700 to 19:00hrs": a line of a table as a sentence. */
const sayHours = (hours: string): string =>
  capitalize(tellFromOutside(hours.replace(/^Hours: (?=we\b)/i, '')))
    .replace(/^Start(?:ing)? times? (?:is |are )?(?=between|from|at|\d)/i, 'Work starts ')
    .replace(/\b(\d{2})(\d{2}) (?:to|and) (\d{2}:\d{2}) ?hrs\b/i, '$1:$2 and $3');

/** What the job is in two sentences, for whoever it may be. */
function sayTold(told: readonly string[]): string[] {
  const { first, rest } = shareToldWork(told, 0);
  return [first, rest].filter(Boolean);
}

function sayWelcome(source: Source): string {
  const welcome = findWelcome(source);
  if (welcome !== null) return `The posting is open to ${welcome}.`;
  const fromNought = findFromNought(source);
  return fromNought === null
    ? ''
    : `No experience is needed to start: the posting says ${fromNought}.`;
}

/** "Analyze data" or "serve customers" is done in half of all jobs; one thing alone is no picture of a job. */
function keepTelling(phrases: readonly string[]): string[] {
  const kept = phrases.filter((phrase) => countTelling(phrase) > 0);
  return kept.length > 1 ? kept : [];
}

/** "12-hour Evening to Morning": shifts of so many hours. */
const nameShift = (hours: string): string =>
  hours.replace(
    /\b(\d{1,2})-hour (evenings?|nights?|days?|mornings?)( to (?:evening|morning|night|day))?(?=[.,;]|$)/gi,
    (_all, count: string, from: string, to = '') =>
      to === ''
        ? `${count}-hour ${from.toLowerCase().replace(/s$/, '')} shifts`
        : `${count}-hour shifts, ${from.toLowerCase()}${to.toLowerCase()}`,
  );

/** What is asked for in some cases only is no demand of a letter. */
const inSomeCases = /^(?:if|when|where|some|may)\b/i;

/** Whoever knows a trade knows that it is heavy. */
const bodily =
  /\b(?:lift(?:ing)?|carry(?:ing)?|push(?:ing)?|pull(?:ing)?)\b[^.;]{0,60}\d|\b\d{2,3} ?(?:pounds|lbs?|kg|kilos?)\b|\bheavy (?:lifting|objects|loads|items|materials?)\b/i;

/** What somebody has to know first of the work itself; a letter may have room for the first demand only. */
function sayCondition(source: Source, plan: Plan, needs: readonly string[]): string {
  const told = tellCondition(plan.hardest);
  if (told !== '' && !(plan.drawer.kind === 'hands-on-trade' && bodily.test(told))) return told;
  const isEnglish = source.brief.language === null || source.brief.language === 'en';
  const heard = [sayPattern(source, plan), plan.sentences.hours, ...needs.slice(0, 1)];
  return isEnglish ? sayHardPart(source, [...heard, ...listLimits(source)].join(' ')) : '';
}

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
  const own = nameOwnWork(source.brief, title);
  // The house where the work is done says more than its town.
  const [, site] =
    tail === '' && !isRemote && source.brief.workplace !== null
      ? (/^The job is (?:on site )?(at .{3,80})\.$/.exec(
          splitSentences(sentences.place)[0] ?? '',
        ) ?? [])
      : [];
  const town = isRemote || (place.in === '' && isKnown) ? '' : where;
  const at = site === undefined ? town : ` ${site}`;
  // Words of another language have no place in an English letter.
  const isEnglish = source.brief.language === null || source.brief.language === 'en';
  const asked = isEnglish
    ? listNeeds(source, listNamed(gates), hardest).filter(
        (need) => !inSomeCases.test(need) && isWholeNeed(need),
      )
    : [];
  const needs = asked.filter((need) => !bodily.test(need));
  const spoken = isEnglish ? keepTelling(listToldWork(source.brief, plan)) : [];
  const training = isEnglish ? findTraining(source) : null;
  const said = isEnglish ? sayWelcome(source) : '';
  const condition = sayCondition(source, plan, needs);
  const limits = listLimits(source).filter(
    (text) => !text.startsWith('Travel') || !/\btravel/i.test(condition),
  );
  // What a sentence of its own tells is not asked for again.
  const isTimesTold = /\b(?:weekends?|nights?|evenings?|shifts)\b/i.test(
    `${condition} ${sentences.hours}`,
  );
  const isHours =
    condition !== '' && condition.includes(stripEnd(sentences.hours.replace(/^Hours: /, '')));
  return {
    title: `${title}${tail}`,
    where: at.trim(),
    aJob: `${nameAJob(title, own)}${tail}${house}${at}`,
    theJob: `${nameTheJob(title, own)}${tail}${house}${at}`,
    at: at.includes('[') ? '' : at.trim(),
    shortly: `${nameTheJob(shortenTitle(title), own)}${house || town}`,
    decisive: isEnglish
      ? [
          ...limits,
          findNarrow(source.brief)?.sentence ?? '',
          sentences.payTerms,
          ...listDecisive(source, said),
        ].filter(Boolean)
      : [],
    limits,
    pay: sentences.pay || 'Pay: [range: add].',
    pattern: sayPattern(source, plan),
    hours: isInPattern(source, plan) ? '' : nameShift(sayHours(addDays(sentences.hours, source))),
    special: site === undefined ? findSpecial(source, plan) : '',
    needs: isTimesTold
      ? needs.filter(
          (need) =>
            !/^(?:able to )?work (?:on )?(?:\p{L}+ )?(?:nights|evenings|weekends|shifts|holidays)\b/iu.test(
              need,
            ),
        )
      : needs,
    body: asked.find((need) => bodily.test(need)) ?? null,
    demands: countDemands(source.brief),
    condition: sentences.hours !== '' && isHours ? '' : condition,
    work: isEnglish ? [...sayTold(spoken), ...sayWork(source)] : [],
    told: spoken,
    offers: sayOffers(source),
    training,
    taught: sayTraining(training),
    welcome: said,
  };
});
