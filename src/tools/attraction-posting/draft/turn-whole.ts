import { alsoNouns } from '#reading/facts/shapes/duty-verbs.data.ts';
import { readPlainVerb } from '#reading/facts/shapes/plain-verb.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';

const bare = (word: string): string => word.replace(/[^\p{L}\d/&'’-]/gu, '').toLowerCase();
const before = /^(?:the|an?|all|any|our|their|its|your|each|every|this|these)$/;
const behindThing =
  /^(?:through|using|and|or|of|in|for|from|at|by|to|on|as|that|which|ensuring|covering|concerning|regarding|involving|relating|showing|containing)?$/;
/** Shown or told as often as done. */
const thing = /^(?:exhibit|lead|conduct|need|benefit|result|contact)$/;

/** "provides direction" behind "and" is done; "records requests" and "leads through fairs" are things. */
function isDone(word: string, next: string, last: string): boolean {
  const verb = readPlainVerb(word)?.verb ?? '';
  if (/\p{L}{2}ly$/u.test(last) || before.test(next)) return true;
  return !alsoNouns.has(verb) && !thing.test(verb) && !behindThing.test(next);
}

/** Behind these somebody else does it. */
const ofAnother = /^(?:ensure|sure|that|which|who|is|are|so|how|if|when|where)$/;

/** "Meet or beating the budget": half a row was turned. */
const halfTurned = /^\p{L}+(?<!ing) (?:and|or) \p{Ll}+ing\b/u;

/** A line as the reader turned it, where nothing but the forms of its verbs differs; null where a thing may have been turned. */
export function turnWhole(own: string, verbPhrase: string | null): string | null {
  if (verbPhrase === null) return null;
  const turned = stripEnd(verbPhrase).replace(/(?<!!)!+$/, '');
  const [old, told] = [own, turned].map((text) =>
    text.replace(/ & /g, ' and ').split(/\s+/).map(bare),
  );
  if (!old || !told || old.length !== told.length || halfTurned.test(turned)) return null;
  const isSame = old.every((word, i) => word === told[i]);
  const isTurned = old[0] !== told[0];
  const isRow = /^(?:and|or|&)$/.test(old[1] ?? '');
  const mayDiffer = old.every((word, i) => {
    if (i === 0 || word === told[i]) return true;
    // "make sure it is right and meets the need": the second verb is no longer the first one's.
    if (!isTurned && old.slice(0, i).some((one) => ofAnother.test(one))) return false;
    if (word.endsWith('ing')) return isTurned || before.test(old[i + 1] ?? '');
    return isRow || isDone(word, old[i + 1] ?? '', old[i - 1] ?? '');
  });
  return !isSame && mayDiffer ? capitalize(turned) : null;
}
