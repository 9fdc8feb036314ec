import { americanWords, elsewhereWords, likelySigns, sureSigns } from './data/sure-signs.data.ts';
import { elsewhere, tellCountry, weighCountryWords } from './tell-country/tell-country.ts';
import { namesState } from './us-states.ts';

export interface InferredCountry {
  country: string;
  /** Without doubt: texts may be written for it. Else its figures are shown as assumed. */
  isSure: boolean;
}

const only = (countries: readonly string[]): string | null =>
  new Set(countries).size === 1 ? (countries[0] ?? null) : null;

/**
 * The country whose laws, papers and public bodies a text names, or that all it says together leaves no doubt of; null where
 * it names those of several.
 */
export function inferCountry(text: string, isInDollars = false): InferredCountry | null {
  const sure = sureSigns.filter(([, words]) => words.test(text)).map(([country]) => country);
  const country = only(sure);
  if (country !== null && !speaksAgainst(text, country)) return { country, isSure: true };
  if (sure.length > 0) return null;
  const told = tellCountry(text);
  if (told !== null) return { country: told, isSure: true };
  const likely = only(
    likelySigns
      .map(([nation, words]) => [nation, words.test(text)] as const)
      .concat([['US', soundsAmerican(text, isInDollars)]])
      .filter(([, isSaid]) => isSaid)
      .map(([nation]) => nation),
  );
  return likely ? { country: likely, isSure: false } : null;
}

const LIKELY = 0.8;

/** One law that is named is little beside a text that is of another country throughout. */
function speaksAgainst(text: string, country: string): boolean {
  const told = weighCountryWords(text);
  return told.country !== country && told.country !== elsewhere && told.share >= LIKELY;
}

/** So many words of one country are no chance. */
const fewest = 2;

function soundsAmerican(text: string, isInDollars: boolean): boolean {
  if (elsewhereWords.test(text)) return false;
  const said = new Set((text.match(americanWords) ?? []).map((word) => word.toLowerCase()));
  return isInDollars || namesState(text) || said.size >= fewest;
}
