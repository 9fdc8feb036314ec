import { beginsWithVerb } from '../wording/orders.ts';

/** Verbs and small words that stand for any other: they say nothing that the advertisement does not. */
const anyWord = new Set(
  `look after handle keep work with make take give bring carry through that their them they what when where which from
  into over under help other others people things prepare manage check find answer serve support advise plan build
  draw write produce follow collect process organize organise provide deliver perform conduct lead watch meet settle
  teach train treat care open close set date place order safe further existing regular daily each other this those
  run see win buy put get let out off own until while before behind beside within person time well day the and for you are may any all new our its who how has have one two use per via not on-site up`.split(
    /\s+/,
  ),
);

const listTelling = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !anyWord.has(word));

const longestStem = 5;

/** "Bills" and "billing" are the same matter; so are "analyze" and "analysis". */
const isSame = (one: string, other: string): boolean => {
  const length = Math.min(
    longestStem,
    one.replace(/s$/, '').length,
    other.replace(/s$/, '').length,
  );
  return (
    isPerson.test(one) === isPerson.test(other) && one.slice(0, length) === other.slice(0, length)
  );
};

/** Whoever gets on with auditors does not prepare audits. */
const isPerson = /^\p{L}{4,}(?:or|er|ist|ian)s?$/u;

const isSaid = (words: readonly string[], said: readonly string[]): boolean => {
  const own = words.filter((word) => said.some((one) => isSame(word, one)));
  // Of one or two words each has to be said; of a longer row one may be another name for it.
  return words.length > 0 && own.length >= Math.max(1, words.length - (words.length > 2 ? 1 : 0));
};

/**
 * What of a spoken phrase a line of the advertisement says itself: the whole of it, one half of "verify insurance and
 * obtain authorizations", or nothing.
 */
export function keepSaid(phrase: string, line: string): string {
  const said = listTelling(line);
  if (isSaid(listTelling(phrase), said)) return phrase;
  const halves = phrase.split(/,? (?:and|or) /);
  if (halves.length !== 2) return '';
  return (
    halves.find(
      (half) => half.includes(' ') && beginsWithVerb(half) && isSaid(listTelling(half), said),
    ) ?? ''
  );
}
