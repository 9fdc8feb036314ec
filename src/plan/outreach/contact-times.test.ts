import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { chooseDays, chooseTimes, isCloseWeek } from './contact-times.ts';
import type { Plan } from '../plan.ts';
import { readShiftStart } from '../hours/shift-start.ts';
import type { Source } from '../source.ts';
import { sourceOf } from '../testing/source-of.ts';

const drawer = (days: string[], times: string[]): Pick<Plan, 'drawer'> =>
  ({
    drawer: { kind: 'driving-and-logistics', engagement: { best_days: days, best_times: times } },
  }) as unknown as Pick<Plan, 'drawer'>;

const american = { place: { country: 'US' } } as Partial<Brief>;

const onNights = (text: string) =>
  sourceOf([{ kind: 'schedule', text }], {
    ...american,
    title: { given: 'Night Loader', clean: 'Night Loader', singular: 'night loader' },
  });

it.each([
  ['Start times between 17:00 and 19:00', 17],
  ['Shifts from 6 PM to 4 AM', 18],
  ['Start time 1730hrs', 17],
  ['Eight hours, five days', null],
])('reads when the work begins from "%s"', (text, hour) => {
  expect(readShiftStart(sourceOf([{ kind: 'schedule', text }]))).toBe(hour);
});

it('calls people well before their shift begins', () => {
  const plan = drawer(['Tuesday'], ['After 6 PM']);
  expect(chooseTimes(onNights('Start times between 17:00 and 19:00'), plan).times).toEqual([
    '1 to 3 PM',
  ]);
  expect(chooseTimes(onNights('Starts at 21:00'), plan).times).toEqual(['4 to 6 PM']);
});

it('names no hour of a day that nobody is written to on', () => {
  const plan = drawer(['Tuesday', 'Friday', 'Sunday'], ['Sunday evening', 'Lunch break']);
  expect(chooseDays(plan)).toEqual(['Tuesday', 'Friday']);
  expect(chooseTimes(sourceOf([], american), plan).times).toEqual(['noon to 1 PM']);
});

it('says nothing of a desk in the evening, and knows when the books are closed', () => {
  const office = (times: string[], file: string) =>
    ({
      drawer: {
        kind: 'office-specialist',
        trade: 'clerk',
        file,
        engagement: { best_days: ['Tuesday', 'Thursday'], best_times: times },
      },
    }) as unknown as Pick<Plan, 'drawer'>;
  const clerk = {
    ...sourceOf([], american),
    market: { profile: { id: '23-2011', soc: '23-2011' } },
  } as unknown as Source;
  const why = (time: string, file = 'paralegal') => chooseTimes(clerk, office([time], file)).why;
  expect(why('5 to 7 PM')).not.toContain('desk');
  expect(why('10 to 11 AM')).toContain('desk');
  expect(why('10 to 11 AM')).not.toContain('books');
  expect(why('10 to 11 AM', 'staff-accountant')).toContain('The books close');
});

it('calls nobody who stands at the work in the morning, unless it says why they are free', () => {
  const of = (...times: string[]) =>
    chooseTimes(sourceOf([], american), drawer(['Tuesday', 'Friday'], times)).times;
  expect(of('at the morning break', 'late afternoon')).toEqual(['noon to 1 PM', '4 to 6 PM']);
  expect(of('late morning', 'early afternoon')).toEqual(['noon to 1 PM', '5 to 7 PM']);
  expect(of('between morning and afternoon runs')).toEqual(['10 AM to noon']);
});

it('knows the weeks in which the books are closed', () => {
  const books = { file: 'staff-accountant' } as Plan['drawer'];
  expect(isCloseWeek(books, { from: '2026-11-30', to: '2026-12-04' })).toBe(true);
  expect(isCloseWeek(books, { from: '2026-12-07', to: '2026-12-11' })).toBe(false);
  expect(isCloseWeek({ file: 'paralegal' }, { from: '2026-11-30', to: '2026-12-04' })).toBe(false);
});

it('says of nobody at a bench that mail is read at a desk, and writes in the breaks', () => {
  const bench = {
    ...sourceOf([], american),
    market: { profile: { id: '29-2012', soc: '29-2012' } },
  } as unknown as Source;
  const office = {
    drawer: {
      kind: 'engineering-and-science',
      trade: 'knot tester',
      file: null,
      engagement: { best_days: ['Tuesday', 'Thursday'], best_times: ['Mid-afternoon'] },
    },
  } as unknown as Pick<Plan, 'drawer'>;
  const { times, why } = chooseTimes(bench, office);
  expect(times).toEqual(['noon to 1 PM', '5 to 7 PM']);
  expect(why).not.toContain('desk');
});
