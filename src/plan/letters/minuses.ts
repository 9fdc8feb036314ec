import { memoize } from '#shared/memoize.ts';
import { listDrawbacks } from '../demands/drawbacks.ts';
import { isBoundToPlace } from '../place/away-from-desk.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { listFacts } from '../wording/own-words.ts';
import { listJobFacts } from './job-facts.ts';

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
const manyDuties = 12;

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

/** Said among what is offered, whatever stands at the head. */
const partlyAtHome =
  /\bhybrid (?:work|schedule|model|environment|role|position)|\bwork(?:ing)? from home\b/i;

export const isOnSiteDesk = (source: Source): boolean =>
  source.brief.workType === 'on-site' &&
  !isBoundToPlace(source) &&
  !source.brief.facts.some(({ kind, text }) => kind !== 'culture' && partlyAtHome.test(text)) &&
  /^(?:office-specialist|engineering-and-science)$/.test(makePlan(source).drawer.kind);

/** Without the words of the advertisement, and told as a thing. */
const bare = (drawback: string): string => drawback.replace(/ \(".*"\)$/, '');
const longest = 8;

/** "May become full-time": then part-time is no bound. */
const growsToFull = ({ brief }: Source): boolean =>
  [...brief.facts, ...brief.termLines].some(({ text }) =>
    /\b(?:grow|become|becomes|becoming|move|transition|convert|lead|leading|increase|turn|expand)\b[^.;]{0,40}\bfull[- ]?time\b/i.test(
      text,
    ),
  );

/** What speaks against this job, each in a few words, so that a letter can say it first. */
export const listMinuses = memoize((source: Source): string[] => {
  const { pattern } = listJobFacts(source);
  const against = listDrawbacks(source)
    .map(bare)
    .filter((text) => text.split(/\s+/).length <= longest && !/["[\]]/.test(text));
  const duties = countManyDuties(source);
  return [
    isPaidMonthly(source) ? 'payday only once a month' : '',
    ...against,
    isOnSiteDesk(source) && !against.some((text) => /\bsite\b/.test(text))
      ? 'no work-from-home days in the posting'
      : '',
    duties === null ? '' : 'a long list of duties',
    /\bpart-time\b/.test(pattern) && !/\bor\b/.test(pattern) && !growsToFull(source)
      ? 'part-time hours only'
      : '',
  ].filter((text, i, all) => text !== '' && all.indexOf(text) === i);
});
