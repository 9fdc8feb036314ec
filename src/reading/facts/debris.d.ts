/** Links, buttons, codes, amounts and bare headings demand and promise nothing. */
export declare function isDebris(text: string): boolean;
/** "Plan routes (30%)", "30% – Plan routes": how much of the time is no part of what is done. */
export declare const dropShare: (text: string) => string;
