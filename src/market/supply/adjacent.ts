import { isGeneral, isLeading } from '../occupations/leading.ts';
import { findOfficial } from '../occupations/official-table.ts';
import type { OccupationProfile } from '../occupations/profile.ts';
import { listRelated, listRelatedBack } from '../occupations/related.ts';

export type AdjacentReason = 'named' | 'feeder' | 'related';

export type Adjacent = { soc: string; reason: AdjacentReason };

const ADJACENT_SHOWN = 8;

/** Where years are asked for, work paid far below it trains beginners and holds nobody ready for it. */
const EXPERIENCED_FROM = 2;
/** Years that are spent in one profession. */
const LONG_EXPERIENCED = 5;
const BEGINNERS_BELOW = 0.8;
const PAID_ABOVE = 1.1;
const MANAGERS_ABOVE = 1.5;

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
  const leads = soc !== null && isLeading(soc);
  const isReady = (other: string): boolean => {
    const median = medianOf(other);
    const isOpen = yearsRequired < EXPERIENCED_FROM && !leads;
    if (isOpen || own === null || median === null) return true;
    return median >= own * BEGINNERS_BELOW;
  };
  // Nobody is trained down from better paid work with more preparation behind it.
  const isNear = (other: string): boolean => {
    const zone = zoneOf(other);
    // How long managers prepared is told by their pay rather than by their schooling.
    if (leads) return (medianOf(other) ?? Infinity) <= (own ?? Infinity) * MANAGERS_ABOVE;
    if (jobZone === null || zone === null) return true;
    const isAbove = zone > jobZone && (medianOf(other) ?? 0) > (own ?? Infinity) * PAID_ABOVE;
    return Math.abs(zone - jobZone) <= 1 && !isAbove;
  };
  // Whoever is to lead has led: cooks are not the heads of tomorrow's kitchen.
  const hasRank = (other: string): boolean =>
    leads ? isLeading(other) && !isGeneral(other) : !isLeading(other);
  const isWithin = (other: string): boolean =>
    isLikely(other) &&
    hasRank(other) &&
    isNear(other) &&
    isReady(other) &&
    canEnter(profile, other, gate);
  // Whoever is licensed to heal, teach or plead seldom leaves for work that asks for none of it.
  const isLikely = (other: string): boolean =>
    !(ofProfession.test(other) && soc !== null && ofOtherWork.test(soc));
  // Nobody is trained from another profession into a post that asks for years in this one.
  const isOwnField = !leads && (jobZone ?? 0) >= PROFESSIONS && yearsRequired >= LONG_EXPERIENCED;
  const wanted: Adjacent[] = [
    ...named.map((code) => ({ soc: code, reason: 'named' as const })),
    ...profile.comesFrom.filter(isWithin).map((code) => ({ soc: code, reason: 'feeder' as const })),
    // The neighbors of a wider group are not those of the work inside it.
    ...(soc && profile.figures !== 'group'
      ? [...listRelated(soc), ...(leads ? listRelatedBack(soc) : [])]
      : []
    )
      .filter((code) => isWithin(code) && (!isOwnField || isSameGroup(soc ?? '', code)))
      .map((code) => ({ soc: code, reason: 'related' as const })),
  ];
  const seen = new Set([soc]);
  return wanted
    .filter(({ soc: code }) => !seen.has(code) && seen.add(code) && findOfficial(code))
    .slice(0, ADJACENT_SHOWN);
}

/** Job zone of work that is prepared for by a degree. */
const PROFESSIONS = 4;
const isSameGroup = (one: string, other: string): boolean => one.slice(0, 3) === other.slice(0, 3);

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
