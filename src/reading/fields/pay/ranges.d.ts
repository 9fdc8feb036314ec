import type { Amount } from './amounts.ts';
import type { Currency } from './currency.ts';
import type { WrittenPeriod } from './period.ts';
/** One amount or a pair that belongs together, in whole units of its currency. */
export interface MoneyRange {
    min: number | null;
    max: number | null;
    currency: Currency | null;
    period: WrittenPeriod | null;
    periodIsJoined: boolean;
    /** Written with k, a thousands separator or a currency: more than a bare number. */
    looksLikeMoney: boolean;
    isMillions: boolean;
    isPair: boolean;
    start: number;
    end: number;
}
export declare function joinRanges(line: string, amounts: readonly Amount[]): MoneyRange[];
