import type { Span } from '../field-unit.ts';

/** The time of work that a title names: "PT Nights", "Weekend", "2nd Shift". */
const time =
  /\b(?:(?:p\.?t\.?|f\.?t\.?|part[- ]time|full[- ]time|\d{1,2}[- ]?(?:hr|hour)s?|relief|permanent|rotating)[ ,-]{1,2})?(?:(?:day|night|evening|late|early|swing|graveyard|rotating|1st|2nd|3rd|first|second|third|am|pm|morning|afternoon|weekend|overnight|twilight) shifts?|nights?|over-?nights?|evenings?|weekends?|twilights?)(?:(?: ?(?:&|\/|,| and| or) ?)(?:nights?|days?|evenings?|weekends?))?(?! (?:club|school|court|market|vision|cream))\b/i;

/** Where in a title its time of work stands; undefined where it names none. */
export function findTitleShift(title: string): (Span & { text: string }) | undefined {
  const found = time.exec(title);
  if (!found) return undefined;
  return { text: found[0], start: found.index, end: found.index + found[0].length };
}
