import { expect, it } from 'vitest';

import { contracts } from '#tools/contracts.ts';

import { listToday } from './list-today.ts';

it('draws the first day from what was written', () => {
  const steps = listToday((tool) => contracts[tool].sample);
  expect(steps.map(({ id }) => id)).toEqual(['ask', 'publish', 'search', 'write']);
  for (const { detail } of steps) expect(detail).toMatch(/\S/);
  expect(steps[3]?.detail).toMatch(/^2 mails; first: /);
});

it('reads content that is JSON text', () => {
  const posting = JSON.stringify({ publicJobPosting: { headline: 'Nurse, Hays' } });
  const [, publish] = listToday((tool) => (tool === 'attractionPosting' ? posting : null));
  expect(publish?.detail).toBe('Nurse, Hays');
});

it.each([null, undefined, 'half {', 3, { booleanStrings: [] }])(
  'waits for what is not there: %j',
  (content) => {
    expect(listToday(() => content).map(({ detail }) => detail)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  },
);
