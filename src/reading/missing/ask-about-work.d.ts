import type { Gap, MissingInput } from './gap.ts';
export declare function askAboutTitle({ brief, otherTitles }: MissingInput): Gap[];
export declare function askAboutOccupation({ brief }: MissingInput): Gap[];
export declare function askAboutWork(input: MissingInput): Gap[];
