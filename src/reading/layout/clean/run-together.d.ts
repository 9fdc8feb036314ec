import type { MappedText } from './mapped-text.ts';
/** Gives back the breaks that copying took away: before bullets, and inside words that grew together. */
export declare function splitRunTogether(source: MappedText): MappedText;
/** "Duties:  - Drive  - Load  - Help": a list in one line. Asked before runs of blanks are tidied. */
export declare function splitDashed(source: MappedText): MappedText;
/** "pack orders  Load vans  Keep records" in one long line. Asked before runs of blanks are tidied. */
export declare function splitWide(source: MappedText): MappedText;
