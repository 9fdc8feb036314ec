const SPELLED_OUT: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
};

/** Letters that Unicode does not take apart. */
const BASE_LETTER: Record<string, string> = {
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Most names; what follows would change nothing in them, and there are some 200,000 to fold. */
const IS_PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** Most have no short word to spell out. */
const MAY_BE_SHORT = /(?:^| )[sfm]te?(?: |$)/;

/** A place name made comparable: no accents, no points, "St." spelled out. */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  const plain = IS_PLAIN.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replaceAll('ß', 'ss')
        .replace(/[øœæłđı]/g, (letter) => BASE_LETTER[letter]!)
        .replace(/[^a-z\d\p{L}\p{N}]+/gu, ' ')
        .trim();
  return MAY_BE_SHORT.test(plain)
    ? plain.replace(/\b(?:ste?|[fm]t)\b/g, (short) => SPELLED_OUT[short]!)
    : plain;
}
