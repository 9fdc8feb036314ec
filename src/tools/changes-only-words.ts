import { isRecord } from './reading/decode-stored.ts';
import { wordList, words } from './stored-fields.ts';

/**
 * Whether content is the same but for its words, changed or added. Content of another form than today's cannot be judged by the schema;
 * changed this way it is no worse than it was.
 */
export function changesOnlyWords(before: unknown, after: unknown): boolean {
  if (JSON.stringify(before) === JSON.stringify(after)) return true;
  if (isRecord(before) && isRecord(after)) {
    const hasAll = Object.keys(before).every((key) => Object.hasOwn(after, key));
    return (
      hasAll &&
      Object.entries(after).every(([key, value]) =>
        Object.hasOwn(before, key) ? changesOnlyWords(before[key], value) : isWords(value),
      )
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.every((item, index) => changesOnlyWords(item, after[index]));
  }
  return isWords(after) && holdsOnlyWords(before);
}

function isWords(value: unknown): boolean {
  return words.safeParse(value).success || wordList.safeParse(value).success;
}

function holdsOnlyWords(value: unknown): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).every(holdsOnlyWords);
  return typeof value === 'string';
}
