import type { Gap, MissingInput } from './gap.ts';
export declare function askAboutPeople(input: MissingInput): Gap[];
