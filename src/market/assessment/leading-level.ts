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
