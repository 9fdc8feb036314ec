import type { Drawer } from '#knowledge/drawer.ts';
import { addDays, type Day } from '#writing/day.ts';

/** Trades whose people close books in the first working days of a month. */
const closers =
  /^(?:staff-accountant|cost-accountant|fund-accountant|project-accountant|group-reporting-accountant|bookkeeping-clerk|finance-manager|financial-controller|accounts-payable-specialist|receivables-and-collections-specialist|treasury-analyst)$/;

/** Of the working days of a week at least so many lie in the close. */
const mostOfAWeek = 3;
const lastDayOfClose = 7;

interface QuietWeek {
  /** Share of the usual contacts that such a week can have. */
  share: number;
  note: string;
}

const close: QuietWeek = {
  share: 0.3,
  note: 'Close week: no cold messages to people who close books; second messages, referrals and past applicants only',
};

/** A week in which people of the trade answer nobody they do not know; null where it is like others. */
export function findQuietWeek(
  { file }: Pick<Drawer, 'file'>,
  { from, to }: { from: Day; to: Day },
): QuietWeek | null {
  if (file === null || !closers.test(file)) return null;
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  const inClose = days.filter((day) => Number(day.slice(8, 10)) <= lastDayOfClose).length;
  return inClose >= mostOfAWeek ? close : null;
}
