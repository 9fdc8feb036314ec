import { describe, expect, it } from 'vitest';
import { readPayWords } from './pay-words.ts';

describe('readPayWords', () => {
  it('ends where the sentence goes on to something else', () => {
    expect(readPayWords(['The post pays $64,000 and has six weeks of leave'], [64_000])).toBeNull();
    expect(
      readPayWords(
        ['$61,000 - $72,000 Annual The County of Marl offers a pension'],
        [61_000, 72_000],
      ),
    ).toBeNull();
    expect(readPayWords(['Salary is approximately $41,000'], [41_000])).toBe(
      'approximately $41,000',
    );
  });

  it('keeps what is said beside the amounts', () => {
    expect(readPayWords(['Salary: £24,102 (£12.50 per hour)'], [12.5])).toBe(
      '£24,102 (£12.50 per hour)',
    );
    expect(
      readPayWords(
        ['$48k-$61k/year – depending on experience – paid monthlyFree parking'],
        [48_000, 61_000],
      ),
    ).toBe('$48k-$61k/year – depending on experience – paid monthly');
    expect(
      readPayWords(
        ['The expected pay range for this role is $17 - $21 an hour plus tips.'],
        [17, 21],
      ),
    ).toBe('$17 - $21 an hour plus tips');
  });

  it('keeps rates that depend on something', () => {
    expect(
      readPayWords(
        [
          'What you earn depends on your age: Ages 16-20 = £9.80 per hour Ages 21+ = £12.10 per hour',
        ],
        [9.8, 12.1],
      ),
    ).toBe('Ages 16-20 = £9.80 per hour Ages 21+ = £12.10 per hour');
  });

  it('begins with the pay and ends with it', () => {
    const read = (line: string) => readPayWords([line], [21]);
    expect(read('Ward Clerk $21 per hour plus tips')).toBe('$21 per hour plus tips');
    expect(read('Thursday and Friday Salary - $21 per hour plus tips')).toBe(
      '$21 per hour plus tips',
    );
    expect(read('Grade 3 ($21)35 hours per week')).toBeNull();
    expect(readPayWords(['$ 21 $ 28 $ 33'], [21, 33])).toBeNull();
  });

  it('is silent where the amounts are all there is', () => {
    expect(readPayWords(['Basic salary £41,200 per annum'], [41_200])).toBeNull();
    expect(readPayWords(['Make $900 every week with us!'], [900])).toBeNull();
    expect(readPayWords(['Lift 50 lbs from the ground'], [50])).toBeNull();
  });
});
