import { beginsWithVerb } from '../wording/orders.ts';
import { alsoVerbs, countNouns, onlyOnes } from './count-nouns.data.ts';

/** Signs of shorthand, of two lines in one, or of a word that lost its partner. */
const torn =
  /^(?:provide|offer)s? (?:an?|the) (?:\p{L}+ )?opportunit|\b(?:etc|e\.?g|i\.?e|asap|tbd|n\/a)\b|\s\/\s|\p{L}-\s|\b(?:other|such|and|or) (?:and|or)\b|\b(?:and|but) \p{L}+ (?:will|must|shall|should|would)\b|\b(?:from|with|of|for|by|to|in) (?:and|or)\b|\b(\p{L}{2,12}) \1\b|\band will\b|\b(?:annual|monthly|weekly|daily|yearly|various|internal|external|related|key|digital|senior|overall|other|new|multiple|several|relevant|necessary|appropriate|while|using|posed|by|via)\.?$|^(?:You would )?(?:project|budget|report|work|tasks?) \p{L}+ed (?:on|in|by|within|to|and)\b/iu;
/** Two words in one, a name cut short, a second sentence behind a comma. */
const upper =
  /\p{Ll}{4}\p{Lu}{2}|\bthe \p{Lu}\p{Ll}{1,3}\.?$|\p{Ll}\/\p{Lu}|, \p{Lu}\p{L}{1,30} (?:ensures|provides|offers|helps|makes|is|has|delivers|gives|enables)\b/u;

const determiners = new Set(
  'a an the this that these those each every any another one no all both some either our your their his her its which whose what two three four five six seven eight nine ten several many few more most other'.split(
    ' ',
  ),
);
const joints = new Set(['and', 'or', ',', '&', '/']);
const prepositions = new Set(
  'of for to with in on at from by within across through during about under over into between after before against per via as than while when that who where is are be been being if so not'.split(
    ' ',
  ),
);
/** "on site", "by phone", "as manager of": said without an article. */
const bareAfter = new Set(['as', 'per', 'by', 'on', 'at', 'via', 'from']);

const isDetermined = (word: string): boolean =>
  determiners.has(word) || /['’]s?$/.test(word) || /^\d/.test(word);

/** Whether the noun at `at` stands alone where English wants an article. */
function isBare(words: readonly string[], at: number): boolean {
  const after = words[at + 1];
  const isHead =
    after === undefined || joints.has(after) || prepositions.has(after) || goesOn.test(after);
  if (!isHead) return false;
  let from = at - 1;
  while (from > 0 && !joints.has(words[from]!) && !prepositions.has(words[from]!)) {
    if (isDetermined(words[from]!)) return false;
    from -= 1;
  }
  const before = words[from] ?? '';
  const isNext = from === at - 1;
  if (isDetermined(before)) return false;
  if (isNext && (bareAfter.has(before) || (alsoVerbs.has(words[at]!) && before !== 'of')))
    return false;
  // "the plan and budget": both stand behind one article.
  return !(joints.has(before) && isShared(words, from));
}

/** "using", "including": what stands before them is whole; "planning" goes with it. */
const goesOn =
  /^(?:using|utili[sz]ing|including|ensuring|following|regarding|relating|providing|involving)$/;

function isShared(words: readonly string[], joint: number): boolean {
  for (let at = joint - 1; at > 0 && at > joint - reach; at -= 1) {
    if (isDetermined(words[at]!)) return true;
    if (prepositions.has(words[at]!)) return false;
  }
  return false;
}
const reach = 6;

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.+#-]*|[,&/]/gu) ?? [];

/** "write plans, schedules for sites": a row without its last joint. */
function isOpenRow(text: string): boolean {
  const parts = text.split(', ');
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || joined.test(last)) return false;
  return parts.length > 2 || /(?<!ou|s|le)s$/.test(parts[0]!);
}
const joined =
  /^(?:and|or|but|including|such|with|from|by|for|to|in|on|at|as|so|who|which|where|while|when|both|plus|not|across|through|then|mainly|especially|often|if|\p{L}+ing|\p{L}+ly|\p{L}+ed)\b|\b(?:and|or)\b/iu;

/** "translate them": nobody knows what. */
function pointsNowhere(text: string): boolean {
  const [before, ...rest] = text.split(/\bthem\b/i);
  if (rest.length === 0) return /\b(?:these|those|the (?:above|latter|former))\b/i.test(text);
  return !/(?:^|\s)\p{L}{2,30}(?<!s|u|i)s\b/u.test((before ?? '').replace(/^\S+ /, ''));
}

/** "review orders and communicating with": the second verb kept its other form. */
const uneven =
  /^(?!\p{L}+ing\b)(?:(?!ing\b)[^.])*?\band (?:[\p{L}-]+ly )?(?!during\b|bring\b)[\p{L}-]{3,}ing (?:with|the|an?|that|all|them|our|their)\b/iu;
const afterGerund = /\b\p{L}{3,}ing\b.{0,80}\band \p{L}+ing\b/u;

/** "mend the sails Performs repairs": a second line began without a stop; "Google Drive for all" is a name. */
const within = /(?<=\p{Ll}) (?=(\p{Lu}\p{Ll}{2,}) (\p{Ll}{3,}))/gu;
const beginsAnew = (text: string): boolean =>
  [...text.matchAll(within)].some(
    ([, word = '', next = '']) =>
      !prepositions.has(next) &&
      !joints.has(next) &&
      (beginsWithVerb(`${word} it`) || beginsWithVerb(`${word.replace(/s$/, '')} it`)),
  );

const frame = /^(?:You would (?:also )?|You (?:also )?|The work includes )/;

/** "in places such as home and school": examples of a place stand without an article. */
const examples =
  /\b(settings|environments|locations|places|areas|sites|channels|ways) such as [\p{L}, -]{3,80}$/iu;

/** Whether a clause on the work can be said aloud as it stands: nothing lost, no article missing, no row without its end. */
export function isSaidWhole(sentence: string): boolean {
  const text = sentence.replace(frame, '').replace(/\.$/, '').replace(examples, '$1');
  if (torn.test(text) || upper.test(text) || isOpenRow(text) || pointsNowhere(text)) return false;
  if (beginsAnew(text) || (uneven.test(text) && !afterGerund.test(text))) return false;
  const words = wordsOf(text);
  return words.every((word, at) => at === 0 || !countNouns.has(word) || !isBare(words, at));
}

const only = new RegExp(
  `^(\\p{Ll}{3,14}(?:,? and \\p{Ll}{3,14})? )((?:annual |monthly |weekly |company |department )?(?:${onlyOnes})(?= (?:for|of|and|in|with|on)\\b|[,.]|$))`,
  'u',
);

/** "produce budget" as it is said: "produce the budget". */
export const addArticle = (text: string): string => text.replace(only, '$1the $2');
