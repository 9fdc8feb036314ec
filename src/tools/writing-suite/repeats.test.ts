import { describe, expect, it } from 'vitest';
import { toolIds, type ToolId } from '#shared/tool-info.ts';
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

/** Runs that stand in both, as a share of the shorter text: how much of it a reader has read before. */
function measureOverlap(a: Set<string>, b: Set<string>): number {
  const [shorter, longer] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const run of shorter) if (longer.has(run)) shared++;
  return shorter.size === 0 ? 0 : shared / shorter.size;
}

const familyOf = ({ source }: Written): string => source.market.profile.family.id;

/** Every two jobs of different kinds of work, with what their outputs share. */
function listOverlaps(tool: ToolId): { share: number; pair: string }[] {
  const texts = writeAll()
    .filter((output) => output.tool === tool)
    .map((output) => ({ output, runs: listRuns(output) }));
  return texts.flatMap((a, i) =>
    texts
      .slice(i + 1)
      .filter((b) => familyOf(a.output) !== familyOf(b.output))
      .map((b) => ({
        share: measureOverlap(a.runs, b.runs),
        pair: `${a.output.name} + ${b.output.name}`,
      })),
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

describe('overlap between jobs', () => {
  it.each(toolIds)(
    'shares at most 35 % of five-word runs of the shorter text between unrelated jobs: %s',
    (tool) => {
      const overlaps = listOverlaps(tool).toSorted((a, b) => b.share - a.share);
      const [worst] = overlaps;
      const mean = overlaps.reduce((sum, { share }) => sum + share, 0) / overlaps.length;
      console.info(
        `${tool}: at most ${percent(worst!.share)} (${worst!.pair}), on average ${percent(mean)}`,
      );
      expect(overlaps.filter(({ share }) => share > 0.35)).toEqual([]);
    },
  );
});
