import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import type { MarketFigures } from '../figures.ts';
import type { MarketWriting } from '../writing.ts';

const shown = 4;
const shownObservations = 2;
/** From here on the pay part of the difficulty is a risk of its own. */
const hardPay = 7.5;

/** What this text itself puts at risk, then what usually goes wrong in the trade. */
export function listRisks(source: Source, { payRule }: MarketFigures): MarketWriting['risks'] {
  const { observations, drawer } = makePlan(source);
  return [
    ...observations
      .slice(0, shownObservations)
      .map(({ title, text, mend }) => ({ title, description: text, impact: mend })),
    ...breakPayRule(payRule),
    ...payLittle(source),
    ...tellLate(source),
    ...drawer.market.risks.map(({ title, text, impact }) => ({ title, description: text, impact })),
  ].slice(0, shown);
}

function breakPayRule(rule: MarketFigures['payRule']): MarketWriting['risks'] {
  if (!rule) return [];
  return [
    {
      title: 'The pay range the law asks for',
      description: rule.text,
      impact: `Settle it before publishing (${rule.source}, read ${rule.checked}).`,
    },
  ];
}

function payLittle({ market }: Source): MarketWriting['risks'] {
  const part = market.difficulty.parts.find(({ id }) => id === 'pay');
  if (!market.payPosition || (part?.score ?? 0) < hardPay) return [];
  return [
    {
      title: 'Pay found out late',
      description: part!.reason,
      impact: 'Said in the first call it costs a call; at the offer it costs weeks.',
    },
  ];
}

/** "Not a deal breaker" is the opposite of one, and everybody sits and walks. */
const harmless =
  /\bnot (?:a deal breaker|required|needed|necessary)\b|\b(?:sit|stand|walk|talk|hear|see|reach|bend|vision)(?:ing)?\b/i;

/** The first condition that some people cannot accept, in the words of the job. */
function tellLate(source: Source): MarketWriting['risks'] {
  const first = makePlan(source).hardParts.find((part) => !harmless.test(part));
  if (!first) return [];
  return [
    {
      title: 'A condition heard too late',
      description: `"${first.replace(/"/g, "'")}"`,
      impact: 'Say it in the first call.',
    },
  ];
}
