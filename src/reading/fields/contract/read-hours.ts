import type { Found } from '#shared/reading.ts';
import { best, foundIn, hasRole } from '../field-unit.ts';
import type { FieldSource, FieldUnit, Span } from '../field-unit.ts';
import { findTitleShift } from './title-shift.ts';

const weekly =
  /\b\d{1,2}(?:[.,]\d{1,2})?(?: ?(?:-|–|to|bis|à|a) ?\d{1,2}(?:[.,]\d{1,2})?)?\+? ?(?:hours?|hrs?|h|std|stunden|wochenstunden|heures|horas)\b\.?(?:(?: ?\/ ?| (?:per|a|each|pro|par|por|a la|in der|die) ?| )(?:week|wk|fortnight|woche|semaine|semana|day|tag|jour|shift))?/i;
const days =
  /\b(?:mon(?:day)?s?|tue(?:sday)?s?|wed(?:nesday)?s?|thu(?:rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|montag|dienstag|freitag|lundi|mardi|samedi|vendredi|lunes|viernes|weekdays|weekends?)\b/i;
const clock = /\b\d{1,2}(?:[:.h]\d{2})? ?(?:am|pm|a\.m\.|p\.m\.|uhr|h)\b|\b\d{1,2}:\d{2}\b/i;
const shifts =
  /\b(?:(?:day|night|evening|morning|early|late|rotating|split|weekend|overnight|first|second|third|1st|2nd|3rd|graveyard|12[- ]hour|8[- ]hour|10[- ]hour) shifts?|shift (?:work|pattern)|(?:rotating|rostered|fortnightly|flexible|set|24\/7|7[- ]day) rosters?|schichtdienst|schichtarbeit|nachtschicht|rota\b|travail (?:de nuit|posté)|turnos?)\b/i;

const startsWithDay = /^(?:mon|tues?|wed|wednes|thurs?|fri|sat|satur|sun)(?:day)?s?\b/i;
const longestUnit = 160;

/** Hours, days and shifts in the words of the text. */
export function readHours(source: FieldSource): Found<string> | null {
  const chosen = best(source.units.flatMap(readUnit));
  if (!chosen) return null;
  const { unit, span, score } = chosen;
  const value = withNextDays(source, chosen);
  return foundIn(source, { value, confidence: Math.min(0.95, score / 100), unit, span });
}

const longestDay = 60;
const mostDays = 6;

/** "Monday to Thursday 08:00 to 16:30" and, in the next line, "Friday 08:00 to 15:30": the week is both. */
function withNextDays({ units }: FieldSource, { unit, value }: Hours): string {
  if (!startsWithDay.test(value) || !clock.test(value)) return value;
  const at = units.indexOf(unit);
  const rest = units.slice(at + 1, at + 1 + mostDays);
  const end = rest.findIndex(
    ({ text }) => !startsWithDay.test(text) || !clock.test(text) || text.length > longestDay,
  );
  const more = (end === -1 ? rest : rest.slice(0, end)).map(({ text }) =>
    text.replace(/[.;,]$/, ''),
  );
  return [value, ...more].join(', ');
}

interface Hours {
  value: string;
  score: number;
  unit: FieldUnit;
  span?: Span;
}

function readUnit(unit: FieldUnit): Hours[] {
  const { text, labelKind } = unit;
  if (labelKind === 'hours' && text.length <= longestUnit && /\p{L}|\d/u.test(text))
    return [{ value: text.replace(/[.;,]$/, ''), score: 95 - unit.index / 1000, unit }];
  // A title that names the hours is no line about them.
  const isTitle = unit.role === 'title' || unit.role === 'head';
  if (isTitle || (!hasRole(unit, 'schedule') && labelKind !== 'contract')) return inPassing(unit);
  const match = weekly.exec(text);
  const says = [match, days.exec(text), clock.exec(text), shifts.exec(text)].filter(Boolean).length;
  if (says === 0 || unit.shape === 'heading' || /\b20\d\d\b/.test(text)) return [];
  // A single day may be that of a meeting.
  if (says === 1 && !match && !shifts.test(text) && !/\bto\b|[-–]/.test(text)) return [];
  const score = 60 + says * 8 - unit.index / 1000;
  if (text.length <= longestUnit) {
    const start = opening.exec(text)?.[0].length ?? 0;
    const value = text.slice(start).replace(/[.;,]$/, '');
    return [{ value, score, unit, span: { start, end: start + value.length } }];
  }
  if (!match) return [];
  const span = { start: match.index, end: match.index + match[0].length };
  return [{ value: match[0], score: score - 10, unit, span }];
}

/** "This is a full-time role of 76 hours": only what follows is the time. */
const opening =
  /^(?:this|the|your)? ?(?:(?:role|position|job|post|shift|schedule|contract) )?(?:is|will be) (?:an? )?(?=\S+ \S)/i;
/** Nothing but the working time is counted so. */
const counted =
  /(?<!\b(?:up to|additional|extra|further|than) )\b\d{1,2}(?:[.,]\d{1,2})? ?(?:hours?|hrs) (?:per|a|each) (?:week|fortnight)\b/i;
/** "Sous Chef - 40hrs": in a title nothing else can be meant. */
const ofTitle =
  /(?<=^|[\s(–|,-])[1-6]\d(?:\.\d{1,2})? ?(?:hours?|hrs?)\b(?! (?:shift|notice|care|service))/i;
const tellsTime: ReadonlySet<string> = new Set(['title', 'overview', 'pay', 'place', 'head']);

/** "Carer, 76 hours per fortnight": told beside something else. */
function inPassing(unit: FieldUnit): Hours[] {
  const isTitle = unit.role === 'title';
  const match = tellsTime.has(unit.role)
    ? (counted.exec(unit.text) ?? (isTitle ? ofTitle.exec(unit.text) : null))
    : null;
  const shift = !match && unit.role === 'title' ? findTitleShift(unit.text) : undefined;
  if (shift) return [{ value: shift.text, score: 52 - unit.index / 1000, unit, span: shift }];
  if (!match) return [];
  const span = { start: match.index, end: match.index + match[0].length };
  return [{ value: match[0], score: 54 - unit.index / 1000, unit, span }];
}
