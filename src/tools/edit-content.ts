import { decodeStored, isRecord } from './reading/decode-stored.ts';
import { toLabel } from './reading/label.ts';

export type ContentPath = readonly (string | number)[];

/**
 * The stored content with one text or list changed, for onEdit of a view. A step of the path may be the label that
 * a reader made of a key ("What happens" of whatHappens). Undefined when the path leads nowhere.
 */
export function editContent(stored: unknown, path: ContentPath, value: string | string[]): unknown {
  const content: unknown = structuredClone(decodeStored(stored));
  const last = path.at(-1);
  const parent = path.slice(0, -1).reduce<unknown>(step, content);
  const key = last === undefined ? undefined : findKey(parent, last);
  if (key === undefined) return undefined;
  (parent as Record<string | number, unknown>)[key] = value;
  return content;
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
