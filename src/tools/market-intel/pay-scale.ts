import type { Labelled } from '../reading/labelled.ts';

interface PayScale {
  band: { from: number; to: number };
  points: { label: string; text: string; value: number }[];
}

const money = String.raw`(?:\$\s*)?(\d[\d,]{0,14}(?:\.\d{1,9})?)(?:\s*(k))?`;
const range = new RegExp(`${money}\\s*(?:-|–|to|and)\\s*${money}`, 'i');
const single = new RegExp(money, 'i');

/** Pay that differs by more than this is not counted in the same unit. */
const widestRatio = 4;

/** The range and the benchmarks on one scale; undefined unless all of them are figures in the same unit. */
export function readPayScale({
  proposedRange,
  benchmarks,
}: {
  proposedRange: string;
  benchmarks: readonly Labelled[];
}): PayScale | undefined {
  const [, low = '', lowK, high = '', highK] = range.exec(proposedRange) ?? [];
  const from = toAmount(low, lowK ?? highK);
  const to = toAmount(high, highK);
  const points = benchmarks.map(({ label, text }) => ({ label, text, value: readAmount(text) }));
  const amounts = [from, to, ...points.map(({ value }) => value)];
  const smallest = Math.min(...amounts);
  const isOneUnit = smallest > 0 && Math.max(...amounts) / smallest <= widestRatio;
  return points.length >= 2 && from < to && isOneUnit ? { band: { from, to }, points } : undefined;
}

function readAmount(text: string): number {
  const [, digits = '', thousands] = single.exec(text) ?? [];
  return toAmount(digits, thousands);
}

function toAmount(digits: string, thousands: string | undefined): number {
  return Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);
}
