import { listFacts } from '../wording/own-words.ts';
import type { Source } from '../source.ts';

/** "17:00", "1700", "5pm", "5 p.m.", behind a word for the start of the work. */
const started =
  /\bstart(?:s|ing)?(?: times?)?\b[^.;\d]{0,24}(\d{1,2})(?:[:.]?(\d\d))?\s?(a\.?m|p\.?m)?/i;
/** "6 PM to 6 AM", "18:00 - 02:00", "2pm-10pm": from when to when. */
const between =
  /\b(\d{1,2})(?:[:.](\d\d))?\s?(a\.?m|p\.?m)?\.?\s?(?:-|–|to|until)\s?\d{1,2}(?:[:.]\d\d)?\s?(a\.?m|p\.?m|hrs?|h\b)?/i;

/** The hour of the day; null where the figures are no time of day. */
function toHour([, hours = '', minutes, half]: RegExpExecArray, isClock: boolean): number | null {
  const hour = Number(hours);
  if (half === undefined && !isClock) return null;
  if (hour > 24 || (minutes !== undefined && Number(minutes) > 59)) return null;
  if (half === undefined) return hour;
  const isAfternoon = /^p/i.test(half);
  return (hour % 12) + (isAfternoon ? 12 : 0);
}

/** At which hour of the day the work of this job begins, where the text says so. */
export function readShiftStart({ brief }: Pick<Source, 'brief'>): number | null {
  const lines = [
    brief.hours?.text ?? '',
    ...listFacts(brief, { kinds: ['schedule'] }).map(({ text }) => text),
  ];
  for (const line of lines) {
    const start = started.exec(line);
    const hour = start && toHour(start, start[2] !== undefined);
    if (typeof hour === 'number') return hour;
    const range = between.exec(line);
    const from = range && toHour(range, range[2] !== undefined);
    if (typeof from === 'number') return from;
  }
  return null;
}

const until =
  /\b\d{1,2}(?:[:.]\d\d)?\s?(?:a\.?m|p\.?m)?\.?\s?(?:-|–|to|until)\s?(\d{1,2})(?:[:.](\d\d))?\s?(a\.?m|p\.?m)?/i;

/** At which hour the work of the day ends, where the text says from when to when. */
export function readShiftEnd({ brief }: Pick<Source, 'brief'>): number | null {
  const lines = [
    brief.hours?.text ?? '',
    ...listFacts(brief, { kinds: ['schedule'] }).map(({ text }) => text),
  ];
  for (const line of lines) {
    const range = until.exec(line);
    const to = range && toHour(range, range[2] !== undefined);
    if (typeof to === 'number') return to;
  }
  return null;
}
