import type { Brief, Fact } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { beginsWithVerb } from '../wording/orders.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';

/** A part of the work under its heading. */
export interface WorkPart {
  name: string;
  duties: readonly Fact[];
}

/** "Content Planning", "Account + Client Care": every word of it begins with a capital, and none says what to do. */
const heading =
  /^\p{Lu}[\p{L}’'-]*(?:,? (?:\p{Lu}[\p{L}’'-]*|&|\+|\/|and|of|for|the))*(?: \([^()]{2,20}\))?:?$/u;
const mostWords = 6;

/** A heading among the lines of a list: a name in capitals that no line of the same kind follows. */
const isHead = (text: string, next: string | undefined): boolean =>
  heading.test(text) &&
  text.split(' ').length <= mostWords &&
  (!beginsWithVerb(text) || /ing$|(?:tion|ment|ance|ence|sis)$/i.test(text.split(' ')[0] ?? '')) &&
  next !== undefined &&
  !heading.test(next) &&
  next.split(' ').length > 2;

/** So much of the list must stand under headings. */
const most = 0.6;
const fewestParts = 2;

/** The parts that an advertisement itself divides its duties into; none where it does not. */
export const listWorkParts = memoize((brief: Brief): readonly WorkPart[] => {
  const duties = listFacts(brief, { kinds: ['duty'] });
  const texts = duties.map(ownWords);
  const parts = new Map<string, Fact[]>();
  let head: string | undefined;
  let count = 0;
  for (const [at, fact] of duties.entries()) {
    const text = texts[at] ?? '';
    if (isHead(text, texts[at + 1])) {
      head = text;
      continue;
    }
    count += 1;
    const name = fact.under ?? head;
    if (name !== undefined && heading.test(name))
      parts.set(name, [...(parts.get(name) ?? []), fact]);
  }
  const placed = [...parts.values()].reduce((sum, list) => sum + list.length, 0);
  return parts.size < fewestParts || placed < count * most
    ? []
    : [...parts].map(([name, list]) => ({ name: name.replace(/:$/, ''), duties: list }));
});
