import { describe, expect, it } from 'vitest';
import { readWeeklyHours } from './weekly-hours.ts';

const read = (said: string[], pay = '$18 an hour', country: string | null = 'US') =>
  readWeeklyHours({ said, pay: [pay], country });

describe('readWeeklyHours', () => {
  it.each<[string, number, number]>([
    ['24 hours per week', 24, 24],
    ['Part-time, 25-30 hours a week', 25, 30],
    ['Expected hours: 50 per week', 50, 50],
    ['Between 40 and 60 hours each week', 40, 60],
    ['45 to 50 hour work week', 45, 50],
    ['37.5 hours', 37.5, 37.5],
    ['39 Stunden/Woche', 39, 39],
    ['Wochenarbeitszeit: 38,5 Std.', 38.5, 38.5],
    ['35 heures par semaine', 35, 35],
    ['0.6 FTE', 24, 24],
    ['12 hours over 3 days a week', 12, 12],
  ])('reads "%s"', (text, min, max) => {
    expect(read([text])).toEqual({ min, max, from: 'stated' });
  });

  it.each<[string[], number, number]>([
    [['Monday to Wednesday 07:30 to 16:00', 'Thursday 07:30 to 13:30'], 29.5, 31.5],
    [['Sat-Sun: 9am - 3.30pm'], 12, 13],
  ])('adds the hours of a week told day by day: %s', (said, min, max) => {
    expect(read(said, '€16 an hour', 'IE')).toEqual({ min, max, from: 'stated' });
  });

  it.each([
    '40 hours of paid leave after a year',
    'open 24 hours a day, 7 days a week',
    'within 48 hours of the weekly meeting',
    '12 hour shifts',
  ])('does not take "%s" for a week', (text) => {
    expect(read([text])).toMatchObject({ min: 40, from: 'usual' });
  });

  it('works hours out where pay is stated by the hour and by the year', () => {
    const pay = '£25,012 (£13.00 per hour)';
    expect(read(['Full and part time roles'], pay, 'GB')).toEqual({
      min: 37,
      max: 37,
      from: 'pay',
    });
  });

  it('assumes no week for part-time work, nor for other countries', () => {
    expect(read(['Part-time'])).toBeNull();
    expect(read(['PRN'])).toBeNull();
    expect(read(['PRN, up to 28 hours/week'])).toBeNull();
    expect(read([], '£13 an hour', 'GB')).toBeNull();
    expect(read(['Full-time or part-time'])).toMatchObject({ min: 40, from: 'usual' });
  });

  it('takes a yearly sum that is said to be pro rata for that of a full week', () => {
    expect(read(['20 hours per week'], '$40,000 pro rata')).toMatchObject({ min: 40 });
  });
});
