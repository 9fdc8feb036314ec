import { endsWhole } from './ends-whole.ts';
import { tagWords } from './tagger.ts';
import { readVerbPhrase, type VerbPhrase } from './verb-phrase.ts';

/**
 * Where a line goes on with something that is not needed to understand its beginning: a second verb of its own, how or
 * what for it is done, examples.
 */
const joints =
  /(?:,? (?:and|but) (?:is|are|has|will|must|may|can|should)\b|[;:]|, (?=\p{L}+ing )|,? (?:and|as well as) (?=\p{L}+(?:ing|s) )| (?:including|through|by|such as|as the|while|whilst|ensuring|using|so that|in order to|in accordance with|as well as|e\.g\.)(?= )| [–-] | \()/giu;
/** "Over time, plan the fleet", "Under supervision, sorts the mail": when or how, before what is done. */
const opening =
  /^(?:over time|under [^,]{3,40}|with [^,]{3,40}|in [^,]{3,40}|where [^,]{3,30}|at all times|on a \p{L}+ basis|daily|weekly|always), (?=\p{L})/iu;
const always = /^always (?=\p{L})/iu;
/** A deed without what it is done to says nothing. */
const fewestWords = 3;
const turn = /, (?:you|they|we|this|the \p{L}+ will)(?:['’]ll)? /iu;
/** Cut amid examples or behind the name of a list that is gone. */
const open = / (?:including|such as|following|certain) | [–-] |[;:]/i;
const things = new Set(['NOUN', 'PROPN', 'NUM']);

/**
 * The beginning of a line that as a whole cannot be put into the plain form: "keep the stores" of "keeps the stores, and
 * is the one whom the crew asks". Only where it ends in a thing, as nothing that it needs stands behind it then.
 */
export function readVerbHead(line: string): VerbPhrase | undefined {
  const text = line.replace(opening, '').replace(always, '');
  // "Using the plan, you will sort": what is done comes behind it.
  if (turn.test(text)) return undefined;
  const cuts = [...text.matchAll(joints)].map(({ index }) => index).toReversed();
  for (const at of [...(text === line ? [] : [text.length]), ...cuts]) {
    const head = text.slice(0, at).trim();
    if (head.split(/\s+/).length < fewestWords) return undefined;
    const verb = isWhole(head) ? readVerbPhrase(head) : undefined;
    if (verb?.isSure && !verb.isNamed) return verb;
  }
  return undefined;
}

/** No bracket is open, no row waits for its "and", and a thing stands last. */
function isWhole(head: string): boolean {
  if (head.split('(').length !== head.split(')').length || open.test(head)) return false;
  if (!endsWhole(head)) return false;
  const isOpenRow = /, (?!\p{L}+ing )(?![^,]*\b(?:and|or)\b)[^,]*$/u.test(head);
  return !isOpenRow && things.has(tagWords(head).at(-1)?.pos ?? '');
}
