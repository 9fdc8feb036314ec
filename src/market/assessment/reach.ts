import { readPost } from '#knowledge/post-level.ts';
import type { OccupationProfile } from '#market/occupations/profile.ts';
import type { Brief } from '#shared/brief.ts';

/** How far people come for a job, in miles: a plain drive, an hour of it, or a search across a region. */
const miles = { near: 30, daily: 50, region: 100 };

/** Work with little preparation is found close to home. */
const LITTLE_PREPARATION = 2;
const leading: ReadonlySet<string> = new Set([
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
]);
/** Boards and owners look for these beyond the town, and they move for a post. */
const movers: ReadonlySet<string> = new Set(['director', 'executive']);
const partOfWeek = /\b(?:part[- ]?time|per[- ]?diem|prn|casual|seasonal|weekends? only)\b/i;
/** Paid by the hour, and still worth a long way. */
const worthTheWay =
  /\b(?:reloc\w+|travel (?:pay|allowance|nurse)|per diem paid|lodging|housing provided)\b/i;

/** Whether people move house for such a post: it heads a department or the house. */
export const movesForPost = (
  brief: Pick<Brief, 'title' | 'facts' | 'seniority' | 'reportsTo'>,
): boolean => movers.has(brief.seniority.level ?? '') || readPost(brief).level === 'head';

/** Nobody crosses a region for an hourly, part-time or entry job; a director may. */
export function findReachMiles(
  brief: Brief,
  { jobZone }: Pick<OccupationProfile, 'jobZone'>,
): number {
  const { seniority, pay, employmentType, title, facts } = brief;
  const level = seniority.level ?? '';
  if (movesForPost(brief) || facts.some(({ text }) => worthTheWay.test(text))) return miles.region;
  const isNear =
    partOfWeek.test(`${employmentType?.text ?? ''} ${title.given}`) ||
    (!leading.has(level) &&
      (pay?.period === 'hour' || level === 'entry' || (jobZone ?? 3) <= LITTLE_PREPARATION));
  return isNear ? miles.near : miles.daily;
}
