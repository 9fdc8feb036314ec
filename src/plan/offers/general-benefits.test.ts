import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { namesBenefit } from './general-benefits.ts';

it.each([
  ['Will train', false],
  ['Dental insurance', true],
  ['Free parking', true],
])('knows whether a benefit is named: %s', (text, isNamed) => {
  expect(namesBenefit(sourceOf([{ kind: 'benefit', text }]).brief)).toBe(isNamed);
});
