import { relatedTable } from './data/related.data.ts';

let table: Map<string, string[]> | undefined;

/** SOC codes that O*NET holds nearest to this one, nearest first. */
export function listRelated(soc: string): string[] {
  table ??= new Map(
    relatedTable
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' '))
      .map(([code = '', ...others]) => [code, others]),
  );
  return table.get(soc) ?? [];
}
