import { readMoneyRange } from '../reading/money-text.ts';

const period = /^(?: an? | per |\/)(?:hour|hr|day|week|month|year)\b/i;

/** The first range of pay that a posting names, in its own words: "$32 to $38 an hour". */
export function findPostingPay(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const range = readMoneyRange(text);
    if (range?.currency !== undefined && range.from < range.to) {
      const after = text.slice(text.indexOf(range.text) + range.text.length);
      return range.text + (period.exec(after)?.[0] ?? '');
    }
  }
  return undefined;
}
