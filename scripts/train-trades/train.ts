import { basename } from 'node:path';
import { listHeads } from '#knowledge/load-drawers.ts';
import { listSigns, weighSigns } from '#knowledge/trade-choice/rate-trades.ts';
import { learnSigns, type Judged, type SignWeights } from './learn-signs.ts';
import { learnTrades, scoreWith, type LearnedTrades, type TradeExample } from './learn-trades.ts';

const folds = 5;
/** Where a second trade would do nearly as well. */
const first = 0.7;

export interface Trained {
  trades: LearnedTrades;
  signs: { known: SignWeights; unknown: SignWeights };
}

/**
 * Learns the words of the trades from all examples, and how to weigh them against the other signs from what was learned
 * without the example at hand. Tells how often examples that were not learned from get the trade that people gave them.
 */
export function train(examples: readonly TradeExample[]): Trained {
  const all = listHeads();
  const heads = new Map(all.map((head) => [basename(head.file, '.yaml'), head]));
  const names = [...heads.keys()];
  const judged: (Judged & { fold: number })[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const others = examples.filter((_, i) => i % folds !== fold);
    const score = scoreWith(learnTrades(others, heads));
    for (const { job, trade, second } of examples.filter((_, i) => i % folds === fold))
      judged.push({
        fold,
        signs: listSigns(all, job, score(job)),
        right: new Map(
          second === null
            ? [[names.indexOf(trade), 1]]
            : [
                [names.indexOf(second), 1 - first],
                [names.indexOf(trade), first],
              ],
        ),
      });
  }
  const test = judged.filter(({ fold }) => fold === 0);
  const signs = learnSigns(judged.filter(({ fold }) => fold !== 0));
  console.log(
    `${examples.length} advertisements. Of ${test.length} not learned from, ${rate(test, signs, 1).toFixed(0)} of 100 get a trade that people gave them, ${rate(test, signs, 3).toFixed(0)} among the first three.`,
  );
  return { trades: learnTrades(examples, heads), signs: learnSigns(judged) };
}

/** The share of examples whose trade, or the one that would do as well, is among the first. */
function rate(test: readonly Judged[], signs: Trained['signs'], places: number): number {
  const found = test.filter(({ signs: own, right }) =>
    own
      .map((one, trade) => ({ trade, score: weighSigns(one, signs) }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, places)
      .some(({ trade }) => right.has(trade)),
  );
  return (100 * found.length) / test.length;
}
