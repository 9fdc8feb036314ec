import { decodeStored, isRecord } from '#tools/reading/decode-stored.ts';
import { toLabel } from '#tools/reading/label.ts';

/** What stands at a path of stored content, in a form that can be kept and compared. */
export function sayValue(content: unknown, path: readonly (string | number)[]): string {
  return JSON.stringify(valueAt(decodeStored(content), path)) ?? '';
}

/** What stands at a path of a view; a step may be a key, or the label a reader made of it. */
export function valueAt(content: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((node, step) => {
    if (Array.isArray(node)) return typeof step === 'number' ? (node[step] as unknown) : undefined;
    if (!isRecord(node)) return undefined;
    const name = String(step);
    if (Object.hasOwn(node, name)) return node[name];
    return node[Object.keys(node).find((key) => toLabel(key) === name) ?? ''];
  }, content);
}
