import { findBelowMinimum } from '#market/pay/below-minimum.ts';
import { sayMoney } from '#writing/money.ts';
import type { Source } from '../source.ts';
import type { OpenQuestion } from './open-question.ts';

/** Pay that the law does not allow is settled before anything else. */
export function askBelowMinimum({ brief }: Pick<Source, 'brief'>): OpenQuestion[] {
  const below = findBelowMinimum(brief);
  if (below === null) return [];
  const { hour, isStatedByHour, least } = below;
  const said = sayMoney(hour, least.currency);
  const rate = `${sayMoney(least.hourly, least.currency)} an hour since ${least.since}${least.holdsFor ? `, ${least.holdsFor}` : ''}`;
  return [
    {
      topic: 'Pay below the legal minimum',
      ask: `${isStatedByHour ? `The lowest stated rate, ${said} an hour,` : `The stated pay is ${said} an hour at the stated hours and`} is below the legal minimum (${rate}): what rate do we publish?`,
      why: `The posting cannot go out with it [check ${least.source}].`,
      owner: 'HR',
      from: 'text',
      matter: 'Pay',
      assumes: 'The stated pay is lawful',
    },
  ];
}

/** The blank that goes with such pay wherever it is written; empty where it is lawful or not known. */
export function markBelowMinimum({ brief }: Pick<Source, 'brief'>): string {
  const below = findBelowMinimum(brief);
  return below === null
    ? ''
    : ` [below the legal ${sayMoney(below.least.hourly, below.least.currency)} an hour: confirm]`;
}
