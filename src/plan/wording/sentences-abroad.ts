import type { Brief } from '#shared/brief.ts';
import { stripEnd } from '#writing/casing.ts';
import { readAbout } from '#writing/read-day.ts';
import type { Phrasebook } from './phrasebook.ts';
import type { Sentences } from './sentences.ts';
import type { Source } from '../source.ts';

const longest = 12;
const fullOrPart =
  /voll-?\s?(?:und|oder|\/)\s?teilzeit|temps (?:plein|complet) ou (?:temps )?partiel|jornada completa o parcial/i;

/** The same sentences as in English; what the advertisement says itself stands in its own language. */
export function makeSentencesAbroad(
  { brief, today }: Source,
  phrases: Phrasebook,
  sellingPoints: readonly string[],
): Sentences {
  const start = stripEnd(brief.startDate?.text ?? '');
  const day = readAbout(start);
  const isPast = day !== null && day < today;
  const short = (text: string): boolean => text !== '' && text.split(/\s+/).length <= longest;
  const few = sellingPoints.filter((point) => point.split(/\s+/).length <= 8).slice(0, 3);
  const stated = stripEnd(brief.hours?.text ?? '');
  // "35H Autre" is a field of a form.
  const [, weekly] = /^(\d{2}(?:[.,]\d{1,2})?)\s?h\b(?!\d)/i.exec(stated) ?? [];
  const hours = weekly ? phrases.weekly(weekly) : stated;
  return {
    pay: sayPay(brief, phrases),
    payTerms: '',
    hours: short(hours) && /\d/.test(hours) ? phrases.hours(hours) : '',
    place: sayPlace(brief, phrases),
    benefits: few.length < 2 ? '' : phrases.benefits(few.join('; ')),
    duties: '',
    musts: '',
    start:
      short(start) && !isPast
        ? /sofort|ab jetzt|immédiat|dès que possible|dès aujourd|inmediat/i.test(start)
          ? phrases.startNow
          : phrases.start(start)
        : '',
    contract: brief.facts.some(({ text }) => fullOrPart.test(text))
      ? phrases.contract(phrases.fullOrPart)
      : '',
  };
}

function sayPay(
  { pay }: Brief,
  { locale, per, range, pay: say, payFrom, payUpTo }: Phrasebook,
): string {
  if (!pay || pay.currency === null || pay.period === null) return '';
  const { currency, min, max } = pay;
  const money = (amount: number): string =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    }).format(amount);
  const suffix = per[pay.period];
  if (min !== null && max !== null)
    return say(`${min === max ? money(min) : range(money(min), money(max))} ${suffix}`);
  if (min !== null) return payFrom(`${money(min)} ${suffix}`);
  return max === null ? '' : payUpTo(`${money(max)} ${suffix}`);
}

function sayPlace({ place, workType }: Brief, { at, onSite, hybrid, remote }: Phrasebook): string {
  const town = place.resolved?.city;
  if (workType === 'remote') return remote;
  if (!town) return '';
  return workType === 'hybrid' ? hybrid(town) : workType === 'on-site' ? onSite(town) : at(town);
}
