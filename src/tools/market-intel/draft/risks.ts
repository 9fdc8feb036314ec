import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import type { MarketFigures } from '../figures.ts';
import type { MarketWriting } from '../writing.ts';

const shown = 5;
const shownOfTrade = 3;
const shownObservations = 2;

/** What this text itself puts at risk, then what usually goes wrong in the trade. */
export function listRisks(source: Source, { payRule }: MarketFigures): MarketWriting['risks'] {
  const { observations, drawer } = makePlan(source);
  const own = observations
    .slice(0, shownObservations)
    .map(({ title, text, mend }) => ({ title, description: text, impact: mend }));
  const law = payRule
    ? [
        {
          title: 'Pay range in the advertisement',
          description: payRule.text,
          impact: `Settle it before publishing (${payRule.source}, read ${payRule.checked}).`,
        },
      ]
    : [];
  const usual = drawer.market.risks
    .slice(0, shownOfTrade)
    .map(({ title, text, impact }) => ({ title, description: text, impact }));
  return [...own, ...law, ...usual].slice(0, shown);
}
