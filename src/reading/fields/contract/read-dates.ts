import type { Found } from '#shared/reading.ts';
import { foundIn } from '../field-unit.ts';
import type { FieldSource, FieldUnit } from '../field-unit.ts';
import { day, moment, monthOfYear, months } from './dates.data.ts';

const asMoment = new RegExp(moment, 'iu');
const asDay = new RegExp(day, 'iu');

const starts: RegExp[] = [
  new RegExp(
    String.raw`\b(?:start(?:ing|s)?(?: date| work)?|target start(?: date)?|commenc(?:e|es|ing)|joining(?: date)?|begin(?:s|ning)?|beginn|eintritt(?:sdatum|stermin)?|startdatum|prise de poste|date de début|débute?(?: le)?|incorporación)\s?(?:[:–-]|is|on|in|from|by|as of|ab|am|zum|le|dès|will be)?\s?((?:the )?${moment})`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(ab sofort|zum nächstmöglichen (?:zeitpunkt|termin)|zum \d{1,2}\.\d{1,2}\.20\d\d|immediate start|start immediately|available immediately|immediate joiners?|immediate joining|(?:to start|right person|join us|on board|fill(?:ed)?)\b[^.]{0,30}\basap|poste à pourvoir (?:immédiatement|dès que possible|dès aujourd'hui)|à pourvoir dès aujourd'hui|dès aujourd'hui)`,
    'iu',
  ),
  new RegExp(String.raw`\bfrom (${months})`, 'iu'),
  /\b(20\d\d ?[-–/] ?(?:20)?\d\d (?:school|academic) year)\b/iu,
  /\b(dès que possible|start(?:ing)? immediately)\b/iu,
  /\b((?:(?:upcoming|coming|next) )(?:spring|summer|fall|autumn|winter) (?:semester|term|season))\b/iu,
  /\b(?:intern(?:ship)?s?|placement|season)\b[^.]{0,24}?((?:spring|summer|fall|autumn|winter) 20\d\d)\b/iu,
];
const deadlines: RegExp[] = [
  new RegExp(
    String.raw`\b(?:close[sd]?|closing(?: date)?|deadline|apply (?:by|before|no later than)|applications? (?:must be|should be|will be|are|is)? ?(?:received|submitted|due|close[sd]?|accepted)?(?: by| until| before| through)|no later than|last (?:date|day)(?: to apply)?|bewerbungsfrist|bewerben sie sich bis(?: zum)?|bis (?:spätestens|zum)|date limite|avant le|jusqu'au|fecha límite|hasta el|open until)\b[^.;]{0,30}?(${day})`,
    'iu',
  ),
];

/** "Full-time, 10-month, August 2024": a line of terms that ends with a month of a year. */
const termsAndMonth = new RegExp(
  String.raw`^(?:(?:full|part)[- ]?time|permanent|temporary|contract|seasonal|fixed[- ]term)\b[^.:;]{0,60}[,|•–-] ?(${monthOfYear})$`,
  'iu',
);

const longestValue = 80;

/** When the work begins, in the words of the text. */
export function readStartDate(source: FieldSource): Found<string> | null {
  return (
    readLabelled(source, 'start', asMoment) ??
    readStatements(
      source,
      starts,
      ({ role }) =>
        role !== 'legal' && role !== 'company' && role !== 'process' && role !== 'noise',
      ofTheHouse,
    ) ??
    readStatements(source, [termsAndMonth], ({ labelKind }) => labelKind === null)
  );
}

/** The last day to apply. */
export function readDeadline(source: FieldSource): Found<string> | null {
  return readLabelled(source, 'deadline', asDay) ?? readStatements(source, deadlines, () => true);
}

function readLabelled(
  source: FieldSource,
  kind: 'start' | 'deadline',
  pattern: RegExp,
): Found<string> | null {
  for (const unit of source.units) {
    if (unit.labelKind !== kind) continue;
    const match = pattern.exec(unit.text);
    // A date and a time are all of a closing date: "Must be received by" and what grew on belong to others.
    if (match && (kind === 'deadline' || unit.text.length > longestValue)) {
      const span = { start: match.index, end: match.index + match[0].length };
      return foundIn(source, { value: match[0].trim(), confidence: 0.9, unit, span });
    }
    if (match || (unit.text.length <= 40 && kind === 'start' && isAnswer(unit.text)))
      return foundIn(source, { value: unit.text.replace(/[.;,]$/, ''), confidence: 0.9, unit });
  }
  return null;
}

/** "End date (optional)" is what a form asks. */
const isAnswer = (text: string): boolean =>
  /\p{L}/u.test(text) && !/\b(?:optional|end date|select|choose|enter)\b/i.test(text);

/** "Beginning Friday, August 27, employees must": a rule of the house that begins, and not the work. */
const ofTheHouse = /\b(?:employees|staff|visitors|applicants|policy)\b/i;

function readStatements(
  source: FieldSource,
  patterns: readonly RegExp[],
  may: (unit: FieldUnit) => boolean,
  not?: RegExp,
): Found<string> | null {
  for (const pattern of patterns) {
    for (const unit of source.units) {
      const match = may(unit) ? pattern.exec(unit.text) : null;
      if (!match || not?.test(unit.text.slice(match.index))) continue;
      const value = (match[1] ?? match[0]).trim();
      const at = match.index + match[0].lastIndexOf(value);
      return foundIn(source, {
        value,
        confidence: 0.75,
        unit,
        span: { start: at, end: at + value.length },
      });
    }
  }
  return null;
}
