import type { Gap, MissingInput } from './gap.ts';
export declare function askAboutPay(input: MissingInput): Gap[];
export declare function askAboutPlace(input: MissingInput): Gap[];
export declare function askAboutTerms(input: MissingInput): Gap[];
