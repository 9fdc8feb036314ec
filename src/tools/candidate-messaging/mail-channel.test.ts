import { expect, it } from 'vitest';
import { isMailChannel } from './mail-channel.ts';

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
