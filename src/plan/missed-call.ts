import type { Drawer } from '#knowledge/drawer.ts';
import { loadKind } from '#knowledge/load-drawers.ts';

/** Nobody has called yet: the recruiter did, and nobody answered. */
const theyCalled =
  /\b(?:you (?:just )?(?:rang|called|phoned|tried|left)|returning your call|call(?:ing)? you back|ring(?:ing)? you back|your (?:missed )?call|i missed (?:you(?:r|rs)|it))\b/i;

/** The drawer with a message for somebody who was called and did not answer. */
export function mendMissedCall(drawer: Drawer): Drawer {
  const { missed_call: missed } = drawer.voicemails;
  if (!theyCalled.test(missed)) return drawer;
  const usual = loadKind(drawer.kind).voicemails.missed_call;
  return theyCalled.test(usual)
    ? drawer
    : { ...drawer, voicemails: { ...drawer.voicemails, missed_call: usual } };
}
