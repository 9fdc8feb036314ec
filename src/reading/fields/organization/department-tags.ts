import type { FieldUnit } from '../field-unit.ts';
import { namesOccupation } from '../title/occupation-words.ts';
import { mayBeDepartment } from './department-name.ts';
import { departmentWords, noDepartment } from './department.data.ts';
import type { Department } from './department.ts';

/** One tag that says how or how long is worked: the row is one of a job board. */
const terms =
  /^(?:full[- ]?time|part[- ]?time|contract|permanent|temporary|internship|intern|regular|hybrid|remote|on-?site|in-?office|employee|vollzeit|teilzeit|cdi|cdd|temps plein|fulltime|exempt|non-exempt)(?: ?[([].{0,30})?$/i;
const longestRow = 160;
const longestTag = 60;
const mostWords = 7;

/** "Leeds / Finance / Full-time / Hybrid": the tag that is called after some work is the department. */
export function findDepartmentTag(
  unit: FieldUnit,
  employer: string | null,
  title: string | null,
): Department[] {
  const { text, isHeader, index } = unit;
  if (text.length > longestRow || /[.!?]$/.test(text)) return [];
  const tags = splitRow(text);
  const isRow = tags.length > 1 && tags.some((tag) => terms.test(tag));
  if (!isRow && !(isHeader && index > 0 && tags.length === 1 && unit.label === null)) return [];
  return tags.flatMap((tag) => {
    if (!isDepartmentTag(tag, employer, title)) return [];
    // A line of its own must be nothing but the name of some work.
    if (!isRow && !isWholeName(tag)) return [];
    const start = text.indexOf(tag);
    const span = { start, end: start + tag.length };
    return [{ value: tag, score: (isRow ? 82 : 66) - index / 100, unit, span }];
  });
}

/** By the mark that parts it most: slashes and bars before commas. */
function splitRow(text: string): string[] {
  const marks = [/\s?[|·•]\s?/, /\s\/\s?|\s?\/\s/, /,\s/];
  const split = marks.map((mark) => text.split(mark)).find((parts) => parts.length > 1) ?? [text];
  return split.map((tag) => tag.trim()).filter((tag) => tag !== '');
}

function isDepartmentTag(tag: string, employer: string | null, title: string | null): boolean {
  if (tag.length > longestTag || /[\d$£€:@()]/.test(tag) || tag.split(' ').length > mostWords)
    return false;
  if (!/^\p{Lu}/u.test(tag) || terms.test(tag) || noDepartment.test(tag)) return false;
  if (!departmentWords.test(tag) || namesOccupation(tag)) return false;
  if (title?.toLowerCase().startsWith(tag.toLowerCase())) return false;
  if (employer?.toLowerCase().includes(tag.toLowerCase())) return false;
  return mayBeDepartment(tag, employer);
}

/** Every word of it is one that departments are called after. */
const isWholeName = (tag: string): boolean =>
  tag.split(/\s(?:and|&)\s|[\s,&/]+/).every((word) => departmentWords.test(word));
