import { americanWords, elsewhereWords, likelySigns, sureSigns } from './data/sure-signs.data.ts';
import { namesState } from './us-states.ts';

export interface InferredCountry {
  country: string;
  /** Without doubt: texts may be written for it. Else its figures are shown as assumed. */
  isSure: boolean;
}

const only = (countries: readonly string[]): string | null =>
  new Set(countries).size === 1 ? (countries[0] ?? null) : null;

/** The country whose laws, papers and public bodies a text names; null where it names none, or those of several. */
export function inferCountry(text: string, isInDollars = false): InferredCountry | null {
  const sure = sureSigns.filter(([, words]) => words.test(text)).map(([country]) => country);
  const country = only(sure);
  if (country !== null) return { country, isSure: true };
  if (sure.length > 0) return null;
  const likely = only(
    likelySigns
      .map(([nation, words]) => [nation, words.test(text)] as const)
      .concat([['US', soundsAmerican(text, isInDollars)]])
      .filter(([, isSaid]) => isSaid)
      .map(([nation]) => nation),
  );
  return likely ? { country: likely, isSure: false } : null;
}

/** So many words of one country are no chance. */
const fewest = 2;

function soundsAmerican(text: string, isInDollars: boolean): boolean {
  if (elsewhereWords.test(text)) return false;
  const said = new Set((text.match(americanWords) ?? []).map((word) => word.toLowerCase()));
  return isInDollars || namesState(text) || said.size >= fewest;
}
