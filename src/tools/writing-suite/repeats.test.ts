import { describe, expect, it } from 'vitest';
import { jobToolIds } from '#shared/tool-info.ts';
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
    .filter((sentence) => !facts.includes(sentence) && !isMostlyFact(sentence, facts))
    .filter((sentence) => seen.has(sentence) || !seen.add(sentence))
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
  it('says nothing twice within one output', () => {
    expect(writeAll().flatMap(findRepeats)).toEqual([]);
  });
});

/** Five words in a row, as they stand; the measure of how much two texts share. */
function listRuns(output: Written): Set<string> {
  const runs = new Set<string>();
  for (const { text } of listProse(output)) {
    const words = fold(text).split(' ');
    for (let i = 0; i + 5 <= words.length; i++) runs.add(words.slice(i, i + 5).join(' '));
  }
  return runs;
}

/** Runs that stand in both, as a share of all runs of the two. */
function measureOverlap(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const run of a) if (b.has(run)) shared++;
  return a.size + b.size === shared ? 0 : shared / (a.size + b.size - shared);
}

describe('overlap between jobs', () => {
  it.each(jobToolIds)(
    'shares at most 35 % of five-word runs between unrelated jobs: %s',
    (tool) => {
      const outputs = writeAll().filter((output) => output.tool === tool);
      const runs = outputs.map((output) => ({ output, runs: listRuns(output) }));
      let worst = { share: 0, pair: '' };
      let sum = 0;
      let pairs = 0;
      runs.forEach((a, i) =>
        runs.slice(i + 1).forEach((b) => {
          if (a.output.source.market.profile.family.id === b.output.source.market.profile.family.id)
            return;
          const share = measureOverlap(a.runs, b.runs);
          sum += share;
          pairs++;
          if (share > worst.share) worst = { share, pair: `${a.output.name} + ${b.output.name}` };
        }),
      );
      const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
      console.info(
        `${tool}: at most ${percent(worst.share)} (${worst.pair}), on average ${percent(sum / pairs)}`,
      );
      expect(worst.share).toBeLessThanOrEqual(0.35);
    },
  );
});
