const SHORTENED: [RegExp, string][] = [
  [/\bst\b/g, 'saint'],
  [/\bste\b/g, 'sainte'],
  [/\bft\b/g, 'fort'],
  [/\bmt\b/g, 'mount'],
];

/** A place name made comparable: no accents, no points, "St." spelled out. */
export function foldName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return SHORTENED.reduce((text, [short, long]) => text.replace(short, long), plain);
}
