import { cutText } from '#shared/cut-text.ts';
import { stripEnd } from './casing.ts';
import { wholePhrase } from './whole-phrase.ts';

/** At most so many characters, cut between words, without a dangling joint; one endless word is cut inside. */
export function shorten(text: string, limit: number): string {
  const tidy = text.replace(/\s+/g, ' ').trim();
  if (tidy.length <= limit) return tidy;
  const between = tidy.slice(0, limit + 1).replace(/\s+\S*$/, '');
  const cut = between.length <= limit ? between : cutText(tidy, limit);
  const whole = stripEnd(dropJoints(cut.replace(/(?<![\s(,;:-])[\s(,;:-]+$/, '')));
  return whole || cutText(tidy, limit);
}

const joint = /(?<!\s)\s+(?:a|an|and|or|of|the|to|in|for|with)$/i;

function dropJoints(text: string): string {
  let rest = text;
  while (joint.test(rest)) rest = rest.replace(joint, '');
  return rest;
}

/** As many parts as fit into the limit, joined by blanks; the order is their importance. */
export function packParts(parts: readonly string[], limit: number): string {
  let packed = '';
  for (const part of parts.filter(Boolean)) {
    const longer = packed === '' ? part : `${packed} ${part}`;
    if (longer.length <= limit) packed = longer;
  }
  return packed;
}

/** At most so many words, with a mark where the rest was left out. */
export function cutWords(text: string, most: number): string {
  const words = text.split(/\s+/);
  // A bracket that is still open at the cut is left out with what stands in it.
  const cut = words
    .slice(0, most)
    .join(' ')
    .replace(/ \([^()]*$/, '');
  return words.length <= most ? text : `${stripEnd(cut)} ...`;
}

const roomier = 1.5;

const alternative =
  /^,? or (?:(?:an? |any )?(?:equivalent|combination)(?: combination)?\b|[^,;.()]{2,40}(?=[,;.]|$))/i;
const fewWords = 5;

/** "A license, or eligible for one": without its end it turns away whom the whole admits. */
function withAlternative(cut: string, text: string): string {
  const [end = ''] = text.startsWith(cut) ? (alternative.exec(text.slice(cut.length)) ?? []) : [];
  return end.trim().split(/\s+/).length > fewWords ? cut : `${cut}${end}`;
}

/** The whole text where it is short, else its longest beginning that may stand alone; a little longer before it is torn. */
export function cutClause(text: string, most: number): string {
  const words = text.split(/\s+/);
  if (words.length <= most) return text;
  const whole = wholePhrase(text, most) ?? wholePhrase(text, Math.floor(most * roomier));
  if (whole !== null) return withAlternative(whole, text);
  if (words.length <= most * roomier) return text;
  const cut = words.slice(0, most).join(' ');
  return stripEnd(dropJoints(cut.replace(/ \([^()]*$/, '')));
}

/** One word is no advice yet. */
const fewestWords = 4;

/** The whole text where it is short, else its first sentence, or as many as say something. */
export function firstSentence(text: string, words: number): string {
  if (countWords(text) <= words) return text;
  let said = '';
  for (const sentence of text.split(/(?<=\p{L}{3}[.!?]["”')]?)\s+(?=\p{Lu})/u)) {
    if (countWords(said) >= fewestWords) break;
    said = `${said} ${sentence}`.trim();
  }
  return said;
}

export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}$€£%][^\s]*/gu)?.length ?? 0;
