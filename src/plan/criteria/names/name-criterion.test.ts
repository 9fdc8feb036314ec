import { expect, it } from 'vitest';
import { noForms } from '#shared/brief.ts';
import { nameCriterion } from './name-criterion.ts';

const name = (text: string, verbPhrase: string | null = null): string =>
  nameCriterion({ text, forms: { ...noForms, verbPhrase } });

it.each([
  ['5+ years of experience in payroll', 'Experience in payroll'],
  ['Previous or current experience in felting', 'Experience in felting'],
  ['Minimum two years of and skill in felting', 'Skill in felting'],
  ['Experience with various looms and winders', 'Experience with looms and winders'],
  ['Thorough knowledge of basic dyeing procedures', 'Knowledge of basic dyeing procedures'],
  ['Ability to identify native (and foreign) mosses', 'Ability to identify native mosses'],
  ['Job Requires: Reading gauges', 'Reading gauges'],
  ['Experience of night trunking desired', 'Experience of night trunking'],
  ['Experience in the cider trade; preferably with a press', 'Experience in the cider trade'],
  ['Startup mindset - quick and curious', 'Startup mindset'],
  ['Proficient in drafting leases', 'Proficiency in drafting leases'],
  ['Minimum 3 years of experience in a similar laundry role', 'Experience in a laundry role'],
  ['Experience in a similar role', 'Experience in a similar role'],
  ['Requirements8+ years of experience in weaving', 'Experience in weaving'],
])('"%s" is called "%s"', (text, expected) => {
  expect(name(text)).toBe(expected);
});

it('makes a verb a name, and keeps the experience that belongs to others', () => {
  expect(name('Convert measurements', 'convert measurements')).toBe(
    'Ability to convert measurements',
  );
  expect(name('You deliver a great guest experience', 'deliver a great guest experience')).toBe(
    'Ability to deliver a great guest experience',
  );
});
