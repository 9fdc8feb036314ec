import { expect, it } from 'vitest';
import { findPlaceMentions } from './find-mentions.ts';
import { weighRegions } from './region-evidence.ts';

const weigh = (text: string, besides: string): ReadonlyMap<string, number> =>
  weighRegions(text, findPlaceMentions(text), besides);

it('hears the state that two counties share', () => {
  const found = weigh('We serve families in Cobb and Douglas County.', 'Marietta');
  const [[first] = []] = [...found].sort((a, b) => b[1] - a[1]);
  expect(first).toBe('US.GA');
});

it('hears the state of the towns around', () => {
  const found = weigh('Shops in Bellevue, Kirkland and Seattle.', 'Bellevue');
  expect(found.get('US.WA')).toBeGreaterThan(found.get('US.NE') ?? 0);
});
