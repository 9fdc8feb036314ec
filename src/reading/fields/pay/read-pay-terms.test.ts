import { describe, expect, it } from 'vitest';
import type { Unit, UnitRole } from '#shared/reading.ts';
import { readPayTerms } from './read-pay-terms.ts';

const read = (text: string, role: UnitRole = 'pay'): string[] => {
  const unit: Unit = {
    text,
    start: 0,
    end: text.length,
    shape: 'sentence',
    heading: null,
    label: null,
    role,
    also: [],
    confidence: 1,
  };
  return readPayTerms({ units: [unit], text }).map((one) => one.text);
};

describe('what is said of the pay beside its amounts', () => {
  it.each([
    ['$20 - $30 an hour DOE', ['depending on experience']],
    ['You have a base salary and might also receive a discretionary bonus.', []],
    ['You have a base salary and a discretionary bonus.', ['discretionary bonus']],
    [
      'Pay changes on ODOT jobs (Davis Bacon wages).',
      ['prevailing wages (Davis-Bacon) on ODOT jobs'],
    ],
    ['Your pay will never be lower than your base rate.', ['never less than your base rate']],
    ['$21 an hour plus night and weekend differentials', ['night and weekend differentials']],
    ['Further pay may be available, such as shift differentials.', []],
    ['Overtime is paid at time and a half.', ['overtime at time and a half']],
    ['£30,000 base salary plus uncapped commission', ['uncapped commission']],
    [
      'For full time, we offer a $4000 sign on bonus!',
      ['$4,000 sign-on bonus for full-time staff'],
    ],
    ['The salary is negotiable.', ['negotiable']],
  ])('%s', (line, terms) => {
    expect(read(line)).toEqual(terms);
  });

  it('leaves the pay of others alone', () => {
    expect(read('Process overtime pay and sales commission reports', 'duty')).toEqual([]);
    expect(read('Appointed by the Civil Service Commission', 'company')).toEqual([]);
  });
});
