import { findSector } from '#knowledge/find-sector.ts';
import type { Sector } from '#knowledge/sector-schema.ts';
import { isOfEverySector } from '#knowledge/with-sector.ts';
import type { Source } from '#plan/source.ts';

/** Where the job is; a wish does not tell it of work that has settings of its own. */
export function findOwn(brief: Source['brief'], trade: string): Sector | undefined {
  const found = findSector(brief);
  return found?.isLiked && !isOfEverySector(trade) ? undefined : found?.sector;
}
