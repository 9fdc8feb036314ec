import type { Span } from '../field-unit.ts';
interface TitleInProse extends Span {
    text: string;
    score: number;
}
/** Titles that sentences name: "is seeking a Sales Director", "The Clerk will ...", "Elektroniker (m/w/d)". */
export declare function findTitlesInProse(line: string): TitleInProse[];
export {};
