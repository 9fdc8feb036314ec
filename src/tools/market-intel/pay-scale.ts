import type { Labelled } from '../reading/labelled.ts';
import { isOneCurrency, readMoney, readMoneyRange } from '../reading/money-text.ts';

export interface PayScale {
  /** In the words of the proposed range, its currency included. */
  band: { from: number; to: number; text: string };
  points: { label: string; text: string; value: number }[];
}

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
  const range = readMoneyRange(proposedRange);
  const points = benchmarks.map(({ label, text }) => ({ label, text, money: readMoney(text) }));
  if (!range || points.length < 2 || range.from >= range.to) return undefined;
  const amounts = [range.from, range.to, ...points.map(({ money }) => money?.amount ?? 0)];
  const smallest = Math.min(...amounts);
  const isOneUnit = smallest > 0 && Math.max(...amounts) / smallest <= widestRatio;
  const currencies = [range.currency, ...points.map(({ money }) => money?.currency)];
  if (!isOneUnit || !isOneCurrency(currencies)) return undefined;
  return {
    band: { from: range.from, to: range.to, text: range.text },
    points: points.map(({ label, text, money }) => ({ label, text, value: money?.amount ?? 0 })),
  };
}
