import { type ContentPath, valueAt } from './edit-content.ts';
import { isBlank } from './reading/blank.ts';
import { decodeStored, isRecord } from './reading/decode-stored.ts';
import { readText, readTextList } from './reading/text.ts';

type Words = string | string[];

interface Edit {
  path: ContentPath;
  value: Words;
}

/** A short word may stand in a long text over and over; each place takes one reading to try. */
const mostParts = 50;

/** No writer writes it. */
const marker = 'qzmarkqz';

/**
 * A view edits what it shows under the names of its own tool. Content that was stored under other names, inside a
 * wrapper or as one text of several lines holds the same words elsewhere: this finds them, by trying which of the
 * stored texts the reader shows at that place. Where none is found the edit stays as it is.
 */
export function findStoredPlace(
  stored: unknown,
  { edit, read }: { edit: Edit; read: (stored: unknown) => unknown },
): Edit {
  const content = decodeStored(stored);
  const shown = shownAt(read(content), edit.path);
  if (isBlankWords(shown) || isSame(shown, toWords(valueAt(content, edit.path), shown))) {
    return edit;
  }
  const isShown = (changed: unknown, words: Words) =>
    isSame(shownAt(read(changed), edit.path), words);
  for (const place of listPlaces(content)) {
    for (const replace of listWaysToReplace(place.value, shown)) {
      const probe = Array.isArray(shown) ? [marker, `${marker}2`] : marker;
      if (isShown(replaceAt(content, place.path, replace(probe)), probe)) {
        return { path: place.path, value: replace(edit.value) };
      }
    }
  }
  return edit;
}

/** The text or texts of a view at a path; an entry of a map is found by its label. */
export function shownAt(view: unknown, path: ContentPath): Words | undefined {
  const found = path.reduce<unknown>((node, step) => {
    if (Array.isArray(node)) {
      return typeof step === 'number'
        ? (node[step] as unknown)
        : node.find((item) => isRecord(item) && item['label'] === step);
    }
    return isRecord(node) && Object.hasOwn(node, step) ? node[step] : undefined;
  }, view);
  const words = isRecord(found) ? (found['text'] ?? onlyText(found)) : found;
  if (typeof words === 'string') return words;
  return Array.isArray(words) && words.every((item) => typeof item === 'string')
    ? words
    : undefined;
}

/** What is edited as one text may be read as an object with nothing else in it. */
function onlyText(record: Record<string, unknown>): unknown {
  const said = Object.values(record).filter((value) => !isBlank(value));
  return said.length === 1 ? said[0] : undefined;
}

/** A stored value whole, or the part of a longer text that is shown. */
function listWaysToReplace(value: unknown, shown: Words): ((words: Words) => Words)[] {
  if (isSame(toWords(value, shown), shown)) {
    const whole = (words: Words) => words;
    return typeof value === 'string' ? [whole, joinLines] : [whole];
  }
  if (typeof value !== 'string' || typeof shown !== 'string') return [];
  const parts = value.split(shown);
  return parts.slice(1, 1 + mostParts).map((_, index) => (words) => {
    const before = parts.slice(0, index + 1).join(shown);
    return `${before}${String(words)}${parts.slice(index + 1).join(shown)}`;
  });
}

const joinLines = (words: Words) => (Array.isArray(words) ? words.join('\n') : words);

/** Every value of the content, the innermost first: those are changed rather than what they lie in. */
function listPlaces(
  value: unknown,
  path: ContentPath = [],
): { path: ContentPath; value: unknown }[] {
  const here = path.length === 0 ? [] : [{ path, value }];
  if (typeof value !== 'object' || value === null) return here;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  return [...entries.flatMap(([key, item]) => listPlaces(item, [...path, key])), ...here];
}

function replaceAt(node: unknown, path: ContentPath, words: Words): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return words;
  if (Array.isArray(node)) {
    return node.map((item, index) => (index === step ? replaceAt(item, rest, words) : item));
  }
  const record = node as Record<string, unknown>;
  return { ...record, [step]: replaceAt(record[step], rest, words) };
}

function toWords(value: unknown, like: Words): Words {
  return Array.isArray(like) ? readTextList(value) : readText(value);
}

function isBlankWords(words: Words | undefined): words is undefined {
  return words === undefined || words.length === 0;
}

function isSame(one: Words | undefined, other: Words | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
