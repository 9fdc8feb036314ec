import { capitalize } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { listJobFacts } from './job-facts.ts';
import { isNightWork } from './night-work.ts';
import { payClause, speakHours } from './say-job.ts';

/** When the money comes is no part of how much it is; that it comes each week is said in its favor. */
export const payday = /, (?:monthly|bi-?weekly) payroll\b|, paid (?:monthly|bi-?weekly)\b/i;

const forms: readonly ((pay: string) => string)[] = [
  (pay) => `The pay is ${pay}`,
  (pay) => `It pays ${pay}`,
  (pay) => `You would earn ${pay}`,
  (pay) => `The job pays ${pay}`,
];

/** What is not like in most jobs: "with the option of 2 days from home", "part-time and remote"; empty where all is usual. */
export const nameUnusual = (pattern: string): string =>
  pattern
    .replace(/^It is (?:a job )?|\.$/g, '')
    .replace(/\bpermanent(?:, | and |$)/i, '')
    .replace(/^full[- ]time(?:, | and |$)/i, '')
    .replace(/^(?:and )?on site$/i, '')
    .replace(/,? and on site$/i, '')
    .trim();

const dayRoles = String.raw`days?(?: shifts?| roles?| posts?)?`;
const nightRoles = String.raw`nights?(?: shifts?| roles?| posts?)?`;
const bothTimes = new RegExp(
  String.raw`\b${dayRoles}(?:,? (?:and|or|&) |/)${nightRoles}\b|\b${nightRoles}(?:,? (?:and|or|&) |/)${dayRoles}\b`,
  'i',
);
const bothKinds =
  /\bfull(?:[- ]time)?(?: (?:and|or|&) |\/)part[- ]time\b|\bpart(?:[- ]time)?(?: (?:and|or|&) |\/)full[- ]time\b/i;

const timesOf = ({ brief }: Source): string[] => [
  brief.hours?.text ?? '',
  ...brief.facts.filter(({ kind }) => kind === 'schedule').map(({ text }) => text),
];

/** Whether somebody may choose between days and nights. */
export const isDayOrNight = (source: Source): boolean =>
  timesOf(source).some((text) => bothTimes.test(text) && !/\brotat\w+|\brequired\b/i.test(text));

/** "full or part time, days or nights": what one may choose, where the lines that say so are long. */
export const nameChoices = (source: Source): string =>
  [
    timesOf(source).some((text) => bothKinds.test(text)) ? 'full or part time' : '',
    isDayOrNight(source) ? 'days or nights' : '',
  ]
    .filter(Boolean)
    .join(', ');

const joinChoices = (kind: string, choices: string): string => {
  if (choices === '') return kind;
  const isTold = kind === '' || /\b(?:full|part)[- ]time\b/.test(kind);
  return isTold ? choices : `${kind}; ${choices}`;
};

/** Pay and what is unusual about the week, in one sentence; another form for each turn. */
export function tellTerms(source: Source, turn: number): string {
  const facts = listJobFacts(source);
  const clause = payClause(facts);
  const unusual = nameUnusual(facts.pattern);
  // "a remote planner job": the title says it already.
  const kind = joinChoices(
    /^remote\b/i.test(facts.title) ? unusual.replace(/(?:,? and |^)remote$/, '') : unusual,
    nameChoices(source),
  );
  if (clause === null)
    return [facts.pay.replace(payday, ''), kind === '' ? '' : facts.pattern || `It is ${kind}.`]
      .filter(Boolean)
      .join(' ');
  const pay = clause
    .replace(/^the pay is /, '')
    .replace(payday, '')
    .replace(/^(?:From|Up to|Between|Starting at|Starts at|Around|Circa)\b/, (word) =>
      word.toLowerCase(),
    );
  // A blank alone is no sentence.
  const form = forms[pay.startsWith('[') ? 0 : turn % forms.length]!;
  // "The pay is pay starts at": said in its own way.
  const said = clause.startsWith('the pay is') ? form(pay) : capitalize(clause.replace(payday, ''));
  if (kind === '') return `${said}.`;
  if (/^(?:with|full or|days or) /.test(kind)) return `${said}, ${kind}.`;
  // "of 37.5 hours a week": said of a job, and not of its pay.
  if (kind.startsWith('of ')) return `${said}, for ${kind.slice('of '.length)}.`;
  return /^(?:a|an|you|hybrid work is)\b/i.test(kind) || /^(?:You|Hybrid)/.test(facts.pattern)
    ? `${said}. ${facts.pattern}`
    : `${said}; the job is ${kind}.`;
}

/** A week that most people at a desk have. */
const usualWeek =
  /\bmon(?:day)?s?\b.{0,12}\bfri(?:day)?s?\b(?!.*\b(?:nights?|evenings?|weekends?|rotat\w+|sat|sun))|^(?:Hours: |It is )?(?:40|37\.5|35|38|39) hours/i;
const ofDesk: ReadonlySet<string> = new Set([
  'office-specialist',
  'engineering-and-science',
  'leading-people',
  'sales',
]);
const longest = 16;

const ofOther = /\b(?:position|remote|holidays?|birthday|(?:day|eve) - )/i;

/** Hours that draw people or put them off; those that everybody expects are left to the call. */
export function tellHours(source: Source): string {
  const { hours, condition } = listJobFacts(source);
  const { kind } = makePlan(source).drawer;
  if (hours === '' || countWords(hours) > longest || condition.includes(hours)) return '';
  // A cell of a form that tells nothing, or a line that grew together with the next.
  if (/^(?:Hours: )?\d{1,2}[- ]hour shifts?\.?$/i.test(hours) || /[|?!•]/.test(hours)) return '';
  // "On nights" is told with the pay, and a holiday or a place is no time of work.
  if ((isNightWork(source) && !/\d/.test(hours)) || ofOther.test(hours)) return '';
  return ofDesk.has(kind) && usualWeek.test(hours) ? '' : speakHours(hours);
}
