const oneDigit = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ');

/** Ten and less in words, as in running text. */
const sayNumber = (value: number): string => WORDS[value] ?? oneDigit.format(value);

const sayFigure = (value: number): string => oneDigit.format(value);

export const pluralize = (noun: string): string => {
  if (/(?:[^aeiou])y$/i.test(noun)) return noun.replace(/y$/i, 'ies');
  if (/(?:s|x|z|ch|sh)$/i.test(noun)) return `${noun}es`;
  return /(?:sman|woman|(?<!hu)man)$/i.test(noun) ? noun.replace(/man$/i, 'men') : `${noun}s`;
};

/** "1 screen", "20 screens". */
export const countOf = (value: number, noun: string, plural = pluralize(noun)): string =>
  `${sayFigure(value)} ${value === 1 ? noun : plural}`;

/** "one opening", "two openings". */
export const wordsOf = (value: number, noun: string, plural = pluralize(noun)): string =>
  `${sayNumber(value)} ${value === 1 ? noun : plural}`;

export const sayShare = (share: number): string => {
  const percent = share * 100;
  return `${percent < 10 && percent > 0 ? Number(percent.toFixed(1)) : Math.round(percent)}%`;
};

/** "6 months", "1 year", "5 years". */
export const sayYears = (years: number): string =>
  years < 1 ? countOf(Math.round(12 * years), 'month') : countOf(years, 'year');
