/** FNV-1a: the same text gives the same number on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** One of several equal phrasings; the same job always gets the same one. */
export const choose = <T>(variants: readonly T[], seed: string): T =>
  variants[hash(seed) % variants.length]!;
