import { findOfficial } from './official-table.ts';

export const getJobZone = (soc: string): number | null => findOfficial(soc)?.jobZone ?? null;
