import { joinList } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';

/** Goes on, and is no thing of a row. */
const goesOn =
  /^(?:and|or|but|including|such|with|from|by|for|to|in|on|at|as|so|who|which|where|while|when|both|plus|not|across|through|then|mainly|especially|often|if|using|based|per|via|under|within|\p{L}+ing \p{L}+|\p{L}+ly|\p{L}+ed)\b/iu;
const longest = 4;
const most = 3;

/** "perform milling, turning" as it is said: "perform milling and turning"; what is no short row stays as it is. */
export function closeRow(given: string): string {
  // What a line is torn off with is no part of the deed.
  const text = given.replace(/[\s–—-]+$/u, '');
  const parts = text.split(', ');
  const [, ...rest] = parts;
  const isOpen =
    rest.length > 0 &&
    parts.length <= most &&
    rest.every((part) => !goesOn.test(part) && countWords(part) <= longest) &&
    parts.every((part) => !/ (?:and|or|&) /.test(part));
  return isOpen ? joinList(parts) : text;
}
