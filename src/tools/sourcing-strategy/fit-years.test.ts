import { expect, it } from 'vitest';
import { fitYears } from './fit-years.ts';

it('looks for nobody with fewer years than the job demands', () => {
  expect(fitYears('Consultancies, three to six years in.', 10)).toBe(
    'Consultancies, 10 years or more in.',
  );
  expect(fitYears('Consultancies, three to six years in.', 5)).toContain('five to six years');
  expect(fitYears('Consultancies, three to six years in.', null)).toContain('three to six years');
});

it('raises the lower end to the floor of the job', () => {
  expect(fitYears('Chain or outlet, one to five years.', 2)).toBe(
    'Chain or outlet, two to five years.',
  );
  expect(fitYears('Lettings people with a year or more.', 3)).toBe(
    'Lettings people with three years or more.',
  );
  expect(fitYears('Three years or more with one firm.', 2)).toBe(
    'Three years or more with one firm.',
  );
});
