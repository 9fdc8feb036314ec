import { expect, it } from 'vitest';
import { greet } from './greet.ts';

it.each([
  'Ada',
  'Zoë Müller-Lüdenscheidt',
  "Miles O'Brien",
  'J. R. R. Tolkien',
  '李小龍',
  'Élodie, PhD',
])('greets %s by name', (name) => {
  expect(greet(name)).toBe(`Hello ${name},`);
});

it.each([
  'Go to evil.example',
  'https://evil.example',
  'www.evil.example',
  'mail me@evil.example',
  '<b>Ada</b>',
  'x'.repeat(61),
  'Line\nbreak',
  '',
])('does not repeat %j', (name) => {
  expect(greet(name)).toBe('Hello,');
});
