import type { Fact } from '#shared/brief.ts';
import type { Unit } from '#shared/reading.ts';
type Importance = Fact['importance'];
/** What a column of a table says of a demand. */
export declare function gradeByColumn(text: string): {
    text: string;
    importance: Importance;
} | undefined;
type Place = Pick<Unit, 'role' | 'heading' | 'label'>;
/** How much a demand weighs: a wish stays a wish, and a must is one unless its own words make it less. */
export declare function importanceOf(text: string, unit: Place, { isAsked }?: {
    isAsked?: boolean | undefined;
}): Importance;
export {};
