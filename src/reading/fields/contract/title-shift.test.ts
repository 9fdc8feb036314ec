import { describe, expect, it } from 'vitest';
import { readLines } from '../testing/read-lines.ts';
import { findTitleShift } from './title-shift.ts';

describe('the time of work in a title', () => {
  it.each([
    ['Nurse - Ward 4 - PT Nights', 'PT Nights'],
    ['Machine Operator (2nd Shift)', '2nd Shift'],
    ['Porter, Evenings & Weekends', 'Evenings & Weekends'],
    ['Night Baker', 'Night'],
  ])('%s', (title, shift) => {
    expect(findTitleShift(title)?.text).toBe(shift);
  });

  it.each(['Nightclub Manager', 'Day Care Worker', 'Shift Manager'])('none: %s', (title) => {
    expect(findTitleShift(title)).toBeUndefined();
  });

  it('counts as the hours where no line tells them', () => {
    const read = (more: string) =>
      readLines([
        { text: 'Press Operator - Weekend Shift', role: 'title' },
        { text: more, role: 'schedule' },
      ]).hours?.value;
    expect(read('Permanent')).toBe('Weekend Shift');
    expect(read('Saturday and Sunday, 6:00 to 18:00')).toBe('Saturday and Sunday, 6:00 to 18:00');
  });
});
