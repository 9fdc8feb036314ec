import { readPost } from '#knowledge/post-level.ts';
import { findMinimumWage } from '#market/pay/minimum-wages.data.ts';
import { sayHoursKind } from './contract.ts';
import { findOwnBusiness } from './deal-form.ts';
import { findPace, type Pace } from '../hiring-steps/pace.ts';
import type { Source } from '../source.ts';

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
  ZA: fourWeeks,
  KE: months(1),
  NG: months(1),
  AE: months(1),
};

const byTheShift = /\b(?:per[- ]?diem|prn|casual|zero[- ]hours?)\b/i;
/** People take on shifts beside a job that they keep. */
const none: Notice = { days: 7, words: 'no notice' };

const oneWeek: Notice = { days: 7, words: 'one week of notice' };
/** Where the law or custom lets people without long service, or paid near the least, leave soon. */
const ofQuick: Partial<Record<string, Notice>> = {
  GB: oneWeek,
  IE: oneWeek,
  AU: oneWeek,
  DE: fourWeeks,
  AT: fourWeeks,
  CH: months(1),
  FR: months(1),
  BE: fourWeeks,
  NL: months(1),
  PL: months(1),
  IN: months(1),
  PH: months(1),
  KE: months(1),
  AE: months(1),
};
/** Those with a trade leave sooner than those with a profession, where the contracts differ. */
const ofSteady: Partial<Record<string, Notice>> = {
  DE: fourWeeks,
  CH: months(2),
  FR: months(1),
  PL: months(1),
  IN: months(1),
};
/** Directors are bound for longer. */
const ofLeaders: Partial<Record<string, Notice>> = {
  US: fourWeeks,
  CA: fourWeeks,
  GB: months(3),
  IE: months(3),
  AU: months(3),
  NZ: months(2),
  IN: months(3),
  ZA: months(2),
  SG: months(2),
  NL: months(2),
};
const bound: ReadonlySet<string> = new Set(['director', 'executive']);
/** Where those who manage professionals are bound as directors are. */
const managersToo: ReadonlySet<string> = new Set(['GB', 'IE']);
function isBound({ brief, market }: Source): boolean {
  const { seniority, place } = brief;
  if (bound.has(seniority.level ?? '')) return true;
  if ((market.profile.jobZone ?? 0) < professional) return false;
  const { level, leads } = readPost(brief);
  return (
    level === 'head' ||
    ((seniority.level === 'manager' || (level === 'manager' && leads)) &&
      managersToo.has(place.country ?? ''))
  );
}
/** O*NET job zones from which on a degree is usual. */
const professional = 4;
const nearLeast = 1.6;

/** Paid by the hour not far above the least: few such contracts bind people for a month. */
function isNearLeast({ brief: { pay, place } }: Source): boolean {
  const hour = pay?.period === 'hour' ? (pay.min ?? pay.max) : null;
  const least = findMinimumWage(place.country);
  return hour !== null && least !== null && hour <= nearLeast * least.hourly;
}

const byPace: Partial<Record<Pace, Partial<Record<string, Notice>>>> = {
  quick: ofQuick,
  steady: ofSteady,
};

/** Who hands over clients or patients leaves later than the country's custom says. */
const ofProfessions: readonly (readonly [soc: RegExp, countries: string, notice: Notice])[] = [
  [/^23-1011/, 'US CA', fourWeeks],
  [/^29-12[1-4]/, 'US CA', months(3)],
];

export function findNotice(source: Source): Notice {
  const { brief } = source;
  if (byTheShift.test(sayHoursKind(brief) ?? '') || findOwnBusiness(brief) !== null) return none;
  const country = brief.place.country ?? '';
  const usual = byCountry[country] ?? months(1);
  if (isBound(source)) return ofLeaders[country] ?? usual;
  const longer = ofProfessions.find(
    ([soc, countries]) =>
      soc.test(source.market.profile.soc ?? '') && countries.split(' ').includes(country),
  );
  if (longer) return longer[2];
  const found = findPace(source);
  const pace = found === 'steady' && isNearLeast(source) ? 'quick' : found;
  const sooner = byPace[pace]?.[country];
  if (sooner) return sooner;
  return pace === 'quick' && usual.days > twoWeeks.days ? twoWeeks : usual;
}
