/** In small letters, one word as another: "Accounts" is "account". */
export const toStems = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#&]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '') : word,
  );
