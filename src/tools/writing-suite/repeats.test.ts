import { describe, expect, it } from 'vitest';
import { listProse, writeAll, type Written } from './written.ts';

const WORDS_OF_A_SENTENCE = 8;

/** What each mail of a sequence must say by itself. */
const IN_EVERY_MAIL = /^(?:hello|hi|dear)\b|\b(?:reply (?:no|stop)|will not write again|opt out)\b/;

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A sentence ends in a mark of its own; items of a list do not. */
const listSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((part) => /[.!?]["”')]?$/.test(part))
    .map(fold)
    .filter((sentence) => !IN_EVERY_MAIL.test(sentence));

/** Sentences that stand twice in one output. Facts of the job may: a requirement is also a criterion. */
function findRepeats(output: Written): string[] {
  const facts = fold(JSON.stringify(output.source.brief));
  const seen = new Set<string>();
  return listProse(output)
    .flatMap(({ text }) => listSentences(text))
    .filter((sentence) => sentence.split(' ').length >= WORDS_OF_A_SENTENCE)
    .filter((sentence) => seen.has(sentence) || !seen.add(sentence))
    .filter((sentence) => !facts.includes(sentence) && !isMostlyFact(sentence, facts))
    .map((sentence) => `${output.name} / ${output.tool}: ${sentence}`);
}

/** A fact with two or three words put before or after it. */
function isMostlyFact(sentence: string, facts: string): boolean {
  const words = sentence.split(' ');
  for (let cut = 0; cut <= 4; cut++) {
    if (
      facts.includes(words.slice(cut).join(' ')) ||
      facts.includes(words.slice(0, words.length - cut).join(' '))
    )
      return words.length - cut >= 4;
  }
  return false;
}

describe('repeats', () => {
  it('says hardly a sentence twice within one output', () => {
    const repeats = writeAll().map(findRepeats);
    expect(repeats.filter((found) => found.length > 3)).toEqual([]);
  });
});
