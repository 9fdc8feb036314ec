import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { isWorkday } from '#writing/dates.ts';
import { planTimeline } from './timeline.ts';

const plan = (today: string, jobZone = 4) =>
  planTimeline({
    ...sourceOf([], {
      place: { country: 'IE' } as never,
      seniority: { level: null, years: null } as never,
      startDate: null,
      urgency: null,
      pay: null,
    }),
    market: { difficulty: { score: 4 }, profile: { jobZone, soc: null } } as never,
    today,
  });
const at = (today: string, jobZone = 4) => plan(today, jobZone).accept;

it('plans no acceptance between 23 December and 2 January', () => {
  expect(at('2026-11-16').day).toBe('2027-01-04');
  expect(at('2026-11-23').day).toBe('2027-01-04');
  expect(at('2026-11-09').day).toBe('2026-12-21');
});

it('keeps the day within the span that is told', () => {
  const { afterDays, low, high } = at('2026-11-16');
  expect(afterDays).toBeGreaterThanOrEqual(low);
  expect(afterDays).toBeLessThanOrEqual(high);
});

it('fills a job that is soon learned within three weeks', () => {
  const { afterDays, low, high } = at('2026-11-16', 2);
  expect([low, afterDays, high]).toEqual([11, 18, 21]);
});

it('looks at what was reached on working days only', () => {
  for (const today of ['2026-11-16', '2026-11-24', '2026-12-02', '2027-01-12', '2027-03-02']) {
    const { day30, day90, month6, month12 } = plan(today);
    for (const day of [day30, day90, month6, month12]) expect(isWorkday(day, 'IE'), day).toBe(true);
  }
});

it('keeps the holidays of the country, and the Friday after one', () => {
  const { weeks } = planTimeline({
    ...sourceOf([{ kind: 'benefit', text: '401(k) with a match' }], {
      place: { country: 'US' } as never,
      language: 'en',
      seniority: { level: null, years: null } as never,
      startDate: null,
      urgency: null,
      pay: null,
    }),
    market: {
      difficulty: { score: 4 },
      profile: { jobZone: 4, soc: null },
    } as never,
    today: '2026-11-16',
  });
  expect(weeks[1]).toMatchObject({ workdays: 3, holidays: [{ name: 'Thanksgiving' }] });
});

it('lets a teacher begin with the next school year, also where the stated day has passed', () => {
  const startOf = (startDate: string | null) =>
    planTimeline({
      ...sourceOf([], {
        place: { country: 'US' } as never,
        seniority: { level: null, years: null } as never,
        startDate:
          startDate === null ? null : ({ text: startDate, source: { from: 'user' } } as never),
        employmentType: null,
        urgency: null,
        pay: null,
      }),
      market: {
        difficulty: { score: 4 },
        profile: { jobZone: 4, soc: '25-2031' },
      } as never,
      today: '2026-11-17',
    }).start;
  expect(startOf(null)).toMatchObject({ day: '2027-08-02', stated: false });
  expect(startOf('August 2024')).toMatchObject({
    day: '2027-08-02',
    note: 'the stated day has passed; the next school year is assumed',
  });
  expect(startOf('March 1, 2027')).toMatchObject({ day: '2027-03-01', stated: true });
});

it('has the posting out and the names asked for within the first week, on whichever day it begins', () => {
  for (const today of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']) {
    const { decisions, publish, names, weeks } = plan(today);
    for (const day of [decisions, publish, names]) {
      expect(day >= weeks[0]!.from && day <= weeks[0]!.to, `${today} ${day}`).toBe(true);
      expect(isWorkday(day, 'IE'), day).toBe(true);
    }
    expect(decisions < publish).toBe(true);
  }
  // Before a holiday it goes out after it, and never on the day of the answers.
  const { decisions, publish } = plan('2026-12-23');
  expect(decisions < publish && isWorkday(publish, 'IE')).toBe(true);
});
