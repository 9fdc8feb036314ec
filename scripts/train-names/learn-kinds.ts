import { shuffle, SparseModel, listKnown } from './sparse-model.ts';

/** What is seen of a name, and the kind of question that somebody chose for it. */
export interface AskedLine {
  signals: readonly string[];
  asked: string;
}

const rounds = 4;
const fewestLines = 2;

const ofKind = (kind: string, signals: readonly string[]): string[] =>
  signals.map((signal) => `${kind} ${signal}`);

export interface KindModel {
  score: (kind: string, signals: readonly string[]) => number;
  kinds: readonly string[];
  print: () => string;
}

/** Learns which kind of question suits a name. */
export function learnKinds(lines: readonly AskedLine[]): KindModel {
  const kinds = [...new Set(lines.map(({ asked }) => asked))].toSorted();
  const known = listKnown(
    lines.map(({ signals }) => signals),
    fewestLines,
  );
  const model = new SparseModel(
    new Set(kinds.flatMap((kind) => [...known].map((signal) => `${kind} ${signal}`))),
  );
  for (let round = 1; round <= rounds; round += 1) {
    for (const { signals, asked } of shuffle(lines, round)) {
      const scores = kinds.map((kind) => model.score(ofKind(kind, signals)));
      const most = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - most));
      const total = powers.reduce((sum, power) => sum + power, 0);
      const slopes = new Map<string, number>();
      kinds.forEach((kind, i) => {
        const slope = powers[i]! / total - Number(kind === asked);
        for (const signal of ofKind(kind, signals)) slopes.set(signal, slope);
      });
      model.move(slopes);
    }
  }
  return {
    kinds,
    score: (kind, signals) => model.score(ofKind(kind, signals)),
    print: () => model.print(),
  };
}

/** How many of 100 names get the kind that was chosen. */
export function rateKinds({ kinds, score }: KindModel, lines: readonly AskedLine[]): number {
  const right = lines.filter(({ signals, asked }) => {
    const [best] = kinds.toSorted((a, b) => score(b, signals) - score(a, signals));
    return best === asked;
  });
  return (100 * right.length) / lines.length;
}
