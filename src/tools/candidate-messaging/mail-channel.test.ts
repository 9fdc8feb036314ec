import { expect, it } from 'vitest';
import { isMailChannel, nameStep } from './mail-channel.ts';

it.each([
  ['Email', true],
  ['e-mail', true],
  ['', true],
  ['InMail', false],
  ['Voicemail', false],
  ['Phone, 5PM', false],
])('knows whether "%s" is mail', (channel, isMail) => {
  expect(isMailChannel(channel)).toBe(isMail);
});

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
