import type { Part } from './part.ts';
import { opensDeed } from './shapes/opens-deed.ts';
import { readPlainVerb } from './shapes/plain-verb.ts';

/** "Mend nets, sails and ropes of all boats": one deed, and the things it is done to. */
export const isDoneToAll = ([first, ...others]: readonly Part[]): boolean =>
  (first?.text.includes(' ') ?? false) &&
  opensDeed(first?.text ?? '') &&
  !others.some(({ text }) => readPlainVerb(/^\p{L}+/u.exec(text)?.[0] ?? '') !== undefined);
