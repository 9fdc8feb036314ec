import { describe, expect, it } from 'vitest';
import { isNounPhrase, isYearsOnly, nameFact, sayLine } from './name-fact.ts';

describe('nameFact', () => {
  it.each([
    ['5+ years of experience in payroll', 'Payroll'],
    ['Has been CFO or divisional CFO in food', 'Work as CFO or divisional CFO in food'],
    ['Led an ERP change', 'Leading an ERP change'],
    ['Knows commodity hedging', 'Commodity hedging'],
    ['CRRT experience', 'CRRT'],
    ['Clerkship experience is welcome but not', 'Clerkship'],
    ['Comfortable working at heights', 'Working at heights'],
  ])('names "%s" as "%s"', (short, name) => {
    expect(nameFact({ short, text: short })).toBe(name);
  });
});

it('knows a demand that is nothing but years', () => {
  expect(isYearsOnly({ text: 'At least 3 years of experience' })).toBe(false);
  expect(isYearsOnly({ text: '3+ years' })).toBe(true);
  expect(isYearsOnly({ text: '3 years of welding' })).toBe(false);
});

it('tells a name from a clause', () => {
  expect(isNounPhrase('Commodity hedging')).toBe(true);
  expect(isNounPhrase('You are the first to arrive')).toBe(false);
});

it('leaves no bracket open in a line cut short', () => {
  expect(
    sayLine({ text: 'Repair of machines (wind, oilfield, mining, aviation and more)' }, 30),
  ).toBe('repair of machines');
});
