import { classifyHeading } from '../../layout/classify-heading.ts';
import { dutyVerbs } from '../../facts/shapes/duty-verbs.data.ts';
import { isOccupationWord, namesOccupation } from '../title/occupation-words.ts';
import { isPlaceName } from '../title/place-name.ts';
import { noEmployer, organizationWords, spokenName } from './employer.data.ts';

/** "un commercial" sells in France; "Harrow Ridge Commercial" is a firm. */
const firmEnding = /(?<=\p{L} \p{L}+ )Commercial$/u;
export const isPost = (name: string): boolean =>
  namesOccupation(name.replace(firmEnding, '').trim()) && !organizationWords.test(name);

/** A line of running words, not a name. */
export function isSpoken(name: string): boolean {
  const words = name.split(' ').filter((word) => word.length > 3);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return spokenName.test(name) || (words.length > 2 && small > words.length / 2);
}

/** "The Marketing Team" belongs to an employer and is none. */
const partOfEmployer =
  /\b(?:team|division|unit|squad|(?<!(?:police|fire|sheriff'?s?|health) )department)$/i;
const longestName = 90;

/** "Serve and Save Credit Union" */
const endsAsName = / \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;

/** "Build solutions", "Upon", "Fast Hiring", "The Studio Manager": the beginning of a line about the work. */
function tellsWork(name: string): boolean {
  const [first = '', second = ''] = name.toLowerCase().split(' ');
  const isTask =
    dutyVerbs.has(first) &&
    /^(?:\p{Ll}|$)/u.test(name.split(' ')[1] ?? '') &&
    !endsAsName.test(name);
  const isPerson =
    second !== '' && /^the /i.test(name) && isOccupationWord(name.split(' ').at(-1) ?? '');
  return (
    isTask ||
    isPerson ||
    /^(?:at|upon|over|during|accepting|click|fast|urgent|immediate|\d{1,2}[-–]\d{1,2})$/.test(first)
  );
}

export function mayBeName(name: string, title: string | null): boolean {
  return isOwnName(name, title) && !isPlaceName(name) && classifyHeading(name) === undefined;
}

/** No pattern runs through more of a text. */
const farthest = 12_000;

/** A firm called like a town, where the text never speaks of that town. */
export function mayBeFirm(name: string, title: string | null, text: string): boolean {
  if (!isOwnName(name, title) || classifyHeading(name) !== undefined) return false;
  if (/^(?:the|an?|our|your|this|senior|junior|lead|experienced) /i.test(name) && isPost(name))
    return false;
  if (!isPlaceName(name)) return true;
  const place = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return !new RegExp(
    `\\b(?:[Ii]n|[Nn]ear|[Aa]round|[Aa]cross|[Ff]rom|to|[Oo]utside|[Cc]entral|[Dd]owntown|[Cc]ity of) ${place}\\b|\\b${place}, \\p{Lu}`,
    'u',
  ).test(text.slice(0, farthest));
}

const fewestCommas = 2;
/** "Word, Excel, Outlook": things one after the other. */
export const isRow = (name: string): boolean =>
  name.split(', ').length > fewestCommas &&
  name.split(/,? and |, /).every((part) => !part.includes(' '));

export function isOwnName(name: string, title: string | null): boolean {
  return (
    name.length >= 2 &&
    name.length <= longestName &&
    /\p{L}/u.test(name) &&
    !noEmployer.test(name) &&
    !partOfEmployer.test(name) &&
    !tellsWork(name) &&
    name.toLowerCase() !== title?.toLowerCase()
  );
}
