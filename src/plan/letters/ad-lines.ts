import { endsOpen } from '#writing/ends-open.ts';
import { isGlued } from '#writing/glued.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';

/** Words: more are not read out. */
export const longestLine = 26;

const begins = /(?<=\p{Ll}) (?=\p{Lu}\p{Ll}+ \p{Ll})/u;
const fewestJoints = 2;

/** "win new shops Ring the old ones Plan the round": items that lost the line between them. */
function splitGrown(text: string): string[] {
  const parts = text.split(begins);
  return parts.length > fewestJoints
    ? parts.filter((part) => part.split(/\s+/).length > fewestJoints)
    : [text];
}

/** Lines and sentences of the advertisement short enough to be read out. */
export function listLines({ brief }: Source): string[] {
  return [
    ...brief.facts.flatMap((fact) => splitSentences(ownWords(fact)).flatMap(splitGrown)),
    ...brief.employerBlocks.flatMap(({ text }) => splitSentences(text)),
  ].filter((text) => text.split(/\s+/).length <= longestLine && !isGlued(text) && !endsOpen(text));
}
