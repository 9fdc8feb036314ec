import type { Criterion } from './criterion.ts';

const STEP = 5;
const MOST = 8;

/** The criteria an interview can score, with weights in steps of five that add up to 100. */
export function weighScorecard(
  criteria: readonly Criterion[],
): { criterion: Criterion; weight: number }[] {
  const scored = criteria.filter(({ isGate }) => !isGate);
  const conditions = scored.filter(({ origin }) => origin === 'conditions');
  const others = scored.filter(({ origin }) => origin !== 'conditions');
  const chosen = [...others.slice(0, MOST - conditions.length), ...conditions];
  const total = chosen.reduce((sum, { points }) => sum + points, 0);
  const steps = 100 / STEP;
  const exact = chosen.map(({ points }) => (points / total) * steps);
  const given = exact.map((value) => Math.max(1, Math.floor(value)));
  const byRest = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest);
  let left = steps - given.reduce((sum, value) => sum + value, 0);
  for (const { index } of byRest) {
    if (left <= 0) break;
    given[index]! += 1;
    left -= 1;
  }
  return chosen.map((criterion, index) => ({ criterion, weight: given[index]! * STEP }));
}
