import { readWeekOfShifts, tellsShiftLength } from '#market/pay/week-of-shifts.ts';
import { readWeekOfTimes } from '#market/pay/week-of-times.ts';
import type { Span } from '../field-unit.ts';

interface WeeklyHours {
  hours: number;
  span: Span;
}

const perWeek =
  /\b(\d{1,2})(?:[.,]\d{1,2})?(?: ?(?:-|–|to|bis|à) ?(\d{1,2}))? ?(?:hours?|hrs?|h|std|stunden|heures|horas|ore|uur|uren|timmar)\.?(?: ?\/ ?| (?:per|a|each|pro|par|por|a la|in der|die|alla|i) ?| )(?:week|wk|woche|semaine|semana|settimana|veckan)/i;
/** "76 hours per fortnight" are 38 a week. */
const perFortnight = /\b(\d{1,3})(?:[.,]\d{1,2})? ?(?:hours?|hrs?) (?:per|a|each) fortnight\b/i;
/** Where nothing else can be meant: "40hrs" in a title or behind the label for hours. */
const bare =
  /(?:^|[\s(–|-])(\d{2})(?:[.,]\d{1,2})? ?(?:hours?|hrs?|h|std|uur)\.?(?=$|[\s)–|,;-])(?! ?(?:shifts?|days?|rotat|per day|a day|break))/i;

/** How many hours a week the words say, by themselves or by the days and times of work. */
export function readWeeklyHours(text: string, isAboutHours: boolean): WeeklyHours | undefined {
  const double = perFortnight.exec(text);
  if (double) {
    const span = { start: double.index, end: double.index + double[0].length };
    return { hours: Number(double[1]) / 2, span };
  }
  const isShift = tellsShiftLength(text);
  const stated = perWeek.exec(text) ?? (isAboutHours && !isShift ? bare.exec(text) : null);
  if (stated) {
    const hours = Number(stated[2] ?? stated[1]);
    return { hours, span: { start: stated.index, end: stated.index + stated[0].length } };
  }
  const shifts = readWeekOfShifts(text);
  return shifts === undefined
    ? readWeekOfTimes(text)
    : { hours: shifts, span: { start: 0, end: text.length } };
}
