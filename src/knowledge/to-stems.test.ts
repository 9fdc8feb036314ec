import { expect, it } from 'vitest';
import { toStems } from './to-stems.ts';

it('hears a word in any number and in the spelling of any country', () => {
  expect(toStems('Careers Advisers')).toEqual(toStems('career advisor'));
  expect(toStems('General Labourers, 3 centres')).toEqual(['general', 'laborer', '3', 'center']);
  expect(toStems('Glass')).toEqual(['glass']);
});
