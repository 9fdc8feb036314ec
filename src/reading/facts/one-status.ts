import type { Fact } from '#shared/brief.ts';

type Graded = Pick<Fact, 'importance' | 'text' | 'terms'> & {
  at: { start: number; end: number };
};

const farthest = 400;
const states =
  /\b(?:our|the) (?:\p{L}{1,20} ){0,2}stack (?:includes|is|consists)\b|\bwe (?:use|work with|build with)\b/iu;

/** "experienced pilot", and in the list "Experience of pilotage desired": what the list says of it holds. */
export function withoutWishedStanding<
  T extends Pick<Fact, 'kind' | 'importance' | 'text'> & { isStanding: boolean },
>(found: readonly T[]): T[] {
  const wished = found.filter(
    ({ kind, importance, isStanding }) =>
      kind === 'experience' && importance !== 'must' && !isStanding,
  );
  return found.filter((fact) => {
    if (!fact.isStanding || fact.kind !== 'experience' || fact.importance !== 'must') return true;
    const words = stemsOfDemand(fact.text);
    return !wished.some(({ text }) => areOfOne(words, stemsOfDemand(text)));
  });
}
/** Whether two demands, by the stems of their words, are of the same work. */
export const areOfOne = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 &&
  other.filter((stem) => one.includes(stem)).length >= Math.min(fewestShared, one.length);
const fewestShared = 2;
/** Of any post or of any demand. */
const common =
  /^(?:exper|with|as|an?|in|of|the|and|or|at|for|previ|prior|prefe|desir|work|simil|role|years?|senio|junio|lead|head|plus|advan|would|be|is)$/;
export const stemsOfDemand = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
      .map((word) => word.slice(0, 5))
      .filter((stem) => !common.test(stem)),
  ),
];

/** "Our stack is Elm, Rust and Redis. Rust is a bonus": a name that the same line only wishes for is no must. */
export function giveOneStatus<T extends Graded>(found: readonly T[], text: string): T[] {
  return found.map((fact, number) => {
    if (fact.importance !== 'must' || fact.terms.length < 2) return fact;
    const wished = found
      .slice(number + 1, number + 4)
      .filter(
        ({ importance, at }) =>
          importance !== 'must' &&
          at.start >= fact.at.end &&
          at.start - fact.at.end < farthest &&
          !text.slice(fact.at.end, at.start).includes('\n'),
      )
      .flatMap(({ terms }) => terms);
    const terms = fact.terms.filter((term) => !wished.includes(term));
    if (terms.length === fact.terms.length || terms.length === 0) return fact;
    // What the house works with is a fact, whoever is asked for what of it.
    return states.test(fact.text)
      ? { ...fact, terms }
      : { ...fact, terms, text: withoutItems(fact.text, wished, terms) };
  });
}

/** The row without the items that hold only what is wished for; as it was where its first item does. */
function withoutItems(text: string, wished: readonly string[], kept: readonly string[]): string {
  const names = (item: string, terms: readonly string[]): boolean =>
    terms.some((term) => item.toLowerCase().includes(term.toLowerCase()));
  const items = text.split(/, (?:and )?| and /);
  const left = items.filter((item) => !names(item, wished) || names(item, kept));
  if (left.length === items.length || left[0] !== items[0]) return text;
  return left.length === 1 ? left.join('') : `${left.slice(0, -1).join(', ')} and ${left.at(-1)}`;
}
