import { sayHours } from '#market/pay/weekly-hours.ts';
import type { Brief } from '#shared/brief.ts';
import { sayRange } from '#writing/money.ts';
import { weeksOfTerm } from '../contract/term.ts';

/** "about $2,352-$5,600 for 14 weeks at 12 to 20 hours a week": all that a short job pays; null where its weeks or hours are open. */
export function sayTermPay(brief: Brief): string | null {
  const { pay } = brief;
  const term = weeksOfTerm(brief);
  const hours = pay?.weeklyHours;
  if (!pay || !term || (pay.period !== 'hour' && pay.period !== 'week')) return null;
  if (pay.period === 'hour' && hours?.from !== 'stated') return null;
  const times = (amount: number | null, weeks: number, week: number): number | null =>
    amount === null ? null : Math.round(amount * weeks * week);
  const isHour = pay.period === 'hour';
  const sum = {
    min: times(pay.min, term.min, isHour ? (hours?.min ?? 0) : 1),
    max: times(pay.max, term.max, isHour ? (hours?.max ?? 0) : 1),
  };
  const amounts = sayRange(sum, pay.currency);
  return amounts
    ? `about ${amounts} for ${term.said}${isHour && hours ? ` at ${sayHours(hours)} hours a week` : ''}`
    : null;
}
