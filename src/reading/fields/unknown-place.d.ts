import type { Unit } from '#shared/reading.ts';
import { type PlaceCandidate } from './place-candidates.ts';
/** A labelled value that the tables lack: "Location: Schöninghsdorf". */
export declare function findLabelledPlace(units: readonly Unit[], text: string): PlaceCandidate | undefined;
/** The town that is itself the employer, when the tables lack it. */
export declare function findMunicipality(units: readonly Unit[], text: string, weight: number): PlaceCandidate | undefined;
