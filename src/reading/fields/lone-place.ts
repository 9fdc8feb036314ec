import type { Unit, UnitRole } from '#shared/reading.ts';
import type { PlaceCandidate } from './place-candidates.ts';
import { findMunicipality } from './unknown-place.ts';

/** Notes and two-line ads name their town without a word on the work being there. */
const SHORT_TEXT_UNITS = 8;
/** Enough to be filled in, and less than anything that is said to be the place of work. */
const LONE_WEIGHT = 50;
/** In a long text a town may be named for many reasons: something to ask. */
const MENTIONED_WEIGHT = 46;
/** Smaller towns share their names with people and firms. */
const ENOUGH_PEOPLE = 5_000;

/** "Fatima University" is called after a person, "Boise State" after a city. */
const ENOUGH_FOR_UNIVERSITY = 50_000;

const USELESS: ReadonlySet<UnitRole> = new Set(['legal', 'noise', 'nice']);

/** Behind these stands the town that the employer belongs to. */
const SEAT =
  /\b(?:(?:city|town|village|borough|university|college|diocese|ville|mairie|commune|université|chu|ayuntamiento|universidad|comune|università|gemeente|urząd miasta) (?:of |de |d['’]|di |van )?(?:the )?|(?:stadt|gemeinde|landeshauptstadt|stadtwerke|universität|hochschule|uniklinik|klinikum|landkreis|kreis|sparkasse|volksbank|miasto|gmina|filiale|standort|niederlassung|zweigstelle|werk|agence|magasin|succursale|oddział) )$/i;
/** "City of Harlow Springs" is not Harlow. */
const LONGER_NAME =
  /^ (?:Springs|Heights|Beach|Hills?|Park|Falls|Grove|Valley|Lakes?|Ridge|Creek|Junction|Point|Harbou?r|Bay|Island|Woods|Gardens|Rapids|Oaks|Landing|Mills)\b/;
/** "Boise State" is the university there. */
const SEAT_BEHIND = /^ (?:State|University|College|City Council|Council|Universität|Klinik)\b/;
const PREPOSITION =
  /(?:^|[\s(])(?:in|at|to|near|around|of|from|à|sur|de|en|bei|aus|im raum|w|we|di|te)\s(?:the |downtown |central |greater |metro[- ]|der )?$/i;
/** "A Harlow firm seeks a paralegal" */
const FIRM_BEHIND =
  /^ (?:law |accounting |dental |medical |construction )?(?:firm|company|practice|clinic|agency|family|restaurant|hotel|salon|school)\b/;
const LOOSE = /\s(?:of|to|from)\s$/i;
const BREAK = /[,|·•–—:(/]\s?$|\s-\s$|^$/;
const CLOSED =
  /^\s?(?:$|[.,;:!|·•–—)/(]|\s-|-\p{L}|\d{1,2}(?:er|e|[eè]me)\b|CBD\b|area\b|(?:city|town) cent(?:re|er)\b)/iu;

interface Hint {
  candidate: PlaceCandidate;
  isSeat: boolean;
}

function readHint(candidate: PlaceCandidate, text: string, isShort: boolean): Hint | undefined {
  const { mention, unit, start, end, isElsewhere } = candidate;
  if (mention.kind !== 'town') return undefined;
  const before = text.slice(Math.max(unit.start, start - 40), start);
  const behind = text.slice(end, Math.min(unit.end, end + 24));
  const people = mention.towns[0]?.population ?? 0;
  if (LONGER_NAME.test(behind)) return undefined;
  const isSeat = SEAT.test(before) || (SEAT_BEHIND.test(behind) && people >= ENOUGH_FOR_UNIVERSITY);
  if (isSeat && !mention.isOrdinary) return { candidate, isSeat };
  if (USELESS.has(unit.role) || isElsewhere || mention.goesOn || /^['’]s?\b/.test(behind))
    return undefined;
  if (mention.isVouched) return { candidate, isSeat };
  if (mention.isOrdinary)
    return isShort && standsOut(before, behind) ? { candidate, isSeat } : undefined;
  const isBased =
    /^[ -]based\b/i.test(behind) || (/\b[Aa]n? $/.test(before) && FIRM_BEHIND.test(behind));
  // "Generation of Argos reports" is asked for.
  const isAsked = (unit.role === 'must' || unit.role === 'duty') && LOOSE.test(before);
  const isLed = ((PREPOSITION.test(before) && !isAsked) || isBased) && people >= ENOUGH_PEOPLE;
  // Before a capital "à" leads to a place and to nothing else.
  if (/\sà $/.test(before)) return { candidate, isSeat };
  const isSetOff =
    isShort && (BREAK.test(before) || PREPOSITION.test(before)) && CLOSED.test(behind);
  return isLed || isSetOff ? { candidate, isSeat } : undefined;
}

/** "drivers nights Reading £14.50ph": a capital among small letters names something. */
const standsOut = (before: string, behind: string): boolean =>
  /\p{Ll}{2} $/u.test(before) && !/\p{Lu}/u.test(before) && /^ ?(?:$|[£€$.,]|\p{Ll})/u.test(behind);

/** "San Francisco, Salt Lake City, and Charlotte", "from Aberdeen to Bournemouth": one of several. */
const ROW_BEHIND = /^(?:, (?:and )?|,? and | to | or | ?\/ ?)$/;

const isInRow = ({ candidate }: Hint, all: readonly PlaceCandidate[], text: string): boolean =>
  all.some(
    (other) =>
      other.unit === candidate.unit &&
      other.mention.kind === 'town' &&
      !other.mention.goesOn &&
      (ROW_BEHIND.test(text.slice(candidate.end, other.start)) ||
        ROW_BEHIND.test(text.slice(other.end, candidate.start))),
  );

const nameOf = ({ candidate }: Hint): string => candidate.mention.name.toLowerCase();

/**
 * Where nothing is said to be the place of work: the town that the employer belongs to, or the only town
 * that the text names.
 */
export function findLonePlace(
  candidates: readonly PlaceCandidate[],
  units: readonly Unit[],
  text: string,
): PlaceCandidate | undefined {
  const isShort = units.length <= SHORT_TEXT_UNITS;
  const hints = candidates.flatMap((candidate) => readHint(candidate, text, isShort) ?? []);
  const seats = hints.filter(({ isSeat }) => isSeat);
  for (const some of [hints, seats]) {
    const [first] = some;
    if (!first || some.some((hint) => nameOf(hint) !== nameOf(first))) continue;
    if (!isShort && !some.some(({ isSeat }) => isSeat) && isInRow(first, candidates, text))
      continue;
    const isSure = isShort || some.some(({ isSeat }) => isSeat);
    return { ...first.candidate, weight: isSure ? LONE_WEIGHT : MENTIONED_WEIGHT };
  }
  return hints.length === 0 ? findMunicipality(units, text, LONE_WEIGHT) : undefined;
}
