import type { Brief } from '#shared/brief.ts';
import { beginsWithVerb } from '#plan/wording/orders.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import { listOnce } from '#writing/list.ts';
import { isSearchedAnywhere } from './searched-term.ts';
import { aloneSkills, skillHeads, vagueWords } from './keyword-heads.data.ts';

const mostWords = 3;
/** Between them stand the names of things. */
const joints =
  /^(?:and|or|the|an?|of|to|for|with|in|on|by|at|from|as|all|any|each|our|your|their|its|this|that|these|is|are|be|will|you|we|they|who|which|when|while|if|not|such|into|upon|without|between|during|about|up|out|off|over|under|per|through|across|using|via|including|must|have|has|can|may|both|every|some|within|how|why|where|against|upcoming|undertake|gen)$/i;

/** A word that says which: no verb, no manner, no name of a house. */
const isWhich = (word: string): boolean =>
  /^\p{Ll}[\p{L}-]+$/u.test(word) &&
  !vagueWords.has(word) &&
  !word.endsWith('ly') &&
  (!word.endsWith('ing') || fields.has(word)) &&
  ![word, word.replace(/s$/, ''), word.replace(/es$/, '')].some(beginsWithVerb);

/** Said of a field of work, and not of what somebody does. */
const fields = new Set(
  'marketing nursing accounting engineering banking housing purchasing manufacturing advertising catering plumbing wiring testing planning training lighting drawing'.split(
    ' ',
  ),
);

/** "sterile compounding" out of "proper use, handling and sterile compounding": as many words as say which. */
function endAt(words: readonly string[], end: number): string | null {
  let start = end;
  while (start > 0 && end - start < mostWords - 1 && isWhich(words[start - 1] ?? '')) start -= 1;
  const head = words[end] ?? '';
  // "supply chain management": a word that is a deed elsewhere belongs to a name that people know.
  const longer = start > 0 ? words.slice(start - 1, end + 1).join(' ') : '';
  if (longer !== '' && isSearchedAnywhere(longer)) return longer;
  if (start === end) return aloneSkills.has(head) ? head : null;
  return words.slice(start, end + 1).join(' ');
}

function findThings(text: string): string[] {
  const runs: string[][] = [[]];
  for (const word of text.match(/[\p{L}\d&'’-]+|[^\p{L}\d\s&'’-]/gu) ?? [])
    if (joints.test(word) || !/^\p{L}/u.test(word)) runs.push([]);
    else runs.at(-1)!.push(word);
  return runs.flatMap((run) => {
    const words = run.map((word, i) => (i === 0 ? word.toLowerCase() : word));
    const found: string[] = [];
    for (let end = words.length - 1; end >= 0; end -= 1) {
      if (!skillHeads.has(words[end] ?? '')) continue;
      const name = endAt(words, end);
      if (name === null) continue;
      found.push(name);
      break;
    }
    return found;
  });
}

/** What demands and duties speak of as things of the trade: two or three words of the job's own. */
export const listThings = (brief: Brief): string[] =>
  listOnce(
    [
      ...listFacts(brief, { kinds: ['skill', 'experience', 'safety'] }),
      ...listFacts(brief, { kinds: ['duty'] }),
    ].flatMap(({ text }) => findThings(text)),
  );
