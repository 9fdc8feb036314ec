const SPELLED_OUT: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
};

/** Most names; what follows would change nothing in them, and there are some 200,000 to fold. */
const IS_PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** A place name made comparable: no accents, no points, "St." spelled out. */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  const plain = IS_PLAIN.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replaceAll('ß', 'ss')
        .replaceAll('ø', 'o')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
  return plain.replace(/\b(?:ste?|[fm]t)\b/g, (short) => SPELLED_OUT[short]!);
}
