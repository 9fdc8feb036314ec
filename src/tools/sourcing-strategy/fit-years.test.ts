import { expect, it } from 'vitest';
import { fitYears } from './fit-years.ts';

it('looks for nobody with fewer years than the job demands', () => {
  expect(fitYears('Consultancies, three to six years in.', 10)).toBe(
    'Consultancies, 10 years or more in.',
  );
  expect(fitYears('Consultancies, three to six years in.', 5)).toContain('three to six years');
  expect(fitYears('Consultancies, three to six years in.', null)).toContain('three to six years');
});
