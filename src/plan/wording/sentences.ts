import { quote } from '#writing/quote.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { isOver } from '#writing/read-day.ts';
import { withArticle } from '#writing/article.ts';
import { sayHoursKind } from '../contract/contract.ts';
import { findOwnBusiness } from '../contract/deal-form.ts';
import { sayPayForm } from '../contract/deciding-terms.ts';
import { findEarnings } from '../pay/earnings.ts';
import { sayHours } from '../hours/hours.ts';
import { isListItem, listFacts, ownWords } from './own-words.ts';
import { expected, type PayWords } from '../pay/pay.ts';
import { sayPayTerms } from '../pay/pay-terms.ts';
import { saySites, sayWorkplace, type PlaceWords } from '../place/place.ts';
import { isHybridOffered } from '../hours/offered-hybrid.ts';
import { sayOptionalDays } from '../hours/home-days.ts';
import type { Source } from '../source.ts';

/** Whole sentences, each made from one thing the job states; empty where it states nothing. */
export interface Sentences {
  pay: string;
  /** What comes with the pay: prevailing wages, overtime, commission. Follows the pay. */
  payTerms: string;
  hours: string;
  place: string;
  benefits: string;
  duties: string;
  musts: string;
  start: string;
  contract: string;
}

export function makeSentences({
  source,
  pay,
  place,
  sellingPoints,
}: {
  source: Source;
  pay: PayWords;
  place: PlaceWords;
  sellingPoints: readonly string[];
}): Sentences {
  // Words of another language have no place in an English sentence.
  const isEnglish = source.brief.language === null || source.brief.language === 'en';
  if (!isEnglish)
    return {
      pay: sayPay(source, pay),
      payTerms: '',
      hours: '',
      place: sayWhere(source, place),
      benefits: '',
      duties: '',
      musts: '',
      start: '',
      contract: '',
    };
  return {
    pay: sayPay(source, pay),
    payTerms: sayPayTerms(source),
    hours: sayHours(source),
    place: sayWhere(source, place),
    benefits: sayBenefits(sellingPoints),
    duties: sayDuties(source),
    musts: sayMusts(source),
    start: sayStart(source),
    contract: sayTerms(source),
  };
}

/** What is expected and what one sale brings are never told as pay that is promised. */
function sayEarnings(brief: Source['brief'], said: string | null): string {
  const spoken = said?.replace(expected, '') ?? null;
  const earnings = findEarnings(brief);
  if (earnings === null) return '';
  const { isExpected, isOnlyCommission, perSale } = earnings;
  const sale = perSale === null ? '' : ` The advertisement speaks of ${perSale}.`;
  if (isExpected && spoken !== null)
    return isOnlyCommission
      ? `The job is paid by commission; the employer puts earnings at ${spoken}.${sale}`
      : `The employer puts earnings at ${spoken}, commission included; how much of it is fixed is not stated.${sale}`;
  return isOnlyCommission ? `${sayPayForm(brief)}${sale}` : '';
}

/** What somebody begins with is not all that is paid: whether the amount is called so, alone or as the lower end. */
function findStart(
  { facts, pay, payTerms }: Source['brief'],
  least: number | null,
): 'is' | 'rises' | null {
  if (least === null) return null;
  const amount = new RegExp(
    `(?<![\\d.,])(?:${least}|${least.toLocaleString('en-US')}|${least / 1000}k)(?![\\d])`,
    'i',
  );
  const lines = [
    pay?.source.from === 'job' ? pay.source.quote : '',
    pay?.words ?? '',
    ...payTerms.map(({ source, text }) => (source.from === 'job' ? source.quote : text)),
    ...facts.map(({ text }) => text),
  ];
  for (const line of lines) {
    if (!amount.test(line)) continue;
    if (startsAt.test(line)) return 'rises';
    if (startingPay.test(line)) return 'is';
  }
  return null;
}
const startsAt =
  /\b(?:pay|salary|wages?|rate) start(?:s|ing)? (?:at|from)\b[^;]{0,40}\d[^;]{0,40}\b(?:up to|to|rising|increas\w+)\b/i;
const startingPay =
  /\bstarting (?:base |hourly |annual )?(?:pay|salary|wages?|rate|compensation)\b|\b(?:pay|salary|wages?|rate) start(?:s|ing)? (?:at|from)\b/i;

function sayPay({ brief }: Source, { spoken, said }: PayWords): string {
  const { pay, payTerms } = brief;
  const earned = sayEarnings(brief, spoken);
  if (earned !== '') return earned;
  if (!pay || spoken === null || (pay.min === null && pay.max === null)) return sayPayForm(brief);
  if (said !== null && said !== spoken && isMore(said, spoken)) return `Pay: ${said}.`;
  const decides = payTerms.find(({ kind }) => kind === 'decides');
  const terms = (said === null ? '' : findTerms(said)) || (decides ? `, ${decides.text}` : '');
  if (pay.min !== null && pay.max === null)
    return `Pay starts at ${spoken.replace(/^from /, '')}${terms}.`;
  const start = findStart(brief, pay.min);
  if (start === 'rises' && / to /.test(spoken))
    return `Pay starts at ${spoken.replace(' to ', ', rising to ')}${terms}.`;
  if (start !== null) return `Starting pay is ${spoken}${terms}.`;
  return `Pay is ${spoken}${terms}.`;
}

const termsOfPay =
  /\b(?:DOE|negotiable|depend\w*|commensurate|based (?:up)?on|experience|monthly|weekly|payroll)\b/i;
