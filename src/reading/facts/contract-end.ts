import { day } from '../fields/contract/dates.data.ts';

const until = new RegExp(
  String.raw`\b(?:temporary|fixed[- ]term|contract|maternity cover|seasonal|secondment|interim)\b[^.;]{0,30}?\b(?:until|till|through|ending(?: in| on)?|up to) ((?:the end of |end of )?${day})[^.;\n]{0,60}`,
  'iu',
);
const longest = 90;

/** The day or month named there. */
export const findEndDate = (text: string): string | undefined => until.exec(text)?.[1];

/** "FT/Temporary until May 2027 or until a colleague is back": when the job ends, in the words that say so. */
export function readContractEnd(text: string): string | undefined {
  if (text.length > longest) return undefined;
  return until.exec(text)?.[0].trim();
}
