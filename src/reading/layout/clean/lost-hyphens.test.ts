import { describe, expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';
import { mapText } from './mapped-text.ts';
import { mendLostHyphens } from './lost-hyphens.ts';

const mend = (text: string): string => mendLostHyphens(mapText(text)).text;

describe('signs that stand for others', () => {
  test.each([
    [
      'Sorts high:quality wool in a family:owned mill',
      'Sorts high-quality wool in a family-owned mill',
    ],
    ['You are self:motivated', 'You are self-motivated'],
    ['Required Quali;cations and bene:ts', 'Required Qualifications and benefits'],
    ['2:3 nights at sea a week', '2-3 nights at sea a week'],
    ['GBP 20,000 : A GBP 24,000', 'GBP 20,000 – GBP 24,000'],
    ['£20,000 : £24,000 a year', '£20,000 – £24,000 a year'],
  ])('%s', (text, mended) => {
    expect(mend(text)).toBe(mended);
  });

  test.each([
    'Hours:from 7:30 to 16:00',
    'Needed:dbt',
    'Write to mailto:mill@example.org or https://mill.example/looms:new',
    '$20,000 - $24,000 a year',
    'Ratio of 1:3 in each room',
  ])('%s stays', (text) => {
    expect(mend(text)).toBe(text);
  });

  test('what is left of misread blanks and double letters', () => {
    expect(cleanText('Two years Â at the loom.Â Then more').text).toBe(
      'Two years at the loom. Then more',
    );
    expect(cleanText('Good€ƒeyes and an oﬀer').text).toBe('Good eyes and an offer');
  });
});
