import { describe, expect, test } from 'vitest';
import { askUnheld, isToGet, readBegun, readDue } from './paper-state.ts';

describe('a paper on the way', () => {
  test.each([
    ['Working towards Professional Qualification', 'professional qualification'],
    ['Currently studying for the AAT Level 3', 'AAT Level 3'],
    ['Must be working towards a chartered status', 'chartered status'],
  ])('%s', (line, thing) => {
    expect(readBegun(line)).toBe(thing);
  });

  test.each(['Diver card or working towards it', 'Valid diver card', 'Works towards targets'])(
    'is not read in: %s',
    (line) => {
      expect(readBegun(line)).toBeUndefined();
    },
  );

  test('holding more than is asked for counts', () => {
    expect(askUnheld('Professional qualification, begun or held')).toBe(
      'Are you working towards a professional qualification, or do you hold it? Which one, with which body, and how far along are you? Pass: begun or held.',
    );
  });
});

describe('a paper that is due after the start', () => {
  test.each([
    [
      'Must become BCX certified within 90 days of hire',
      'BCX certification',
      'within 90 days of hire',
    ],
    [
      'Obtaining/Maintaining Harbor Guide (HG) Certification within 6 months of employment',
      'Harbor Guide (HG) Certification',
      'within 6 months of employment',
    ],
    [
      'First aid certificate required within one year of hire',
      'First aid certificate',
      'within one year of hire',
    ],
  ])('%s', (line, thing, by) => {
    expect(readDue(line)).toEqual({ thing, by });
  });

  test.each([
    'Guard card, or willing to obtain one within 60 days of hire',
    'Must progress to Grade Two within 9 months of hire',
    'Valid guard card',
  ])('is not read in: %s', (line) => {
    expect(readDue(line)).toBeUndefined();
  });

  test('is asked as willingness', () => {
    const name = 'Willingness to obtain BCX certification within 90 days of hire';
    expect(isToGet(name)).toBe(true);
    expect(askUnheld(name)).toBe(
      'Do you have BCX certification? If not: would you obtain it within 90 days of hire? Pass: yes to either.',
    );
    expect(askUnheld('Work on weekends')).toBeUndefined();
  });
});
