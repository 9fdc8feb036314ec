import type { Criterion } from '#plan/criteria/criterion.ts';
import { close } from '#plan/hiring-steps/screening.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { findUnpaired } from '#writing/pairs.ts';
import { countWords } from '#writing/shorten.ts';

/** More is not held in mind while somebody talks; but four steps cannot be told from two signs. */
const mostWords = 18;
const mostOfThree = 28;
const longestFirst = 12;
const longestLast = 11;
/** A sign of fewer words is hardly one. */
const fewestWords = 3;
const fewestOfWeak = 5;

/** "what came of it", "a date": what can be left out of an answer. */
const isTold = /^(?:what|how|who|whom|where|which|when) /i;
/** "The person acted on it" says what somebody did. */
const isThing =
  /^(?:an?|the) (?!(?:person|people|team|customer|client|patient|manager|colleague|other|others)\b)/i;

/** "portion or price": the end of a list whose beginning was cut off. */
const looseEnd = /^(?:\S+ ){1,2}or \S+$/;

/** The signs of a good answer, each of them whole; one where they cannot be told apart. */
export function splitSigns(strong: string): string[] {
  const bare = stripEnd(strong);
  const parts = bare.split(bare.includes('; ') ? '; ' : /, (?!such as\b|including\b|like\b|e\.g)/);
  const signs = parts.map((part) => part.replace(/^(?:and|or|then) /, ''));
  return signs.some((sign) => findUnpaired(sign).length > 0 || looseEnd.test(sign))
    ? [bare]
    : signs;
}

/** As many signs as a listener can hold, none of them cut. */
function keepSigns(signs: readonly string[]): string[] {
  return signs.filter(
    (_, i) =>
      i < 2 || countWords(signs.slice(0, i + 1).join(' ')) <= (i === 2 ? mostOfThree : mostWords),
  );
}

/** One sign of a weak answer is enough to know it by. */
const firstWeak = (weak: string): string => {
  const [first = weak] = stripEnd(weak).split('; ');
  return countWords(first) >= fewestOfWeak && findUnpaired(first).length === 0 ? first : weak;
};

/** Several signs that cannot be told apart can still be counted. */
const ofList = (sign: string): boolean => sign.split(', ').length > 2;

/** What somebody gives only when it is asked for; what is no thing to ask for stays open. */
const sayAskedFor = (last: string): string =>
  countWords(last) <= longestLast && (isTold.test(last) || isThing.test(last))
    ? `most of this, but has to be asked for ${lowerFirst(last)}`
    : 'most of this, with one point left open';

/** A sign that tells what somebody says; what is done or shown can stand in no such sentence. */
const saysWhat =
  /^(?:names?|gives?|says?|describes?|states?|tells?|explains?|would (?:say|name|ask)|talks?)\b/i;

/** Four steps that two people would score alike: all of it, most of it, its beginning, nothing of it. */
export function sayAnchors({ strong, weak }: Pick<Criterion, 'strong' | 'weak'>): string {
  const all = splitSigns(strong);
  const signs = keepSigns(all);
  const [only = '', second] = signs;
  const first = countWords(only) < fewestWords && signs.length > 2 ? `${only} and ${second}` : only;
  const whole =
    signs.length === all.length
      ? stripEnd(strong)
      : `${signs.slice(0, -1).join(', ')}, and ${signs.at(-1)}`;
  return `9-10: ${close(whole)} 7-8: ${sayMost(signs)}. 5-6: ${saySome(first, signs.length)}. Below 5: ${close(firstWeak(weak))}`;
}

function sayMost(signs: readonly string[]): string {
  const [only = ''] = signs;
  if (signs.length === 1)
    return ofList(only) ? 'all but one of these' : 'most of this, but has to be asked for details';
  return signs.length === 2 ? 'both, one of them only in outline' : sayAskedFor(signs.at(-1) ?? '');
}

function saySome(first: string, count: number): string {
  if (count === 1)
    return ofList(first) ? 'one or two of these' : 'the main point, in general terms';
  if (count === 2) return 'one of the two, in general terms';
  return countWords(first) <= longestFirst && saysWhat.test(first)
    ? `${lowerFirst(first)}, but stays general on the rest`
    : 'part of this, even after a second question';
}
