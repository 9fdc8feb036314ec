import type { MappedText } from './mapped-text.ts';
export declare function decodeEntities(source: MappedText): MappedText;
