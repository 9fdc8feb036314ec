import type { UnitRole } from '#shared/reading.ts';
import type { LayoutUnit } from '../layout/unit.ts';
/**
 * What is known without weighing: what a page shows around a job (its buttons, other jobs, lone signs),
 * and the statement that everybody is treated alike.
 */
export declare function findKnownRole({ furniture, text, }: Pick<LayoutUnit, 'furniture' | 'text'>): UnitRole | undefined;
