import { spelledAlike } from './spelled-alike.data.ts';

const bare = (word: string): string =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '') : word;

/** In small letters, one word as another: "Accounts" is "account", and "adviser" is "advisor". */
export const toStems = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#&]+/gu) ?? []).map((word) => {
    const stem = bare(word);
    return spelledAlike.get(stem) ?? stem;
  });
