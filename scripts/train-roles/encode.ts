import { encodeWeight, halfRange } from '#reading/roles/packed-weights.ts';

/** Features with their weights as lines of printable signs; those that hardly count are left out. */
export function encodeTable({
  names,
  weights,
  roleCount,
  least,
}: {
  names: readonly string[];
  weights: Float32Array;
  roleCount: number;
  /** Features whose strongest weight is below this are dropped. */
  least: number;
}): { scale: number; table: string } {
  const strongest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Math.max(strongest, 1e-6) / halfRange;
  const lines = names.flatMap((name, index) => {
    const own = weights.subarray(index * roleCount, (index + 1) * roleCount);
    if (!own.some((weight) => Math.abs(weight) >= least)) return [];
    return [`${name}\t${Array.from(own, (weight) => encodeWeight(weight / scale)).join('')}`];
  });
  return { scale, table: lines.sort().join('\n') };
}
