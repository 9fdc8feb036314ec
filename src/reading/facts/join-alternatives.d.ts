import type { Unit } from '#shared/reading.ts';
/** "An apprenticeship; or" and the line below it are one demand, met by either. */
export declare function joinAlternatives(units: readonly Unit[]): Unit[];
