import type { Line } from './lines.ts';
/** A line, or the part of one that may be a unit of its own. */
export interface Piece extends Line {
    line: number;
    /** How many pieces its line has. */
    of: number;
}
/** Lines taken apart into sentences, and before headings that copying left inside a line. */
export declare function splitPieces(lines: readonly Line[]): Piece[];
