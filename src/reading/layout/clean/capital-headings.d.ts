import type { MappedText } from './mapped-text.ts';
/** "RESPONSIBILITIESExamine", "QUALIFICATIONSD.D.S.": a heading in capitals that grew together with its text. */
export declare function splitCapitalHeadings(source: MappedText): MappedText;
