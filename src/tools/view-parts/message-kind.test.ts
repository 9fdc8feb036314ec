import { expect, it } from 'vitest';

import { chooseMessageKind } from './message-kind.ts';

it.each([
  ['Email', 'mail'],
  ['', 'mail'],
  ['Text message', 'text'],
  ['SMS', 'text'],
  ['WhatsApp', 'text'],
  ['Voicemail', 'voice'],
  ['Phone call', 'voice'],
  ['LinkedIn InMail', 'note'],
  ['LinkedIn connection note', 'note'],
  ['Xing', 'note'],
])('%s is a %s', (channel, kind) => {
  expect(chooseMessageKind(channel)).toBe(kind);
});
