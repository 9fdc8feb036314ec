import type { Part } from './part.ts';
import { alsoNouns } from './shapes/duty-verbs.data.ts';
import { readPlainVerb, type VerbForm } from './shapes/plain-verb.ts';

/** A short row is read at once and stays whole. */
const fewestWords = 18;
const fewestDeeds = 3;
const mostDeeds = 12;

/** Behind these a word in "-ing" or a plain verb belongs to what stands before it, and is no deed beside it. */
const governs =
  /(?:^|[\s(])(?:including|includes?|such as|like|namely|e\.g\.?|by|through|how|can|will|who|that|which|when|where|if)\s|:/i;
const beside =
  /^(?:ensuring|using|working|including|reporting|helping|making|aligning|leveraging|requiring|allowing|enabling|resulting|leading|providing|offering|giving|keeping|adding|maximi[sz]ing|minimi[sz]ing|focusing|following|regarding|according|excluding|utili[sz]ing|contributing)\b/i;
/** "support services", "test plans": a thing, where nothing shows that it is done. */
const showsDeed =
  /^\p{L}+ (?:an?|the|our|your|their|its|any|all|each|every|with|on|in|to|for|up|new|new\p{L}*|and|\p{L}+ (?:and|with|for|of|in|to|from))\s/iu;

function formOf(words: string): VerbForm | undefined {
  const first = /^\p{L}+(?= \S)/u.exec(words)?.[0] ?? '';
  const found = readPlainVerb(first);
  if (!found || /^\p{L}+ (?:of|is|are|was|were|will)\b/iu.test(words)) return undefined;
  if (found.form === 'gerund') return beside.test(words) ? undefined : found.form;
  return alsoNouns.has(found.verb) && !showsDeed.test(words) ? undefined : found.form;
}

const namesAim = (words: string): boolean =>
  [...words.matchAll(/\sto (\p{Ll}+)/gu)].some(
    ([, next = '']) => readPlainVerb(next)?.form === 'plain',
  );

const joint = /, (?:and )?(?:also )?|; (?:and )?/g;

/** "Greet guests at the door, seat them by the window and the wall, keep the book of tables": a row of deeds in one line. */
export function splitDeeds(text: string): Part[] | undefined {
  const end = text.replace(/(?<![\s.;,])[\s.;,]+$/, '').length;
  if (text.split(/\s+/).length < fewestWords) return undefined;
  const form = formOf(text);
  if (form === undefined) return undefined;
  const parts: Part[] = [];
  let at = 0;
  for (const found of text.matchAll(joint)) {
    const next = found.index + found[0].length;
    const before = text.slice(at, found.index);
    if (before.split('(').length !== before.split(')').length) continue;
    if (!before.includes(' ') || formOf(text.slice(next)) !== form) continue;
    // "to plan routes, drive vans": nobody can say which of the verbs the row goes on from.
    if (governs.test(before) || namesAim(before)) return undefined;
    parts.push({ text: before, start: at, end: found.index });
    at = next;
  }
  parts.push({ text: text.slice(at, end), start: at, end });
  const isWhole = parts.every((part) => !leansBack.test(part.text));
  return isWhole && parts.length >= fewestDeeds && parts.length <= mostDeeds
    ? parts.map((part) => ({ ...part, isTask: true }))
    : undefined;
}

/** What "them" are only the deed before says. */
const leansBack =
  /^\p{L}+(?: (?:up|out|off|on|to|with|for|from))? (?:them|it|these|those|this)\b/iu;
