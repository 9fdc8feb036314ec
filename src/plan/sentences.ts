import { lowerFirst, stripEnd, toSentence } from '#writing/casing.ts';
import { withArticle } from '#writing/article.ts';
import { sayHoursKind } from './contract.ts';
import { isListItem, listFacts, openDashes, ownWords } from './own-words.ts';
import type { PayWords } from './pay.ts';
import type { PlaceWords } from './place.ts';
import type { Source } from './source.ts';

/** Whole sentences, each made from one thing the job states; empty where it states nothing. */
export interface Sentences {
  pay: string;
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
  return {
    pay: sayPay(source, pay),
    hours: sayHours(source),
    place: sayWhere(source, place),
    benefits: sayBenefits(sellingPoints),
    duties: sayDuties(source),
    musts: sayMusts(source),
    start: sayStart(source),
    contract: sayTerms(source),
  };
}

function sayPay({ brief: { pay } }: Source, { spoken }: PayWords): string {
  if (!pay || spoken === null || (pay.min === null && pay.max === null)) return '';
  if (pay.min !== null && pay.max === null) return `Pay starts at ${spoken.replace(/^from /, '')}.`;
  return `Pay is ${spoken}.`;
}

const hoursLimit = 16;

function sayHours({ brief }: Source): string {
  const text = openDashes(stripEnd(brief.hours?.text ?? ''));
  if (text === '' || text.split(/\s+/).length > hoursLimit) return '';
  if (/^(?:hours|schedule|shift)/i.test(text)) return toSentence(text);
  const isDay = /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text);
  return `Hours: ${isDay ? text : lowerFirst(text)}.`;
}

function sayWhere({ brief: { workType } }: Source, { label, in: where }: PlaceWords): string {
  if (label === null) return '';
  if (workType === 'remote')
    return `The job is ${where === 'working remotely' ? 'remote' : `remote ${where.slice(where.indexOf('('))}`}.`;
  if (workType === 'hybrid') return `The job is hybrid, ${where}.`;
  if (workType === 'on-site') return `The job is on site ${where}.`;
  return `The job is ${where}.`;
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

function sayDuties({ brief }: Source): string {
  const duties = listFacts(brief, { kinds: ['duty'] })
    .filter(({ forms }) => forms.verbPhrase !== null)
    .map(ownWords);
  const few = listShort(duties, 2, 13);
  return few.length < 2
    ? ''
    : `In its own words, the work is to ${few.map(lowerFirst).join('; and to ')}.`;
}

function sayMusts({ brief }: Source): string {
  const musts = listFacts(brief, {
    kinds: ['licence', 'education', 'experience', 'skill', 'tool', 'language'],
    importance: ['must'],
  }).map(ownWords);
  const few = listShort(musts, 2, 12);
  return few.length === 0
    ? ''
    : `The advertisement asks for ${few.map((must) => `"${must}"`).join(' and ')}.`;
}

function sayStart({ brief }: Source): string {
  const text = stripEnd(brief.startDate?.text ?? '');
  if (text === '' || text.split(/\s+/).length > 8) return '';
  return /^(?:asap|immediate|as soon as|now|sofort)/i.test(text)
    ? 'It can start at once.'
    : `Start: ${lowerFirst(text)}.`;
}

function sayTerms({ brief }: Source): string {
  const text = sayHoursKind(brief);
  if (text === null) return '';
  if (/^(?:contract|freelance)$/i.test(text)) return `It is ${lowerFirst(text)} work.`;
  const isNoun = /(?:ship|contract)$/i.test(text);
  return `It is ${isNoun ? withArticle(lowerFirst(text)) : lowerFirst(text)}.`;
}
