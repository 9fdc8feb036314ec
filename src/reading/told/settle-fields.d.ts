import type { Doubt, ReadFields } from '#shared/reading.ts';
import type { ToldFields } from '#shared/told-reading.ts';
import { type ReadText } from './read-quoted.ts';
interface Settled {
    fields: ReadFields;
    doubts: Doubt[];
}
/** Two readings of the same values: the better-evidenced stands, the other is kept as a question. */
export declare function settleFields(fields: ReadFields, told: ToldFields, read: ReadText): Settled;
export {};
