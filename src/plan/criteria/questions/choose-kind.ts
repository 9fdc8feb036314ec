import { rememberTexts } from '#shared/remember-texts.ts';
import { unpackWeights } from '../names/from-line/unpack-weights.ts';
import { questionWeights } from './data/question-weights.data.ts';
import { hearKind } from './hear-kind.ts';
import { listOfName } from './kind-signals.ts';

let weights: ReadonlyMap<string, number> | undefined;
let kinds: readonly string[] | undefined;

/** Above it a kind is wrong for one in ten of the lines that were not learned from, below it too often. */
const sure = 0.7;
/** The same, where the rules hear that kind too. */
const sureTogether = 0.55;

/** The kind of question that suits a name, where one plainly does; learned from names for which people chose one. */
export const chooseKind = rememberTexts((name): string | null => {
  weights ??= unpackWeights(questionWeights);
  kinds ??= [...new Set([...weights.keys()].map((key) => key.slice(0, key.indexOf(' '))))];
  const heard = hearKind(name);
  const signals = listOfName(name, heard);
  const scores = kinds.map((kind) =>
    signals.reduce((total, signal) => total + (weights!.get(`${kind} ${signal}`) ?? 0), 0),
  );
  const most = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  const best = kinds[scores.indexOf(most)] ?? null;
  return 1 / total >= (best === heard ? sureTogether : sure) ? best : null;
});
