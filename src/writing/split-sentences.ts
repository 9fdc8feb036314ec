import { rememberTexts } from '#shared/remember-texts.ts';

/** What ends in a full stop and ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|dr|mr|mrs|ms|st|no|nr|inc|ltd|co|corp|bros|approx|sr|jr|ph\.d|u\.s|z\.b|bzw|ca|tel|sec|\p{Lu})\.$/iu;

/** A line as long as a page is wide, broken in the middle of its sentence. */
const wrapped = /(?<=[^\n]{50}[\p{L},])\n[ \t]{0,40}(?=\p{Ll})/gu;

/** A line that ends on a word behind which something has to follow. */
const unended =
  /(?<=\s(?:the|an?|of|and|or|in|to|by|for|with|from|your|our|their|its|is|are|will|as|on|at))\n[ \t]{0,40}(?=\p{Ll})/gu;

/** The sentences of a text in their order; a line break ends one too. */
export const splitSentences = rememberTexts((text): readonly string[] =>
  text
    .replace(wrapped, ' ')
    .replace(unended, ' ')
    .split(/\n/)
    .flatMap(splitLine)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)),
);

function splitLine(line: string): string[] {
  const parts = line.split(/(?<=[.!?]["”’)]?)\s(?=\s*["“‘(]?[\p{Lu}\p{N}])|(?<=\s\.)(?=\p{Lu})/u);
  const sentences: string[] = [];
  for (const part of parts) {
    const before = sentences.at(-1);
    if (before !== undefined && abbreviation.test(before.slice(-8)))
      sentences[sentences.length - 1] = `${before} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}