const longestTerms = 10;

/** ", negotiable based on experience": what the advertisement adds to its amounts. */
function findTerms(said: string): string {
  const last = Math.max(...[...said.matchAll(/\d[\d,.]*k?/gi)].map(({ index }) => index), 0);
  const tail = said
    .slice(last)
    .replace(
      /^[\d,.]*k?\s?(?:(?:per|an?|\/)\s?)?(?:hours?|hr|years?|yr|annum|months?|weeks?|days?|annually|hourly|p\.?a)?\b\.?/i,
      '',
    )
    .replace(/[()]/g, '')
    .split(/\s[-–—]\s|[,;]/)
    .map((part) => part.trim())
    .filter((part) => termsOfPay.test(part))
    .map((part) => lowerFirst(part.replace(/\bDOE\b/, 'depending on experience')))
    .join(', ');
  return tail === '' || tail.split(/\s+/).length > longestTerms ? '' : `, ${tail}`;
}

const countAmounts = (text: string): number => text.match(/\d[\d,.]*k?/gi)?.length ?? 0;

/** More than the amounts: "negotiable, depending on experience" is what every advertisement says of its range. */
const isMore = (said: string, spoken: string): boolean =>
  countAmounts(said) > countAmounts(spoken) ||
  /\b(?:bonus\w*|commission|ote|tips?|overtime|allowance|enhance\w*|uplift|pro[- ]rata|benefits|equity|stock|weighting|plus|package|differential)\b|\+\s/i.test(
    said,
  );

function sayWhere({ brief }: Source, { label, in: town }: PlaceWords): string {
  const { workType } = brief;
  const site = sayWorkplace(brief);
  const isWithin =
    brief.place.resolved?.city !== undefined && site.includes(brief.place.resolved.city);
  const inTown = isWithin ? site : `${site} ${town}`.trim();
  const where = workType === 'remote' ? town : inTown;
  if (workType === 'remote')
    return `The job is ${where === '' ? 'remote' : where.replace('working remotely', 'remote')}.`;
  if (label === null || where === '') return '';
  const sites = saySites(brief);
  const said =
    workType === 'hybrid'
      ? isHybridOffered(brief)
        ? `The job is ${where}, with ${sayOptionalDays(brief) ?? 'hybrid work'} as an option.`
        : `The job is hybrid, ${where}${brief.presence ? `: ${brief.presence.text}` : ''}.`
      : `The job is ${workType === 'on-site' ? 'on site ' : ''}${where}.`;
  return `${said} ${sites}`.trim();
}

const shownBenefits = 3;

function sayBenefits(points: readonly string[]): string {
  const few = points.filter((point) => point.split(/\s+/).length <= 8).slice(0, shownBenefits);
  return few.length < 2 ? '' : `Among the benefits: ${few.map(toListWords).join('; ')}.`;
}

/** "Company sick pay" is small in a list, "Blue Light Card" and "Health Savings Account" are names. */
const toListWords = (item: string): string =>
  /\s\p{Lu}\p{Ll}/u.test(item) ? item : lowerFirst(item);

function listShort(items: readonly string[], count: number, words: number): string[] {
  return items.filter((item) => isListItem(item, words)).slice(0, count);
}

/** Only duties whose plain form the reading vouches for: "to own the data models". */
function sayDuties({ brief }: Source): string {
  const duties = listFacts(brief, { kinds: ['duty'] })
    .flatMap(({ forms }) => forms.verbPhrase ?? [])
    .map(stripEnd)
    // "identify and communicating": only its first verb was put into the plain form.
    .filter((duty) => !/^\p{L}+(?:,| (?:and|or)) \p{L}+ing\b/u.test(duty));
  const few = listShort(duties, 2, 14);
  return few.length < 2 ? '' : `The work is to ${few.map(lowerFirst).join(', and to ')}.`;
}

/** Papers and experience can be quoted in a mail; "a friendly manner" cannot. */
function sayMusts({ brief }: Source): string {
  const musts = listFacts(brief, {
    kinds: ['licence', 'education', 'experience'],
    importance: ['must'],
  })
    .filter(({ forms }) => forms.nounPhrase !== null)
    .map(ownWords)
    .filter((text) => text.split(/\s+/).length >= 3 && /^[\p{Lu}\d]/u.test(text));
  const few = listShort(musts, 2, 12);
  return few.length === 0 ? '' : `The advertisement asks for ${few.map(quote).join(' and ')}.`;
}

/** A day that has passed is a question to the manager, and nothing to tell a candidate. */
function sayStart({ brief, today }: Source): string {
  const text = stripEnd(brief.startDate?.text ?? '');
  if (text === '' || text.split(/\s+/).length > 8 || isOver(text, today)) return '';
  return /^(?:asap|immediate|as soon as|now)/i.test(text)
    ? 'It can start at once.'
    : `Start: ${lowerFirst(text)}.`;
}

function sayTerms({ brief }: Source): string {
  const own = findOwnBusiness(brief);
  if (own !== null) return `You would work as ${withArticle(own)}, not as an employee.`;
  const text = sayHoursKind(brief);
  if (text === null) return '';
  if (/^(?:contract|freelance)$/i.test(text)) return `It is ${lowerFirst(text)} work.`;
  const isNoun = /(?:ship|contract)$/i.test(text);
  return `It is ${isNoun ? withArticle(lowerFirst(text)) : lowerFirst(text)}.`;
}
