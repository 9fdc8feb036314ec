import { readPlainVerb } from './plain-verb.ts';
import { joinWords, tagWords, type Word } from './tagger.ts';

/** Of whom or what a whole sentence speaks, and what it says of it. */
export interface Clause {
  /** "our patients" of "At weekends, our patients see the same nurse". */
  subject: string;
  /** The noun that its verb agrees with, in small letters: "variety" of "a variety of shifts". */
  head: string;
  /** What is said of it, from the verb on. */
  predicate: string;
}

/** What follows is said of a part of the subject, or under a condition. */
const within =
  /^(?:who|whom|whose|which|that|where|when|what|how|why|if|while|whilst|as|because|since|so|but|[-–—])$/i;
const auxiliary =
  /^(?:is|are|was|were|am|has|have|had|will|would|can|could|may|might|must|should|shall|does|do|did|isn['’]t|aren['’]t|won['’]t|don['’]t|doesn['’]t|['’](?:s|re|ve|ll))$/;
const many = /(?:[^s]s|people|men|children|staff|police)$/i;
const manyAlone = /^(?:we|they|you|i)$/i;
const takesObject = /^(?:our|us|the|their|them|it|its|you|your|a|an|this|that|how|to)$/i;
const ends = /^[.:;?!()"“”]$/;
const mostWords = 16;
const mostBare = 6;

const begins = new Set(['DET', 'PRON', 'NOUN', 'PROPN']);
const nouns = new Set(['NOUN', 'PROPN', 'PRON']);
const endsSubject = new Set(['NOUN', 'PROPN', 'PRON', 'ADV', 'NUM', 'DET']);
const opening =
  /^(?:at|in|on|with|for|from|during|throughout|across|by|to|after|within|under|today|here|additionally|also|however|therefore)$/i;

/** "At weekends, " stands before whom the sentence speaks of. */
function skipOpening(words: readonly Word[]): number {
  if (!opening.test(words[0]?.text ?? '')) return 0;
  const comma = words.slice(0, mostWords).findIndex(({ text }) => text === ',');
  return comma === -1 ? words.length : comma + 1;
}

function isFinite(words: readonly Word[], at: number, head: Word): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || before?.text.toLowerCase() === 'to') return false;
  const lower = word.text.toLowerCase();
  // A capital amid a line begins a heading or an item that grew into it.
  if (lower !== word.text) return false;
  if (auxiliary.test(lower)) return true;
  const isMany = many.test(head.text) || manyAlone.test(head.text);
  // "Guests love our rooms": a noun behind a plural and before "our" is none.
  const isTakenForNoun =
    word.pos === 'NOUN' && isMany && before === head && takesObject.test(next?.text ?? '');
  if ((word.pos !== 'VERB' && !isTakenForNoun) || /(?:ing|ed)$/.test(lower)) return false;
  return lower === word.lemma ? isMany : lower.endsWith('s') && !isMany;
}

/** The subject of a whole sentence; undefined where it has none, as in a list of things or of deeds. */
export function readClause(text: string): Clause | undefined {
  const words = tagWords(text);
  const from = skipOpening(words);
  const first = words[from];
  if (!first || !begins.has(first.pos)) return undefined;
  const isBare = first.pos === 'NOUN' || first.pos === 'PROPN';
  const opener = first.text.toLowerCase();
  const deed = isBare ? readPlainVerb(opener)?.form : undefined;
  if (auxiliary.test(opener) || deed === 'plain' || deed === 'gerund') return undefined;
  let head: Word | undefined;
  let isInside = false;
  for (
    let at = from;
    at < Math.min(words.length, from + (isBare ? mostBare : mostWords));
    at += 1
  ) {
    const word = words[at];
    const before = words[at - 1];
    if (!word || ends.test(word.text) || (isBare && word.text === ',')) return undefined;
    if (at > from && head && isFinite(words, at, head)) {
      const next = words[at + 1];
      if (!before || !endsSubject.has(before.pos) || !next || next.text === '-') return undefined;
      return {
        subject: joinWords(words.slice(from, at)),
        head: head.text.toLowerCase(),
        predicate: joinWords(words.slice(at)),
      };
    }
    if (at > from && (within.test(word.text) || (isBare && word.pos === 'VERB'))) return undefined;
    if (word.pos === 'ADP' || (word.pos === 'VERB' && head)) isInside = true;
    if (!isInside && nouns.has(word.pos)) head = word;
  }
  return undefined;
}
