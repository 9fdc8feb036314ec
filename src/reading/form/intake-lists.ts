import type { Unit } from '#shared/reading.ts';
import { kindOfLabel } from '../layout/labels.ts';
import type { LabelKind } from '../layout/labels.data.ts';
import { quoteWithin } from '../fields/quote-within.ts';
import { findWishes } from '../fields/wishes/wishes.ts';
import { findNamedCompanies } from './companies.ts';
import { dedupe, splitList, trimItem } from './items.ts';
import type { Item } from './items.ts';

/** The limits of the form's tag inputs; it takes any number of deal breakers. */
const mostDealBreakers = 50;
const mostRedFlags = 6;
const mostBackgrounds = 10;
const mostCompanies = 10;
const longestItem = 160;
const nothing = /^(?:n\/?a|none|no|nothing|tbd|tbc|not applicable|no specific .{0,40}|-|\?)\.?$/i;

export interface IntakeLists {
  dealBreakers: Item[];
  preferredBackgrounds: Item[];
  namedRedFlags: Item[];
  competitorCompanies: Item[];
}

/** The lists of intake notes, and the few sentences of any text that say as much. */
export function readIntakeLists(units: readonly Unit[], text: string): IntakeLists {
  const listed = (kind: LabelKind): Item[] => listUnder(units, text, kind);
  const companies = findNamedCompanies(listed('competitors'), units, text);
  const lawful = (item: Item): boolean => findWishes(item.text).length === 0;
  return {
    dealBreakers: dedupe(
      [...listed('dealBreakers'), ...findConditions(units, text)].filter(lawful),
      mostDealBreakers,
    ),
    preferredBackgrounds: dedupe(
      [...listed('backgrounds'), ...findPreferences(units, text), ...companies.kinds].filter(
        lawful,
      ),
      mostBackgrounds,
    ),
    namedRedFlags: dedupe(listed('redFlags').filter(lawful), mostRedFlags),
    competitorCompanies: dedupe(companies.names, mostCompanies),
  };
}

const endOfList = new Set<Unit['role']>(['legal', 'process']);

/** Entries beside a label, or below one that stands as a heading. */
function listUnder(units: readonly Unit[], text: string, kind: LabelKind): Item[] {
  return units
    .flatMap((unit) => {
      if (unit.shape === 'heading') return [];
      if (unit.label !== null && kindOfLabel(unit.label) === kind) {
        return splitList(unit.text, 0).map((item) => cite(unit, text, item));
      }
      const isBelow = unit.heading !== null && kindOfLabel(unit.heading) === kind;
      if (!isBelow || endOfList.has(unit.role)) return [];
      const parts = unit.shape === 'item' ? [whole(unit)] : splitList(unit.text, 0);
      return parts.map((item) => cite(unit, text, item));
    })
    .filter(
      (item) => item.text.length > 1 && item.text.length <= longestItem && !nothing.test(item.text),
    );
}

const whole = ({ text }: Unit): Item => ({ text, start: 0, end: text.length });

/** An item whose offsets count in the unit, as one whose offsets count in the text. */
function cite(unit: Unit, text: string, item: Item): Item {
  const tidy = trimItem(item);
  const { start, end } = quoteWithin(text, unit, tidy);
  return { text: tidy.text, start, end };
}

/** Conditions that end a candidacy, in the few forms that are unmistakable. */
const conditions =
  /\b(?:(?:no|not|unable to|cannot|can't|won't|will not|does not|do not|without)(?: \w+){0,5} (?:visa|sponsor(?:ship)?|h-?1b)|sponsorship (?:is )?(?:not|unavailable)|(?:security|secret|ts\/sci|active|current|valid|government|sc|dv) clearance (?:is )?(?:required|mandatory|needed)|(?:must|required to|able to) (?:have|hold|possess|obtain|maintain)(?: \w+){0,4} security clearance|must (?:currently )?(?:reside|live|be (?:located|based|a resident)) (?:in|within)|residency (?:in .{2,30} )?(?:is )?required|no (?:relocation|remote(?: work)?|c2c|corp-to-corp)|relocation (?:is )?not (?:offered|provided|available)|travel (?:of )?(?:up to )?(?:[5-9]\d|100) ?%|(?:[5-9]\d|100) ?% travel|keine? (?:visum|sponsoring)|non[- ]negotiable|deal ?breaker)\b/i;
const longestCondition = 140;
const noCondition = new Set<Unit['role']>([
  'legal',
  'process',
  'head',
  'noise',
  'company',
  'benefit',
]);

function findConditions(units: readonly Unit[], text: string): Item[] {
  return units
    .filter((unit) => {
      if (noCondition.has(unit.role) || unit.text.length > longestCondition) return false;
      if (unit.label !== null && kindOfLabel(unit.label) === 'dealBreakers') return false;
      return conditions.test(unit.text);
    })
    .map((unit) => {
      const words = unit.text.replace(/[.;]$/, '');
      return cite(unit, text, { text: words, start: 0, end: words.length });
    });
}

const preference =
  /\b(?:(?:ideal|preferred) (?:background|candidate comes from|candidates? (?:will )?come from)(?: is| in|:)?|(?:background|experience) in(?: the)?(?= [a-zÀ-ɏ\d&/, -]{3,60}? (?:industry|sector|environment)? ?(?:is )?(?:preferred|a plus|ideal)))\s(?:the\s)?([a-zÀ-ɏ\d&/ -]{3,60}?)(?=\s(?:is |would be |are )?(?:preferred|a plus|ideal|strongly|highly)|[.,;(]|$)/gi;

function findPreferences(units: readonly Unit[], text: string): Item[] {
  return units.flatMap((unit) => {
    if (unit.role !== 'must' && unit.role !== 'nice' && unit.role !== 'overview') return [];
    if (!/background|experience in|come/i.test(unit.text)) return [];
    return [...unit.text.matchAll(preference)].flatMap((match) => {
      const words = (match[1] ?? '').trim();
      const start = match.index + match[0].indexOf(match[1] ?? '');
      if (words.split(' ').length > 6 || words.length < 3) return [];
      return [cite(unit, text, { text: words, start, end: start + words.length })];
    });
  });
}
