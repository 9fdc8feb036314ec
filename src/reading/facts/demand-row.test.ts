import { describe, expect, it } from 'vitest';
import { readDemandRow } from './demand-row.ts';

describe('a row of a table of demands', () => {
  it.each<[string, string | null, string]>([
    ['Standing - Regularly', null, 'Standing - regularly'],
    ['Carry up to 20 lbs. – Occasionally', null, 'Carry up to 20 lbs. – occasionally'],
    [
      'Weight pushed: up to 80 lbs, Occasionally 0-30% of time',
      null,
      'Weight pushed: up to 80 lbs, occasionally',
    ],
    ['Moderate, Frequently 31-65% of time', 'Hearing', 'Hearing: Moderate, frequently'],
    ['Frequently 31-65%', 'Reaching', 'Reaching: frequently'],
  ])('keeps how often it is asked for: %s', (text, label, row) => {
    expect(readDemandRow(text, label)).toEqual({ text: row, isRare: false });
  });

  it('asks for nothing where it says so', () => {
    expect(readDemandRow('Sitting – N/A', null)?.text).toBeUndefined();
    expect(readDemandRow('Intensity of work: Frequently', null)?.text).toBeUndefined();
  });

  it('tells what is hardly ever asked for', () => {
    expect(readDemandRow('Crawling - Rarely', null)).toEqual({
      text: 'Crawling - rarely',
      isRare: true,
    });
  });

  it.each(['Checks the stock regularly', 'Travel, often', 'Ability to lift 50 lbs'])(
    'is not: %s',
    (text) => {
      expect(readDemandRow(text, null)).toBeUndefined();
    },
  );
});
