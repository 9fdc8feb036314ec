import { expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';
import { readStanding } from './standing.ts';

it.each([
  ['an experienced Loom Fitter to join the weaving hall', 'experience as a loom fitter'],
  ['a calm, seasoned and patient SEO manager', 'experience as an SEO manager'],
  [
    'experienced HVAC/Plumbing Coordinators for two sites',
    'experience as an HVAC/plumbing coordinator',
  ],
  [
    'a passionate and experienced Director of Early Learning',
    'experience as a director of early learning',
  ],
  ['an experienced bakery professional', 'experience as a bakery professional'],
  ['a friendly and licensed electrician', 'licensed electrician'],
])('%s: %s', (person, text) => {
  expect(readStanding(person)?.text).toBe(text);
});

it.each([
  'an experienced individual to join us',
  'experienced professionals',
  'a Registered Nurse for nights',
  'an experienced Junior Developer',
  'a great place for experienced bakers',
  'people who love bread',
  'a licensed and insured company',
])('%s names nobody who has done the work', (person) => {
  expect(readStanding(person)).toBeUndefined();
});

const demandsOf = (text: string): string[] =>
  understand({ job: { ...readJobText(text)!, answers: [] }, organization: { name: '' } })
    .facts.filter(({ kind }) => kind === 'experience')
    .map((fact) => fact.text);
const portrait =
  'Loom Fitter\n\nWe are looking for an experienced Loom Fitter to join the weaving hall.\n\nDuties\n- Set up looms\n- Mend shuttles\n';

it('asks for experience where only the portrait does', () => {
  expect(demandsOf(portrait)).toEqual(['Experience as a loom fitter']);
});

it('tells it once where the demands say more', () => {
  const text = `${portrait}\nRequirements\n- 3 years of experience on shuttle looms\n`;
  expect(demandsOf(text)).toEqual(['3 years of experience on shuttle looms']);
});
