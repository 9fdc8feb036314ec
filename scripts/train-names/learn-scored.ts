import { listKnown, shuffle, SparseModel } from './sparse-model.ts';

/** A line, and whether somebody would score people on it. */
export interface ScoredLine {
  signals: readonly string[];
  isScored: boolean;
}

const rounds = 5;
const fewestLines = 3;

/** Learns what tells lines that can be scored from conditions, slogans and traits. */
export function learnScored(lines: readonly ScoredLine[]): SparseModel {
  const model = new SparseModel(
    listKnown(
      lines.map(({ signals }) => signals),
      fewestLines,
    ),
  );
  for (let round = 1; round <= rounds; round += 1) {
    for (const { signals, isScored } of shuffle(lines, round)) {
      const slope = 1 / (1 + Math.exp(-model.score(signals))) - Number(isScored);
      model.move(new Map(signals.map((signal) => [signal, slope])));
    }
  }
  return model;
}

/** How many of 100 lines of each sort are taken for such as can be scored. */
export function rateScored(
  model: SparseModel,
  lines: readonly ScoredLine[],
  enough: number,
): { right: number; wrong: number } {
  const share = (sort: boolean): number => {
    const all = lines.filter(({ isScored }) => isScored === sort);
    return (100 * all.filter(({ signals }) => model.score(signals) > enough).length) / all.length;
  };
  return { right: share(true), wrong: share(false) };
}
