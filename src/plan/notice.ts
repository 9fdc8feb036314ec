import { findMinimumWage } from '#market/pay/minimum-wages.data.ts';
import type { Brief } from '#shared/brief.ts';
import { sayHoursKind } from './contract.ts';

/** How long people usually stay after they give notice, where no contract is known. */
interface Notice {
  days: number;
  /** "two weeks of notice". */
  words: string;
}

const months = (count: 1 | 2 | 3): Notice => ({
  days: 30 * count,
  words: `${['', 'one month', 'two months', 'three months'][count] ?? ''} of notice`,
});
const twoWeeks: Notice = { days: 14, words: 'two weeks of notice' };
const fourWeeks: Notice = { days: 28, words: 'four weeks of notice' };

const byCountry: Partial<Record<string, Notice>> = {
  US: twoWeeks,
  CA: twoWeeks,
  GB: months(1),
  IE: months(1),
  AU: fourWeeks,
  NZ: fourWeeks,
  DE: months(3),
  AT: months(1),
  CH: months(3),
  FR: months(3),
  BE: months(2),
  NL: months(1),
  ES: twoWeeks,
  IT: months(1),
  PT: months(1),
  PL: months(3),
  IN: months(2),
  PH: months(1),
  SG: months(1),
  ZA: months(1),
  KE: months(1),
  NG: months(1),
  AE: months(1),
};

const byTheShift = /\b(?:per[- ]?diem|prn|casual|zero[- ]hours?)\b/i;
/** People take on shifts beside a job that they keep. */
const none: Notice = { days: 7, words: 'no notice' };

const oneWeek: Notice = { days: 7, words: 'one week of notice' };
/** Where the law or custom lets people without long service leave soon. */
const soon: Partial<Record<string, Notice>> = {
  GB: oneWeek,
  IE: oneWeek,
  AU: oneWeek,
  NZ: twoWeeks,
  CA: twoWeeks,
  US: twoWeeks,
  DE: fourWeeks,
};
const nearLeast = 1.6;
const ofLeaders: ReadonlySet<string> = new Set([
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
]);

/** Paid by the hour not far above the least, or at entry level: few such contracts bind people for a month. */
function leavesSoon({ pay, seniority, place }: Brief): boolean {
  const level = seniority?.level ?? '';
  if (level === 'entry') return true;
  const hour = pay?.period === 'hour' ? (pay.min ?? pay.max) : null;
  if (hour === null || ofLeaders.has(level)) return false;
  const least = findMinimumWage(place.country);
  return least === null || hour <= nearLeast * least.hourly;
}

export function findNotice(brief: Brief): Notice {
  if (byTheShift.test(sayHoursKind(brief) ?? '')) return none;
  const { country } = brief.place;
  const usual = (country !== null ? byCountry[country] : undefined) ?? months(1);
  if (!leavesSoon(brief)) return usual;
  return soon[country ?? ''] ?? (usual.days > twoWeeks.days ? twoWeeks : usual);
}
