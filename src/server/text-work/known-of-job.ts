import { makePlan } from '#plan/plan.ts';
import { sayPercentile } from '#plan/pay/pay.ts';
import type { Source } from '#plan/source.ts';

/** What whoever is asked sees of a job before the first question. */
export interface KnownOfJob {
  pay: string | null;
  market: string | null;
  risks: string[];
}

const mostRisks = 5;
/** Of 10, where a part of the search is hard. */
const hard = 7;
const end = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** One calm screen: pay against the market, and what could go wrong. */
export function sayKnown(source: Source): KnownOfJob {
  const { pay, observations } = makePlan(source);
  const { parts } = source.market.difficulty;
  const risks = [
    ...observations.map(({ title, text }) => `${end(title)} ${end(text)}`),
    ...(pay.standing === 'below' && pay.median
      ? [`The pay is below the middle of the market, ${pay.median}.`]
      : []),
    ...parts
      .filter(({ score }) => score !== null && score >= hard)
      .toSorted((one, other) => other.points - one.points)
      .map(({ reason }) => end(reason)),
  ];
  return { pay: pay.said, market: sayMarket(source), risks: risks.slice(0, mostRisks) };
}

function sayMarket(source: Source): string | null {
  const { payRow } = source.market;
  const middle = sayPercentile(source, 50);
  if (!payRow || !middle) return null;
  const { percentiles } = makePlan(source).pay;
  const low = sayPercentile(source, 25);
  const high = sayPercentile(source, 75);
  const range = low && high ? `, half of all people get between ${low} and ${high}` : '';
  const own = percentiles ? ` This job stands at the ${percentiles}.` : '';
  return `The middle of the market is ${middle}${range}.${own} ${payRow.areaName}, ${payRow.source}.`;
}
