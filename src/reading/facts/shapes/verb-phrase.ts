import { alsoNouns, namesThing, takesPreposition } from './duty-verbs.data.ts';
import { readNominalDuty } from './nominal-duty.ts';
import { calmCapitals } from './calm-capitals.ts';
import { joinVerbs } from './join-verbs.ts';
import { readPlainVerb, type PlainVerb, type VerbForm } from './plain-verb.ts';
import { findSubject } from './subject.ts';
import { joinWords, tagWords, type Word } from './tagger.ts';

export interface VerbPhrase {
  /** In the plain form of its verbs: "own the data models". */
  text: string;
  form: VerbForm;
  /** False when the first word may be a noun as well: other duties of the list decide. */
  isSure: boolean;
  /** Made of the name of a deed, which says nothing of how the other duties begin. */
  isNamed?: true;
}

/** "Commercial Sharpness: Bringing ...": a few words that only name what follows. */
const slogan = /^[^\s:]+(?: [^\s:]+){0,5}: (?=\p{Lu}\p{Ll}+\s)/u;
/** "When needed, follows the plan": said behind it as well as before. */
const whenNeeded =
  /^((?:if|when|as|where|whenever) (?:necessary|needed|required|appropriate|requested|applicable|possible|assigned|directed)),\s+(?=\p{L})/iu;

const namesTask = /(?:for|with|includ\p{L}+|involves?|encompass\p{L}*):? $/iu;

