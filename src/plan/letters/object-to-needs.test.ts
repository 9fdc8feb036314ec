import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { isRefused } from './object-to-needs.ts';

const refuses = (need: string): boolean =>
  isRefused(need, {
    source: sourceOf([{ kind: 'licence', text: need }]),
    plan: { gates: [] } as never,
  });

it.each(['a valid forklift licence', 'a Class 2 permit', 'to be registered with the council'])(
  'says no without a paper that is held or not: %s',
  (need) => expect(refuses(need)).toBe(true),
);

it.each([
  'a high school diploma or equivalent',
  'a degree in botany',
  'the ability to obtain a site licence',
  'a crane licence or willingness to obtain one',
  'relevant licences',
  'a welding card or equivalent',
])('leaves the door open: %s', (need) => expect(refuses(need)).toBe(false));

it('does not bargain about a qualification that the line calls mandatory', () => {
  const line = 'Qualified weaver (mandatory)';
  const source = sourceOf([{ kind: 'skill', text: line }]);
  const [fact] = source.brief.facts;
  const gate = { name: 'Qualified weaver', kind: 'credential', factIds: [fact?.id] };
  expect(isRefused('to be a qualified weaver', { source, plan: { gates: [gate] } as never })).toBe(
    true,
  );
  expect(isRefused('to be a qualified weaver', { source, plan: { gates: [] } as never })).toBe(
    false,
  );
});
