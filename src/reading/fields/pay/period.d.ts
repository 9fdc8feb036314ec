import type { PayPeriod } from '#shared/parsed-job.ts';
/** `fortnight` is read so that it is not mistaken for something else; we do not convert pay. */
export type WrittenPeriod = PayPeriod | 'fortnight';
interface FoundPeriod {
    period: WrittenPeriod;
    length: number;
    /** Written with "per", "a" or a slash: safe even behind a number without a currency. */
    joined: boolean;
}
/** The period that stands right behind an amount. */
export declare function readPeriodAfter(text: string): FoundPeriod | undefined;
/** The period that the words before an amount, its label or its heading name; the last one named counts. */
export declare function readPeriodInWords(text: string): WrittenPeriod | undefined;
export {};
