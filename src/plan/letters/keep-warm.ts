import { daysBetween } from '#writing/day.ts';
import type { Plan } from '../plan.ts';

/** A wait this long is not filled with weekly calls. */
const longWait = 45;

/** How often somebody who said yes is called until the first day. */
export const sayKeepWarm = ({
  accept,
  start,
}: Pick<Plan['timeline'], 'accept' | 'start'>): string =>
  daysBetween(accept.day, start.day) > longWait
    ? 'once a month, two weeks before the first day and the day before it'
    : 'once a week until the first day';
