export interface Weight {
  label: string;
  percent: number;
}

/** The weights of all criteria where they make a hundred, the heaviest first; nothing where they do not. */
export function readWeights(
  criteria: readonly { criterion: string; weight: number | null }[],
): Weight[] | undefined {
  const weights = criteria.flatMap(({ criterion, weight }) =>
    weight === null || criterion === '' ? [] : [{ label: criterion, percent: weight }],
  );
  const sum = weights.reduce((total, { percent }) => total + percent, 0);
  if (weights.length < 2 || weights.length < criteria.length || Math.abs(sum - 100) > 0.5) {
    return undefined;
  }
  return weights.toSorted((a, b) => b.percent - a.percent);
}

/** How few criteria make more than half of the score. */
export function sumUpWeights(weights: readonly Weight[]): string {
  let sum = 0;
  const heavy = weights.filter(({ percent }) => {
    const isNeeded = sum <= 50;
    if (isNeeded) sum += percent;
    return isNeeded;
  });
  const names = heavy.map(({ label }) => label);
  const listed =
    names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const verb = names.length === 1 ? 'makes' : 'make';
  return `${listed} ${verb} ${Math.round(sum)}% of the score.`;
}
