const zeroWidthSpace = '\u200b';

/** Lets endless words break, after a sign where there is one, so that nothing runs off the page. */
export function breakWords(text: string, longest: number): string {
  return text.replaceAll(
    new RegExp(`[^\\s\u200b]{${longest + 1},}`, 'gu'),
    (word) =>
      word
        .match(new RegExp(`.{1,${longest}}(?<=[-/_.,;:=&?@#)])|.{1,${longest}}`, 'gsu'))
        ?.join(zeroWidthSpace) ?? word,
  );
}
