import { noneWeight, signalWeights } from './name-weights.data.ts';
import { weighNames, type Place } from './name-signals.ts';

export interface ChosenName {
  place: Place;
  /** How likely it is the name of the job, among all names and none. */
  chance: number;
}

/** Less likely ones are no title. */
const leastChance = 0.2;
const leastNamed = 0.5;

let learned: Map<string, number> | undefined;

function getWeights(): Map<string, number> {
  learned ??= new Map(
    signalWeights.split('\n').map((line) => {
      const [signal = '', weight] = line.split('\t');
      return [signal, Number(weight) / 100] as const;
    }),
  );
  return learned;
}

/** Which of the names in a text is its job's, as was learned from advertisements whose titles are known; none where that is likelier. */
export function chooseName(places: readonly Place[]): ChosenName | null {
  const weights = getWeights();
  const rated = weighNames(places).map(({ first, signals }) => {
    const sum = [...signals].reduce((all, signal) => all + (weights.get(signal) ?? 0), 0);
    return { place: first, odds: Math.exp(sum) };
  });
  const none = Math.exp(noneWeight);
  const total = rated.reduce((sum, { odds }) => sum + odds, none);
  const [first] = rated.toSorted((a, b) => b.odds - a.odds);
  if (!first || none / total >= leastNamed) return null;
  const chance = first.odds / total;
  return chance < leastChance ? null : { place: first.place, chance };
}
