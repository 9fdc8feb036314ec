const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const endsInAbbreviation =
  /(?:\b(?:e\.g|i\.e|etc|vs|approx|no|st|mt|ft|dr|mr|mrs|ms|inc|co|corp|ltd|dept|est|jr|sr|u\.s|u\.k|a\.m|p\.m|\p{Lu}))\.\s*$/iu;

/** The sentences of a text, each with the white space after it, so that joined they are the text. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const before = sentences.at(-1);
    const goesOn =
      before !== undefined &&
      !before.endsWith('\n') &&
      (endsInAbbreviation.test(before) || /^[\p{Ll}\d,;]/u.test(segment));
    if (goesOn) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences;
}

/** The text without the sentences that are not kept; a line that loses all of them goes with them. */
export function keepSentences(text: string, isKept: (sentence: string) => boolean) {
  let cut = 0;
  const lines = text.split('\n').flatMap((line) => {
    if (line.trim() === '') return [line];
    const kept = splitSentences(line).filter((sentence) => {
      const stays = sentence.trim() === '' || isKept(sentence.trim());
      if (!stays) cut += 1;
      return stays;
    });
    const rest = kept.join('').trimEnd();
    // What is left of a list item whose words are gone is its mark.
    return /[\p{L}\p{N}]/u.test(rest.replace(/^\s*(?:[-*•]|\d+[.)])\s*/u, '')) ? [rest] : [];
  });
  return {
    text: lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    cut,
  };
}
