import { expect, it } from 'vitest';
import { shortenTitle } from './short-title.ts';

it.each([
  ['senior elder law / trusts and estates associate attorney', 'attorney'],
  ["HGV class 1 'relief' night trunk driver", 'driver'],
  ['utilities & public works project manager', 'project manager'],
  ['inside sales representative custom soccer apparel', 'sales representative'],
  ['registered dental hygienist', 'registered dental hygienist'],
])('%s is the %s job once it has been named', (title, short) => {
  expect(shortenTitle(title)).toBe(short);
});
