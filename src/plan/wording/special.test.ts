import { expect, it } from 'vitest';
import type { Names } from './names.ts';
import { findSpecial } from './special.ts';
import { sourceOf } from '../testing/source-of.ts';

const names = { employer: 'Harrow Freight', city: 'Leeds' } as Partial<Names> as Names;
const say = (...texts: string[]): string =>
  findSpecial(sourceOf(texts.map((text) => ({ kind: 'culture', text }))), { names });

it('names the place of work only where it is in the town of the job', () => {
  expect(say('Meals at Leeds Bradford Airport since 1990')).toBe(
    'The work is at Leeds Bradford Airport.',
  );
  expect(say('We began at Manchester International Airport in 1990')).toBe('');
});

it('says what the employer makes, without praise', () => {
  expect(say('The company manufactures garage doors and gates for builders')).toBe(
    'Harrow Freight manufactures garage doors and gates.',
  );
  expect(say('It manufactures innovative solutions for builders')).toBe('');
});