const longest = 400;
/** Two sentences, also where a page lost the blank between them, or one with a subject of its own behind a comma. */
const isSeveral =
  /[.!?]\s+\p{Lu}|\p{Ll}[.!?]\p{Lu}|, (?:you|they|we)(?:['’]ll| will| are| have| can)?\s/u;

/** A phrase that begins with what somebody does; undefined when its words leave that open. */
export function readVerbPhrase(phrase: string): VerbPhrase | undefined {
  const whole = calmCapitals(phrase)
    .replace(slogan, '')
    .replace(/^(?:also|additionally),? (?=\p{L})/iu, '');
  const [condition = '', when = ''] = whenNeeded.exec(whole) ?? [];
  const said = whole.slice(condition.length);
  const spoken = findSubject(said);
  const rest = lowerFirst(said.slice(spoken));
  if (rest.length > longest || isSeveral.test(rest) || /[?:]/.test(rest.slice(0, 60)))
    return undefined;
  const named = spoken === 0 && when === '' ? readNominalDuty(rest) : undefined;
  if (named !== undefined) return { text: named, form: 'plain', isSure: true, isNamed: true };
  const words = tagWords(rest);
  const at = findVerb(words);
  const first = words[at];
  if (!first || words.length < at + 2 || !/^[\p{L}-]+$/u.test(first.text)) return undefined;
  const verb = readVerb(first, words.slice(at + 1), spoken > 0);
  // "Responsible for stock control" names a thing.
  if (!verb || (verb.form === 'plain' && namesTask.test(said.slice(0, spoken)))) return undefined;
  const joined = joinVerbs(words, at, verb.form);
  if (!joined || (verb.form === 'plain' && changesForm(joined, at))) return undefined;
  joined[at] = { ...first, text: verb.lemma };
  // "safely and efficiently operate": two adverbs in front of a verb are spoken by nobody.
  const text = spellAnd(joinWords(at > 1 ? joined.slice(at) : joined));
  return {
    text: when === '' ? text : `${text} ${when.toLowerCase()}`,
    form: verb.form,
    isSure: verb.isSure,
  };
}

/** "enter & maintain": a sign between verbs is spoken as a word. */
const spellAnd = (text: string): string =>
  text.replace(/^((?:[\p{L}-]+,? ){1,4})& (?=\p{L})/u, (row, before: string) =>
    before
      .trim()
      .split(/,? /)
      .every((word) => readPlainVerb(word) !== undefined)
      ? `${before}and `
      : row,
  );

const joint = /^(?:and|or|&)$/i;

/**
 * "Write letters and proofing tall pages": a second verb in another form, and nothing before it on which it could hang, as in
 * "keep the shop by writing letters and proofing pages" or "oversee the design and testing of sails".
 */
function changesForm(words: readonly Word[], at: number): boolean {
  for (const [index, word] of words.entries()) {
    if (index <= at + 1) continue;
    const before = words[index - 1];
    // "manage the crew as well as to teach it".
    if (/^as$/i.test(before?.text ?? '') && words[index - 2]?.text === 'well' && word.text === 'to')
      return true;
    if (!joint.test(before?.text ?? '') || !/\p{L}{3}ing$/u.test(word.text)) continue;
    const next = words[index + 1];
    const isDeed =
      word.pos === 'VERB' &&
      !namesThing.test(word.text) &&
      next !== undefined &&
      ['DET', 'PRON', 'NUM', 'ADJ'].includes(next.pos) &&
      ['NOUN', 'PROPN'].includes(words[index - 2]?.pos ?? '');
    const mayHang = words
      .slice(at + 1, index)
      .some(
        ({ pos, text }) => pos === 'ADP' || pos === 'SCONJ' || pos === 'PART' || /ing$/i.test(text),
      );
    if (isDeed && !mayHang) return true;
  }
  return false;
}

const isManner = (word: Word | undefined): boolean =>
  word !== undefined &&
  /\p{L}{2}ly$/iu.test(word.text) &&
  !/^(?:daily|weekly|monthly|quarterly|yearly|early|timely|friendly|family|assembly|supply)$/i.test(
    word.text,
  ) &&
  readPlainVerb(word.text) === undefined;

/** Behind "safely" or "safely and efficiently". */
function findVerb(words: readonly Word[]): number {
  if (!isManner(words[0])) return 0;
  return /^(?:and|or|,)$/.test(words[1]?.text ?? '') && isManner(words[2]) ? 3 : 1;
}

interface Verb {
  lemma: string;
  form: VerbForm;
  isSure: boolean;
}

/** "Includes evening events": said of the work, and nothing that one does. */
const tellsOfWork = /^(?:includ|involv|requir|consist|entail)(?:e|e?s|ing)?$/;

/** The first word as a verb: by its spelling where it is a known one, by its tag or the tag it has behind a subject. */
function readVerb(first: Word, after: readonly Word[], isSpoken: boolean): Verb | undefined {
  const lower = first.text.toLowerCase();
  const [next] = after;
  if (lower === 'be' || (lower === 'have' && isSpoken))
    return { lemma: lower, form: 'plain', isSure: true };
  if (
    (next?.text.toLowerCase() === 'of' && lower !== 'dispose') ||
    next?.pos === 'AUX' ||
    tellsOfWork.test(lower) ||
    // "Hands on care".
    (lower === 'hands' && /^(?:on|-)$/i.test(next?.text ?? ''))
  )
    return undefined;
  const known = readPlainVerb(lower);
  // "Deal structuring, term sheets": the name of a deed, of two nouns.
  if (known?.form === 'plain' && !isSpoken && isNamedDeed(lower, after)) return undefined;
  if (known) return readKnown(first, after, { ...known, isSpoken });
  return lower.endsWith('ing')
    ? readGerund(first, next, isSpoken)
    : readFramed(first, after, isSpoken);
}

const oftenNamed = /^(?:deal|report|test|contract|market|account|risk|stock|budget|project)$/;
const isNamedDeed = (verb: string, [next, second]: readonly Word[]): boolean =>
  next !== undefined &&
  /\p{L}{3}ing$/u.test(next.text) &&
  oftenNamed.test(verb) &&
  (second === undefined || second.pos === 'PUNCT' || second.pos === 'CCONJ');

const objects = new Set(['DET', 'PRON', 'NUM']);
interface Known {
  verb: string;
  form: VerbForm;
  isSpoken: boolean;
}

function readKnown(first: Word, after: readonly Word[], known: Known): Verb | undefined {
  const { verb, form, isSpoken } = known;
  const [next, second] = after;
  const lower = first.text.toLowerCase();
  if (
    form === 'gerund' &&
    next?.pos === 'PUNCT' &&
    second?.pos !== 'VERB' &&
    !isListed(after, form)
  )
    return undefined;
  const sure = { lemma: verb, form, isSure: true };
  const isNoun = form === 'gerund' ? namesThing.test(lower) : alsoNouns.has(verb);
  if (!isNoun || (isSpoken && next?.pos !== 'PUNCT')) return sure;
  if (next === undefined) return undefined;
  // "records data": no plural stands before a noun. "work closely", "answers any call", "plans and directs".
  const isVerb =
    objects.has(next.pos) ||
    (form !== 'gerund' && first.pos === 'VERB') ||
    (form === 'gerund' && next.pos === 'ADJ') ||
    (form === 'third' && ['NOUN', 'ADJ', 'PROPN', 'VERB'].includes(next.pos)) ||
    (next.pos === 'ADV' && /ly$/i.test(next.text)) ||
    (['ADP', 'PART'].includes(next.pos) && takesPreposition.has(verb) && form !== 'gerund') ||
    isListed(after, form);
  if (isVerb) return sure;
  if (form === 'third' || next.pos === 'PUNCT') return undefined;
  if (next.pos === 'PROPN' && first.pos !== 'VERB') return undefined;
  return { ...sure, isSure: false };
}

/** "plans, organizes and directs": the next word of the row is a verb of the same form. */
function isListed(after: readonly Word[], form: VerbForm): boolean {
  const row = after
    .slice(0, 4)
    .filter((word) => !/^(?:,|and|or|&|\/)$/.test(word.text) && !isManner(word));
  const isRow = /^(?:,|and|or|&|\/)$/.test(after[0]?.text ?? '');
  const next = isRow && row[0] ? readPlainVerb(row[0].text) : undefined;
  return next !== undefined && (next.form === form || isSlip(next, form));
}

/** "Schedules and prioritize": one ending was forgotten. */
const isSlip = (next: PlainVerb, form: VerbForm): boolean =>
  form === 'third' && next.form === 'plain' && !alsoNouns.has(next.verb);

const hasObject = (next: Word | undefined): boolean =>
  next !== undefined &&
  ['DET', 'PRON', 'ADJ', 'NUM', 'ADP', 'ADV', 'PART', 'CCONJ'].includes(next.pos);

function readGerund(first: Word, next: Word | undefined, isSpoken: boolean): Verb | undefined {
  const isVerb =
    first.pos === 'VERB' && first.lemma !== first.text.toLowerCase() && next?.pos !== 'PUNCT';
  return isVerb
    ? { lemma: first.lemma, form: 'gerund', isSure: isSpoken || hasObject(next) }
    : undefined;
}

function readFramed(first: Word, after: readonly Word[], isSpoken: boolean): Verb | undefined {
  const lower = first.text.toLowerCase();
  const [next] = after;
  const subject = lower.endsWith('s') && !lower.endsWith('ss') ? 'she' : 'they';
  const framed = tagWords(`${subject} ${joinWords([first, ...after]).slice(0, 120)}`)[1];
  if (framed?.pos !== 'VERB' || lower.endsWith('ed')) return undefined;
  const form = framed.lemma === lower ? 'plain' : subject === 'she' ? 'third' : undefined;
  if (!form) return undefined;
  if (next?.pos === 'PROPN' && first.pos !== 'VERB' && !isSpoken) return undefined;
  const isSure = first.pos === 'VERB' || isSpoken || next?.pos === 'DET';
  return { lemma: framed.lemma, form, isSure };
}

/** "iOS", "RN" and "QuickBooks" keep their letters. */
export function lowerFirst(text: string): string {
  const [first = ''] = /^[^\s,;:]+/.exec(text) ?? [];
  return /^\p{Lu}[\p{Ll}'’-]*$/u.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
