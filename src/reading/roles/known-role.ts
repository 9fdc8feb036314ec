import type { UnitRole } from '#shared/reading.ts';
import type { LayoutUnit } from '../layout/unit.ts';

const fairness =
  /\bequal[- ](?:employment[- ])?opportunit(?:y|ies)[- ](?:employer|workplace|recruiter)|\bwithout regard to (?:\w+,? ){0,3}(?:race|age|sex|gender|colou?r)\b|\b(?:regardless of|on the basis of|based on|irrespective of) (?:\w+,? ){0,3}(?:race|age|gender|sex|colou?r|religion|disability|ethnicity)\b/i;

/**
 * What is known without weighing: what a page shows around a job (its buttons, other jobs, lone signs),
 * and the statement that everybody is treated alike.
 */
export function findKnownRole({
  furniture,
  text,
}: Pick<LayoutUnit, 'furniture' | 'text'>): UnitRole | undefined {
  if (furniture !== null || !/[\p{L}\p{N}]/u.test(text)) return 'noise';
  return fairness.test(text) ? 'legal' : undefined;
}
