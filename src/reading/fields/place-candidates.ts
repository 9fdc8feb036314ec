import { findCountry } from '#market/places/countries.ts';
import { findPlaceMentions, type PlaceMention } from '#market/places/find-mentions.ts';
import { foldName } from '#market/places/fold-name.ts';
import type { Unit, UnitRole } from '#shared/reading.ts';
import { isNoPlace } from './no-place.ts';
import { namesOccupation } from './title/occupation-words.ts';
import { isPlaceName } from './title/place-name.ts';
import { readCodes, withWholeName } from './place-line.ts';
import { isPlaceLine } from './top-lines.ts';
import {
  addressBefore,
  besideTown,
  elsewhere,
  elsewhereBehind,
  leads,
  ownHouse,
  ownSite,
  partOfTown,
  placeLabels,
  seated,
  seekingBehind,
  siteWords,
} from './place-words.ts';

/** A place that a unit names, and how much speaks for it as the place of work. */
export interface PlaceCandidate {
  mention: PlaceMention;
  /** Offsets in the text as pasted. */
  start: number;
  end: number;
  weight: number;
  /** The unit that names it. */
  unit: Unit;
  /** The words around it say that the work is not there. */
  isElsewhere: boolean;
  /** "North of Leeds": only near the place of work. */
  isBeside: boolean;
}

/** What a role lets a place in it be worth, when a sentence leads to it. */
const ROLE_BONUS: Record<UnitRole, number> = {
  title: 4,
  head: -6,
  company: -20,
  team: -2,
  overview: 2,
  duty: -8,
  must: -10,
  nice: -22,
  pay: -14,
  benefit: -22,
  schedule: 0,
  place: 14,
  process: -18,
  legal: -40,
  noise: -26,
};

const HEADER_UNITS = 10;
const SHORT_LINE = 90;
const LONG_LABELLED = 160;
/** A name that everybody knows for a place, where the role of its line is a guess. */
const LARGE_TOWN = 300_000;
/** "Inside Sales-Omaha" */
const KNOWN_TOWN = 50_000;
/** "Sales Clerk-Oronoco": behind somebody a smaller town is the place as well. */
const SOME_TOWN = 500;
const UNSURE = 0.5;
/** Below this a name alone in its line is hardly ever a place. */
const FEWEST_PEOPLE = 500;
const TOP_LINES = 3;
/** A row of this many places lists offices. */
const MANY_PLACES = 4;

export const readLabel = (label: string | null): number =>
  label === null ? 0 : (placeLabels.get(foldName(label)) ?? 0);

/** Which share of a line's letters is the place itself. */
function measureCover(line: string, mentions: readonly PlaceMention[]): number {
  const count = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const inside = mentions.reduce((sum, { start, end }) => sum + count(line.slice(start, end)), 0);
  const rest = line.replace(
    /\b(?:remote|hybrid|on-?site|in[- ]office|full[- ]time|part[- ]time|greater|area|cbd|location|or|and|metropolitan)\b/gi,
    '',
  );
  return inside / Math.max(1, count(rest));
}

const textBefore = (line: string, { start }: PlaceMention): string =>
  line.slice(Math.max(0, start - 110), start);
const textBehind = (line: string, { end }: PlaceMention): string => line.slice(end, end + 40);

/** "A client partner in our Harlow office": what is said before it is about the work, which is there. */
const isOwnSite = (line: string, mention: PlaceMention): boolean =>
  ownSite.test(textBefore(line, mention)) && siteWords.test(textBehind(line, mention));

const isElsewhere = (line: string, mention: PlaceMention): boolean =>
  (elsewhere.test(textBefore(line, mention)) &&
    !isOwnSite(line, mention) &&
    !ownHouse.test(textBefore(line, mention)) &&
    !seated.test(textBefore(line, mention))) ||
  elsewhereBehind.test(textBehind(line, mention));

/** What a town is worth that stands behind a street and its number, in a line on the place of work. */
const ADDRESS = 60;

function weighLead(line: string, mention: PlaceMention, isPlaceRole: boolean): number {
  const before = textBefore(line, mention);
  const after = textBehind(line, mention);
  let best = mention.isVouched ? 30 : 18;
  for (const [weight, pattern] of leads) {
    if (weight <= best || !pattern.test(before)) continue;
    if (weight === 54 && !siteWords.test(after)) continue;
    best = weight;
  }
  if (best < ADDRESS && isPlaceRole && addressBefore.test(before)) best = ADDRESS;
  if (siteWords.test(after) && best < 46) best = 46;
  if (best >= 36 && best < 56 && seekingBehind.test(after)) best = 56;
  return isElsewhere(line, mention) ? best - (isPlaceRole ? 8 : 26) : best;
}

/** "Lyon 3e | CDD | 30 K€": a row of facts that begins with the place. */
const rowBehind = /^(?: \d{1,2}(?:er|e|[eè]me))? [|·•]/;
const otherParty =
  /\b(?:(?:customers|clients|suppliers|partners|markets) (?:in|across|from|throughout)|travel\w* (?:to|in|between))\b[^.;]{0,30}$/i;

