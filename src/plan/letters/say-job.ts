import { withArticle } from '#writing/article.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { unnamedEmployer } from '../wording/names.ts';
import { isPersonTitle } from '../wording/person-title.ts';
import { findOwnBusiness, nameOwnWork } from '../contract/deal-form.ts';
import { makePlan } from '../plan.ts';
import { nameSeveral, tellOpenings } from '../hiring-steps/say-openings.ts';
import type { Source } from '../source.ts';
import { readStyleNote } from '../style/style-note.ts';
import { listJobFacts, type JobFacts } from './job-facts.ts';
import { nameAJob } from './short-title.ts';

const longestTerms = 6;
const isShort = (text: string, most: number): boolean => text.split(/\s+/).length <= most;

interface Terms {
  /** ", full-time, 40 hours a week": behind the place. */
  beside: string;
  /** What needs a sentence of its own. */
  apart: string[];
}

/** Kind of contract and hours, beside the job where they are short. */
function sayTerms({ pattern, hours, title }: JobFacts): Terms {
  const [, told = ''] = /^It is (?!an? )(.+)\.$/.exec(pattern) ?? [];
  // "a remote planner job, remote": the title says it already.
  const kind = /^remote\b/i.test(title) ? told.replace(/(?: and |^)remote$/, '') : told;
  const [, week = ''] = /^Hours: (\d.*\b(?:a|per|each) week)\.$/i.exec(hours) ?? [];
  const isBeside = kind !== '' && isShort(kind, longestTerms);
  const isWeekBeside = week !== '' && isShort(week, longestTerms) && !week.includes(',');
  return {
    beside: [isBeside ? kind : '', isWeekBeside ? week : '']
      .filter(Boolean)
      .map((text) => `, ${text}`)
      .join(''),
    apart: [
      isBeside || (kind === '' && told !== '') ? '' : pattern,
      isWeekBeside ? '' : speakHours(hours),
    ].filter(Boolean),
  };
}

const times =
  /^(?:from|between|mon|tue|wed|thu|fri|sat|sun|\d{1,2}(?::\d\d)?\s?(?:am|pm|-|–|to)\b)/i;

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const days = (count: string): string =>
  `${numbers[Number(count)] ?? count} day${count === '1' ? '' : 's'}`;

/** "Late Shift (2pm to 10pm), 4-on/3-off Rotation": a cell of a table as it is said aloud. */
const speakShift = (hours: string): string =>
  hours
    .replace(
      /\b([1-7])[- ]?(?:days? )?on\s?[/,&-]\s?([1-7])[- ]?(?:days? )?off(?: (?:rotation|schedule|pattern|shifts?|rota))?\b/gi,
      (_all, on: string, off: string) => `${days(on)} on and ${days(off)} off`,
    )
    .replace(/ \(([^()]*\d[^()]*)\)/g, ', $1')
    .replace(
      /^(?:Day|Night|Evening|Morning|Late|Early|Weekend|First|Second|Third) Shifts?\b/,
      (words) => words.toLowerCase(),
    );
const shift = /^(?:day|night|evening|morning|late|early|weekend|first|second|third) shift\b/;

/** "Hours: Monday to Friday" is a line of a form. */
export function speakHours(hours: string): string {
  const [, given] = /^Hours: (.+)$/.exec(hours) ?? [];
  if (given === undefined) return hours;
  const said = speakShift(given);
  if (shift.test(said)) return `You would work the ${said}`;
  if (/^\d+(?:\.\d+)?\+? hours?\b/i.test(said)) return `It is ${said}`;
  return times.test(said) ? `The hours are ${said}` : `Hours: ${said}`;
}

const plainAmount = /^(?:up to |from |between |around |circa |c\.)?[$£€]?\s?\d/i;
const longestPay = 12;

/** "the pay is £30,000 a year", for the middle of a sentence; null where the words need one of their own. */
export function payClause({ pay }: Pick<JobFacts, 'pay'>): string | null {
  if (pay.includes('[')) return 'the pay is [range: add]';
  const [, is] = /^Pay is (.+)\.$/.exec(pay) ?? [];
  if (is !== undefined) return `the pay is ${is}`;
  const [, start] = /^Starting pay is (.+)\.$/.exec(pay) ?? [];
  if (start !== undefined) return `the starting pay is ${start}`;
  if (/^Pay starts at .+\.$/.test(pay)) return lowerFirst(pay.slice(0, -1));
  const [, said = ''] = /^Pay: (.+)\.$/.exec(pay) ?? [];
  return plainAmount.test(said) && isShort(said, longestPay) && !/[;:.] /.test(said)
    ? `the pay is ${said}`
    : null;
}

