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
