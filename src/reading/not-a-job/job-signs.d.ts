import type { Unit } from '#shared/reading.ts';
export declare function countJobSigns(lines: readonly Unit[]): number;
