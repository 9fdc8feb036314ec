import type { Gap, MissingInput } from './gap.ts';
export declare function askAboutSearch(input: MissingInput): Gap[];
