import { expect, it } from 'vitest';

import { chooseImpactHue } from './impact.tsx';
import { choosePriorityVariant } from './priority-badge.tsx';

it.each([
  ['High: doubles the contacts', 'red'],
  ['Medium', 'orange'],
  ['Low', 'yellow'],
  ['', 'yellow'],
])('colours the impact "%s" %s', (impact, hue) => {
  expect(chooseImpactHue(impact)).toBe(hue);
});

it.each([
  ['Critical', 'destructive'],
  ['high', 'default'],
  ['Medium', 'secondary'],
  ['soon', 'secondary'],
])('shows the priority "%s" as %s', (priority, variant) => {
  expect(choosePriorityVariant(priority)).toBe(variant);
});
