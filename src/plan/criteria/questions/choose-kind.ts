import { rememberTexts } from '#shared/remember-texts.ts';
import { unpackWeights } from '../names/from-line/unpack-weights.ts';
import { questionWeights } from './data/question-weights.data.ts';
import { hearKind } from './hear-kind.ts';
import { listOfName } from './kind-signals.ts';

let weights: ReadonlyMap<string, number> | undefined;
let kinds: readonly string[] | undefined;

/** Below this share a question of the kind would be a guess, and the general ones ask better. */
const sure = 0.45;

/** The kind of question that suits a name, where one plainly does; learned from names for which people chose one. */
export const chooseKind = rememberTexts((name): string | null => {
  weights ??= unpackWeights(questionWeights);
  kinds ??= [...new Set([...weights.keys()].map((key) => key.slice(0, key.indexOf(' '))))];
  const signals = listOfName(name, hearKind(name));
  const scores = kinds.map((kind) =>
    signals.reduce((total, signal) => total + (weights!.get(`${kind} ${signal}`) ?? 0), 0),
  );
  const most = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return 1 / total >= sure ? (kinds[scores.indexOf(most)] ?? null) : null;
});
