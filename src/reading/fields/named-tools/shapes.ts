import { emptyBefore, generalNouns, toolNouns } from './shapes.data.ts';
import { readPlainVerb } from '../../facts/shapes/plain-verb.ts';
import type { Mention } from './mention.ts';

const mostWords = 3;
const mostMatches = 12;

/** "statistical analysis software", "cleaning equipment", "billing systems". */
export function readShapes(text: string): Mention[] {
  const found: Mention[] = [];
  for (const match of text.matchAll(toolNouns)) {
    if (found.length >= mostMatches) break;
    const noun = (match[1] ?? '').toLowerCase();
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const words = withoutVerb(kindBefore(before), before);
    if (words === '') continue;
    const general = generalNouns[noun.replace(/s$/, '')];
    if (general && !general.test(words)) continue;
    if (ofPeople.test(text.slice(match.index + match[0].length))) continue;
    const start = match.index - words.length - 1;
    const end = match.index + match[0].length;
    found.push({ name: text.slice(start, end), start, end, confidence: 0.6 });
  }
  return found;
}

/** "an experienced software engineer", "a global software provider": who makes it, and nothing that one uses. */
const ofPeople =
  /^ (?:engineers?|developers?|architects?|programmers?|house|compan(?:y|ies)|(?:service |solutions? )?providers?|vendors?)\b/i;

/** Words of kinds that are spelled like verbs: "test equipment". */
const kindWords =
  /^(?:access|audio|control|design|display|exercise|fax|feed|heat|lift|machine|mail|office|order|plant|play|point|power|process|program|project|research|safety|sound|support|test|track|transport|travel|water)$/i;

/** "Recommends equipment", "able to repair machines": what is done with them says nothing of their kind. */
function withoutVerb(words: string, before: string): string {
  const [first = '', ...rest] = words.split(' ');
  const verb = readPlainVerb(first);
  const lead = before.slice(0, before.length - words.length - 1).trimEnd();
  const opens = lead === '' || /(?:\bto|[;:•·])$/i.test(lead);
  const isVerb =
    verb !== undefined &&
    !kindWords.test(first) &&
    (verb.form === 'third' || (verb.form === 'plain' && opens));
  return isVerb ? rest.join(' ') : words;
}

/** The words right before the noun that say what kind it is. */
function kindBefore(before: string): string {
  if (!before.endsWith(' ')) return '';
  const words = before.slice(0, -1).split(' ');
  const kept: string[] = [];
  while (kept.length < mostWords && words.length > 0) {
    const word = words.pop() ?? '';
    if (!/^[\p{L}\d][\p{L}\d&/'’.-]*$/u.test(word) || emptyBefore.test(word)) break;
    if (
      /(?:ing|ly|ed)$/i.test(word) &&
      kept.length > 0 &&
      !/(?:processing|accounting|engineering|testing|marketing|cleaning|learning|imaging|building|operating|monitoring|manufacturing|advertising|scheduling|woodworking|measuring|cutting|welding|gardening|landscaping|statistical)$/i.test(
        word,
      )
    )
      break;
    kept.unshift(word);
  }
  return kept.join(' ');
}
