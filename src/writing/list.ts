import { rememberTexts } from '#shared/remember-texts.ts';
import { stripEnd } from './casing.ts';

const nonEmpty = (items: readonly (string | null | undefined)[]): string[] =>
  items.map((item) => (item ? stripEnd(item) : '')).filter(Boolean);

/** "a, b and c"; semicolons where an item has commas of its own. */
export function joinList(
  items: readonly (string | null | undefined)[],
  word: 'and' | 'or' = 'and',
): string {
  const list = nonEmpty(items);
  if (list.length < 2) return list[0] ?? '';
  const isNested = list.some((item) => /,|\sand\s|\sor\s/.test(item));
  const last = list.at(-1)!;
  if (list.length === 2) {
    const nested = new RegExp(`,|\\s${word}\\s`).test(list[0]!);
    return nested ? `${list[0]}, ${word} ${last}` : `${list[0]} ${word} ${last}`;
  }
  return isNested && list.some((item) => item.includes(','))
    ? `${list.slice(0, -1).join('; ')}; ${word} ${last}`
    : `${list.slice(0, -1).join(', ')} ${word} ${last}`;
}

const toKey = rememberTexts((item) =>
  item
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

/** Each once, whatever its case and ending marks; the first wording stays. */
export function listOnce(items: readonly (string | null | undefined)[]): string[] {
  const seen = new Set<string>();
  return nonEmpty(items).filter((item) => {
    const key = toKey(item);
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}
