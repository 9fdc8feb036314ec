const names = 'one two three four five six seven'.split(' ');
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const count = `([2-7]|${names.slice(1).join('|')})`;
const long = String.raw`(8|9|10|11|12|13)(?:\.\d{1,2})?`;
const hours = '(?:hours?|hrs?)';

/** "4x10", "four 10-hour shifts", "3 x 12-hour days", "4/10s". */
const times = new RegExp(
  String.raw`\b${count} ?[x×] ?${long}(?:s|[- ]?${hours})?\b(?! ?(?:ft|feet|foot|mm|cm|in)\b)|\b${count} ?\/ ?${long}s\b|\b${count},? ${long}[- ]?${hours},? (?:\p{L}+ ){0,2}?(?:shifts?|days?)\b`,
  'iu',
);
const shift = new RegExp(
  String.raw`\b${long}[- ]?${hours} (?:\p{L}+ ){0,2}?(?:shifts?|days?)\b`,
  'iu',
);
const countedDays = new RegExp(
  String.raw`\b${count} (?:days?|shifts?|nights?) (?:per|a|each) week\b`,
  'i',
);
const row =
  /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.? ?(?:-|–|to|through|thru) ?(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\b/i;
/** Days that come round in another rhythm than the week. */
const rota = /\bon,? \d off\b|\b(?:rota|rotat\w*|continental|followed by)\b|\bor\b[^.;]{0,20}\d/i;
const longestWeek = 60;

const toCount = (text: string): number => {
  const at = names.indexOf(text.toLowerCase());
  return at === -1 ? Number(text) : at + 1;
};

/** Days times hours, where a text tells a week by its shifts; undefined where one of the two is open. */
export function readWeekOfShifts(text: string): number | undefined {
  if (rota.test(text)) return undefined;
  const found = (times.exec(text) ?? []).slice(1).filter((part) => part !== undefined);
  const [counted, each] = found;
  const [, ofShift] = shift.exec(text) ?? [];
  const length = Number(each ?? ofShift ?? 0);
  const number = counted ?? countedDays.exec(text)?.[1];
  const [, from = '', to = ''] = row.exec(text) ?? [];
  const many =
    number === undefined
      ? days.indexOf(to.toLowerCase()) - days.indexOf(from.toLowerCase()) + 1
      : toCount(number);
  const isRow = number !== undefined || (from !== '' && many > 1);
  const week = many * length;
  return isRow && week > 0 && week <= longestWeek ? week : undefined;
}

/** "10-hour shifts": the length of a day, and no week. */
export const tellsShiftLength = (text: string): boolean => shift.test(text);