/** In a title the place stands behind a dash, in brackets or behind "in". */
function weighInTitle(line: string, mention: PlaceMention, isTitle: boolean): number {
  const before = line.slice(0, mention.start);
  const rest = line.slice(mention.end);
  // A title may end like a sentence; a sentence is no title.
  const after = isTitle ? rest.replace(/^\.\s*$/, '') : rest;
  const opens =
    /(?:^|[|·•–—:([,;@/]\s?|\s-\s?|\s(?:in|at|near|à|bei|am standort|raum|w|sur|en|for)\s(?:greater )?)$/i.test(
      before,
    );
  const closes =
    /^\s?(?:$|[|·•–—:)\],;/!*]|-\s|\s-|\+|and\b|or\b|&|area\b|office\b|based\b|branch\b|gesucht\b|\d{1,2}(?:er|e|[eè]me)\b)/i.test(
      after,
    );
  const isTail = isTitle && after === '' && /\p{L}-$/u.test(before);
  const isBehindPost =
    !mention.isOrdinary && (before.trim().includes(' ') || namesOccupation(before));
  const known = isBehindPost ? SOME_TOWN : KNOWN_TOWN;
  if (isTail && (mention.towns[0]?.population ?? 0) >= known) return 60;
  if (otherParty.test(textBefore(line, mention))) return 22;
  if (opens && closes && before === '') return rowBehind.test(after) ? 56 : 40;
  if (opens && closes) return 68;
  return mention.isVouched && closes ? 60 : 22;
}

/** A place and nothing else among the first lines, whatever their roles seem to be. */
const isTopPlace = ({ label }: Unit, index: number, line: string): boolean =>
  index < TOP_LINES &&
  label === null &&
  isPlaceLine(line) &&
  (line.includes(',') || findCountry(line.trim()) !== undefined);

function weighMention(
  unit: Unit,
  index: number,
  line: string,
  mention: PlaceMention,
  cover: number,
): number {
  const isTop = isTopPlace(unit, index, line);
  const isPlaceRole = unit.role === 'place' || unit.also.includes('place') || isTop;
  const bonus = Math.max(ROLE_BONUS[unit.role], isPlaceRole ? 6 : -99);
  const label = Math.max(
    readLabel(unit.label),
    line.length < SHORT_LINE ? readLabel(unit.heading) - 10 : 0,
  );
  const options = [weighLead(line, mention, isPlaceRole) + bonus];
  if (label > 0 && line.length <= LONG_LABELLED)
    options.push(mention.start < 40 || cover > 0.5 ? label : label - 20);
  // "Cambridge" alone in the line of the employer's name is the employer.
  const isLarge = (mention.towns[0]?.population ?? 0) >= LARGE_TOWN && !mention.isOrdinary;
  const isEmployer =
    unit.role === 'company' &&
    !isTop &&
    !mention.isVouched &&
    !(isLarge && unit.confidence < UNSURE);
  // "Home", "Share" and "Page" are buttons.
  const isButton = unit.role === 'noise' && mention.isOrdinary && !mention.isVouched;
  const isHamlet =
    mention.kind === 'town' &&
    !isPlaceRole &&
    !mention.isVouched &&
    (mention.towns[0]?.population ?? 0) < FEWEST_PEOPLE;
  const isLine = line.length <= SHORT_LINE && cover > 0.6 && !isEmployer && !isButton && !isHamlet;
  if (isLine && index < HEADER_UNITS && unit.role !== 'legal')
    options.push(86 - index * 2 + (isPlaceRole ? 8 : 0));
  else if (isLine) options.push(isPlaceRole ? 76 : unit.role === 'noise' ? 30 : 44);
  const isTitle = unit.role === 'title' && line.length <= LONG_LABELLED;
  if (isTitle || (index < 3 && line.length <= SHORT_LINE && unit.role !== 'company'))
    options.push(weighInTitle(line, mention, unit.role === 'title'));
  if (isPlaceRole && mention.isVouched) options.push(70);
  else if (unit.role === 'place' && line.length <= SHORT_LINE && !isElsewhere(line, mention))
    options.push(54);
  return Math.max(...options);
}

/** A district is named before its city, and what is no place before one that is. */
const DISTRICT_TIMES = 8;

