import { deniesAll } from '#shared/denied.ts';
import type { Found } from '#shared/reading.ts';
import { best, evidenceIn, foundIn, hasRole } from '../field-unit.ts';
import type { FieldSource, FieldUnit, Span } from '../field-unit.ts';
import { findZoneHours } from '../remote/time-zone.ts';
import { joinShifts } from './shift-choice.ts';
import { findTitleShift } from './title-shift.ts';

const weekly =
  /\b\d{1,2}(?:[.,]\d{1,2})?(?: ?(?:-|–|to|bis|à|a) ?\d{1,2}(?:[.,]\d{1,2})?)?\+? ?(?:hours?|hrs?|h|std|stunden|wochenstunden|heures|horas)\b\.?(?:(?: ?\/ ?| (?:per|a|each|pro|par|por|a la|in der|die) ?| )(?:week|wk|fortnight|woche|semaine|semana|day|tag|jour|shift))?/i;
const days =
  /\b(?:mon(?:day)?s?|tue(?:sday)?s?|wed(?:nesday)?s?|thu(?:rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|montag|dienstag|freitag|lundi|mardi|samedi|vendredi|lunes|viernes|weekdays|weekends?)\b/i;
const clock = /\b\d{1,2}(?:[:.h]\d{2})? ?(?:am|pm|a\.m\.|p\.m\.|uhr|h)\b|\b\d{1,2}:\d{2}\b/i;
const shifts =
  /\b(?:(?:day|night|evening|morning|early|late|rotating|split|weekend|overnight|first|second|third|1st|2nd|3rd|graveyard|12[- ]hour|8[- ]hour|10[- ]hour) shifts?|shift (?:work|pattern)|(?:rotating|rostered|fortnightly|flexible|set|24\/7|7[- ]day) rosters?|schichtdienst|schichtarbeit|nachtschicht|rota\b|travail (?:de nuit|posté)|turnos?)\b/i;

const day = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}';
const time = String.raw`\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|a\.m\.|p\.m\.)?`;
/** "Tuesday to Saturday 7:30 am to 4 pm", in the middle of a long sentence. */
const daysAndTimes = new RegExp(
  String.raw`\b${day} ?(?:-|–|to|through|thru) ?${day}(?:,|:| from| between)? ?${time} ?(?:-|–|to|until|and) ?${time}(?![\d:])(?: with (?:some|occasional) (?:evenings?|nights?|weekends?|overtime)(?: and (?:evenings?|nights?|weekends?))?)?`,
  'i',
);

/** "Won't require you to work weekends" names no days of the job. */
const weekends = /\b(?:weekends?|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*)\b/i;

const longestUnit = 160;
/** "Sitting up to 6 hours a day" is a strain and no week. */
const ofBody = /\b(?:sit|sitting|stand|standing|walk|walking|lift|lifting|kneel\w*)\b/i;

/** Hours, days and shifts in the words of the text. */
export function readHours(source: FieldSource): Found<string> | null {
  const chosen = best(source.units.flatMap(readUnit));
  if (!chosen) return null;
  const { unit, span, value, score } = chosen;
  const choice = joinShifts(source.units, unit);
  if (choice) {
    const [evidence, ...more] = choice.lines.map((line) => evidenceIn(source, line));
    if (evidence) return { value: choice.value, confidence: 0.8, evidence: [evidence, ...more] };
  }
  const more = listFurtherDays(source, chosen);
  const found = foundIn(source, {
    value: [endAtLabel(value), ...more.map(({ text }) => text)].join(', '),
    confidence: Math.min(0.95, score / 100),
    unit,
    span,
  });
  return { ...found, evidence: [...found.evidence, ...more.map(({ evidence }) => evidence)] };
}

const mostFurther = 4;
const opensWithDay =
  /^(?:and )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\b|^\d{1,2}[:.]\d\d ?(?:am|pm|-|–|to\b)/i;

