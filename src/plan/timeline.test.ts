import { expect, it } from 'vitest';
import { sourceOf } from './testing/source-of.ts';
import { planTimeline } from './timeline.ts';

const at = (today: string, jobZone = 4) =>
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
  }).accept;

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
