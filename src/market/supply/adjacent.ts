import { findOfficial } from '../occupations/official-table.ts';
import type { OccupationProfile } from '../occupations/profile.ts';
import { listRelated } from '../occupations/related.ts';

export type AdjacentReason = 'named' | 'feeder' | 'related';

export type Adjacent = { soc: string; reason: AdjacentReason };

const ADJACENT_SHOWN = 8;

/**
 * Occupations from which people could come: those the job itself names, those our profile knows as feeders, those
 * O*NET holds nearest. A level of preparation more than one step away is left out unless the job names it.
 */
export function listAdjacent(profile: OccupationProfile, named: readonly string[]): Adjacent[] {
  const { soc, jobZone } = profile;
  const isNear = (other: string): boolean => {
    const zone = findOfficial(other)?.jobZone;
    return jobZone === null || zone === null || zone === undefined || Math.abs(zone - jobZone) <= 1;
  };
  const wanted: Adjacent[] = [
    ...named.map((code) => ({ soc: code, reason: 'named' as const })),
    ...profile.comesFrom.filter(isNear).map((code) => ({ soc: code, reason: 'feeder' as const })),
    ...(soc ? listRelated(soc) : [])
      .filter(isNear)
      .map((code) => ({ soc: code, reason: 'related' as const })),
  ];
  const seen = new Set([soc]);
  return wanted
    .filter(({ soc: code }) => !seen.has(code) && seen.add(code) && findOfficial(code))
    .slice(0, ADJACENT_SHOWN);
}

/** The law, not the employer, keeps others out: then neighbors can be trained, not hired. */
export function findLicenceBar(profile: OccupationProfile): string | null {
  const bar = profile.credentials.find(
    ({ name, required }) =>
      required &&
      /licen[cs]e|admission|certificat|\bCDL\b|academy|registration|\bATP\b|APRN|CRNA|RDN/i.test(
        name,
      ),
  );
  return bar?.name ?? null;
}
