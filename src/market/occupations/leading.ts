import { findOfficial } from './official-table.ts';

/** Managers of every kind, and those who lead the first line. */
export const isLeading = (soc: string): boolean =>
  soc.startsWith('11-') || (findOfficial(soc)?.title ?? '').startsWith('First-Line Supervisors');

const ofEverything = new Set(['11-1011', '11-1021', '11-3012', '11-9199']);

/** Managers of whole houses and of no field: near to every manager, and comparable with none. */
export const isGeneral = (soc: string): boolean => ofEverything.has(soc);
