import { countWords } from '#writing/shorten.ts';
import { hollowWords } from './hollow-words.data.ts';

const joint = /^(?:and|the|for|all|any|our|are|its|his|her|not|you|who|out|off|per|via)$/;

/** The words of a text that tell of this very job or house, each once. */
export const listTelling = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/\p{L}[\p{L}\p{N}'’-]{2,}|\d+/gu) ?? []).filter(
      (word) =>
        !hollowWords.has(word) && !hollowWords.has(word.replace(/s$/, '')) && !joint.test(word),
    ),
  ),
];

/** How old, how large, whose, what is made: what people ask about a house. */
const solid =
  /\d|\b(?:since|founded|established|family[- ](?:owned|run)|employee[- ]owned|non-?profit|charity|largest|oldest|manufactur\w*|makes|produces?|builds?|plant|factory|offices? in|headquarter\w*|hundred|thousand|million|decades?)\b/i;
/** "Harlow Mills is a family-owned maker of flour." */
const saysWho =
  /^[^.,]{0,60}?\b(?:(?:is|are) (?:an?|the|one of)\b|has been\b|provides?\b|makes?\b|manufactures?\b|operates?\b|speciali[sz]es?\b|serves?\b)/i;
/** Says something of a house that can be looked up. */
export const isSolid = (text: string): boolean => solid.test(text) && !ofAny.test(text);
/** What can be looked up, or what the house is and does; praise and creed are everybody's. */
export const isReason = (text: string): boolean =>
  (solid.test(text) || saysWho.test(text)) &&
  (/\d/.test(text) || !ofAny.test(text)) &&
  !text.endsWith('!') &&
  !toBuyers.test(text);
/** Told to those who buy or are treated there. */
const toBuyers =
  /\b(?:accepts? (?:\p{L}+ )?(?:insurance|payments?)|financial arrangements|appointments?|free (?:quote|consultation|delivery)|contact us|call us|visit us|our (?:prices|promise|guarantee))\b/iu;
/** Any house says this of itself. */
const ofAny =
  /\b(?:passion\w*|excellence|values?|mission|vision|believe|committed|commitment|strives?|empower\w*|inclusive|diverse|diversity|belonging|flourish|difference|people first|family that|feel free|aims? to|net[- ]zero|sustainable|spin|world-class|cutting-edge|innovati\w+|leading|dynamic)\b/i;
const fullScore = 6;

const scoreOf = (text: string): number =>
  Math.min(fullScore, listTelling(text).length) +
  (solid.test(text) ? fullScore : 0) +
  (saysWho.test(text) ? fullScore / 2 : 0) -
  (ofAny.test(text) ? 2 : 0);

/** Of sentences about a house those that tell most of it, as many as there is room for, in their own order. */
export function keepTelling(sentences: readonly string[], mostWords: number): string[] {
  const kept = new Set<string>();
  let words = 0;
  for (const text of sentences.toSorted((a, b) => scoreOf(b) - scoreOf(a))) {
    const longer = words + countWords(text);
    if (kept.size > 0 && longer > mostWords) continue;
    words = longer;
    kept.add(text);
  }
  return sentences.filter((text) => kept.has(text));
}
