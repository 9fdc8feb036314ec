import type { FactKind } from '#shared/brief.ts';

const longest = 40;
const toStem = (word: string): string =>
  word.replace(/(?:ies|ying|ied)$/u, 'y').replace(/(?:ations?|ing|ed|es|s|ly)$/u, '');

/** How many words a line has, as few classes. */
function sizeOf(count: number): string {
  if (count <= 3) return String(count);
  if (count <= 6) return '6';
  if (count <= 12) return '12';
  return count <= 24 ? '24' : 'more';
}

/** What tells of a line which sort of demand it is, if any: its words, how it begins and ends, and what the rules took it for. */
export function listSortSignals(text: string, kind: FactKind): string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{N}+#&'’$£€%]+/gu) ?? [];
  const words = all
    .slice(0, longest)
    .map((word) => (/^\d/u.test(word) ? '0' : word.replace('’', "'")));
  const [first = '<', second = '>'] = words;
  const size = sizeOf(all.length);
  return [
    '*',
    `k${kind}`,
    `n${size}`,
    `o${kind}${size}`,
    `f${first}`,
    `g${first} ${second}`,
    `F${kind} ${first}`,
    `l${words.at(-1) ?? ''}`,
    `c${/^\p{Ll}/u.test(text) ? 'small' : text.split(/\s/u).every((word) => /^\p{Lu}/u.test(word)) ? 'name' : 'open'}`,
    ...(/[;:]/u.test(text) ? ['p:'] : []),
    ...(/\bwe\b|\bour\b|\bus\b/iu.test(text) ? ['pwe'] : []),
    ...(/\byou\b|\byour\b/iu.test(text) ? ['pyou'] : []),
    ...(/\b(?:is|are|was|will|has|have)\b/iu.test(text) ? ['pbe'] : []),
    ...new Set(words.map((word) => `w${toStem(word)}`)),
    ...new Set(words.slice(1).map((word, i) => `b${words[i]} ${word}`)),
  ];
}
