import { convertPay } from '#market/pay/periods.ts';
import { sayMoney } from '#writing/money.ts';

/** The public table gives no pay above this an hour: whoever earns more is counted with it. */
const topHourly = 115;

/** A median of another occupation, in the period that people of the job compare. */
export function sayMedianOf(hourly: number, isYearly: boolean): string {
  const amount = isYearly ? Math.round(convertPay(hourly, 'hour', 'year')) : hourly;
  return `${hourly >= topHourly ? 'at least ' : ''}${sayMoney(amount)} ${isYearly ? 'a year' : 'an hour'}`;
}
