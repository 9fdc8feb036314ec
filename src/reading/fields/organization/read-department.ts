import type { Found } from '#shared/reading.ts';
import { best, foundIn } from '../field-unit.ts';
import type { FieldSource, FieldUnit } from '../field-unit.ts';
import type { Department } from './department.ts';
import { findByTitle, stemsOf } from './department-by-title.ts';
import { cleanDepartment, isOfOthers, isPerson, mayBeDepartment } from './department-name.ts';
import { departmentKinds, departmentPatterns, speaksForEmployer } from './department-patterns.ts';
import { findDepartmentTag } from './department-tags.ts';
import { namesOccupation } from '../title/occupation-words.ts';
import { departmentWords, noDepartment } from './department.data.ts';

interface Known {
  employer: string | null;
  title: string | null;
  reportsTo: string | null;
}

const longest = 60;
const enough = 58;

/** The part of the organization the job belongs to. */
export function readDepartment(
  source: FieldSource,
  { employer, title, reportsTo }: Known,
): Found<string> | null {
  const stems = stemsOf(title ?? '');
  const ofSuperior = superiorOf.exec(reportsTo ?? '')?.[1] ?? '';
  const inTitle = partOfTitle(title ?? '');
  const chosen = best(
    source.units.flatMap((unit) => [
      ...findInTitle(unit, inTitle, employer),
      ...readLabelled(unit, employer),
      ...findDepartmentTag(unit, employer, title),
      ...readSentence(unit, employer),
      ...findByTitle(unit, stems, employer),
      ...findOfSuperior(unit, ofSuperior, { employer, reportsTo }),
    ]),
  );
  if (!chosen) return null;
  const { value, score, unit, span } = chosen;
  return foundIn(source, { value, confidence: score / 100, unit, span });
}

/** "14809 – Dyeing": a number of the books before the name. */
const costCentre = /^[A-Z]{0,3}\d{3,}(?:\s?[–:-]\s?|\s+|$)/;

function readLabelled(unit: FieldUnit, employer: string | null): Department[] {
  if (unit.labelKind !== 'department') return [];
  // A table's next column is no part of it.
  const value = (unit.text.split(/\t| {2,}/)[0] ?? '')
    .replace(/[.;,\s–-]+$/, '')
    .replace(costCentre, '');
  const isName = value.length >= 2 && value.length <= longest && !/[.!?]\s/.test(value);
  const isSaid =
    value.split(' ').length > 5 &&
    value.split(' ').filter((one) => /^\p{Ll}{3}/u.test(one)).length > 2;
  if (!isName || isSaid || /[!?]$/.test(unit.text) || noDepartment.test(value)) return [];
  return mayBeDepartment(value, employer) ? [{ value, score: 95 - unit.index / 1000, unit }] : [];
}

/** Cheap test first: most units are about something else. */
const mayName =
  /team|d[eé]part|divisi|dept|directorate|practice|unit|group|program|squad|coe\b|function|cluster|cent(?:er|re)|service|lab|office|abteilung|pôle/i;

function readSentence(unit: FieldUnit, employer: string | null): Department[] {
  const { text } = unit;
  if (unit.labelKind === 'department' || !mayName.test(text)) return [];
  const isOffer =
    /\b(?:seeking|seeks|looking for|hiring|recruiting|position is|has an opening|opening|join)\b/i.test(
      text,
    );
  const weight = weigh(unit, isOffer);
  if (weight === undefined) return [];
  return departmentPatterns.flatMap(([pattern, score]) => {
    const match = pattern.exec(text);
    const value = cleanDepartment(match?.[1] ?? '');
    if (!match || value.length < 2 || value.length > longest || noDepartment.test(value)) return [];
    if (!mayBeDepartment(value, employer)) return [];
    if (pattern === speaksForEmployer && employer === null) return [];
    const isInside =
      /^(?:within|join|member of|part of)/i.test(match[0]) ||
      /\b(?:part|members?|heart|(?:assigned|attached) to) $/i.test(
        text.slice(Math.max(0, match.index - 13), match.index),
      ) ||
      /\bwider\b/i.test(match[0]);
    const isLikely = unit.role === 'overview' || unit.role === 'team' || unit.role === 'title';
    const isOwnWord =
      /\b(?:of the|of our|our)\b.* (?:department|division|dept|directorate|practice|business unit)/i.test(
        match[0],
      );
    if (!isLikely && !isInside && !isOwnWord && !isOffer) return [];
    if (isPerson(text, match.index + match[0].length)) return [];
    if (!isInside && isOfOthers(text, match.index)) return [];
    const total =
      score +
      weight +
      (departmentKinds.test(match[0]) ? 4 : 0) +
      (isInside ? 8 : 0) -
      unit.index / 100;
    const start = match.index + match[0].indexOf(value);
    return total >= enough
      ? [{ value, score: total, unit, span: { start, end: start + value.length } }]
      : [];
  });
}

/** "Order Specialist, Customer Logistics": what stands behind the title's comma; behind a dash stands a field or a product as well. */
const partOfTitle = (title: string): string =>
  /^.{4,80}?\p{L}, ((?:\p{Lu}[\p{L}&]*|and|of|&)(?: (?:\p{Lu}[\p{L}&]*|and|of|&)){0,5})$/u.exec(
    title,
  )?.[1] ?? '';

function findInTitle(unit: FieldUnit, value: string, employer: string | null): Department[] {
  if (value === '' || unit.role !== 'title' || !unit.text.endsWith(value)) return [];
  if (!departmentWords.test(value) || namesOccupation(value) || noDepartment.test(value)) return [];
  if (!mayBeDepartment(value, employer)) return [];
  const end = unit.text.length;
  return [{ value, score: 61, unit, span: { start: end - value.length, end } }];
}

const superiorOf =
  /(?:^|[ /])(?:[Mm]anager|[Dd]irector|[Hh]ead|[Ss]upervisor|[Cc]hair|[Ll]ead|[Ll]eiter(?:in)?|[Rr]esponsable|[Dd]irecteur|[Dd]irectrice) ?(?:of|,|–|-|der|des|du|de la|de l') ?(?:the )?(\p{Lu}[\p{L}&]*(?: (?:and |& |of )?\p{Lu}[\p{L}&]*){0,4})$/u;

/** The Manager of Volunteer Resources leads the volunteer resources; a vice president has several under them. */
function findOfSuperior(
  unit: FieldUnit,
  value: string,
  { employer, reportsTo }: Pick<Known, 'employer' | 'reportsTo'>,
): Department[] {
  if (value === '' || !unit.text.includes(reportsTo ?? '')) return [];
  if (noDepartment.test(value) || !mayBeDepartment(value, employer)) return [];
  const start = unit.text.indexOf(value);
  return [{ value, score: 60, unit, span: { start, end: start + value.length } }];
}

const mayNotTell: ReadonlySet<string> = new Set([
  'pay',
  'legal',
  'noise',
  'process',
  'head',
  'must',
  'nice',
]);

function weigh({ role }: FieldUnit, isOffer: boolean): number | undefined {
  if (mayNotTell.has(role)) return undefined;
  if (role === 'overview' || role === 'team' || role === 'title') return 6;
  if (role === 'duty' || role === 'place') return -8;
  if (role === 'company') return isOffer ? -8 : -24;
  return -12;
}
