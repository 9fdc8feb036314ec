import type { LayoutUnit } from '../layout/unit.ts';

/** What a page shows around a job is known without weighing: its buttons, other jobs, lone signs. */
export const isNoise = ({ furniture, text }: Pick<LayoutUnit, 'furniture' | 'text'>): boolean =>
  furniture !== null || !/[\p{L}\p{N}]/u.test(text);
