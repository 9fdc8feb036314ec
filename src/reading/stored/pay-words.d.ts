/**
 * What the advertisement says of the pay where that is more than its amounts: "£25,012 (£13.00 per hour)", "negotiable
 * based on experience". Null where the amounts are all there is, or where they stand in a sentence of another kind.
 */
export declare function readPayWords(lines: readonly string[], amounts: readonly number[]): string | null;
