import { expect, it } from 'vitest';
import { hardness } from './hardness.ts';
import { heaviestIn } from './weight.ts';

it.each([
  ['Carry 20-60 lbs. to the loft', 60],
  ['Lift 40 pounds often and 90 pounds at times', 90],
  ['Lift 20 kg', 44],
  ['Stand all day', 0],
])('%s', (text, pounds) => {
  expect(heaviestIn(text)).toBe(pounds);
});

it('puts the heaviest load first', () => {
  const of = (text: string) => hardness({ kind: 'physical', importance: 'must', text });
  expect(of('Lift 90 lbs')).toBeLessThan(of('Lift 30 lbs'));
  expect(of('Lift 30 lbs')).toBeLessThan(of('Stand all day'));
  expect(of('Lift 90 lbs')).toBeGreaterThan(1);
});
