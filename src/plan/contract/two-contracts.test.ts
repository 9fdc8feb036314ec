import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { dropKind, findTwoContracts, namesContract } from './two-contracts.ts';

const briefOf = (...lines: string[]): Brief =>
  ({
    hours: null,
    employmentType: null,
    facts: [],
    termLines: [],
    title: { given: 'Glazier' },
    employerBlocks: lines.map((text) => ({ text })),
  }) as unknown as Brief;

it.each([
  [['Full time, four days of the week', 'Job type: part-time, permanent'], true],
  [['Job type: Permanent, full-time', 'Part time at weekends'], true],
  [['Full time, four days of the week', 'Job type: permanent'], false],
  [['Full time or part time', 'Job type: part-time'], false],
  [['Full time from May', 'We welcome part-time students among our guests'], false],
])('finds two kinds of contract in %j: %s', (lines, isFound) => {
  expect(findTwoContracts(briefOf(...lines)) !== null).toBe(isFound);
});

it('keeps what such a line says besides', () => {
  expect(dropKind('Full time on any three days')).toBe('on any three days');
  expect(dropKind('Job type: part-time, permanent')).toBe('');
  expect(namesContract('The team works part-time')).toBe(false);
});
