import type { Brief } from '#shared/brief.ts';
import { findLevel } from '../assessment/leading-level.ts';
import { readAskedYears } from '../assessment/asked-years.ts';
import type { PayPosition } from './pay-position.ts';

/** Who has worked so long stands in the middle of an occupation, or above it. */
const middleYears = 5;

/**
 * Whether pay under the median may be called low. A national figure counts every level and every place: of a first post,
 * or one whose level nobody stated, it says so only where all of the pay lies under what nine in ten earn.
 */
export function mayCallLow(brief: Brief, { row, high }: PayPosition): boolean {
  if (row.areaType === 'state' || row.areaType === 'metro') return true;
  if (high.position.kind === 'below') return true;
  return (
    brief.seniority.level === 'senior' ||
    findLevel(brief) !== null ||
    readAskedYears(brief).years >= middleYears
  );
}
