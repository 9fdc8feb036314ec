import { assessMarket } from '#market/assessment/assess-market.ts';
import type { MarketFacts } from '#market/assessment/market-facts.ts';
import type { PayRow } from '#market/pay/pay-row.ts';
import type { Brief } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { keepFirst } from './keep-first.ts';
import { keepBrief } from './keep-source.ts';

interface Asked {
  brief: Brief;
  payRows: PayRow[];
  today: string;
}

const keep = keepFirst<Asked>();

const assess = memoize(({ brief, payRows, today }: Asked): MarketFacts => {
  const bySoc = Map.groupBy(payRows, ({ soc }) => soc);
  const imported = { findRows: (soc: string) => bySoc.get(soc) ?? [] };
  return assessMarket({ brief: keepBrief(brief), paySources: [imported], today });
});

/** Each tool of a job asks for the same: looking up its trade and its figures takes as long as writing two of them. */
export const assessOnce = (asked: Asked): MarketFacts => assess(keep(asked));
