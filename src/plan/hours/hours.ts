import { lowerFirst, stripEnd, toSentence } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { listOnce } from '#writing/list.ts';
import { listFacts, openDashes, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';
import { ofOtherTimes } from './of-other-times.ts';

/** A day, an hour or a number of hours: without one of them it says nothing of when people work. */
const tellsHours =
  /\b\d{4}\s?(?:-|–|to)\s?\d{4}\b|\d{1,2}(?::\d{2})?\s?(?:am|pm|a\.m|p\.m|hrs?\b|hours|-hour|h\b|:\d\d)|\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?\b|\b(?:shifts?|rota|nights|days|weekends?|evenings)\b/i;
/** The number of them or their times: enough to plan a week with. */
const countsHours =
  /\b\d{1,2}(?:[.,]\d+)?\+? ?(?:-|–|to)? ?(?:\d{1,2} ?)?(?:hours?|hrs?)\b(?! (?:notice|ago|of training|in advance))|\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m|p\.m)\b|\b\d{1,2}[:.]\d\d\b|\bmon(?:day)?s? ?(?:-|–|to|through|thru) ?(?:fri|sat|sun)|\b(?:1st|2nd|3rd|first|second|third|day|night|evening|overnight|early|late) shifts?\b/i;
const demandsHours =
  /^(?:(?:must|work|availability|available|ability|able|willing(?:ness)?|flexib\w+)\b|a bit of)|\b(?:applicants?|candidates?|availability|(?:required|expected|able|willing) to)\b/i;
/** Hours of something else than the work. */
const ofOthers =
  /\b(?:benefits?|employees working|notice|response|operation\w*|customers?|please|sit(?:ting)?|stand(?:ing)?|lift(?:ing)?|walk(?:ing)?)\b|@|\b20[12]\d\b/i;
const isClause = /\b(?:is|are|will|work with|may|can)\b/i;
const longest = 18;

/** "Full-time position (37 hours per week)": the kind of contract is told elsewhere. */
const inBrackets =
  /^[^()]{0,60}\b(?:time|contract|position|role|basis|exempt)\b[^()]{0,20}\(([^()]{4,80})\)(?:,? (?:working )?([^()]{3,60})$)?/i;
const contractBefore =
  /^(?:(?:permanent|temporary|regular|full[- ]?time|part[- ]?time|employment|contract|position|role|of)[\s,:/-]+){1,6}(?=\d{1,2}(?:\.\d+)? ?h)/i;

/** "The internship lasts 10 weeks at 30 hours a week": how long it lasts is told elsewhere. */
const besideLength =
  /\b(?:internship|lasts?|term|temporary|contract)\b[^\n]{0,120}?\b((?:about |approximately |up to )?\d{1,2}(?:\.\d+)?(?: ?(?:-|–|to) ?\d{1,2})? (?:hours|hrs) (?:a|per|each) week)\b/i;

/** Only the time, where a bracket or the words before it say what kind of contract it is. */
function withoutContract(text: string): string {
  const [, ofWeek] = besideLength.exec(text) ?? [];
  if (ofWeek !== undefined) return ofWeek;
  const [, inner = '', further = ''] = inBrackets.exec(text) ?? [];
  // "full-time (35 hours) and part-time (25 hours)" are two offers.
  if (!countsHours.test(inner) || text.split('(').length > 2)
    return text.replace(contractBefore, '');
  return tellsHours.test(further) ? `${inner}, ${further}` : inner;
}

/** "40hrs", "50hrs p/w", "1700-19:00hrs" as they are spoken. */
export function tidyHours(text: string): string {
  return openDashes(
    stripEnd(withoutContract(text)).replace(
      /(?<=[ap]m|day|:\d\d) ?[-–] ?(?=\d{1,2}(?:\.\d+)? ?(?:hours|hrs)\b)/gi,
      ', ',
    ),
  )
    .replace(/\b(?!20[12]\d)([01]\d|2[0-3])([0-5]\d)(?= ?(?:-|–|to|and|hrs?\b|hours\b))/g, '$1:$2')
    .replace(/(?<=\d\d:\d\d (?:to|and) )([01]\d|2[0-3])([0-5]\d)\b/g, '$1:$2')
    .replace(/(\d{1,2}:\d\d) ?(?:hrs?|hours)\b/gi, '$1')
    .replace(/\b(\d{1,2}(?:[.,]\d+)?) ?(?:hrs?|h|hours)\b\.?/gi, '$1 hours')
    .replace(/ ?(?:\bp\/?\.?w\b\.?|\/ ?w(?:ee)?k\b\.?| par semaine|\/ ?semaine)/gi, ' a week')
    .replace(/^(\d{1,2}(?:[.,]\d+)?(?: to \d{1,2})? hours)$/i, '$1 a week')
    .replace(/\bmin(?:imum)?:? (?=\d)/i, 'at least ')
    .replace(/\bbetween (\d\d:\d\d) to (?=\d)/i, 'between $1 and ')
    .replace(/(?<=day) hours$|\*+$/i, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(/^(\d{1,2})[ -]hours? shift$/i, '$1-hour shifts');
}

/** A value without any time in it was cut: the line it stands in says more. */
function wholeHours({ hours }: Source['brief']): string {
  const text = hours?.text ?? '';
  const quote = hours?.source.from === 'job' ? hours.source.quote : '';
  return tellsHours.test(text) || !tellsHours.test(quote)
    ? text
    : quote.replace(/^[^:]{3,12}: /, '');
}

/** Every line on the hours, the chosen one first. */
const listLines = ({ brief }: Source): string[] =>
  listOnce([wholeHours(brief), ...listFacts(brief, { kinds: ['schedule'] }).map(ownWords)])
    .filter((text) => text !== '' && !ofOthers.test(text) && !ofOtherTimes.test(text))
    .map(tidyHours);

/** Whether the job says anything on when or how long people work: then nobody is told that it is open. */
export const tellsOfHours = (source: Source): boolean =>
  listLines(source).some((text) => tellsHours.test(text)) ||
  countsHours.test(source.brief.title.given) ||
  source.brief.pay?.weeklyHours?.from === 'stated';

const isUsable = ({ brief }: Source, text: string): boolean =>
  text.split(/\s+/).length <= longest &&
  tellsHours.test(text) &&
  !demandsHours.test(text) &&
  !ofOtherTimes.test(text) &&
  !isGlued(text) &&
  !text.toLowerCase().includes(brief.title.singular);

/** The hours as one sentence; empty where no line makes one. */
export function sayHours(source: Source): string {
  const text = [
    tidyHours(wholeHours(source.brief)),
    ...listLines(source).filter((line) => countsHours.test(line)),
  ].find((line) => isUsable(source, line));
  if (text === undefined) return sayWeek(source);
  if (isClause.test(text) || /^(?:hours|schedule|shift|start)/i.test(text)) return toSentence(text);
  const isDay = /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text);
  return `Hours: ${isDay ? text : lowerFirst(text)}.`;
}

/** The number alone, where only the pay or the title tells it. */
function sayWeek({ brief }: Source): string {
  const [, count] = /\b(\d{2}(?:\.\d+)?) ?(?:hrs?|hours?)\b/i.exec(brief.title.given) ?? [];
  const { weeklyHours = null } = brief.pay ?? {};
  const stated =
    weeklyHours?.from === 'stated'
      ? weeklyHours.min === weeklyHours.max
        ? `${weeklyHours.max}`
        : `${weeklyHours.min} to ${weeklyHours.max}`
      : undefined;
  const hours = count ?? stated;
  return hours === undefined ? '' : `Hours: ${hours} hours a week.`;
}
