import { memoize } from '#shared/memoize.ts';
import { findState } from '#market/places/us-states.ts';
import type { Brief } from '#shared/brief.ts';

/** "Staff have to live in Vermont", "Vermont residents only". */
const residence =
  /\b(?:reside|resides|residing|live|living|residents?|residence|residency)\b[^.;]{0,30}?\b(?:in|within|of) (?:the )?(?:state of )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)|\b(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) residents only\b/u;
const isDemand = /\b(?:must|required?|only|need to|have to)\b/i;

/** The state in which people must live, where the job says so; null where anybody near may come. */
export const findResidence = memoize((brief: Pick<Brief, 'facts' | 'employerBlocks'>) => {
  const lines = [...brief.facts, ...brief.employerBlocks].flatMap(({ text }) =>
    text.split(/(?<=[.!])\s/),
  );
  for (const line of lines.filter((text) => isDemand.test(text))) {
    const [, lived, only] = residence.exec(line) ?? [];
    const state = findState(lived ?? only ?? '');
    if (state) return state.code;
  }
  return null;
});
