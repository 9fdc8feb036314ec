import { isOccupationWord } from '#reading/fields/title/occupation-words.ts';
import { isPersonTitle } from './person-title.ts';
import { toGerund } from '../criteria/questions/to-doing.ts';
import { fromThird, isAlsoThing } from './orders.ts';

const lastWord = (text: string): string => text.toLowerCase().split(/\s+/).at(-1) ?? '';

/**
 * A heading as the name of a part of the work: "Oversees Harbor Traffic" is overseeing harbor traffic; null where it names
 * somebody, "Sail Design Specialist".
 */
export function nameHeading(heading: string): string | null {
  const text = heading.replace(/:$/, '');
  if (isPersonTitle(text) && isOccupationWord(lastWord(text))) return null;
  const [first = '', second] = text.split(' ');
  const small = first.toLowerCase();
  const verb = second === undefined || isAlsoThing(small) ? null : fromThird(small);
  if (verb === null) return heading;
  const doing = toGerund(verb);
  const isRow = / (?:and|&|\+) \p{L}+s\b/u.test(text) && /^(?:and|&|\+|,)$/u.test(second ?? '');
  return isRow
    ? null
    : `${/^\p{Lu}/u.test(first) ? doing.charAt(0).toUpperCase() + doing.slice(1) : doing}${heading.slice(first.length)}`;
}
