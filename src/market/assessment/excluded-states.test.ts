import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { listExcludedStates } from './excluded-states.ts';

const of = (given: string, ...lines: string[]): string[] => [
  ...listExcludedStates({
    place: { given },
    facts: lines.map((text) => ({ text, source: { from: 'organization', field: 'x' } })),
    conditions: [],
    termLines: [],
  } as unknown as Brief),
];

it('hears in which states nobody is hired', () => {
  expect(of('Remote (Excluding: CA, NY and CO)')).toEqual(['CA', 'NY', 'CO']);
  expect(of('Remote', 'At present we cannot hire people in Colorado or New Jersey')).toEqual([
    'CO',
    'NJ',
  ]);
  expect(of('Remote', 'We hire in Ohio and Iowa')).toEqual([]);
});
