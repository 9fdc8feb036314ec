import type { FactKind } from '#shared/brief.ts';
import { isTraitLine } from './traits.ts';
import { isEnglishWord } from './shapes/tagger.ts';

/** Kinds that a single word would name only by its sense. */
const bySense = new Set<FactKind>(['skill', 'other']);
/** "Written", "Organizational", "Registration": a word that waits for the rest of its phrase, or stood over a list. */
const waits =
  /(?:al|ive|ous|ary|ory|ic|ed|en|ful|ly|less|ant|ent)$|^(?:registration|references?|qualifications?|requirements?|traits?|additional|academics?|training|management|administration|products?|issues|problems|techniques|disciplines|regulations|boxes|materials|parents|students|participants|staff|clients|local|none|never|vetting|behaviou?rs?|bonus|work|working|business|security|power|web|stack|kit|pro|pre-employment|main|right|to|it|that['’]s|map|guide|route|smart|start|geo|reward|logic|page)$/iu;
const graded =
  / (?:is |are )?(?:a plus|(?:highly |strongly )?(?:desired|preferred|required|desirable))$/iu;
/** "98dcac", "Dufault[at]mail": no word of any language. */
const noWord = /[[\]#@_]|^(?=\p{L}*\d)(?=[\da-f]{6})[\da-f]{6,}$|^\d+\+$/iu;

const ofHouse = new Set<FactKind>(['benefit', 'culture', 'team', 'duty', 'skill', 'other']);
/** "The candidate", "Our customers": who or what the torn sentence was about. */
const subjectOnly = /^(?:the|this|our) [\p{L}'’-]+(?: [\p{L}'’-]+)?$/iu;
/** "Creativity in", "Active participation in": the rest stood in the next line. */
const breaksOff = /^(?:[\p{L}'’-]+ ){1,5}(?:of|with|and|or|the|for|from|by|in)$/iu;
/** "Type of": a label that lost its second half. */
const halfLabel = /^\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+)? (?:of|for|with|and|or|from|by)$/u;
const isSentence = /\b(?:is|are|we|you|they|who|that|where|what|log|sign|check|trade)\b/iu;
const code = /^\p{Lu}{2,5}-?\d{2,6}$/u;

/** Whether the words are a piece of something longer. */
const isPiece = (kind: FactKind, text: string): boolean =>
  (ofHouse.has(kind) && subjectOnly.test(text)) ||
  (kind === 'benefit' && code.test(text)) ||
  ((kind !== 'culture' || halfLabel.test(text)) && breaksOff.test(text) && !isSentence.test(text));

/** Whether a fact is a word or a piece that says nothing alone; a name, a deed and a trait say something. */
export function saysNothingAlone(kind: FactKind, text: string): boolean {
  if (isPiece(kind, text)) return true;
  const word = text.replace(graded, '').replace(/^\((.*)\)$/u, '$1');
  if (!bySense.has(kind) || /\s/u.test(word)) return false;
  if (noWord.test(word)) return true;
  if (/\p{Lu}\p{Lu}|\p{Ll}\p{Lu}|\d|[/+.]/u.test(word))
    return /^\p{Lu}{4,}$/u.test(word) && isEnglishWord(word.toLowerCase());
  return waits.test(word) && !isTraitLine(word);
}
