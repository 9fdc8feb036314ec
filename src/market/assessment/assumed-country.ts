import { inferCountry } from '#market/places/infer-country.ts';
import { findState } from '#market/places/us-states.ts';
import type { Brief } from '#shared/brief.ts';

/** Money that one country pays in. */
const ofMoney: Readonly<Record<string, string>> = {
  GBP: 'GB',
  KES: 'KE',
  PHP: 'PH',
  INR: 'IN',
  AUD: 'AU',
  CAD: 'CA',
  ZAR: 'ZA',
  SGD: 'SG',
  NGN: 'NG',
};

const ofState = /\bstate of (\p{L}+(?: \p{L}+)?)/giu;

/** "Current license in the State of Oregon": the law of one state licenses work in the United States. */
const namesState = ({ facts }: Brief): boolean =>
  facts.some(
    ({ kind, text }) =>
      kind === 'licence' &&
      [...text.matchAll(ofState)].some(
        ([, name = '']) =>
          findState(name) !== undefined || findState(name.split(' ')[0] ?? '') !== undefined,
      ),
  );

/** The country whose figures or sources may be shown, named as assumed, where the job names no place at all. */
export function assumeCountry(brief: Brief): string | null {
  const { place, pay, language, facts, title, employerBlocks } = brief;
  // Known by its laws and papers, and by no name: its figures are those of the whole country.
  const isUnnamed = place.resolved === null && /^$|not stated/i.test(place.label.trim());
  if (place.country !== null) return isUnnamed && place.country === 'US' ? 'US' : null;
  const paid = ofMoney[pay?.currency ?? ''];
  if (paid) return paid;
  if ((language ?? 'en') !== 'en' || (pay?.currency ?? 'USD') !== 'USD') return null;
  if (namesState(brief)) return 'US';
  const lines = [...facts, ...(employerBlocks ?? [])].map(({ text }) => text);
  const found = inferCountry([title.given, ...lines].join('\n'), pay?.currency === 'USD');
  return found?.country || null;
}
