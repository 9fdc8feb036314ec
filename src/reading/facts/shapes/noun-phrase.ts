import { joinWords, tagWords, type Word } from './tagger.ts';
import { lowerFirst } from './verb-phrase.ts';

const opens = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM', 'DET']);
/** What may stand before the noun that the phrase is about. */
const leads = new Set([...opens, 'ADV', 'SYM', 'PART', 'CCONJ', 'PUNCT', 'VERB']);
const longest = 160;

/** "is required", ", preferred": how much it is wanted is said elsewhere. */
const wanted =
  /(?:(?:,?(?: and)? (?:is|are|would be|will be|being|considered)|,)? (?:(?:strongly|highly|also|very|definitely) )?(?:required|preferred|essential|mandatory|desired|desirable|needed|advantageous|beneficial|an? (?:(?:big|real|huge|definite|strong|added|significant) )?(?:plus|must|asset|advantage)))+$/i;

/** A phrase about a thing, as "experience with ELT pipelines"; undefined when it says something of it. */
export function readNounPhrase(
  phrase: string,
  /** Whether the job writes a word with a capital wherever it stands. */
  isName: (word: string) => boolean,
): string | undefined {
  const bare = phrase.replace(wanted, '');
  const isKept = isName(/^[\p{L}'’-]+/u.exec(bare)?.[0] ?? '') || isTitled(bare);
  const text = isKept ? bare : lowerFirst(bare);
  if (text.length > longest || /[.!?:;]\s|[?:!]|\s[–—-]\s/.test(text)) return undefined;
  const words = tagWords(text);
  const [first] = words;
  if (!first || !(opens.has(first.pos) || isParticiple(first))) return undefined;
  const end = words.findIndex(({ pos, text: word }) => !leads.has(pos) || word === 'to');
  const head = words.slice(0, end === -1 ? words.length : end);
  const noun = head.at(-1);
  if (!noun || (noun.pos !== 'NOUN' && noun.pos !== 'PROPN')) return undefined;
  // "design experience" is a thing, "design systems" may be work.
  if (first.pos !== 'PROPN' && head.length > 1 && isAlsoVerb(first, words)) return undefined;
  return words.every((word, index) => isWithin(word, words, index)) ? joinWords(words) : undefined;
}

/** "Employee Assistance Program": the whole is written as a name. */
function isTitled(text: string): boolean {
  const later = text
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^\p{L}{4}/u.test(word));
  return /^\S+ \p{Lu}/u.test(text) && later.every((word) => /^\p{Lu}/u.test(word));
}

const isParticiple = ({ pos, text }: Word): boolean =>
  pos === 'VERB' && /(?:ed|en|wn)$/i.test(text);

/** Whether the word would be a verb behind a subject, with the next word as its object. */
function isAlsoVerb(first: Word, words: readonly Word[]): boolean {
  const next = words[1]?.pos;
  if (first.pos !== 'NOUN' || (next !== 'NOUN' && next !== 'ADJ' && next !== 'DET')) return false;
  const subject = first.text.endsWith('s') ? 'she' : 'they';
  return tagWords(`${subject} ${joinWords(words.slice(0, 6))}`)[1]?.pos === 'VERB';
}

/** Nobody acts in a noun phrase, unless behind "to", as a gerund or as a participle. */
function isWithin(word: Word, words: readonly Word[], index: number): boolean {
  const lower = word.text.toLowerCase();
  if (word.pos === 'AUX' || word.pos === 'INTJ') return false;
  if (word.pos === 'PRON' && /^(?:you|we|they|i|he|she|it|who|that|which)$/.test(lower))
    return false;
  if (word.pos === 'SCONJ' && lower !== 'as' && lower !== 'than') return false;
  if (word.pos !== 'VERB') return true;
  if (/(?:ing|ed|en|wn)$/.test(lower)) return true;
  // "to read and interpret": what is joined to an infinitive is one.
  return words
    .slice(0, index)
    .some(({ text, pos }) => text.toLowerCase() === 'to' && pos === 'PART');
}
