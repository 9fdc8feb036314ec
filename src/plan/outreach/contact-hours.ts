import { partsOfDay } from './contact-hours.data.ts';

const noon = 12;
/** Nobody is called later. */
const latest = 21;

const point = '(noon|\\d{1,2})(:\\d\\d)?(?: ?([AP])M)?';
const between = new RegExp(`\\b${point} (?:to|and) ${point}`, 'i');
const single = new RegExp(`\\b(after|around|about|at)? ?\\b(\\d{1,2})(:\\d\\d)?(?: ?([AP])M)`, 'i');

/** Hours since midnight. */
function toNumber(hour: string, minutes = '', half?: string): number {
  if (/noon/i.test(hour)) return noon;
  const named = (Number(hour) % noon) + Number(minutes.slice(1) || 0) / 60;
  return named + (half?.toUpperCase() === 'P' ? noon : 0);
}

function sayHour(hour: number): { clock: string; half: string } {
  if (hour === noon) return { clock: 'noon', half: '' };
  const whole = Math.floor(hour) % noon || noon;
  const minutes = Math.round((hour % 1) * 60);
  return {
    clock: minutes === 0 ? String(whole) : `${whole}:${String(minutes).padStart(2, '0')}`,
    half: hour < noon ? ' AM' : ' PM',
  };
}

/** "2 to 4 PM", "11 AM to noon". */
export function sayWindow(from: number, to: number): string {
  const first = sayHour(from);
  const last = sayHour(to);
  const isSame = first.half === last.half;
  return `${first.clock}${isSame ? '' : first.half} to ${last.clock}${last.half}`;
}

/** "Lunch break by text" is noon to 1 PM, "After 6 PM" is 6 to 8 PM: hours that a plan can hold. */
export function toHours(time: string): string {
  const range = between.exec(time);
  if (range) {
    const [, from = '', fromMinutes, fromHalf, to = '', toMinutes, toHalf] = range;
    const half = toHalf ?? (/morning|opening/i.test(time) ? 'A' : 'P');
    const isNoon = half === 'A' && to === String(noon);
    const end = isNoon ? noon : toNumber(to, toMinutes, half);
    const start = toNumber(from, fromMinutes, fromHalf ?? half);
    return sayWindow(start > end ? start - noon : start, end);
  }
  const about = single.exec(time);
  if (about) {
    const [, word = '', hour = '', minutes, half] = about;
    const start = toNumber(hour, minutes, half);
    return sayWindow(start, Math.min(latest, start + (/after/i.test(word) ? 2 : 1)));
  }
  return partsOfDay.find(([part]) => part.test(time))?.[1] ?? time;
}
