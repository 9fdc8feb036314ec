import { isBlank } from './blank.ts';

/** Deeper than any content of ours; whatever lies below is junk that must not exhaust the stack. */
const deepest = 60;

export type StoredRecord = Record<string, unknown>;

/**
 * Stored content as a plain tree: JSON text inside it is decoded, however often it was encoded,
 * and what JSON cannot hold is null.
 */
export function decodeStored(stored: unknown): unknown {
  return decodeAt(stored, 0);
}

export function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Something is stored, and it is no content: half a JSON text, or a bare word. */
export function isUndecodable(stored: unknown): boolean {
  return !isBlank(stored) && typeof decodeStored(stored) !== 'object';
}

function decodeAt(value: unknown, depth: number): unknown {
  if (depth > deepest) return null;
  if (typeof value === 'string') {
    const decoded = decodeText(value);
    return typeof decoded === 'string' ? decoded : decodeAt(decoded, depth + 1);
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return Array.from(value, (item) => decodeAt(item, depth + 1));
  if (!isRecord(value)) return null;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, decodeAt(item, depth + 1)]),
  );
}

/**
 * Only objects and lists are decoded. A search string such as "registered nurse" in quotes is valid JSON too,
 * and must keep its quotes; "1.50" must keep its zero.
 */
function decodeText(text: string): unknown {
  let current: unknown = text;
  while (typeof current === 'string' && /^\s*["[{]/.test(current)) {
    try {
      current = JSON.parse(current);
    } catch {
      return text;
    }
  }
  return typeof current === 'object' && current !== null ? current : text;
}
