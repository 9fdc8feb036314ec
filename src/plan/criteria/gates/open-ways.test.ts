import { expect, it } from 'vitest';
import type { Brief, Fact } from '#shared/brief.ts';
import { sourceOf } from '../../testing/source-of.ts';
import { listGates } from './gates.ts';

const place = {
  label: 'Leeds, United Kingdom',
  city: 'Leeds',
  country: 'GB',
} as Partial<Brief['place']> as Brief['place'];
const names = (...facts: Pick<Fact, 'kind' | 'text'>[]): string[] =>
  listGates(sourceOf(facts, { place }), { by_law: [] }).map(({ name }) => name);

it('asks for one of two languages where one is enough', () => {
  expect(
    names({
      kind: 'skill',
      text: 'Able to handle every spoken part of this varied work with ease in English or (where a post says so) French',
    }),
  ).toEqual(['English or French']);
});

it('shuts nobody out whom an exception lets in', () => {
  const text = 'We cannot sponsor you unless you have held a work visa since June';
  expect(names({ kind: 'authorization', text })).toEqual(['Right to work in the UK']);
});

it('leaves another way with the demand it is said of', () => {
  expect(
    names(
      { kind: 'education', text: 'A degree in forestry' },
      {
        kind: 'experience',
        text: 'Two years of planting or equivalent combination of education and work',
      },
    )[0],
  ).toBe('Degree in forestry');
});

it('shuts nobody out over a paper that the employer provides', () => {
  expect(
    names({ kind: 'licence', text: 'First aid certificate (provided by Fern Guild)' }),
  ).toEqual([]);
});
