import { rankOf } from '#knowledge/career-rank.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { isOfSector } from '#knowledge/sector-persona.ts';
import { findOfficial } from '#market/occupations/official-table.ts';
import type { Brief } from '#shared/brief.ts';
import type { Gate } from '../criteria/criterion.ts';
import { hears } from '../search/search-names.ts';
import {
  isNearTo,
  isOfMajor,
  isPaidAbove,
  isWithoutDegree,
  listCareerCodes,
} from './career-occupation.ts';
import { isPeer } from './holds-post.ts';
import { withoutPaper } from './lacks-demand.ts';
import { isMadeForPost } from './post-persona.ts';

type Persona = Drawer['personas'][number];

/** A plan with fewer has too few ways to look. */
const fewest = 3;

const degree = /\b(?:degrees?|bachelor\w*|master\w*|B\.?S\.?c?|B\.?A\.?|M\.?S\.?c?|graduate)\b/i;
const orElse =
  /\b(?:or|and\/or) (?:an? )?(?:[\p{L}-]+ ){0,3}(?:equivalent|experience|diploma|certificat\w+|high school)\b|\bequivalent\b|\bassociate\b/iu;

const ofLicensed = /\b(?:licen[cs]ed|registered|certified|chartered|qualified)\b/i;
const manyYears = 3;
const seniorLevels: ReadonlySet<string> = new Set([
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
]);

/** Whom the job rules out by what it pays, asks for or is: whoever usually earns far more, and whoever has no degree where one is demanded. */
export function testOut(
  brief: Brief,
  soc: string | null,
  gates: readonly Gate[],
): (persona: Persona) => boolean {
  const usual = soc === null ? null : (findOfficial(soc)?.annual[50]?.amount ?? null);
  const { pay, place } = brief;
  const stated =
    place.country === 'US' && pay ? (pay.annual?.max ?? pay.annual?.min ?? null) : null;
  const most = stated ?? usual;
  const isDegreed = gates.some(
    ({ kind, name }) => kind === 'education' && degree.test(name) && !orElse.test(name),
  );
  const isLicensed = ofLicensed.test(brief.title.given);
  const isSenior =
    (brief.seniority.years?.min ?? 0) >= manyYears ||
    (brief.seniority.level !== null && seniorLevels.has(brief.seniority.level));
  const isHeard = hears(brief);
  /** Whoever does other work today, of which the job says no word. */
  const isElsewhere = ({ search }: Persona, codes: readonly string[]): boolean =>
    soc !== null &&
    codes.length > 0 &&
    !isNearTo(soc)(codes) &&
    !isOfMajor(soc)(codes) &&
    !search.some(isHeard);
  return (persona) => {
    if (isMadeForPost(persona) || isOfSector(persona) || isPeer(persona)) return false;
    if (isLicensed && withoutPaper.test(`${persona.name} ${persona.now}`)) return true;
    const codes = listCareerCodes(persona);
    if (isSenior && isElsewhere(persona, codes)) return true;
    // What is usually paid tells of two occupations only with what they are called.
    const isHigher = stated !== null || rankOf(persona.name) > rankOf(brief.title.given);
    return (isHigher && isPaidAbove(codes, most)) || (isDegreed && isWithoutDegree(codes));
  };
}

/** Without those whom the job rules out; whoever does its work stands in where too few would be left. */
export function dropOut(
  personas: readonly Persona[],
  isOut: (persona: Persona) => boolean,
  others: readonly Persona[],
): Persona[] {
  const kept = personas.filter((persona) => !isOut(persona));
  if (kept.length >= fewest) return kept;
  const more = others.filter((one) => !isOut(one) && !kept.some(({ id }) => id === one.id));
  return [...kept, ...more, ...personas.filter(isOut)].slice(0, fewest);
}
