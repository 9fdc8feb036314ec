import { sayWindow, toHours } from './contact-hours.ts';
import { isNightWork } from '../letters/night-work.ts';
import { isAwayFromDesk } from '../place/away-from-desk.ts';
import type { Plan } from '../plan.ts';
import { readShiftEnd, readShiftStart } from '../hours/shift-start.ts';
import { sayClockAsIn } from './texting.ts';
import type { PlanWeek } from '../hiring-steps/timeline.ts';
import type { Source } from '../source.ts';

interface Times {
  times: string[];
  why: string;
}

type Day = Plan['drawer']['engagement']['best_days'][number];

/** Nobody is written to on a day off. */
export function chooseDays({ drawer }: Pick<Plan, 'drawer'>): Day[] {
  const days = drawer.engagement.best_days;
  const week = days.filter((day) => !day.startsWith('S'));
  return week.length > 1 ? week : [...midWeek];
}
const midWeek: readonly Day[] = ['Tuesday', 'Wednesday', 'Thursday'];

/** Nobody is called or texted then. */
const outOfHours =
  /\b(?:before (?:the |six|seven|eight|nine|[5-9]\b)|after (?:dark|nine|ten|9|10)|(?:five|six|seven|half past (?:five|six|seven)|[5-7](?::\d\d)?)(?: to [\w: ]{1,12})? (?:in the morning|am)|night|midnight|early on|rainy|blown)\b/i;
const weekday = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;
const shown = 2;

const noon = 12;
const lunch = 'noon to 1 PM';
/** Whoever works with hands, at a counter or beside a bed has no phone then. */
const whileAtWork = /\bAM\b|^(?:1 to 2|1:30 to 2:30) PM$/;
/** Between lunch and tea a kitchen and a ward have a moment; on the road, at a machine and at a bench nobody has. */
const midAfternoon = /^(?:2|2:30|3) to [\d:]+ PM$/;
const hasLull: ReadonlySet<Plan['drawer']['kind']> = new Set([
  'care',
  'kitchen-and-hotel',
  'shop-and-service',
]);
/** "Between the runs", "on days off": why they have one all the same. */
const isFree = /\bbetween\b|\bafter\b|\b(?:free|off) days?\b|\bdays? off\b|\bbefore opening\b/i;
const kitchenPause = '3 to 5 PM';
/** Of those who work in kitchens and hotels, the ones who serve noon and evening. */
const servesMeals =
  /\b(?:cooks?|chefs?|kitchen|servers?|wait(?:er|ers|ress|resses|ing|staff)|bar(?:tenders?|istas?| staff)?|restaurants?|dishwashers?|hosts?|hostess|food|catering|cater|dining|sommelier|culinary|banquets?)\b/i;

/** A window of two hours that ends two hours before the work begins; nobody on nights is called before one. */
function beforeShift(start: number): string {
  const to = Math.min(start - 2, 18);
  return sayWindow(to - 2, to);
}
/** Whoever ends later is called before work. */
const latestEnd = 18;
const lastCall = 20;
const usualNight = 18;
const earliestNight = 17;

/** Trades whose days are full while the books of a month are closed. */
const closesBooks: ReadonlySet<string> = new Set([
  'staff-accountant',
  'financial-controller',
  'finance-manager',
  'group-reporting-accountant',
  'cost-accountant',
  'project-accountant',
  'bookkeeping-clerk',
]);
const atTheClose =
  'The books close between the last working day of the month and the sixth of the next: expect slow replies, and let people choose the time of a call.';
const endOfClose = 6;

/** Whether the books of a month are closed in such a week: it holds the end of a month, or its first days. */
export const isCloseWeek = (
  { file }: Pick<Plan['drawer'], 'file'>,
  { from, to }: Pick<PlanWeek, 'from' | 'to'>,
): boolean =>
  closesBooks.has(file ?? '') &&
  (from.slice(0, 7) !== to.slice(0, 7) || Number(from.slice(8)) <= endOfClose);

/** Lunch and the time after work, when nobody sits at a desk. */
const offDesk = /\bnoon to|\b(?:[5-8])(?::\d\d)?(?: PM)?(?: to [^,]{1,10})? ?PM\b/i;

/** Hours at which people of this job can look at a phone, the same in every tool; all between 8AM and 9PM. */
export function chooseTimes(source: Source, plan: Pick<Plan, 'drawer'>): Times {
  const { times, why } = findTimes(source, plan);
  return {
    times: times.map((time) => sayClockAsIn(time, source.brief.place.country)),
    why: closesBooks.has(plan.drawer.file ?? '') ? `${why} ${atTheClose}` : why,
  };
}

function findTimes(source: Source, { drawer }: Pick<Plan, 'drawer'>): Times {
  const isAway = isAwayFromDesk(source, drawer);
  const start = readShiftStart(source);
  if (isNightWork(source))
    return {
      times: [beforeShift(Math.max(start ?? usualNight, earliestNight))],
      why: 'People on nights sleep in the morning; in the afternoon they are awake and still have time before the shift.',
    };
  if (start !== null && start > noon)
    return {
      times: [beforeShift(start)],
      why: 'The work starts after noon: people have time before it and are at work later.',
    };
  const end = readShiftEnd(source);
  if (start !== null && end !== null && end > start && isAway && end <= latestEnd)
    return {
      times: [lunch, sayWindow(end + 1, Math.min(end + 3, lastCall))],
      why: 'With the stated hours, that leaves the lunch break and the time after work.',
    };
  const days: readonly string[] = chooseDays({ drawer });
  const usual = drawer.engagement.best_times.filter((time) => {
    const day = weekday.exec(time)?.[0];
    return !outOfHours.test(time) && (day === undefined || days.includes(day));
  });
  // At noon and in the evening a kitchen is at its busiest.
  if (
    drawer.kind === 'kitchen-and-hotel' &&
    servesMeals.test(`${drawer.trade} ${source.brief.title.given}`)
  )
    return {
      times: [kitchenPause],
      why: 'People in this work have a moment between lunch and dinner.',
    };
  const isBusy = (time: string): boolean =>
    isAway &&
    (whileAtWork.test(toHours(time)) ||
      (!hasLull.has(drawer.kind) && midAfternoon.test(toHours(time)))) &&
    !isFree.test(time);
  const free = usual.filter((time) => !isBusy(time));
  // "Early, before the first calls" is no time on a clock.
  const named = [...new Set(free.map(toHours))].filter((time) => /\d|\bnoon\b/.test(time));
  const hours = named.length === 1 && usual.some(isBusy) ? [...new Set([lunch, ...named])] : named;
  if (hours.length > 0)
    return {
      times: hours.slice(0, shown),
      why: isAway
        ? 'People in this work can usually look at a phone at these times.'
        : hours.slice(0, shown).some((time) => offDesk.test(time))
          ? 'People can look at their own phone or email at these times; arrange calls in advance.'
          : 'People read email at their desks then; arrange calls in advance.',
    };
  return isAway
    ? {
        times: [lunch, '5 to 7 PM'],
        why: 'Nobody can look at a phone during the work: that leaves breaks and the time after the shift.',
      }
    : {
        times: ['11 AM to noon', '4 to 6 PM'],
        why: 'After the first rush of the day, and before people leave their desks.',
      };
}
