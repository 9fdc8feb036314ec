import type { Found, Unit } from '#shared/reading.ts';
/** "Salary: negotiable": what a pay label says when it gives no figure. */
export declare function readPayWords(units: readonly Unit[], text: string): Found<string> | null;
