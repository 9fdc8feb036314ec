import type { Currency } from './currency.ts';
import type { WrittenPeriod } from './period.ts';
type Unit = 'thousand' | 'lakh' | 'crore' | 'million' | 'cent';
/** A number as written, with whatever makes it an amount of money. Offsets include currency and period. */
export interface Amount {
    /** As written: "90" in "90-120k" until the range gives it its thousand. */
    number: number;
    unit: Unit | null;
    currency: Currency | null;
    period: WrittenPeriod | null;
    periodIsJoined: boolean;
    /** "$25+" */
    orMore: boolean;
    hasGroups: boolean;
    start: number;
    end: number;
}
/** Every number of a line that might be money. Those without a currency need a context to become pay. */
export declare function readAmounts(line: string): Amount[];
export {};
