import { rememberTexts } from '#shared/remember-texts.ts';
import { questionWeights } from './data/question-weights.data.ts';
import { hearKind } from './hear-kind.ts';
import { listOfName } from './kind-signals.ts';

interface Learned {
  kinds: readonly string[];
  /** By signal: the number of a kind, how much it speaks for that, the next kind ... */
  weights: ReadonlyMap<string, readonly number[]>;
}

let learned: Learned | undefined;

/** Lines of "kind, blank, signal, tab, weight in hundredths". */
function unpack(table: string): Learned {
  const kinds = new Map<string, number>();
  const weights = new Map<string, number[]>();
  for (const line of table.split('\n')) {
    const blank = line.indexOf(' ');
    const tab = line.lastIndexOf('\t');
    const kind = line.slice(0, blank);
    const signal = line.slice(blank + 1, tab);
    const number = kinds.get(kind) ?? kinds.size;
    kinds.set(kind, number);
    const own = weights.get(signal) ?? [];
    own.push(number, Number(line.slice(tab + 1)) / 100);
    weights.set(signal, own);
  }
  return { kinds: [...kinds.keys()], weights };
}

/** Above it a kind is wrong for one in ten of the lines that were not learned from, below it too often. */
const sure = 0.7;
/** The same, where the rules hear that kind too. */
const sureTogether = 0.32;
/** Somewhat less is enough where hardly another kind comes near. */
const sureAlone = 0.5;
const mostOfNext = 0.2;
/** These are asked only where they are surely meant: they take more for granted than others do. */
const special: ReadonlySet<string> = new Set(['making', 'influencing', 'place']);

const sureOfSpecial = 0.55;

/** The kind of question that suits a name, where one plainly does; learned from names for which people chose one. */
export const chooseKind = rememberTexts((name): string | null => {
  learned ??= unpack(questionWeights);
  const { kinds, weights } = learned;
  const scores = kinds.map(() => 0);
  const heard = hearKind(name);
  for (const signal of listOfName(name, heard)) {
    const own = weights.get(signal) ?? [];
    for (let i = 0; i < own.length; i += 2) scores[own[i]!]! += own[i + 1]!;
  }
  const most = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  const best = kinds[scores.indexOf(most)] ?? null;
  const [, second = 0] = scores
    .map((score) => Math.exp(score - most) / total)
    .toSorted((a, b) => b - a);
  const share = 1 / total;
  if (share >= sure || best === null) return best;
  if (special.has(best)) return best === heard && share >= sureOfSpecial ? best : null;
  const isSure =
    best === heard ? share >= sureTogether : share >= sureAlone && second <= mostOfNext;
  return isSure ? best : null;
});
