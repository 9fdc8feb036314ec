import type { ReadOccupation, ReadingCorrections } from '#shared/reading.ts';
import type { Ranked, Settled } from './settle.ts';
type Named = Pick<ReadOccupation, 'soc' | 'id' | 'name' | 'confidence'>;
export declare function describeOccupation({ soc, confidence }: Ranked, title: string): Named;
/** A person's choice needs no witness. */
export declare function describeChosen({ soc, id }: NonNullable<ReadingCorrections['occupation']>, settled: Settled, title: string): ReadOccupation;
export {};
