import { expect, it } from 'vitest';
import { checks } from './gate-checks.ts';
import { isMandatory, rulesOut } from './gates.ts';

const paper = (law?: { where: string; isNamed: boolean }) =>
  ({
    name: 'Farrier license',
    kind: 'credential',
    ...checks.credential,
    ...(law && { law }),
  }) as const;

it('turns nobody away for a paper that only most states want and the text does not name', () => {
  const unnamed = paper({ where: 'in most states', isNamed: false });
  expect([isMandatory(unnamed), rulesOut(unnamed)]).toEqual([false, false]);
});

it('keeps one that the text names, or that is wanted everywhere', () => {
  for (const gate of [
    paper(),
    paper({ where: 'in most states', isNamed: true }),
    paper({ where: '', isNamed: false }),
  ])
    expect([isMandatory(gate), rulesOut(gate)]).toEqual([true, true]);
});
