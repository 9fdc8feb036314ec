import { describe, expect, it } from 'vitest';
import { countWords } from '#writing/shorten.ts';
import { writeAll, type Written } from './written.ts';

const wordsOfASentence = 6;
const wordsOfAText = 8;

/** Said of several things in the same words, rightly: where a statement comes from, when something ends. */
const mayAgree =
  /^(?:persona|counter|rationale|strongAnswer|weakAnswer|supporting_evidence|evidenceSource|nextMove|prove|stopWhen|verification|howTested|checkMethod|passThreshold|highlightStrategy|certifications|description|mitigation|measurement|sources?|impact|estimatedMarketSize|reason)$/;

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A sentence that stands twice in one and the same text. */
function findTwiceSaid({ name, tool, texts }: Written): string[] {
  return texts.flatMap(({ at, text }) => {
    const seen = new Set<string>();
    return text
      .split(/(?<=[.!?])\s+|\n+/)
      .map(fold)
      .filter((sentence) => countWords(sentence) >= wordsOfASentence)
      .filter((sentence) => seen.has(sentence) || !seen.add(sentence))
      .map((sentence) => `${name} / ${tool} / ${at}: ${sentence}`);
  });
}

/** Two entries of one list with the same words in the same field: one question, two lines. */
function findTwins({ name, tool, content }: Written): string[] {
  const found: string[] = [];
  const look = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      const seen = new Set<string>();
      for (const item of value as unknown[]) {
        const fields =
          typeof item === 'object' && item !== null ? Object.entries(item) : [['', item]];
        for (const [key, text] of fields) {
          if (typeof text !== 'string' || mayAgree.test(String(key))) continue;
          const words = `${String(key)}: ${fold(text)}`;
          if (countWords(text) < wordsOfAText || !seen.has(words)) seen.add(words);
          else found.push(`${name} / ${tool} / ${at}.${words}`);
        }
      }
    }
    for (const [key, held] of Object.entries(value)) look(held, `${at}.${key}`);
  };
  look(content, '');
  return found;
}

describe('repeats', () => {
  it('says no sentence twice in one text', () => {
    expect(writeAll().flatMap(findTwiceSaid)).toEqual([]);
  });

  it('has no list in which two entries say the same', () => {
    expect(writeAll().flatMap(findTwins)).toEqual([]);
  });
});
