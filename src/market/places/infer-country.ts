import { likelySigns, sureSigns } from './data/sure-signs.data.ts';

export interface InferredCountry {
  country: string;
  /** Without doubt: texts may be written for it. Else its figures are shown as assumed. */
  isSure: boolean;
}

const only = (countries: readonly string[]): string | null =>
  new Set(countries).size === 1 ? (countries[0] ?? null) : null;

/** The country whose laws, papers and public bodies a text names; null where it names none, or those of several. */
export function inferCountry(text: string): InferredCountry | null {
  const sure = sureSigns.filter(([, words]) => words.test(text)).map(([country]) => country);
  const country = only(sure);
  if (country !== null) return { country, isSure: true };
  if (sure.length > 0) return null;
  const likely = only(
    likelySigns.filter(([, words]) => words.test(text)).map(([nation]) => nation),
  );
  return likely ? { country: likely, isSure: false } : null;
}
