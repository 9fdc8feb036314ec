import { expect, it } from 'vitest';
import { isDebris } from './debris.ts';

it.each(['Systems', 'Required Education', 'Other', 'Language'])('asks for nothing: %s', (text) => {
  expect(isDebris(text)).toBe(true);
});

it.each(['Systems thinking', 'Loom software'])('asks for something: %s', (text) => {
  expect(isDebris(text)).toBe(false);
});
