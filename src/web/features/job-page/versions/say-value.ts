import { type ContentPath, valueAt } from '#tools/edit-content.ts';
import { decodeStored } from '#tools/reading/decode-stored.ts';

/** What stands at a path of stored content, in a form that can be kept and compared. */
export function sayValue(content: unknown, path: ContentPath): string {
  return JSON.stringify(valueAt(decodeStored(content), path)) ?? '';
}
