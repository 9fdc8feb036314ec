import { expect, it, vi } from 'vitest';
import { rememberTexts } from './remember-texts.ts';

it('makes something of a text once', () => {
  const make = vi.fn((text: string) => text.length);
  const measure = rememberTexts(make);
  expect([measure('four'), measure('four'), measure('seven')]).toEqual([4, 4, 5]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('holds a limited number of texts, and answers as before when they are forgotten', () => {
  const make = vi.fn((text: string) => `<${text}>`);
  const mark = rememberTexts(make);
  for (let count = 0; count <= 20_000; count += 1) mark(String(count));
  expect(mark('0')).toBe('<0>');
  expect(make).toHaveBeenCalledTimes(20_002);
});
