/** Learns how much each signal speaks for each country: small steps that shrink where a weight has moved often (AdaGrad). */
export interface CountryExample {
  signals: readonly string[];
  country: string;
}

const EPOCHS = 12;
const FEWEST_USES = 20;
const MOST_USES = 0.6;
const RATE = 0.5;
const PULL = 0.003;
/** Weights under this move nothing. */
const LEAST = 2;
const USUAL_COUNT = 300;

/** One line a signal: its weights by country in hundredths. */
export function learnCountries(
  examples: readonly CountryExample[],
  countries: readonly string[],
): string {
  const uses = new Map<string, number>();
  for (const { signals } of examples)
    for (const signal of signals) uses.set(signal, (uses.get(signal) ?? 0) + 1);
  const known = [...uses]
    .filter(([, count]) => count >= FEWEST_USES && count < examples.length * MOST_USES)
    .map(([signal]) => signal)
    .toSorted();
  const numberOf = new Map(known.map((signal, number) => [signal, number]));
  const sizes = countries.map(
    (country) => examples.filter((example) => example.country === country).length,
  );
  const weights = new Float64Array(known.length * countries.length);
  const moves = new Float64Array(weights.length);
  const rows = examples.map(({ signals, country }) => {
    const group = countries.indexOf(country);
    return {
      features: signals.flatMap((signal) => numberOf.get(signal) ?? []),
      group,
      // Large groups must not swallow small ones.
      weight: Math.sqrt(USUAL_COUNT / sizes[group]!),
    };
  });
  const next = makeOrder();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = rows.map((row) => ({ row, at: next() })).toSorted((a, b) => a.at - b.at);
    for (const { row } of order) learn(row, { weights, moves, count: countries.length });
  }
  return known
    .map((signal, number) => {
      const own = Array.from(
        weights.slice(number * countries.length, (number + 1) * countries.length),
      );
      return { signal, own: own.map((weight) => Math.round(weight * 100)) };
    })
    .filter(({ own }) => own.some((weight) => Math.abs(weight) >= LEAST))
    .map(({ signal, own }) => `${signal}\t${own.join(' ')}`)
    .join('\n');
}

/** The same order in every run. */
function makeOrder(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function learn(
  { features, group, weight }: { features: number[]; group: number; weight: number },
  { weights, moves, count }: { weights: Float64Array; moves: Float64Array; count: number },
): void {
  const sums = new Float64Array(count);
  for (const feature of features)
    for (let g = 0; g < count; g += 1) sums[g]! += weights[feature * count + g]!;
  const highest = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  for (let g = 0; g < count; g += 1) {
    const error = (shares[g]! / total - (g === group ? 1 : 0)) * weight;
    for (const feature of features) {
      const at = feature * count + g;
      const slope = error + PULL * weights[at]!;
      moves[at]! += slope * slope;
      weights[at]! -= (RATE * slope) / Math.sqrt(moves[at]! + 1e-4);
    }
  }
}
