import { expect, test } from 'vitest';
import { sayTraits } from './say-traits.ts';

test('says what somebody is as a sentence', () => {
  expect(sayTraits(['calm', 'approachable', 'passionate about bread'], true)).toBe(
    'You are calm, approachable and passionate about bread.',
  );
  expect(sayTraits(['steady leader with a taste for good bread'], false)).toBe(
    'We look for a steady leader with a taste for good bread.',
  );
});

test('"also" stands only behind other demands', () => {
  expect(sayTraits(['commitment to quality', 'reliable'], false)).toBe(
    'We look for: commitment to quality; reliable.',
  );
  expect(sayTraits(['commitment to quality', 'reliable'], true)).toBe(
    'Your way of working: commitment to quality; reliable.',
  );
  expect(sayTraits([], true)).toBe('');
});

test('what somebody is able to do is one row', () => {
  expect(sayTraits(['able to plan a day', 'able to meet dates', 'able to speak up'], false)).toBe(
    'You are able to plan a day, meet dates and speak up.',
  );
});