/** "Monday to Thursday 8 to 4", and Friday in a line of its own: the week is all of them. */
function listFurtherDays(source: FieldSource, { unit }: Hours) {
  const at = source.units.indexOf(unit);
  if (at === -1 || !(days.test(unit.text) || clock.test(unit.text))) return [];
  const next = source.units.slice(at + 1, at + 1 + mostFurther);
  const end = next.findIndex(
    ({ text, shape, labelKind }) =>
      shape === 'heading' ||
      (labelKind !== null && labelKind !== 'hours') ||
      text.length > longestUnit / 2 ||
      !opensWithDay.test(text) ||
      !clock.test(text),
  );
  return next.slice(0, end === -1 ? next.length : end).map((further) => ({
    text: further.text.replace(/^and /i, '').replace(/[.;,]$/, ''),
    evidence: evidenceIn(source, further),
  }));
}

/** Where the next field of the same line begins. */
const nextLabel =
  /[\s,;|–-]{1,3}(?:(?:Starting |Annual |Base )?Salary|Pay(?: rate)?|Rate|Location|Benefits|Contract|Start date|Closing date|Report(?:s|ing) to|Job type|Department|Holidays?) ?[-:–].*$/;
/** "8.30am to 4.30pm Group life scheme", "5 days onsite Free parking": the next line grew on. */
const nextLine =
  /(?<=\d ?[AaPp]\.?[Mm]\.?|\bweek|\bonsite|\bon-site) (?=(?!Mon|Tue|Wed|Thu|Fri|Sat|Sun|Eastern|Central|Pacific|Mountain|Local|With|And|Or|On|Plus|Week|Day|Night|Shift|Times?|Lunch|Rotat)\p{Lu}\p{Ll}+ \p{Ll}{3}).*$/u;
const endAtLabel = (text: string): string =>
  text.replace(nextLabel, '').replace(nextLine, '').trim();

interface Hours {
  value: string;
  score: number;
  unit: FieldUnit;
  span?: Span;
}

