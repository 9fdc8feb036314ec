import type { Part } from './part.ts';

/** Whole sentences in which more is told than the demand, or two demands each with a verb of its own. */

const asked =
  '(?:is|are|will be) (?:also |absolutely |strictly )?(?:essential|required|mandatory|necessary|crucial|critical|vital|important|imperative|key|a must)';
/** "While a card is essential, we care more for manners": the demand stands in the first half. */
const conceding = new RegExp(
  String.raw`^(?:while|although|though|whilst) (.{6,140}?) ${asked}, (?=\p{L})`,
  'iu',
);
/** "A card is essential and two winters at sea are required". */
const both = new RegExp(
  String.raw`^([^.;:]{4,120}? ${asked}),? and ([^.;:]{4,120}? ${asked}[^.;:]{0,40})[.!]?$`,
  'iu',
);

const cut = (part: Part, from: number, length: number): Part => ({
  ...part,
  text: part.text.slice(from, from + length),
  start: part.start + from,
  end: part.start + from + length,
});

export function splitAsked(part: Part): Part[] {
  const { text } = part;
  const [, conceded] = conceding.exec(text) ?? [];
  if (conceded !== undefined) return [cut(part, text.indexOf(conceded), conceded.length)];
  const [, first, second] = both.exec(text) ?? [];
  if (first === undefined || second === undefined) return [part];
  return [cut(part, 0, first.length), cut(part, text.lastIndexOf(second), second.length)];
}
