import { readPost } from '#knowledge/post-level.ts';
import type { LeadingLevel } from '#market/difficulty/difficulty-parts.ts';
import type { Brief } from '#shared/brief.ts';

/** How high a post stands that leads others; null for one that leads nobody. */
export function findLevel(
  brief: Pick<Brief, 'title' | 'facts' | 'seniority' | 'reportsTo'>,
): LeadingLevel | null {
  const { level } = brief.seniority;
  if (level === 'director' || level === 'executive') return level;
  if (readPost(brief).leads) return 'manager';
  return level === 'lead' ? 'lead' : null;
}

/** Occupations of those who lead a team, a place or a function. */
const ofManagers = /^(?:11-|\d\d-10)/;
/** The heads themselves. */
const ofHeads = /^11-10[13]/;

/** How high a post stands above the occupation it is counted in: its own managers are no few among managers. */
export function findRankAbove(
  brief: Parameters<typeof findLevel>[0],
  soc: string | null,
): LeadingLevel | null {
  const level = findLevel(brief);
  if (level === null || soc === null || ofHeads.test(soc)) return null;
  return ofManagers.test(soc) && (level === 'lead' || level === 'manager') ? null : level;
}
