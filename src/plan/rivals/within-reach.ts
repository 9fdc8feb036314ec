import { readPost } from '#knowledge/post-level.ts';
import { isHigh } from '../suit/suit-to-post.ts';
import type { Source } from '#plan/source.ts';

/** Work with little preparation; work with some, which is not yet looked for across a region. */
const little = 2;
const some = 3;
const ofLeaders: ReadonlySet<string> = new Set([
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
]);

const isLeading = ({ brief }: Source): boolean =>
  ofLeaders.has(brief.seniority.level ?? '') || isHigh(readPost(brief));

/** Paid by the hour, at entry level or soon learned: nobody crosses a region for it. */
export const staysNear = (source: Source): boolean =>
  !isLeading(source) &&
  (source.brief.pay?.period === 'hour' ||
    source.brief.seniority.level === 'entry' ||
    (source.market.profile.jobZone ?? some) <= little);

/** In miles. */
const reaches = { daily: 27, region: 30 };

/** How far people go to a city and think of it as theirs. */
export const findReach = (source: Source): number =>
  staysNear(source) || (!isLeading(source) && (source.market.profile.jobZone ?? 0) <= some)
    ? reaches.daily
    : reaches.region;

const chipMakers =
  /^(?:Texas Instruments|Intel|Micron|GlobalFoundries|TSMC Arizona|Samsung|NVIDIA|Qualcomm|Broadcom|AMD)$/;
const theirTrades =
  /techni|engineer|electr|mainten|machin|mechanic|assembl|operat|process|equipment|clean ?room|semicon|quality|production|manufactur/i;

/** A maker of chips hires technicians and operators, and no roofers or welders of gutters. */
export const hiresSuch = (name: string, title: string): boolean =>
  !chipMakers.test(name) || theirTrades.test(title);

/** Bodies that run most houses of their kind in a region. */
const ofRegion =
  /\bNHS\b|\b(?:trust|health board|health system|healthcare system|council|school district|public schools|ISD|county)\b/i;

/** "NHS hospitals in Leigh" may be the employer's own. */
export const mayRunThem = (employer: string): boolean => ofRegion.test(employer);
