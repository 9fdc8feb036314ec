import { listDrawbacks } from '../demands/drawbacks.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { listFacts } from '../wording/own-words.ts';
import { listJobFacts } from './job-facts.ts';
import { findOpenWeek } from './open-matters.ts';

/** "paid once a month", "monthly payroll": when the money comes. */
const monthly = /\b(?:monthly payroll|paid (?:once a month|monthly)|monthly pay(?:ment)?s?)\b/i;

/** Whether somebody waits a month for the pay. */
export const isPaidMonthly = ({ brief }: Source): boolean =>
  brief.place.country === 'US' &&
  (monthly.test(brief.pay?.words ?? '') ||
    brief.facts.some(
      ({ kind, text }) => (kind === 'other' || kind === 'benefit') && monthly.test(text),
    ));

/** So many lines of duties are asked about before anything else. */
const manyDuties = 13;

/** How many duties the advertisement lists, where they are many for one person; null where they are not. */
export function countManyDuties({ brief }: Source): number | null {
  const { length } = listFacts(brief, { kinds: ['duty'] });
  return length >= manyDuties ? length : null;
}

/** Work that others of its kind do from home at least in part. */
export const deskKinds: ReadonlySet<string> = new Set([
  'office-specialist',
  'engineering-and-science',
  'leading-people',
]);

export const isOnSiteDesk = (source: Source): boolean =>
  source.brief.workType === 'on-site' &&
  /^(?:office-specialist|engineering-and-science)$/.test(makePlan(source).drawer.kind);

/** Another amount for another town is no step of the same job. */
const byPlace = /\blondon\b|\blocations?\b/i;

const top = ({ brief: { pay } }: Source, high: string | null): string =>
  typeof pay?.max === 'number' &&
  typeof pay.min === 'number' &&
  pay.min < pay.max &&
  !byPlace.test(pay.words ?? '') &&
  high !== null
    ? `a posted top of ${high}`
    : '';

/** Without the words of the advertisement, and told as a thing. */
const bare = (drawback: string): string => drawback.replace(/ \(".*"\)$/, '');
const longest = 8;

/** What speaks against this job, each in a few words, so that a letter can say it first. */
export function listMinuses(source: Source): string[] {
  const { pay, stated } = makePlan(source);
  const open = findOpenWeek(source);
  const { pattern } = listJobFacts(source);
  const against = listDrawbacks(source)
    .map(bare)
    .filter((text) => text.split(/\s+/).length <= longest && !/["[\]]/.test(text));
  const duties = countManyDuties(source);
  return [
    pay.standing === 'above' ? '' : top(source, pay.high),
    isPaidMonthly(source) ? 'payday once a month' : '',
    ...against,
    isOnSiteDesk(source) && !against.some((text) => /\bsite\b/.test(text))
      ? 'no days from home in the posting'
      : '',
    duties === null ? '' : 'a long list of duties',
    stated.has('pay') ? '' : 'no pay in the posting',
    open === null ? '' : `no word on the ${open}`,
    /\bpart-time\b/.test(pattern) && !/\bor\b/.test(pattern) ? 'part-time hours only' : '',
  ].filter((text, i, all) => text !== '' && all.indexOf(text) === i);
}
