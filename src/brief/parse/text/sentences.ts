import type { Span } from './mapped-text.ts';

interface Sentence extends Span {
  text: string;
}

const abbreviations =
  /\b(?:e\.g|i\.e|etc|approx|incl|inc|ltd|co|corp|dr|mr|mrs|ms|st|vs|no|dept|est|min|max|hr|hrs|yr|yrs|u\.s|p\.a|ca|bzw|z\.b|inkl|ggf|env)\.$/i;

/** Sentences of one line; offsets count from `offset`. */
export function splitSentences(line: string, offset = 0): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of line.matchAll(/[.!?;]["')]?(?=\s)/g)) {
    const end = match.index + match[0].length;
    if (abbreviations.test(line.slice(Math.max(0, end - 12), end))) continue;
    sentences.push(sentenceOf(line, start, end, offset));
    start = end;
  }
  sentences.push(sentenceOf(line, start, line.length, offset));
  return sentences.filter(({ text }) => text !== '');
}

function sentenceOf(line: string, start: number, end: number, offset: number): Sentence {
  const piece = line.slice(start, end);
  const text = piece.trim();
  const from = offset + start + piece.length - piece.trimStart().length;
  return { text, start: from, end: from + text.length };
}
