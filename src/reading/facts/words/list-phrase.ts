import type { FactKind } from '#shared/brief.ts';
import { dropHouse } from './phrase.ts';

/** Sentences with a subject of their own, reduced to what stands in a list: "We work four tens" is "four tens". */

const conditions = new Set<FactKind>([
  'schedule',
  'travel',
  'benefit',
  'process',
  'licence',
  'authorization',
  'experience',
  'education',
  'physical',
]);

const participle = String.raw`(?:\p{L}{2,}ed|paid|given|kept|held|set|made|built|sent|taken|done|known|for)\b`;
const noSubject = String.raw`(?<!\b(?:who|that|which|they|it|you|we|there|this|these|and|or|what|as|if|when|where|than|not))`;
/** "40 hours a week are guaranteed": the noun and what becomes of it. */
const passive = new RegExp(String.raw`${noSubject}\s(?:is|are|will be)\s(?=${participle})`, 'giu');
const longestShortened = 14;
const finite = /\b(?:is|are|was|were|will|must|can|may|should|would|has|have|do|does)\b/gi;
const dependent = /^(?:where|when|if|as|due|in|at|to|aside|for|while|although)\b/i;

/** "Times are fixed and it is for you to be there": with a second verb only the whole sentence is English. */
const withoutVerb = (text: string): string =>
  text.split(' ').length > longestShortened ||
  dependent.test(text) ||
  (text.match(finite)?.length ?? 0) > 1
    ? text
    : text.replace(passive, ' ');

const frames: [RegExp, string][] = [
  [
    /^(?:must be )?able to work (?=(?:mon|tue|wed|thu|fri|sat|sun|any|all|nights?|days|evenings?|weekends?|holidays?|rotating|overtime|\d))/i,
    '',
  ],
  [/^(?:this |the )?(?:position|role|job) (?:involves|requires|includes) /i, ''],
  [/^and (?=\S)/i, ''],
  [
    /^(?:this|the|our|your)?\s?(?:position|role|job|work|schedule|shift|workweek|work week|hours) (?:is|are|will be) expected to (?:be able to )?/i,
    '',
  ],
  [
    /^(?:the )?work (?:associated with this (?:position|job|role) )?(?:will be|is) (?:performed|done) (?:through )?(?:an? )?/i,
    '',
  ],
  [
    /^(?:this|the|our|your)?\s?(?:position|role|job|work|schedule|shift|workweek|work week|hours) (?:is|are|will be) (?=\S)/i,
    '',
  ],
  [/^(?:then|next|after that|finally),? (?:comes?|follows?|there (?:is|are)) (?:an? |the )?/i, ''],
  [/^(?:then|finally),? (?=\p{L})/iu, ''],
  [
    /^(?:everybody|everyone|you|all applicants|applicants|candidates)(?: who appl(?:y|ies))? (?:will )?(?:hears? back|gets? an answer) (?=within|in|by)/i,
    'Answer ',
  ],
  [
    /^(?:an? |the )?(offer|call|interview|decision|answer|contract) (?:follows|comes|is made) (?=within|in|after|by)/i,
    '$1 ',
  ],
  [/\b(percent|%) of the time is travel\b/i, '$1 travel'],
  [/,? (?:(?:is|are|would be) )?(?:an? )?nice[ -]to[ -]haves?$/i, ''],
  [/^(?:the )?(first .{2,30}?) (?:is|are) for /i, '$1: '],
];

/** "One weekend in five you are on call" */
const turned = /^(.{3,40}?),? you (?:are|will be) (on call|on duty|off|free)$/i;

/** What the employer makes, and what it never does, is told in its own person. */
const keepsSubject =
  /^we (?:never|do not|don't|will not|won't|cannot|can't|build|make|design|sell|serve|operate|manufacture|produce|supply|repair|grow|bake|brew|move|use|keep|help|invest|expect|run|give)\s/i;

/** A fact's sentence without the speaker and, where it tells a condition, without its finite verb. */
export function toListPhrase(kind: FactKind, sentence: string): string {
  if (kind === 'duty' || kind === 'trait') return sentence;
  if ((kind === 'other' || kind === 'culture') && keepsSubject.test(sentence)) return sentence;
  let text = conditions.has(kind) ? dropCause(sentence).replace(thereIs, '') : sentence;
  for (const [pattern, by] of frames) text = text.replace(pattern, by);
  text = text.replace(
    turned,
    (_, when: string, what: string) => `${what} ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
  );
  const dropThem = (words: string): string => dropWe(dropYou(words), kind);
  text = kind === 'culture' ? dropHouse(text, dropThem) : dropThem(text);
  if (!conditions.has(kind)) return text;
  const reduced = withoutVerb(text);
  return reduced === text ? text : reduced.replace(/^the /i, '');
}

const thereIs = /^there(?: is| are| will be|['’]s)? (?:an? )?(?!no such)(?=\S+\s\S)/i;

/** "Ice and wind do not cost you pay: 40 hours are guaranteed": the promise stands behind the colon. */
const dropCause = (text: string): string =>
  text.replace(/^[^:]{5,80}\b(?:do|does|will) not\b[^:]{3,40}:\s(?=\S+\s\S+\s\S)/i, '');

function dropYou(text: string): string {
  const known = text
    .replace(/^you know how to /i, 'Able to ')
    .replace(/^you know /i, 'Knowledge of ');
  // "You hold yourself to your word and are thorough": no part of it stands without its subject.
  if (
    known !== text ||
    /^you (?:do not|don['’]t)\b|\byourself\b|,? and (?:are|have|you)\b/i.test(text)
  )
    return known;
  return text.replace(
    /^(?:and )?you(?:'ll|'re|'ve| will| would| can| may| also)?(?: be| have| get| receive| enjoy)? (?=\S+\s\S)/i,
    '',
  );
}

const given =
  /^(?:and )?we(?:'ll| will| can)? (?:also )?(?:offer|provide|give(?: you)?|have|are|see|run|work(?= (?:four|five|three|\d|mon|tue|wed|thu|fri|sat|sun|day|night|a |an ))) (?:you )?(?=\S)/i;

/** What "we" give, have or are is the fact; what we do is told in the employer's own person. */
function dropWe(sentence: string, kind: FactKind): string {
  if (!/^(?:and )?(?:we|they)\b/i.test(sentence)) return sentence;
  // A promise in two halves needs its subject.
  if (kind === 'process' && sentence.includes('; ')) return sentence;
  const text = sentence
    .replace(/^(?:and )?(?:we|they)['’]re\b/i, 'we are')
    .replace(/^they\b/i, 'we');
  const visa =
    /^we (?:do not|don't|cannot|can't|will not|won't) (?:offer )?(?:sponsor (?:a )?(?:work )?visas?|provide (?:visa )?sponsorship|(?:visa )?sponsorship)/i;
  if (visa.test(text)) return text.replace(visa, 'no visa sponsorship');
  const paid = text.replace(/^we pay for (?:your |the )?/i, 'paid ');
  if (paid !== text) return paid;
  if (
    kind === 'benefit' &&
    !/\band (?:give|cover|offer|pay)\b/i.test(text) &&
    /^we pay \S+ \S/i.test(text)
  )
    return text.slice('we pay '.length);
  const plain = text.replace(given, '');
  if (
    plain !== text &&
    !/^(?:not|no longer|committed|looking|proud|here|serious|passionate|all about|big on|keen|happy|dedicated)\b/i.test(
      plain,
    )
  )
    return plain;
  return sentence;
}
