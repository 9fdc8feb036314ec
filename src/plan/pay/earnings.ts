import type { Brief } from '#shared/brief.ts';
import { findPayForm } from '#market/difficulty/pay-form.ts';
import { memoize } from '#shared/memoize.ts';

/** What is told of earnings that nobody guarantees. */
export interface Earnings {
  /** The amounts that were read as pay are what people are expected to earn. */
  isExpected: boolean;
  /** The text says that there is nothing else. */
  isOnlyCommission: boolean;
  /** "$600-$800 in commission", "$25 for each completed visit": what one sale brings, in the text's words. */
  perSale: string | null;
}

const ofSales =
  /\bcommissions?\b|\bOTE\b|\bon[- ]target\b|\btarget(?:ed)? (?:cash|compensation)\b/i;
const target = /\bOTE\b|\bon[- ]target earnings\b|\btotal target(?:ed)? (?:cash|compensation)\b/i;
/** The amounts stand in the line under it. */
const heading = /^total target(?:ed)? (?:cash|compensation)(?: range)?:?$/i;
const fixed = /\b(?:base|basic|fixed|guaranteed|hourly|salary)\b/i;
const each =
  /[$£€]\s?\d[\d,.]*k?(?: ?(?:-|–|to) ?[$£€]?\s?\d[\d,.]*k?)? (?:in commissions?|(?:per|for each|for every) (?:\p{L}+ ){0,2}(?:sale|presentation|appointment|deal|policy))\b/iu;

const digitsOf = (amount: number | null): string => (amount === null ? '' : String(amount));

/** Null where the pay is plain pay. */
export const findEarnings = memoize((brief: Brief): Earnings | null => {
  const said = brief.deal.filter(({ kind }) => kind === 'earnings').map(({ text }) => text);
  const lines = [...said, ...brief.facts.map(({ text }) => text), brief.pay?.words ?? ''];
  const isOnlyCommission = findPayForm(brief)?.kind === 'commission';
  const hasCommission = lines.some((line) => ofSales.test(line));
  const { pay } = brief;
  const amounts = [pay?.min ?? null, pay?.max ?? null].map(digitsOf).filter(Boolean);
  const names = (line: string): boolean => {
    const plain = line.replace(/(?<=\d)[,.](?=\d{3}\b)/g, '').replace(/(?<=\d)k\b/gi, '000');
    return amounts.some((amount) => plain.includes(amount));
  };
  const isExpected =
    hasCommission &&
    amounts.length > 0 &&
    said.some(
      (line) => (names(line) && !fixed.test(line.replace(target, ''))) || heading.test(line.trim()),
    );
  const perSale = said.map((line) => each.exec(line)?.[0]).find((found) => found !== undefined);
  return isExpected || isOnlyCommission
    ? { isExpected, isOnlyCommission, perSale: perSale ?? null }
    : null;
});
