import { findOfficial } from '../occupations/official-table.ts';
import type { OccupationProfile } from '../occupations/profile.ts';
import { listRelated } from '../occupations/related.ts';

export type AdjacentReason = 'named' | 'feeder' | 'related';

export type Adjacent = { soc: string; reason: AdjacentReason };

const ADJACENT_SHOWN = 8;

/** Where years are asked for, work paid far below it trains beginners and holds nobody ready for it. */
const EXPERIENCED_FROM = 2;
const BEGINNERS_BELOW = 0.8;

const medianOf = (soc: string): number | null => findOfficial(soc)?.annual[50]?.amount ?? null;

const zoneOf = (soc: string): number | null => findOfficial(soc)?.jobZone ?? null;

/** "Registered Nurses" and "Nurse Practitioners": the law that licenses one mostly licenses the other. */
const listStems = (soc: string): string[] =>
  (
    findOfficial(soc)
      ?.title.toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  )
    .filter((word) => !anyTitle.test(word))
    .map((word) => word.replace(/s$/, ''));
const anyTitle =
  /^(?:workers?|operators?|technicians?|managers?|assistants?|specialists?|first|line|other|general|related|except|supervisors?|registered|licensed|certified)$/;

/**
 * Whether people of another occupation may have what keeps others out. A degree: as much preparation. A paper of the
 * trade: the same field of work, as much preparation and no less pay. A licence by law: the same profession too.
 */
function canEnter(profile: OccupationProfile, other: string, gate: Gate): boolean {
  const { soc, jobZone } = profile;
  if (gate === null || soc === null) return true;
  const zone = zoneOf(other);
  if (zone !== null && jobZone !== null && zone < jobZone) return false;
  if (gate === 'degree') return true;
  const [own, pay] = [medianOf(soc), medianOf(other)];
  if (own !== null && pay !== null && pay < own) return false;
  if (other.slice(0, 2) !== soc.slice(0, 2)) return false;
  if (findLicenceBar(profile) === null) return true;
  const stems = new Set(listStems(soc));
  return listStems(other).some((stem) => stems.has(stem));
}

const ofProfession = /^(?:29-1|25-[12]|23-1)/;
const ofOtherWork = /^(?:15|17|41|43|47|49|51|53)-/;

type Gate = 'paper' | 'degree' | null;

/**
 * Occupations from which people could come: those the job itself names, those our profile knows as feeders, those
 * O*NET holds nearest. Whoever asks for years gets no beginners. A level of preparation more than one step away is left out unless the job names it.
 */
export function listAdjacent(
  profile: OccupationProfile,
  named: readonly string[],
  yearsRequired = 0,
  gate: Gate = null,
): Adjacent[] {
  const { soc, jobZone } = profile;
  const own = soc ? medianOf(soc) : null;
  const isReady = (other: string): boolean => {
    const median = medianOf(other);
    if (yearsRequired < EXPERIENCED_FROM || own === null || median === null) return true;
    return median >= own * BEGINNERS_BELOW;
  };
  const isNear = (other: string): boolean => {
    const zone = findOfficial(other)?.jobZone;
    return jobZone === null || zone === null || zone === undefined || Math.abs(zone - jobZone) <= 1;
  };
  // Whoever is licensed to heal, teach or plead seldom leaves for work that asks for none of it.
  const isLikely = (other: string): boolean =>
    !(ofProfession.test(other) && soc !== null && ofOtherWork.test(soc));
  const wanted: Adjacent[] = [
    ...named.map((code) => ({ soc: code, reason: 'named' as const })),
    ...profile.comesFrom
      .filter((code) => isLikely(code) && isNear(code) && isReady(code))
      .filter((code) => canEnter(profile, code, gate))
      .map((code) => ({ soc: code, reason: 'feeder' as const })),
    // The neighbors of a wider group are not those of the work inside it.
    ...(soc && profile.figures !== 'group' ? listRelated(soc) : [])
      .filter((code) => isLikely(code) && isNear(code) && isReady(code))
      .filter((code) => canEnter(profile, code, gate))
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
