import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDays, findTimes, mapFollowUpHeat } from './follow-up-heat.ts';

describe('findDays', () => {
  it.each([
    ['Tue', [1]],
    ['Tuesdays', [1]],
    ['Mon-Wed', [0, 1, 2]],
    ['Thursday to Saturday', [3, 4, 5]],
    ['Sun - Tue', [6, 0, 1]],
    ['Mon, Wed', [0, 2]],
    ['Weekdays', [0, 1, 2, 3, 4]],
    ['money', []],
    ['Wednesdays and Thurs', [2, 3]],
    ['any', []],
  ])('%s', (text, days) => {
    expect(findDays(text)).toEqual(days);
  });
});

describe('findTimes', () => {
  it.each([
    ['3PM', [3]],
    ['5:00 pm', [4]],
    ['15:00', [3]],
    ['10AM', [0]],
    ['12PM', [1]],
    ['7 to 8:30 PM', [4]],
    ['2-4 PM', [2, 3]],
    ['9AM-11AM', [0]],
    ['afternoon', [2, 3]],
    ['8PM', []],
    ['after work', [4]],
  ])('%s', (text, times) => {
    expect(findTimes(text)).toEqual(times);
  });
});

describe('mapFollowUpHeat', () => {
  it('is high where both match, medium where one does, low otherwise', () => {
    const rows = mapFollowUpHeat({ days: ['Tue'], times: ['3PM'] });
    expect(rows.map(({ label }) => label)).toEqual(['9AM', '11AM', '1PM', '3PM', '5PM']);
    expect(rows[3]?.cells).toEqual([
      'medium',
      'high',
      'medium',
      'medium',
      'medium',
      'medium',
      'medium',
    ]);
    expect(rows[0]?.cells).toEqual(['low', 'medium', 'low', 'low', 'low', 'low', 'low']);
  });

  it('has 35 cells whatever it is given', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (days, times) => {
        expect(mapFollowUpHeat({ days, times }).flatMap(({ cells }) => cells)).toHaveLength(35);
      }),
    );
  });
});
