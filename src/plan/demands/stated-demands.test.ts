import { expect, it } from 'vitest';
import type { Criterion } from '../criteria/criterion.ts';
import { listStatedDemands } from './stated-demands.ts';
import { sourceOf } from '../testing/source-of.ts';

it('only asks for what may be got after the hire, whatever line it was heard for', () => {
  const source = sourceOf([
    { kind: 'licence', text: 'Must become dive certified within 90 days of hire' },
    { kind: 'experience', text: 'Experience of diving in cold water' },
  ]);
  const criteria = [{ id: 'diving', name: 'Diving', facts: source.brief.facts } as Criterion];
  expect(listStatedDemands(source, { gates: [], criteria }).map(({ status }) => status)).toEqual([
    'asked',
    'scored',
  ]);
});
