import type { Brief, Fact } from '#shared/brief.ts';
import { lowerFirst } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import { sayHoursKind } from '../contract/contract.ts';
import { doubts, type Doubt } from './doubts.data.ts';
import { doubtsOfDemands } from './doubts-of-demands.data.ts';
import { doubtsOfSize } from './doubts-of-size.data.ts';
import { doubtsOfTheDeal } from './doubts-of-the-deal.data.ts';
import { doubtsOfTheWork } from './doubts-of-the-work.data.ts';
import { doubtsOfWhatIsOpen } from './doubts-of-what-is-open.data.ts';
import { askContract } from './ask-contract.ts';
import { askDeal } from './ask-deal.ts';
import { askLevels } from './level-doubts.ts';
import { askSeasoned } from './ask-seasoned.ts';
import { askOldTimes } from './old-times.ts';
import { askHalves } from './two-halves.ts';
import type { OpenQuestion } from './open-question.ts';
import { quoteAround, trimEnds } from '../wording/quote-around.ts';
import type { Source } from '../source.ts';

type Where = Doubt['where'];
interface Found {
  /** The words with what stands around them, as written. */
  words: string;
  line: string;
  /** The bare words that were looked for. */
  match: string;
}

const wordsOf = ({ source, text }: Fact): string => (source.from === 'job' ? source.quote : text);

const listLines = (brief: Brief, where: Where, onlyMust = false): string[] => {
  if (where === 'title') return [brief.title.given];
  if (where === 'pay') return [brief.pay?.stated ?? ''];
  const facts = brief.facts.filter(
    ({ kind, importance }) =>
      (where === 'anywhere' || where.includes(kind)) && (!onlyMust || importance === 'must'),
  );
  const blocks = brief.employerBlocks
    .filter(({ role }) => where === 'anywhere' || where.some((kind) => kind === role))
    .map(({ text }) => text);
  const isOfHours = where === 'anywhere' || where.includes('schedule');
  return [
    ...(where === 'anywhere' ? [brief.title.given, sayHoursKind(brief) ?? ''] : []),
    ...facts.map(wordsOf),
    ...(where === 'anywhere' ? [brief.pay?.words ?? ''] : []),
    ...blocks,
    ...(isOfHours && brief.hours ? [brief.hours.text] : []),
  ];
};

const mostInTopic = 6;

/** Lines that grew together, and marks of the page. */
const isTorn = (text: string): boolean => isGlued(text) || /\p{Ll}\p{Lu}\p{Ll}|#|&\w/u.test(text);

function find(lines: readonly string[], said: RegExp, settled?: RegExp): Found | undefined {
  for (const line of lines) {
    const match = said.exec(line);
    if (match && !settled?.test(line)) {
      const around = quoteAround(line, match.index, match[0].length);
      return { words: isTorn(around) ? match[0] : around, line, match: match[0] };
    }
  }
  return undefined;
}

/** "Office 2007" keeps its capital letter. */
const lowerUnlessName = (words: string): string => (/\d/.test(words) ? words : lowerFirst(words));

function askDoubt(brief: Brief, doubt: Doubt, all: readonly string[]): OpenQuestion[] {
  const { countries, withPartTime, settledAnywhere, against } = doubt;
  if (countries && !countries.includes(brief.place.country ?? '')) return [];
  if (withPartTime && !/part time/i.test(sayHoursKind(brief) ?? '')) return [];
  if (settledAnywhere && all.some((line) => settledAnywhere.test(line))) return [];
  const found = find(
    listLines(brief, doubt.where, doubt.onlyMust),
    doubt.said,
    doubt.settledInLine,
  );
  if (!found) return [];
  const other = against && find(listLines(brief, against.where), against.said);
  const isOneLine = other !== undefined && other.words === found.words;
  if (against && (!other || (isOneLine && !against.inOneLine))) return [];
  // Of a title the one word is quoted, of a contradiction what was found and no more.
  const isShort =
    doubt.where === 'title' || against !== undefined || doubt.quotesMatch !== undefined;
  const words = isShort
    ? lowerUnlessName(trimEnds(doubt.said.exec(found.line)?.[0] ?? found.words))
    : found.words;
  const fill = (text: string, most = Infinity): string =>
    text
      .replaceAll('{words}', quote(cutQuote(words, most)))
      .replaceAll(
        '{other}',
        quote(cutQuote((isOneLine ? other?.match : other?.words) ?? '', most)),
      );
  const { matter, owner, why, topic, ask, assumes } = doubt;
  return [
    {
      matter,
      owner,
      why: fill(why),
      topic: fill(topic, mostInTopic),
      ask: fill(ask),
      assumes: fill(assumes),
      from: 'text',
      ...(doubt.isMinor ? { isMinor: true as const } : {}),
    },
  ];
}

/** Asked once, however many lines raise it. */
const once: ReadonlySet<string | null> = new Set(['Experience or none']);

/** The unclear words and the contradictions of this text, those that decide most first. */
export function askDoubts({ brief, today }: Pick<Source, 'brief' | 'today'>): OpenQuestion[] {
  if (brief.language !== null && brief.language !== 'en') return [];
  const all = listLines(brief, 'anywhere');
  const found = [
    ...askOldTimes(brief, today),
    ...askDeal(brief),
    ...askContract({ brief, today }),
    ...askLevels(brief),
    ...askHalves(brief, today),
    ...[
      ...doubts,
      ...doubtsOfDemands,
      ...doubtsOfTheDeal,
      ...doubtsOfTheWork,
      ...doubtsOfSize,
      ...doubtsOfWhatIsOpen,
    ].flatMap((doubt) => askDoubt(brief, doubt, all)),
  ];
  const isAsked = found.some(({ matter }) => matter === 'Experience or none');
  if (!isAsked)
    found.push(...askSeasoned(brief, [...all, ...brief.roleSaid.map(({ text }) => text)]));
  // One line of the text is asked about once.
  const quoted = ({ ask }: OpenQuestion): string => /"[^"]+"/.exec(ask)?.[0] ?? ask;
  return found.filter(
    (question, i) =>
      found.findIndex(
        (other) =>
          quoted(other) === quoted(question) ||
          (once.has(other.matter) && other.matter === question.matter),
      ) === i,
  );
}
