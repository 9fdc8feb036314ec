import type { ToolId } from '#shared/tool-info.ts';
import { decodeStored, isRecord, type StoredRecord } from './decode-stored.ts';
import type { Reader } from './object.ts';

/**
 * Reads a whole stored content. Some of it lies under the tool's own name, with a description beside:
 * what is inside wins.
 */
export function readContent<T>(tool: ToolId, read: Reader<T>): Reader<T> {
  return (stored) => {
    const content = toRecord(decodeStored(stored));
    return read({ ...content, ...toRecord(content[tool]) });
  };
}

function toRecord(value: unknown): StoredRecord {
  if (isRecord(value)) return value;
  return Array.isArray(value) ? (value.find(isRecord) ?? {}) : {};
}
