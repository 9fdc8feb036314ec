import { joinWords, tagWords, type Word } from './tagger.ts';

/** How the duties of a job begin: "own", "owns" or "owning". */
export type VerbForm = 'plain' | 'third' | 'gerund';

export interface VerbPhrase {
  /** In the plain form of its verbs: "own the data models". */
  text: string;
  form: VerbForm;
  /** False when the first word may be a noun as well: other duties of the list decide. */
  isSure: boolean;
}

/** What may stand before the verb: who does it, and that they are to do it. */
const lead =
  /^(?:in this (?:role|position|job),? )?(?:(?:you|the (?:successful |ideal |selected )?(?:candidate|applicant|incumbent|postholder|post holder|jobholder|employee|role|position)|this (?:role|position|job))(?:['’]ll| will| would| shall| must)?(?: also)? (?:be (?:responsible|accountable) for |be expected to |be required to |be )?|will(?: also)? (?:be responsible for |be expected to )?|(?:the|this) (?:role|position|job) (?:involves|includes|will involve|will include) |(?:be )?responsible for |duties include:? |responsibilities include:? |to )(?=\p{L})/iu;

/** "Commercial Sharpness: Bringing ...": a few words that only name what follows. */
const slogan = /^[^\s:]+(?: [^\s:]+){0,5}: (?=\p{Lu}\p{Ll}+\s)/u;

const partOf = /^(?:,|;|&|\/|and|or|then|as)$/i;
const longest = 400;
/** Two sentences, also where a page lost the blank between them. */
const isSeveral = /[.!?]\s+\p{Lu}|\p{Ll}[.!?]\p{Lu}/u;

/** "You will own the data models" is, in a list, "own the data models". */
export const dropSubject = (phrase: string): string => phrase.replace(lead, '');

/** A phrase that begins with what somebody does; undefined when its words leave that open. */
export function readVerbPhrase(phrase: string): VerbPhrase | undefined {
  const said = phrase.replace(slogan, '');
  const spoken = lead.exec(said)?.[0] ?? '';
  const rest = lowerFirst(said.slice(spoken.length));
  if (rest.length > longest || isSeveral.test(rest) || /[?:]/.test(rest.slice(0, 60)))
    return undefined;
  const words = tagWords(rest);
  const at = words[0]?.pos === 'ADV' && /ly$/i.test(words[0].text) ? 1 : 0;
  const first = words[at];
  if (!first || words.length < at + 2 || !/^[\p{L}-]+$/u.test(first.text)) return undefined;
  const verb = readVerb(first, words.slice(at + 1), spoken !== '');
  if (!verb) return undefined;
  const joined = alignVerbs(words, at, verb.form);
  if (!joined) return undefined;
  joined[at] = { ...first, text: verb.lemma };
  return { text: joinWords(joined), form: verb.form, isSure: verb.isSure };
}

interface Verb {
  lemma: string;
  form: VerbForm;
  isSure: boolean;
}

/** The first word as a verb: by its own tag, or by the tag it has behind a subject. */
function readVerb(first: Word, after: readonly Word[], isSpoken: boolean): Verb | undefined {
  const lower = first.text.toLowerCase();
  const [next] = after;
  if (lower === 'be' || (lower === 'have' && isSpoken))
    return { lemma: lower, form: 'plain', isSure: true };
  if (next?.text.toLowerCase() === 'of' || next?.pos === 'AUX') return undefined;
  const subject = lower.endsWith('s') && !lower.endsWith('ss') ? 'she' : 'they';
  if (lower.endsWith('ing')) {
    const isVerb = first.pos === 'VERB' && first.lemma !== lower && next?.pos !== 'PUNCT';
    return isVerb
      ? { lemma: first.lemma, form: 'gerund', isSure: isSpoken || hasObject(next) }
      : undefined;
  }
  const framed = tagWords(`${subject} ${joinWords([first, ...after]).slice(0, 120)}`)[1];
  if (framed?.pos !== 'VERB' || lower.endsWith('ed')) return undefined;
  const form = framed.lemma === lower ? 'plain' : subject === 'she' ? 'third' : undefined;
  if (!form) return undefined;
  if (next?.pos === 'PROPN' && first.pos !== 'VERB' && !isSpoken) return undefined;
  const isSure = first.pos === 'VERB' || isSpoken || next?.pos === 'DET';
  return { lemma: framed.lemma, form, isSure };
}

const objects = new Set(['DET', 'PRON', 'NOUN', 'PROPN', 'ADJ', 'NUM']);

const hasObject = (next: Word | undefined): boolean =>
  next !== undefined &&
  ['DET', 'PRON', 'ADJ', 'NUM', 'ADP', 'ADV', 'PART', 'CCONJ'].includes(next.pos);

/**
 * "performs X, reads Y and maintains Z": verbs that follow in the same form become plain too. Undefined when one of
 * them may be a noun, or hang on a gerund in between.
 */
function alignVerbs(words: readonly Word[], at: number, form: VerbForm): Word[] | undefined {
  if (form === 'plain')
    return words.some((_, index) => isStray(words, index)) ? undefined : [...words];
  const ending = form === 'third' ? /[^s]s$/i : /ing$/i;
  let hasOther = false;
  const aligned: Word[] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const joins = index > at && before !== undefined && isJoint(words, index - 1);
    const isForm = ending.test(word.text) && word.lemma !== word.text.toLowerCase();
    if (joins && word.pos === 'AUX') return undefined;
    if (index <= at || !isForm || !(joins || word.pos === 'VERB')) {
      aligned.push(word);
      continue;
    }
    const next = words[index + 1];
    if (word.pos === 'VERB' && joins) {
      if (hasOther || next === undefined || (form === 'third' && next.pos === 'PUNCT'))
        return undefined;
      aligned.push({ ...word, text: word.lemma });
      continue;
    }
    // A noun by its tag with something behind it that it may act on was perhaps a verb after all.
    if (joins && next && objects.has(next.pos)) return undefined;
    hasOther ||= form === 'gerund';
    aligned.push(word);
  }
  return aligned;
}

/** "Conduct studies and prepares reports": a verb that does not go with the first. */
function isStray(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const next = words[index + 1];
  if (index < 2 || word?.pos !== 'VERB' || !isJoint(words, index - 1)) return false;
  return (
    /[^s]s$/i.test(word.text) &&
    word.lemma !== word.text &&
    next !== undefined &&
    objects.has(next.pos)
  );
}

/** A comma or "and" before a word, an adverb between them not counted. */
function isJoint(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (word?.pos === 'ADV') return partOf.test(words[index - 1]?.text ?? '');
  return partOf.test(word?.text ?? '');
}

/** "iOS", "RN" and "QuickBooks" keep their letters. */
export function lowerFirst(text: string): string {
  const [first = ''] = /^[^\s,;:]+/.exec(text) ?? [];
  return /^\p{Lu}[\p{Ll}'’-]*$/u.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
