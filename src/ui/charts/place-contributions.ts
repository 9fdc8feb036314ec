/** Where each part of a sum lies on a scale from nothing to `max`, in percent of its length. */
export function placeContributions(
  points: readonly number[],
  max: number,
): { from: number; width: number }[] {
  const toPercent = (value: number) =>
    Math.round(Math.min(Math.max(value / max, 0), 1) * 10_000) / 100;
  let sum = 0;
  return points.map((value) => {
    const before = toPercent(sum);
    sum += value;
    const after = toPercent(sum);
    return {
      from: Math.min(before, after),
      width: Math.round(Math.abs(after - before) * 100) / 100,
    };
  });
}
