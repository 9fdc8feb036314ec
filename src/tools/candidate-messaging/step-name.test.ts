import { expect, it } from 'vitest';
import { nameStep } from './step-name.ts';

it.each([
  ['Email', 'Email'],
  ['', 'Email'],
  ['Phone, 11AM', 'Call script'],
  ['Voicemail', 'Call script'],
  ['Text', 'Text message'],
  ['InMail', 'Message'],
  ['Connection note', 'Message'],
])('calls the words of a step by %j a %s', (channel, name) => {
  expect(nameStep(channel)).toBe(name);
});
