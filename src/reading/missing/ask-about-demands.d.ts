import type { Gap, MissingInput } from './gap.ts';
export declare function askAboutDemands(input: MissingInput): Gap[];
