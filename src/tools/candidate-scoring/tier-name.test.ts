import { expect, it } from 'vitest';
import { toTierName } from './tier-name.ts';

it.each([
  ['perfectMatch_90_to_100_percent', 'Perfect match, 90-100%'],
  ['weakMatch_below_60_percent', 'Weak match, below 60%'],
  ['strong_match_75_89_percent', 'Strong match, 75-89%'],
  ['90_to_100_percent', '90-100%'],
  ['75-89_percent', '75-89%'],
  ['below_25_percent', 'Below 25%'],
  ['topTier_percent', 'Top tier'],
  ['Strong', 'Strong'],
  ['', ''],
])('reads %j as %j', (key, name) => {
  expect(toTierName(key)).toBe(name);
});
