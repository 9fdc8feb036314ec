import type { Mention } from './read-tools.ts';
/** "statistical analysis software", "cleaning equipment", "billing systems". */
export declare function readShapes(text: string): Mention[];
