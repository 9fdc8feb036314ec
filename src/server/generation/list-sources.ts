import type { Source } from '#plan/source.ts';

/** The published figures behind a writing, each with its year. */
export function listSources({ market: { payRow, talentPool } }: Source): string[] {
  const pool = talentPool.kind === 'estimate' ? talentPool.sources : [];
  return [...new Set([...(payRow ? [payRow.source] : []), ...pool])];
}

export function listAssumptions({ market: { talentPool } }: Source): string[] {
  return talentPool.kind === 'estimate' ? talentPool.assumptions : [];
}
