/** A postcode behind or before a town. The country is null where the digits alone do not tell it. */
export interface Postcode {
  text: string;
  country: string | null;
}

const BEHIND: [RegExp, string | null][] = [
  [/[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Za-z\d])/y, 'GB'],
  [/[A-Z]\d[A-Z] ?\d[A-Z]\d(?![A-Za-z\d])/y, 'CA'],
  [/[A-Z]\d{2} ?[A-Z\d]{4}(?![A-Za-z\d])/y, 'IE'],
  [/\d{5}-\d{4}(?!\d)/y, 'US'],
  [/\d{6}(?!\d)/y, 'IN'],
  [/\d{4,5}(?![\d,.:]|\s?(?:€|USD|EUR|hours|hrs|employees|people))/y, null],
];

/** What stands at a position of the text, if it is a postcode. */
export function readPostcode(text: string, at: number): Postcode | undefined {
  for (const [pattern, country] of BEHIND) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { text: found[0], country };
  }
  return undefined;
}

/** The countries that write the postcode before the town, by its number of digits. */
export const countriesByDigits: Record<number, readonly string[]> = {
  4: ['AT', 'CH', 'BE', 'NL', 'DK', 'NO', 'LU', 'HU', 'PT', 'BG', 'SI'],
  5: ['DE', 'FR', 'ES', 'IT', 'FI', 'SE', 'GR', 'EE', 'HR', 'TR', 'MX'],
};

const BRITISH = /(?<![A-Za-z\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Za-z\d])/g;

/** British postcodes anywhere in a text; no other code has their shape. */
export const countBritishPostcodes = (text: string): number => text.match(BRITISH)?.length ?? 0;
