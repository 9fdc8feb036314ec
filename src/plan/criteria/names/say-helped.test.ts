import { expect, it } from 'vitest';
import { isHelping, sayHelped } from './say-helped.ts';

it('names the helping, and not what the helped people do', () => {
  const text = 'Help skippers choose and buy rope (hemp, steel)';
  expect(isHelping({ text })).toBe(true);
  expect(sayHelped({ text })).toBe('Helping skippers choose and buy rope');
});

it('leaves a deed of its own alone', () => {
  expect(isHelping({ text: 'Help with the splicing of ropes' })).toBe(false);
  expect(isHelping({ text: 'Splice ropes for skippers' })).toBe(false);
});
