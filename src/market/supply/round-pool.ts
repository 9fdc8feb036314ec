import { roundCount } from './estimate.ts';
import type { TalentPool } from './talent-pool.ts';

/** A pool as it is shown: rounded one by one, parts and total would contradict each other. */
export function roundPool({ total, active }: Pick<TalentPool, 'total' | 'active'>): {
  total: number;
  active: number;
  passive: number;
} {
  const all = roundCount(total.count);
  return { total: all, active: roundCount(active), passive: all - roundCount(active) };
}
