import { expect, it } from 'vitest';
import type { Source } from '../source.ts';
import { sourceOf } from '../testing/source-of.ts';
import { listProofs } from './find-proof.ts';
import { sayHouse } from './say-house.ts';

function named(...texts: string[]): Source {
  const source = sourceOf(texts.map((text) => ({ kind: 'culture', text })));
  return {
    ...source,
    employer: { name: '', description: '', website: '' },
    brief: { ...source.brief, employer: { ...source.brief.employer, name: 'Bramwell' } },
  };
}
const prove = (...texts: string[]): string[] =>
  listProofs(named(...texts)).map(({ of, what }) => `${of ?? 'It'} ${what}`);

it('tells growth, money raised and age as far as they are said', () => {
  expect(prove('Investors: Raised over $9M from two funds')).toEqual(['It has raised over $9M']);
  expect(prove('We grew, going from $1→4M ARR in the last 18 months')).toEqual([
    'It went from $1 to $4M ARR in the last 18 months',
  ]);
  expect(prove('With over 40 years of trade experience, Bramwell has earned trust')).toEqual([
    'It has over 40 years of trade experience',
  ]);
});

it('tells a mark of the house that has it, and none that is wanted of people', () => {
  expect(prove('We are proud to be accredited by the Living Wage Foundation')).toEqual([
    'It is accredited by the Living Wage Foundation',
  ]);
  expect(
    prove('Fern Lodge Nursing Home, part of Bramwell, has achieved the Gold Standard Framework'),
  ).toEqual(['Fern Lodge Nursing Home has achieved the Gold Standard Framework']);
  expect(prove('You are certified by the Joint Commission')).toEqual([]);
  expect(prove('We have raised $2M for local charities')).toEqual([]);
});

it('stands beside what the employer is', () => {
  expect(sayHouse(named('Bramwell is a maker of church organs', 'Raised $3M last year'))).toBe(
    'Bramwell is a maker of church organs. It has raised $3M.',
  );
});
