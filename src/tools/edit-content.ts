import { decodeStored, isRecord } from './reading/decode-stored.ts';
import { toLabel } from './reading/label.ts';

export type ContentPath = readonly (string | number)[];

/**
 * The stored content with one text or list changed, for onEdit of a view. A step of the path may be the label that
 * a reader made of a key ("What happens" of whatHappens). A text that is missing is put where it belongs; undefined when the path leads nowhere.
 */
export function editContent(stored: unknown, path: ContentPath, value: string | string[]): unknown {
  const content: unknown = structuredClone(decodeStored(stored));
  const last = path.at(-1);
  const parent = valueAt(content, path.slice(0, -1));
  const key = last === undefined ? undefined : findKey(parent, last);
  if (key !== undefined) (parent as Record<string | number, unknown>)[key] = value;
  // A view may show words of its own for a text that is missing.
  else if (isRecord(parent) && typeof last === 'string') define(parent, last, value);
  else return undefined;
  return content;
}

/** Also where the name is one that every object has. */
function define(record: object, name: string, value: unknown): void {
  Object.defineProperty(record, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** What stands at a path of decoded content; a step may be a key, or the label a reader made of it. */
export function valueAt(content: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>(step, content);
}

function step(node: unknown, name: string | number): unknown {
  const key = findKey(node, name);
  return key === undefined ? undefined : (node as Record<string | number, unknown>)[key];
}

function findKey(node: unknown, name: string | number): string | number | undefined {
  if (Array.isArray(node)) return typeof name === 'number' && name in node ? name : undefined;
  if (!isRecord(node)) return undefined;
  const wanted = String(name);
  if (Object.hasOwn(node, wanted)) return wanted;
  return Object.keys(node).find((key) => toLabel(key) === wanted);
}
