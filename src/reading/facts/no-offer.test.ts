import { expect, it } from 'vitest';
import { isNoOffer } from './no-offer.ts';

it.each([
  ['Lively.', 'sentence'],
  ['You can learn more about our perks here', 'line'],
  ['Here is what you can expect', 'line'],
  ['To support you in growing, we offer you', 'line'],
  ['Dr Maud Ferris', 'line'],
  ['7th March 2027', 'line'],
  ['Removal costs paid: No', 'line'],
  ['Trial period: two months', 'line'],
  ['Coverage begins on the first of May', 'line'],
  ['A list of all benefits can be found at the desk', 'line'],
  ['Just imagine baking for the whole town', 'sentence'],
] as const)('gives nobody anything: %s', (text, shape) => {
  expect(isNoOffer(text, { shape, text })).toBe(true);
});

it.each([
  ['Pension', 'line'],
  ['Free uniforms: no need to buy boots', 'line'],
  ['Bread, cakes and a pension.', 'sentence'],
  ['Free bread on every shift', 'sentence'],
  ['In addition, we offer 30 days of leave', 'sentence'],
  ['Learning days, four a year', 'line'],
] as const)('is given: %s', (text, shape) => {
  expect(isNoOffer(text, { shape, text })).toBe(false);
});
