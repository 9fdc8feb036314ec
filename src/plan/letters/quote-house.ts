import { stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { memoize } from '#shared/memoize.ts';
import { quote } from '#writing/quote.ts';
import { countWords } from '#writing/shorten.ts';
import { unnamedEmployer } from '../wording/names.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';

/** What an employer makes, does or runs, and for whom; what it hopes and believes, others hope and believe too. */
const doing =
  /\b(?:help(?:s|ed|ing)?|serv(?:e|es|ed|ing)|protect\w*|provid(?:e|es|ing)|mak(?:e|es|ing)|manufactur\w+|design(?:s|ing)?|develop(?:s|ing)?|build(?:s|ing)?|treat(?:s|ing)?|support(?:s|ing)?|speciali[sz]\w+|sell(?:s|ing)?|suppl(?:y|ies|ying)|operat(?:e|es|ing)|runs?|publish\w*|repair\w*|teach(?:es)?|grows?|deliver(?:s|ing)?|own(?:s|ed)?|manag(?:e|es|ing)|connect(?:s|ing)?)\b/gi;
const distinct =
  /\b(?:first|only|largest|oldest|biggest|sole|one of the (?:few|first|largest|oldest)|since \d{4}|founded|established|family[- ](?:owned|run)|independent|employee[- ]owned|non-?profit|charity|award\w*|role in)\b|\d[\d,.]*/gi;
/** Told to applicants, or said by every employer. */
const amiss =
  /\b(?:you|your|candidates?|applicants?|apply|hiring|recruit\w*|looking for|seeking|join|vacanc\w*|equal|opportunit\w*|divers\w*|inclusi\w*|belonging|equit\w+|benefits?|salary|pay|compensation|perks?|culture|talent|(?:the|this) role|position|career\w*|employees?|employer of choice|click|http\w*|www|accommodation|disabilit\w*|race|ARR|investors?|raised|funding|world[- ]class|leading|leader|reputa\w+|renowned|well-? ?(?:established|known)|room to|best|premier|passionate|exciting|dynamic|great|amazing|fantastic|unrivalled|market in|proud\w*|pride|our (?:people|team)|work environment|workplace|(?:we are|is) (?:currently|actively)|client|aims?|mission|vision|committed|commitment|dedicated|dedication|devoted|believ\w*|striv\w*|net[- ]zero|sustainab\w+|expand\w*|journey|values?|excellence|quality of life|individuals|experiences?|innovat\w+|success\w*|empower\w*|highest)\b|["“”!?:|•#]/i;
/** A figure of one year is old by the next, and what buyers gain is said to buyers. */
const stale =
  /\b(?:growth|grew|grown|revenues?|sales|increase\w*|turnover|profits?|ranked|award\w*|voted)\b[^.;]*\b20\d\d\b|\b20\d\d\b[^.;]*\b(?:growth|grew|revenues?|turnover|ranked|award\w*|voted)\b/i;
const toBuyers =
  /\b(?:allow|enabl|help|empower|ensur)(?:s|es|e|ing)? (?:our |their |its |all )?(?:\p{L}+ and )?(?:customers?|clients?|distributors?|contractors?|buyers?|retailers?|partners?|shoppers?)\b[^.;]*\b(?:margins?|profit\w*|sav\w+|value|satisf\w+|revenue|goals?)\b|\bour commitment to\b/iu;

/** Whether a sentence of the employer is old news, or told to those who buy from it: no reason to work there. */
export const isForOthers = (sentence: string): boolean =>
  stale.test(sentence) || toBuyers.test(sentence);

const length = { fewest: 7, most: 26 };
const enough = 2;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const name = /(?<=[\p{Ll},] )\p{Lu}\p{L}{2,}/gu;

function rate(sentence: string): number {
  const words = countWords(sentence);
  if (words < length.fewest || words > length.most || amiss.test(sentence)) return 0;
  if (isForOthers(sentence)) return 0;
  if (count(sentence, doing) === 0) return 0;
  // A slogan in capitals.
  if (count(sentence, /\b\p{Lu}\p{Ll}/gu) > words / 2) return 0;
  if (
    !/^\p{Lu}/u.test(sentence) ||
    isGlued(sentence) ||
    /^(?:This|That|These|It|They|Its|Their|As|In|If|Here)\b/.test(sentence)
  )
    return 0;
  return (
    Math.min(2, count(sentence, doing)) +
    2 * Math.min(2, count(sentence, distinct)) +
    Math.min(1, count(sentence, name))
  );
}

/** Sentences in which the employer says what it does and for whom, the most telling first. */
export const listHouseQuotes = memoize(({ brief }: Source): string[] =>
  brief.employer.confidential || (brief.language ?? 'en') !== 'en'
    ? []
    : brief.houseSaid
        .map(({ text }) => stripEnd(text.replace(/\s+/g, ' ').trim()))
        .map((sentence, i) => ({ sentence, points: rate(sentence) - i / 10 }))
        .filter(({ points }) => points >= enough)
        .toSorted((a, b) => b.points - a.points)
        .map(({ sentence }) => sentence),
);

const leads = ['In their own words:', 'They describe themselves like this:'];

/** The employer in its own words, another sentence for each turn; empty where it says nothing that tells. */
export function quoteHouse(source: Source, turn: number): string {
  const quotes = listHouseQuotes(source);
  const said = quotes[turn];
  const isUnnamed = makePlan(source).names.employer === unnamedEmployer;
  if (said === undefined || (isUnnamed && !/\b(?:we|our)\b/i.test(said))) return '';
  return `${leads[turn % leads.length]!} ${quote(said)}.`;
}
