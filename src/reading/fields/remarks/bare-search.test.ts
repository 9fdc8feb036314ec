import { expect, it } from 'vitest';
import { isBareSearch } from './bare-search.ts';

it.each([
  'We are currently looking for a Hybrid Loom Fixer to join our team!',
  "And right now, we're looking for a brilliant dyer to help us make a difference every day.",
  'Elmtex is seeking a full-time weaver in Reno.',
  'We are seeking an experienced dyer to support our growing footprint!',
])('tells nothing of the work: %s', (sentence) => {
  expect(isBareSearch(sentence)).toBe(true);
});

it.each([
  'We are looking for a dyer to manage three vats and their crew.',
  'We seek a weaver who will plan the looms.',
  'You will fix looms in three halls.',
  'We are seeking a weaver to join our team and to repair the looms of two mills.',
])('tells of the work: %s', (sentence) => {
  expect(isBareSearch(sentence)).toBe(false);
});