/** "£12.50 (hours worked from 8am to 7pm)": when a rate is paid, and no week of the job. */
const ofRate = /^[$£€] ?\d[\d.,]* ?(?:[a-z/]+ ){0,2}\(/i;

function readUnit(unit: FieldUnit): Hours[] {
  const { text, labelKind } = unit;
  if (ofSomethingElse.test(text) || ofRate.test(text)) return [];
  if (labelKind === 'hours' && text.length <= longestUnit && tellsTime(text))
    return [{ value: toWeek(text), score: 95 - unit.index / 1000, unit }];
  const shift = labelKind === 'hours' && /shift/i.test(unit.label ?? '') && bareShift.exec(text);
  if (shift) return [{ value: `${shift[0]} shift`, score: 90 - unit.index / 1000, unit }];
  const zone = readZone(unit);
  if (zone) return [zone];
  // A title that names the hours is no line about them.
  const isTitle = unit.role === 'title' || unit.role === 'head';
  if (isTitle || (!hasRole(unit, 'schedule') && labelKind !== 'contract')) return inPassing(unit);
  const match = weekly.exec(text);
  const isSpared = deniesAll(text, weekends);
  const says = [
    match,
    isSpared ? null : days.exec(text),
    clock.exec(text),
    shifts.exec(text),
  ].filter(Boolean).length;
  if (says === 0 || unit.shape === 'heading' || /\b20\d\d\b/.test(text) || ofBody.test(text))
    return [];
  // A single day may be that of a meeting.
  if (says === 1 && !match && !shifts.test(text) && !/\bto\b|[-–]/.test(text)) return [];
  const score = 60 + says * 8 - unit.index / 1000;
  if (text.length <= longestUnit) {
    const start = (grownLead.exec(text) ?? opening.exec(text))?.[0].length ?? 0;
    const value = text.slice(start).replace(/[.;,]$/, '');
    return [{ value, score, unit, span: { start, end: start + value.length } }];
  }
  const told = match ?? daysAndTimes.exec(text);
  if (!told) return [];
  const value = told[0].trim();
  return [
    { value, score: score - 10, unit, span: { start: told.index, end: told.index + value.length } },
  ];
}

const inZone: ReadonlySet<string> = new Set([
  'schedule',
  'overview',
  'place',
  'must',
  'head',
  'duty',
]);

/** "Remote, in Eastern time zone hours", where no days and no span of hours are told. */
function readZone(unit: FieldUnit): Hours | null {
  const { text, role } = unit;
  if (!inZone.has(role) || days.test(text) || /\d ?(?:-|–|to) ?\d/.test(text)) return null;
  const zone = findZoneHours(text);
  return zone && { value: zone.hours, score: 70 - unit.index / 1000, unit };
}

/** Leave that is earned, lessons that are given, a holiday or an event: hours and days, and none of them at work. */
const ofSomethingElse =
  /\b(?:accru(?:e[sd]?|al)|sick leave|vacation (?:leave|time)|birthday|cancel+ed|supervision each|uncapped|credit hours|CEU?s? hours|office (?:is|are) (?:open|closed)|interviews? (?:is|are|will|take place|run|happen)|sick days|paid as overtime|pro-?rated basis|training sessions?|students? (?:study|learn|attend)|receive (?:some |full )?benefits|hours of (?:leave|vacation)|(?:shift|night|weekend) differentials?|training period|opportunity has arisen|24 hours a day\b(?![^.]{0,140}\b(?:you|shifts?)\b))\b/i;

/** "35H En extérieur": the job centre of France writes the conditions behind the hours. */
const toWeek = (text: string): string =>
  text
    .replace(
      /^(\d{2}) ?H(\d\d)?(?: \p{Lu}.*)?$/u,
      (_, hours: string, minutes?: string) =>
        `${hours} h${minutes ? ` ${minutes}` : ''} par semaine`,
    )
    .replace(/[.;,]$/, '');

/** Behind "Shift:" one word is enough. */
const bareShift =
  /^(?:1st|2nd|3rd|first|second|third|days?|nights?|evenings?|mornings?|early|late|rotating|weekends?|overnight)$/i;

/** "Part-time", "10%" and "see below" stand behind the label and say nothing of the hours. */
const tellsTime = (text: string): boolean =>
  [
    weekly,
    days,
    clock,
    shifts,
    /\b(?:night|evening|morning|flexib|shifts?\b|rota\b|days? (?:per|a) week|horaire|heure|stunden|\d{2,4} ?[-–] ?\d{2,4})/i,
  ].some((pattern) => pattern.test(text)) && !text.endsWith('%');

/** "Keeping the books The hours are 8 to 1": what stands before them is another line. */
const grownLead =
  /^(?:[\p{L}\d]+ ){1,8}?(?=(?:The hours|Working hours|Hours of work|Normal hours)\b)/u;
/** "This is a full-time role of 76 hours": only what follows is the time. */
const opening =
  /^(?:this|the|your)? ?(?:(?:role|position|job|post|shift|schedule|contract) )?(?:is|will be) (?:an? )?(?=\S+ \S)/i;
/** Nothing but the working time is counted so. */
const counted =
  /(?<!\b(?:up to|additional|extra|further|than) )\b\d{1,2}(?:[.,]\d{1,2})? ?(?:hours?|hrs) (?:per|a|each) (?:week|fortnight)\b/i;
/** "Sous Chef - 40hrs": in a title nothing else can be meant. */
const ofTitle =
  /(?<=^|[\s(–|,-])[1-6]\d(?:\.\d{1,2})? ?(?:hours?|hrs?)\b(?! (?:shift|notice|care|service))/i;
const rolesInPassing: ReadonlySet<string> = new Set(['title', 'overview', 'pay', 'place', 'head']);

/** "Carer, 76 hours per fortnight": told beside something else. */
function inPassing(unit: FieldUnit): Hours[] {
  const isTitle = unit.role === 'title';
  const match = rolesInPassing.has(unit.role)
    ? (counted.exec(unit.text) ??
      (isTitle ? ofTitle.exec(unit.text) : daysAndTimes.exec(unit.text)))
    : null;
  const shift = !match && unit.role === 'title' ? findTitleShift(unit.text) : undefined;
  if (shift) return [{ value: shift.text, score: 52 - unit.index / 1000, unit, span: shift }];
  if (!match) return [];
  const value = match[0].trim();
  const span = { start: match.index, end: match.index + value.length };
  return [{ value, score: 54 - unit.index / 1000, unit, span }];
}