/** Each second letter has the hours in other words. */
const sayHoursAgain = (text: string, turn: number): string => {
  if (turn % 2 === 0) return text;
  if (text.startsWith('Hours: ')) return `The hours: ${text.slice('Hours: '.length)}`;
  if (text.startsWith('The hours are ')) return text.replace(/^The hours are /, 'You would work ');
  return text.replace(/^It is (?=\d)/, 'You would work ');
};

type Form = (job: {
  employer: string;
  aTitle: string;
  aJob: string;
  where: string;
  isPerson: boolean;
}) => string;

const named: readonly Form[] = [
  ({ employer, aTitle, aJob, where, isPerson }) =>
    `${employer} ${isPerson ? `needs ${aTitle}` : `has ${aJob}`} ${where}`,
  ({ employer, aTitle, aJob, where, isPerson }) =>
    `I am recruiting ${isPerson ? `${aTitle} for` : `for ${aJob} with`} ${employer} ${where}`,
  ({ employer, aJob, where }) => `I am writing about ${aJob} with ${employer} ${where}`,
  ({ employer, aTitle, aJob, where, isPerson }) =>
    `${employer} is ${isPerson ? `looking for ${aTitle}` : `hiring for ${aJob}`} ${where}`,
];
const unnamed: readonly Form[] = [
  ({ aTitle, aJob, where, isPerson }) =>
    `I am recruiting ${isPerson ? aTitle : `for ${aJob}`} ${where}`,
  ({ aJob, where }) => `I am writing about ${aJob} ${where}`,
  ({ aTitle, aJob, where, isPerson }) =>
    `I am looking for ${isPerson ? aTitle : `people for ${aJob}`} ${where}`,
  ({ aJob, where }) => `There is ${aJob} ${where}`,
];

/** Where more than one is wanted; "I am writing about" speaks of one job. */
const namedSeveral: readonly Form[] = [
  ({ employer, aTitle, where }) => `${employer} is hiring ${aTitle} ${where}`,
  ({ employer, aTitle, where }) => `I am recruiting ${aTitle} for ${employer} ${where}`,
  ({ employer, aTitle, where }) => `${employer} is looking for ${aTitle} ${where}`,
  ({ employer, aTitle, where }) => `${employer} needs ${aTitle} ${where}`,
];
const unnamedSeveral: readonly Form[] = [
  ({ aTitle, where }) => `I am recruiting ${aTitle} ${where}`,
  ({ aTitle, where }) => `I am looking for ${aTitle} ${where}`,
];

/** "several cooks" as the job is told in a letter; null where one is spoken of. */
export function nameSeveralOf(source: Source): string | null {
  const { title } = listJobFacts(source);
  return nameOwnWork(source.brief, title) === null && isPersonTitle(title)
    ? nameSeveral(source.brief, title)
    : null;
}

/** The number of people stands in the sentence that names the job. */
export const dropOpenings = (source: Source, told: readonly string[]): string[] =>
  nameSeveralOf(source) === null
    ? [...told]
    : told.filter((text) => text !== tellOpenings(source.brief));

/** Employer, job and place, without a stop: "Harrow Freight needs a planner in Leeds"; another form for each turn. */
export function nameJobWithHouse(source: Source, turn: number): string {
  const { title, where } = listJobFacts(source);
  const { employer } = makePlan(source).names;
  const isNamed = employer !== unnamedEmployer;
  const isWe = readStyleNote(source.voice).speaksAs === 'we' && isNamed;
  const several = nameSeveralOf(source);
  const words = {
    employer,
    aTitle: several ?? withArticle(title),
    aJob: nameAJob(title),
    where,
    isPerson: isPersonTitle(title),
  };
  const ofOne = isNamed ? named : unnamed;
  const ofSeveral = isNamed ? namedSeveral : unnamedSeveral;
  const forms = several === null ? ofOne : ofSeveral;
  const job = isWe
    ? `At ${employer} we are hiring ${words.isPerson ? words.aTitle : `for ${words.aJob}`} ${where}`
    : forms[turn % forms.length]!(words);
  const isOwn = nameOwnWork(source.brief, title) !== null;
  const own = isOwn ? `, as ${withArticle(findOwnBusiness(source.brief) ?? '')}` : '';
  return capitalize(`${job.trim()}${own}`);
}

/** Employer, job, place, kind of contract, hours and pay, in one sentence where they fit into one; another form for each turn. */
export function sayJob(source: Source, turn: number): string[] {
  const facts = listJobFacts(source);
  const { beside, apart } = sayTerms(facts);
  const pay = payClause(facts);
  const start = `${nameJobWithHouse(source, turn)}${beside}`;
  const rest = apart.map((text) => sayHoursAgain(text, turn));
  return pay === null
    ? [`${start}.`, facts.pay, ...rest]
    : [`${start}${turn % 2 === 0 ? `; ${pay}` : `. ${capitalize(pay)}`}.`, ...rest];
}
