interface Example {
  values: readonly number[];
  isTrue: boolean;
}

const rounds = 400;
const rate = 1.5;
const pull = 1;

/** Weights and offset of a logistic regression, by plain descent on values brought to one measure. */
export function fitLogistic(examples: readonly Example[]): { weights: number[]; offset: number } {
  const size = examples[0]?.values.length ?? 0;
  const scales = Array.from({ length: size }, (_, place) => measure(examples, place));
  const rows = examples.map(({ values, isTrue }) => ({
    values: values.map((value, place) => (value - scales[place]!.middle) / scales[place]!.spread),
    goal: Number(isTrue),
  }));
  const weights = new Float64Array(size);
  let offset = 0;
  for (let round = 0; round < rounds; round += 1) {
    const slopes = weights.map((weight) => (pull * weight) / rows.length);
    let slope = 0;
    for (const { values, goal } of rows) {
      const score = values.reduce((sum, value, place) => sum + value * weights[place]!, offset);
      const miss = (1 / (1 + Math.exp(-score)) - goal) / rows.length;
      slope += miss;
      values.forEach((value, place) => (slopes[place]! += miss * value));
    }
    offset -= rate * slope;
    slopes.forEach((one, place) => (weights[place]! -= rate * one));
  }
  const plain = Array.from(weights, (weight, place) => weight / scales[place]!.spread);
  return {
    weights: plain,
    offset: plain.reduce((sum, weight, place) => sum - weight * scales[place]!.middle, offset),
  };
}

function measure(examples: readonly Example[], place: number): { middle: number; spread: number } {
  const values = examples.map(({ values: row }) => row[place] ?? 0);
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length;
  return { middle, spread: Math.sqrt(square) || 1 };
}