function compareWithNext(
  line: string,
  mention: PlaceMention,
  next: PlaceMention | undefined,
): { isPartOfNext: boolean; isBesideVouched: boolean } {
  if (!next || mention.isVouched || mention.kind !== 'town' || next.kind !== 'town')
    return { isPartOfNext: false, isBesideVouched: false };
  const gap = line.slice(mention.end, next.start);
  const [city] = next.towns;
  const people = mention.towns.find(({ country }) => country === city?.country)?.population ?? 0;
  const isSmall = city !== undefined && city.population >= DISTRICT_TIMES * people;
  const isLarger = (city?.population ?? 0) > (mention.towns[0]?.population ?? 0);
  // "Vijay Nagar, Indore", "Hôtel Bellevue - Lyon": the name begins before what the tables know of it.
  const isTail = /\p{Lu}[\p{L}'’]+ (?:the )?$/u.test(textBefore(line, mention));
  return {
    isPartOfNext:
      partOfTown.test(gap) ||
      (gap === ', ' && isSmall && (isTail || people > 0)) ||
      (isTail && isLarger && /^ [-–|·] $/.test(gap)),
    isBesideVouched: next.isVouched,
  };
}

/** What takes away from a mention, wherever it stands. */
function weighDoubts(
  mention: PlaceMention,
  base: number,
  cover: number,
  beside: ReturnType<typeof compareWithNext>,
): number {
  let doubt = 0;
  const isWhole = cover > 0.6 && base >= 70;
  if (mention.isOrdinary && !mention.isVouched) doubt += isWhole ? 6 : base >= 50 ? 14 : 30;
  if (mention.goesOn) doubt += mention.isVouched ? 4 : isWhole ? 8 : 20;
  if (mention.kind === 'region') doubt += 12;
  if (mention.kind === 'county') doubt += 10;
  if (mention.kind === 'country' && mention.towns.length === 0) doubt += 24;
  if (mention.kind === 'wide') doubt += 30;
  if (beside.isPartOfNext) doubt += 26;
  else if (beside.isBesideVouched) doubt += mention.isOrdinary ? 24 : 8;
  const people = mention.towns[0]?.population ?? 0;
  if (mention.kind === 'town' && !mention.isVouched && people < 5_000) doubt += base >= 70 ? 0 : 10;
  return doubt;
}

/** "Wick & Willow" is a name unless both sides of the "&" are places. */
function isHalfName(line: string, { start, end }: PlaceMention): boolean {
  const after = /^ ?& ?(\p{Lu}[\p{L}'’-]*)/u.exec(line.slice(end, end + 40))?.[1];
  const before = /(?<![\p{L}'’-])(\p{Lu}[\p{L}'’-]*) ?& ?$/u.exec(
    line.slice(Math.max(0, start - 40), start),
  )?.[1];
  return [before, after].some((other) => other !== undefined && !isPlaceName(other));
}

/** "City of Leeds", "work at home": the tables have a town of that name, and nobody means it. */
const isMereWord = (line: string, { end, name, isVouched, isOrdinary }: PlaceMention): boolean =>
  isOrdinary &&
  !isVouched &&
  (line.startsWith(' of ', end) ||
    /^home$/i.test(name) ||
    /^[ -](?:remote|hybrid|on-?site|term|time|date)\b|^\s?:/i.test(line.slice(end, end + 9)));

/** "St Catherine's Care Home": a house that is called after somebody. */
const isOwner = (line: string, { end, kind }: PlaceMention): boolean =>
  kind === 'town' && /^['’][sS] \p{Lu}/u.test(line.slice(end, end + 4));

/** "30 miles from Leeds or York": what is said before the first town holds for the next. */
function isBeside(line: string, mentions: readonly PlaceMention[], order: number): boolean {
  const mention = mentions[order]!;
  if (mention.kind !== 'town') return false;
  if (besideTown.test(textBefore(line, mention))) return true;
  const before = mentions[order - 1];
  return (
    before !== undefined &&
    /^(?:,|,? (?:or|and)) $/.test(line.slice(before.end, mention.start)) &&
    isBeside(line, mentions, order - 1)
  );
}

/** Every place that the units name, with its weight, in the order of the text. */
export function findPlaceCandidates(units: readonly Unit[], text: string): PlaceCandidate[] {
  return units.flatMap((unit, index) => {
    const line = text.slice(unit.start, unit.end);
    const isLabelled = readLabel(unit.label) >= 84 && line.length <= SHORT_LINE;
    const isTop = isTopPlace(unit, index, line);
    const mentions = (
      (isTop ? readCodes(line) : undefined) ??
      findPlaceMentions(line, { anyCase: isLabelled && !/\p{Lu}/u.test(line) })
    )
      .map((mention) => (isTop ? withWholeName(line, mention) : mention))
      .filter(
        (mention) =>
          !isHalfName(line, mention) &&
          !isMereWord(line, mention) &&
          !isOwner(line, mention) &&
          !isNoPlace(line, mention, readLabel(unit.label) > 0),
      );
    const cover = measureCover(line, mentions);
    const isList = mentions.filter(({ kind }) => kind === 'town').length >= MANY_PLACES;
    return mentions.map((mention, order) => {
      const base = weighMention(unit, index, line, mention, cover);
      const beside = compareWithNext(line, mention, mentions[order + 1]);
      const doubt =
        weighDoubts(mention, base, cover, beside) + Math.min(order, 4) + (isList ? 14 : 0);
      return {
        mention,
        start: unit.start + mention.start,
        end: unit.start + mention.end,
        weight: base - doubt,
        unit,
        isElsewhere: isElsewhere(line, mention),
        isBeside: isBeside(line, mentions, order),
      };
    });
  });
}
