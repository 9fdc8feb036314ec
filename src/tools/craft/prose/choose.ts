/**
 * FNV-1a with its bits spread: the same text gives the same number on every machine, and two choices of one job do
 * not lean the same way.
 */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** One of several equal phrasings; the same job always gets the same one. */
export const choose = <T>(variants: readonly T[], seed: string): T =>
  variants[hash(seed) % variants.length]!;
