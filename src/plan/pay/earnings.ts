import type { Brief } from '#shared/brief.ts';
import { isEarnedPay } from '#market/difficulty/earned-pay.ts';
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
  /** What the employer reckons that people may make, where nothing is paid but commission. */
  example: string | null;
}

const ofSales =
  /\bcommissions?\b|\bOTE\b|\bon[- ]target\b|\btarget(?:ed)? (?:cash|compensation)\b/i;
const each =
  /[$£€]\s?\d[\d,.]*k?(?: ?(?:-|–|to) ?[$£€]?\s?\d[\d,.]*k?)? (?:in commissions?|(?:per|for each|for every) (?:\p{L}+ ){0,2}(?:sale|presentation|appointment|deal|policy))\b/iu;

const amount = /[$£€]\s?\d/;
const longestExample = 30;

/** Null where the pay is plain pay. */
export const findEarnings = memoize((brief: Brief): Earnings | null => {
  const said = brief.deal.filter(({ kind }) => kind === 'earnings').map(({ text }) => text);
  const lines = [
    ...said,
    ...[...brief.facts, ...brief.payTerms].map(({ text }) => text),
    brief.pay?.words ?? '',
  ];
  const isOnlyCommission = findPayForm(brief)?.kind === 'commission';
  const hasCommission = lines.some((line) => ofSales.test(line));
  const isExpected = hasCommission && isEarnedPay(brief);
  const perSale = said.map((line) => each.exec(line)?.[0]).find((found) => found !== undefined);
  const example = said.find(
    (line) => amount.test(line) && !each.test(line) && line.split(/\s+/).length <= longestExample,
  );
  return isExpected || isOnlyCommission
    ? {
        isExpected,
        isOnlyCommission,
        perSale: perSale ?? null,
        example: isOnlyCommission && !isExpected ? (example ?? null) : null,
      }
    : null;
});
