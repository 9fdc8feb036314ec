import { replaceAll } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

/** "10Years", "5yrs": a number and its unit that grew together. */
const grown = /(?<=(?:^|[\s(–-])\d{1,2}\+?)(?:years?|yrs?|months?)(?![\p{L}\d])/gimu;
/** "Filing of claims. - 10 years", "Filing of claims -10 years", "Filing of claims. 10 years": how long it must have been done. */
const torn =
  /(?<=[\p{L})]{2})(?:\. ?[-–]? ?| ?[-–](?! )| - )(?=\d{1,2}\+? (?:years?|yrs?|months?)\.?$)/gimu;

/** Puts the years at the end of a line back to what they are asked for. */
export const joinTrailingYears = (source: MappedText): MappedText =>
  replaceAll(
    replaceAll(source, grown, ({ 0: unit }) => ` ${unit.toLowerCase()}`),
    torn,
    () => ' – ',
  );
