import { relatedTable } from './data/related.data.ts';

let table: Map<string, string[]> | undefined;

function getTable(): Map<string, string[]> {
  table ??= new Map(
    relatedTable
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' '))
      .map(([code = '', ...others]) => [code, others]),
  );
  return table;
}

/** SOC codes that O*NET holds nearest to this one, nearest first. */
export const listRelated = (soc: string): string[] => getTable().get(soc) ?? [];

/** Codes of which O*NET holds this one near: nearness is not told from both sides. */
export const listRelatedBack = (soc: string): string[] =>
  [...getTable()].flatMap(([code, others]) => (others.includes(soc) ? [code] : []));
