import { expect, it } from 'vitest';
import { loadKind } from '#knowledge/load-drawers.ts';
import { mendMissedCall } from './missed-call.ts';

const drawer = loadKind('hands-on-trade');

it('returns no call that nobody made', () => {
  const { missed_call: usual } = drawer.voicemails;
  const claims = {
    ...drawer,
    voicemails: { ...drawer.voicemails, missed_call: 'Hi, returning your call.' },
  };
  expect(mendMissedCall(claims).voicemails.missed_call).toBe(usual);
  expect(mendMissedCall(drawer)).toBe(drawer);
});
