const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const monthPattern = `(?<month>${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})\\.?`;
const monthDay = new RegExp(
  String.raw`\b${monthPattern}\s(?<day>\d{1,2})(?:st|nd|rd|th)?\b`,
  'giu',
);
const dayMonth = new RegExp(
  String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?\s(?:of\s)?${monthPattern}(?![\p{L}])`,
  'giu',
);
const iso = /\b\d{4}-(?<month>\d{2})-(?<day>\d{2})\b/g;

/** The days of the year that a text names, as 11-15. */
export function readDates(text: string): string[] {
  const found = [...text.matchAll(monthDay), ...text.matchAll(dayMonth), ...text.matchAll(iso)];
  // "1 may put people off" names no day.
  const days = found.filter(({ groups }) => !/^(?:may|march|mar)$/.test(groups?.month ?? ''));
  return days.map(({ groups }) => `${monthNumber(groups?.month ?? '')}-${Number(groups?.day)}`);
}

function monthNumber(month: string): number {
  const digits = Number(month);
  if (Number.isInteger(digits)) return digits;
  return months.findIndex((name) => name.startsWith(month.toLowerCase().slice(0, 3))) + 1;
}
