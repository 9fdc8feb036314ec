import type { Line } from './lines.ts';
import type { SectionKind } from './heading-words.ts';
/** What a heading's words say, or undefined when they are no heading that we know. */
export declare function classifyHeading(text: string): SectionKind | undefined;
/** For what stands as a heading with words we do not all know: the last one that says something. */
export declare function guessKind(text: string): SectionKind | null;
/** Looks like a heading by its form, whatever its words: capitals, a hash, or a colon at the end of a short line. */
export declare function hasHeadingForm(line: Line): boolean;
