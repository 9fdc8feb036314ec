import type { Unit } from '#shared/reading.ts';
import type { PlaceCandidate } from './place-candidates.ts';
/**
 * Where nothing is said to be the place of work: the town that the employer belongs to, or the only town
 * that the text names.
 */
export declare function findLonePlace(candidates: readonly PlaceCandidate[], units: readonly Unit[], text: string): PlaceCandidate | undefined;
