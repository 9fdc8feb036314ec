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

export function findNotice(brief: Brief): Notice {
  if (byTheShift.test(sayHoursKind(brief) ?? '')) return none;
  const { country } = brief.place;
  return (country !== null ? byCountry[country] : undefined) ?? months(1);
}
