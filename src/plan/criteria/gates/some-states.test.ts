import { expect, it } from 'vitest';
import { checks } from './gate-checks.ts';
import { isUnsure } from './gates.ts';

const paper = (law?: { where: string; isNamed: boolean }) =>
  ({
    name: 'Farrier license',
    kind: 'credential',
    ...checks.credential,
    ...(law && { law }),
  }) as const;

it('is unsure of a paper that only most states want and the text does not name', () => {
  const unnamed = paper({ where: 'in most states', isNamed: false });
  expect(isUnsure(unnamed)).toBe(true);
});

it('keeps one that the text names, or that is wanted everywhere', () => {
  for (const gate of [
    paper(),
    paper({ where: 'in most states', isNamed: true }),
    paper({ where: '', isNamed: false }),
  ])
    expect(isUnsure(gate)).toBe(false);
});
