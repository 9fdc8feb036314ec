/** Learns which words speak for which group: one weight a word and group, by gradient steps with a fixed order. */
export interface DutyExample {
  words: readonly string[];
  group: string;
  /** How much it counts; a description of an occupation counts other than an advertisement. */
  weight: number;
}

export interface DutyModel {
  groups: string[];
  words: string[];
  /** By word number × group count + group number. */
  weights: Float32Array;
}

const EPOCHS = 20;
const FEWEST_USES = 9;
const STEP = 6;
const DECAY = 1e-4;

export function train(examples: readonly DutyExample[]): DutyModel {
  const uses = new Map<string, number>();
  for (const { words } of examples)
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  const most = examples.length * 0.4;
  const vocabulary = [...uses].filter(([, count]) => count >= FEWEST_USES && count < most);
  const words = vocabulary.map(([word]) => word).toSorted();
  const numberOf = new Map(words.map((word, number) => [word, number]));
  const groups = [...new Set(examples.map(({ group }) => group))].toSorted();
  const groupOf = new Map(groups.map((group, number) => [group, number]));
  const counts = new Float64Array(groups.length);
  for (const { group } of examples) counts[groupOf.get(group)!]!++;
  const rows = examples
    .map(({ words: own, group, weight }) => ({
      features: own.flatMap((word) => numberOf.get(word) ?? []),
      group: groupOf.get(group)!,
      // Large groups must not swallow small ones.
      weight: weight / Math.sqrt(counts[groupOf.get(group)!]! / 10 + 1),
    }))
    .filter(({ features }) => features.length > 3);
  const weights = new Float32Array(words.length * groups.length);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const step = STEP / (1 + epoch * 0.5);
    // A stride that shares no factor with the count visits every row once.
    const stride = findStride(rows.length);
    for (let turn = 0; turn < rows.length; turn++)
      learn(weights, rows[(turn * stride + epoch) % rows.length]!, groups.length, step);
  }
  return { groups, words, weights };
}

function findStride(count: number): number {
  const divides = (a: number, b: number): boolean => (b === 0 ? a === 1 : divides(b, a % b));
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (!divides(count, stride)) stride++;
  return stride;
}

function learn(
  weights: Float32Array,
  { features, group, weight }: { features: number[]; group: number; weight: number },
  groupCount: number,
  step: number,
): void {
  const scale = 1 / Math.sqrt(features.length);
  const sums = new Float64Array(groupCount);
  for (const feature of features)
    for (let g = 0; g < groupCount; g++) sums[g]! += weights[feature * groupCount + g]!;
  let highest = -Infinity;
  for (let g = 0; g < groupCount; g++) highest = Math.max(highest, sums[g]! * scale);
  let total = 0;
  for (let g = 0; g < groupCount; g++) {
    sums[g] = Math.exp(sums[g]! * scale - highest);
    total += sums[g]!;
  }
  for (let g = 0; g < groupCount; g++) {
    const error = (g === group ? 1 : 0) - sums[g]! / total;
    if (Math.abs(error) < 1e-4) continue;
    const change = step * weight * error * scale;
    for (const feature of features) {
      const at = feature * groupCount + g;
      weights[at]! += change - DECAY * weights[at]!;
    }
  }
}
