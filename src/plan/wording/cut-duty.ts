import { alsoNouns, dutyVerbs } from '#reading/facts/shapes/duty-verbs.data.ts';
import { readPlainVerb } from '#reading/facts/shapes/plain-verb.ts';
import { endsLoose } from '#reading/facts/words/loose-ends.ts';
import { endsOpen } from '#writing/ends-open.ts';
import { countWords } from '#writing/shorten.ts';
import { wholePhrase } from '#writing/whole-phrase.ts';

/** "a model focused on keeping": a deed that waits for its thing. */
const onDoing = /\b(?:on|of|by|for|to|in|with|from) (\p{Ll}+ing)$/u;
/** "keep the light burning and prepare": a second verb whose thing was cut off. */
const secondVerb = /(?:,|\b(?:and|or|to|whilst?)) (\p{Ll}+)$/u;

/** Whether a clause that was cut ends in the middle of something. */
export function endsTorn(clause: string): boolean {
  if (endsOpen(clause) || endsLoose(clause) || /\b(?:whil(?:e|st)|and\/or)$/i.test(clause))
    return true;
  const doing = onDoing.exec(clause)?.[1];
  if (doing !== undefined && readPlainVerb(doing)?.form === 'gerund') return true;
  const verb = secondVerb.exec(clause)?.[1] ?? '';
  return dutyVerbs.has(verb) && !alsoNouns.has(verb);
}

/** A duty as far as one of its clauses goes, the longest within so many words that ends whole; null where none does. */
export function cutDuty(duty: string, most: number): string | null {
  let limit = most;
  for (;;) {
    const head = wholePhrase(duty, limit);
    if (head === null || !(head !== duty && endsTorn(head))) return head;
    limit = countWords(head) - 1;
  }
}
