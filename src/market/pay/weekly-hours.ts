import { addClockHours } from './clock-hours.ts';
import { readWeekOfShifts, tellsShiftLength } from './week-of-shifts.ts';

/** Hours a week that an advertisement means, and how that is known. */
export interface WeeklyHours {
  min: number;
  max: number;
  /** Said in words; worked out from pay stated by the hour and by the year; or what full time usually is. */
  from: 'stated' | 'pay' | 'usual';
}

const weeksAYear = 52;
const usualWeek = 40;
/** From here on a week counts as full time. */
const fullTimeFrom = 35;
const fewest = 3;
const most = 70;

const figure = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)`;
const span = String.raw`${figure}(?: ?(?:-|–|to|and|bis|à|or) ?${figure})?`;
const hour = String.raw`(?:hours?|hrs?|h|std|stunden|wochenstunden|heures|horas)\b\.?`;
const week = String.raw`(?:week|wk|woche|wöchentlich|weekly|semaine|semana)`;
const perWeek = new RegExp(
  String.raw`${span}\+?[ -]?${hour}(?: ?\/ ?| (?:per|a|each|pro|par|por|in der|die) | )(?:work(?:ing)?[ -]?)?${week}\b`,
  'i',
);
const weekFirst = new RegExp(
  String.raw`(?:${week}|wochenarbeitszeit|hebdomadaires?)[^.\d]{0,24}${span} ?${hour}`,
  'i',
);
/** "8 hours across 2 days per week" */
const overDays = new RegExp(
  String.raw`${span} ?${hour} (?:across|over|spread over|on) [\w-]{1,6} days\b`,
  'i',
);
/** "Expected hours: 30 per week" */
const hoursFirst = new RegExp(String.raw`${hour} ?:? ?${span} (?:per|a|each) ${week}\b`, 'i');
/** In a field of its own "37.5 hours" can only be a week. */
const bare = new RegExp(
  String.raw`^(?:full[- ]time|part[- ]time)?[,: ]*${span} ?${hour}[ .]*$`,
  'i',
);
const fullTimeShare = /\b(0?\.\d{1,2}) ?FTE\b|\bFTE ?(?:of |: ?)?(0?\.\d{1,2})\b/i;
const bothKinds = /full[ -]?(?:time)?(?: and | or | & |\/|, )part/i;
const lessThanFull =
  /part[- ]?time|teilzeit|temps partiel|tiempo parcial|per ?diem|\bprn\b|zero[- ]hours?|casual|mini-?job/i;

/** An upper bound is not a week. */
const atMost = new RegExp(
  String.raw`\b(?:up to|max(?:imum)?(?: of)?|no more than|bis zu|jusqu'à) ${figure} ?${hour}`,
  'i',
);

/** "Before each election staff work more than 60 hours a week": not the week that is paid for. */
const atTimes = /\b(?:more than|before each|during|at peak|in peak|overtime)\b/i;

/** A yearly sum for a part-time job is often that of a full one. */
const fullTimeSum = /pro[- ]?rata|\bFTE\b|full[- ]time equivalent/i;

export interface SaidOfHours {
  /** Title, contract, hours and schedule, in their own words. */
  said: readonly string[];
  /** The sentences that state the pay. */
  pay: readonly string[];
  country: string | null;
}

/** Null where nobody can tell: part-time without hours, or a country whose week is not ours to assume. */
export function readWeeklyHours({ said, pay, country }: SaidOfHours): WeeklyHours | null {
  if (pay.some((text) => fullTimeSum.test(text))) return usualIn(country);
  const stated = said.map(readStated).find((hours) => hours !== null);
  if (stated) return stated;
  const worked = pay.map(workOut).find((hours) => hours !== null);
  if (worked) return worked;
  const isLess = said.some((text) => lessThanFull.test(text) || atMost.test(text));
  const isPart = isLess && !said.some((text) => bothKinds.test(text));
  return (isPart ? null : usualIn(country)) ?? readClock(said);
}

/** Where no week can be assumed, the times of its days tell one. */
function readClock(said: readonly string[]): WeeklyHours | null {
  const told = addClockHours(said);
  return told && toHours(told.min, told.max);
}

const usualIn = (country: string | null): WeeklyHours | null =>
  country === 'US' || country === null ? { min: usualWeek, max: usualWeek, from: 'usual' } : null;

function readStated(text: string): WeeklyHours | null {
  if (atMost.test(text) || atTimes.test(text)) return null;
  const perWeekSaid = perWeek.exec(text);
  const shifts = perWeekSaid ? undefined : readWeekOfShifts(text);
  if (shifts !== undefined) return toHours(shifts, shifts);
  if (!perWeekSaid && tellsShiftLength(text)) return null;
  const [, low, high] =
    perWeekSaid ??
    overDays.exec(text) ??
    hoursFirst.exec(text) ??
    weekFirst.exec(text) ??
    bare.exec(text) ??
    [];
  if (low !== undefined) return toHours(toNumber(low), toNumber(high ?? low));
  const [, before, behind] = fullTimeShare.exec(text) ?? [];
  const share = Number(before ?? behind ?? 0);
  return share > 0 ? toHours(share * usualWeek, share * usualWeek) : null;
}

const toNumber = (digits: string): number => Number(digits.replace(',', '.'));

const toHours = (min: number, max: number): WeeklyHours | null =>
  min >= fewest && max <= most && min <= max ? { min, max, from: 'stated' } : null;

/** "£25,012 (£13.00 per hour)" says how many hours a week are meant. */
function workOut(pay: string): WeeklyHours | null {
  if (!/hour|\bhr\b|stunde|heure/i.test(pay)) return null;
  const amounts = [...pay.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) =>
    Number(digits.replace(/,/g, '')),
  );
  const years = amounts.filter((amount) => amount >= 10_000);
  const hours = amounts.filter((amount) => amount >= 5 && amount < 150);
  if (years.length !== 1 || hours.length !== 1) return null;
  const found = Math.round(((years[0] ?? 0) / (hours[0] ?? 1) / weeksAYear) * 10) / 10;
  return found >= 10 && found <= 60 ? { min: found, max: found, from: 'pay' } : null;
}

export const isFullTime = ({ min }: WeeklyHours): boolean => min >= fullTimeFrom;

/** "24", "25 to 30" */
export const sayHours = ({ min, max }: WeeklyHours): string =>
  min === max ? String(min) : `${min} to ${max}`;
