import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { listStatedDemands } from '../../demands/stated-demands.ts';
import { askGates } from '../../hiring-steps/screening.ts';
import { sourceOf } from '../../testing/source-of.ts';
import { listGates } from './gates.ts';

const source = sourceOf(
  [
    { kind: 'authorization', text: 'Relocate before starting work' },
    { kind: 'other', text: 'Own laptop and reliable internet' },
    { kind: 'other', text: 'The harbor is busy in summer', importance: 'nice' },
    { kind: 'licence', text: "Valid driver's license" },
    { kind: 'licence', text: "Driver's License" },
    { kind: 'licence', text: 'Lead Climber, ABC certification or similar' },
  ],
  {
    place: {
      label: 'Leeds, United Kingdom',
      city: 'Leeds',
      country: 'GB',
    } as Partial<Brief['place']> as Brief['place'],
  },
);
const gates = listGates(source, { by_law: [] });

it('a condition is met or not, and asked with yes or no', () => {
  const conditions = gates.filter(({ kind }) => kind === 'condition');
  expect(conditions.map(({ name }) => name)).toEqual([
    'Relocate before starting work',
    'Own laptop and reliable internet',
  ]);
  for (const { howChecked } of conditions) expect(howChecked).toMatch(/yes or no/);
});

it('one paper is demanded once', () => {
  const words = listStatedDemands(source, { gates, criteria: [] }).map((demand) => demand.words);
  expect(words.filter((text) => /driver/i.test(text))).toHaveLength(1);
});

it('what is named as an example is no demand by itself', () => {
  const asked = askGates(gates, source).map(({ question }) => question);
  expect(asked.join('\n')).toMatch(/one of those named, or a similar one/i);
});
