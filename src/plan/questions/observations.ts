import { readAbout, readClosingDay, readDay, readDayNear } from '#writing/read-day.ts';
import { capitalize } from '#writing/casing.ts';
import { sayDate } from '#writing/dates.ts';
import { daysBetween } from '#writing/day.ts';
import { sayMoney } from '#writing/money.ts';
import { quote } from '#writing/quote.ts';
import { cutWords } from '#writing/shorten.ts';
import type { Observation } from './observation.ts';
import type { OpenQuestion } from './open-question.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import { listPatternObservations } from './pattern-observations.ts';
import { stemsOf } from '../criteria/names/shared-stems.ts';
import { countDemands, listWork } from '../demands/requirements.ts';
import type { Source } from '../source.ts';

const manyMusts = 15;

/** Stale dates, sums that do not meet and demands that contradict each other, unless a question asks about them. */
export function listObservations(
  source: Source,
  asked: readonly Pick<OpenQuestion, 'matter'>[] = [],
): Observation[] {
  return [
    ...findOldAdvertisement(source),
    ...findPastDates(source),
    ...findStaleLines(source),
    ...findShortContract(source),
    ...findHours(source),
    ...listPatternObservations(source),
    ...findTwoVersions(source),
    ...findBothWays(source),
    ...findManyDuties(source),
    ...findManyMusts(source),
  ].filter(({ matter }) => matter === undefined || !asked.some((one) => one.matter === matter));
}

const longAgo = 90;
export const oldAdvertisement = 'Old advertisement';

/** Posted months ago by its own word: what holds for its dates holds for its pay and its openings. */
function findOldAdvertisement({ brief, today }: Source): Observation[] {
  // A closing date alone is asked about.
  if (!brief.posted) return [];
  const dates = [
    { what: 'posted', text: brief.posted?.text, read: readDay },
    { what: 'closed', text: brief.deadline?.text, read: readClosingDay },
  ];
  const past = dates.flatMap(({ what, text, read }) => {
    const day = text ? read(text, today) : null;
    if (!text || day === null || daysBetween(day, today) < longAgo) return [];
    // "06/02/2024" is another day in another country.
    return [`${what} ${/\p{L}/u.test(text) ? sayDate(day, brief.place.country) : text}`];
  });
  const [first] = past;
  if (first === undefined) return [];
  return [
    {
      title: `An old advertisement: ${first}`,
      assumes: `What an advertisement ${first} says of pay, openings and dates still holds`,
      text: `${capitalize(past.join(', '))}: its pay, openings and dates may no longer hold.`,
      mend: 'Confirm pay, openings and dates first.',
      ask: 'Do its pay, openings and dates still hold?',
      asAsked: `The advertisement is an old one (${past.join(', ')}): do its pay, openings and dates still hold?`,
      isRisk: true,
      matter: oldAdvertisement,
    },
  ];
}

function findPastDates({ brief, today }: Source): Observation[] {
  const dates = [
    { what: 'closing date', matter: 'Deadline', text: brief.deadline?.text },
    { what: 'start date', matter: 'Start date', text: brief.startDate?.text },
  ];
  return dates.flatMap(({ what, matter, text }) => {
    const read = matter === 'Deadline' ? readClosingDay : readDayNear;
    const day = text ? read(text, today) : null;
    return day && day < today
      ? [
          {
            title: `The ${what} has passed`,
            text: `The advertisement names ${sayDate(day, brief.place.country)} as its ${what}.`,
            mend:
              matter === 'Deadline'
                ? 'Get the new date, and confirm pay and openings, before anything is published.'
                : 'Get the new date before anything is published.',
            ask: 'What is the new one?',
            isRisk: true,
            matter,
          },
        ]
      : [];
  });
}

const writtenDay =
  /\b(?:\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? 20\d\d|\d{1,2}(?:st|nd|rd|th)?\.? \p{L}{3,9},? 20\d\d|20\d\d-\d\d-\d\d|\d{1,2}[/.]\d{1,2}[/.]20\d\d)\b/gu;
const history =
  /\b(?:since|founded|established|prior to|before|changes|act of|effective|introduced|opened in|joined|as of|from)\b/i;
const quotedWords = 18;

/** Interviews on a day gone by: whoever reads it takes the job for filled. */
function findStaleLines({ brief, today }: Source): Observation[] {
  const told = [brief.deadline?.text, brief.startDate?.text].flatMap((text) => {
    const day = text ? readDay(text) : null;
    return day ? [day] : [];
  });
  const stale = listFacts(brief, { kinds: ['process', 'schedule', 'goal', 'other', 'duty'] })
    .filter(({ text }) => !history.test(text))
    .find(({ text }) =>
      [...text.matchAll(writtenDay)].some(([date]) => {
        const day = readDay(date.replace(/(?<=\d)(?:st|nd|rd|th)/, ''));
        return day !== null && day < today && !told.includes(day);
      }),
    );
  return stale
    ? [
        {
          title: 'A date in the text has passed',
          text: `The advertisement still says: ${quote(cutWords(ownWords(stale), quotedWords))}.`,
          mend: 'Get the new date, or take the line out, before anything is published.',
          ask: 'What is the new one?',
          isRisk: true,
          matter: 'Time gone by',
        },
      ]
    : [];
}

const endOfContract =
  /\b(?:until|through|ending|ends(?: in| on)?|to) (?:the end of )?((?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2},)? 20\d\d)\b/;
const forATime = /\b(?:temp\w*|contract|fixed|cover|status|maternity|secondment|term|until)\b/i;
const shortContract = 240;

/** A contract that ends soon after anybody can start. */
function findShortContract({ brief, today }: Source): Observation[] {
  const said = [
    ...brief.employerBlocks.map(({ text }) => text),
    ...[
      brief.employmentType,
      ...brief.facts.filter(({ kind }) => kind !== 'culture' && kind !== 'benefit'),
    ].flatMap((one) => (one?.source.from === 'job' ? [one.source.quote] : [])),
  ];
  const end = said
    .filter((line) => forATime.test(line))
    .map((line) => endOfContract.exec(line)?.[1])
    .find(Boolean);
  const day = end ? readAbout(end) : null;
  if (!end || !day || day <= today || daysBetween(today, day) > shortContract) return [];
  return [
    {
      title: `The contract runs until ${end}`,
      text: 'By the plan a new person starts in about two months, so little of it is left.',
      mend: 'Say the end date in the first call, and whether it may be extended.',
      ask: 'May it be extended, and may I say so?',
      isRisk: true,
      matter: 'End of the contract',
    },
  ];
}

/** "£25,012 (£13.00 per hour)" says how many hours a week are meant. */
function findHours({ brief }: Source): Observation[] {
  const hours = brief.pay?.weeklyHours;
  if (hours?.from !== 'pay') return [];
  return [
    {
      title: `The pay fits ${hours.min} hours a week`,
      text: `${sayYear(brief)} divided by the hourly pay and 52 weeks gives ${hours.min} hours a week.`,
      mend: 'Confirm the hours, and whether breaks are paid.',
      ask: 'Is that the full week, and are breaks paid?',
      isRisk: false,
    },
  ];
}

function sayYear({ pay }: Source['brief']): string {
  const year = pay?.annual?.min;
  return year ? `${sayMoney(year, pay.currency)} a year` : 'The yearly sum';
}

/** What the house works with is told, not demanded. */
const describesStack =
  /\b(?:our|the) (?:\w+ )?(?:stack|systems?|tools?|software) (?:includes?|is|are|consists?)\b|\bwe (?:use|work (?:with|in))\b/i;

/** A wish for more than the name, or for another part of its field, contradicts no demand. */
const besideName = 1;
const ofDemand =
  /\b(?:experience|knowledge|skills?|proficien\w+|proficiency|familiarity|familiar|understanding|ability|able|working|strong|good|excellent|advanced|basic|previous|prior|preferred|desirable|desired|ideally|advantage\w*|plus|bonus|asset|years?|software|programs?|products?|suite|with|using|used?|would|helpful)\b/gi;

/** Whether a line asks for the named thing itself. */
function asksForItself(text: string, term: string): boolean {
  const rest = text.replaceAll(term, ' ').replace(ofDemand, ' ');
  return stemsOf(rest).length <= besideName;
}

/** What a long sentence names in passing is not what it demands. */
const longestDemand = 14;
const isShort = (text: string): boolean => text.split(/\s+/).length <= longestDemand;

/** Named among the musts and called a bonus elsewhere. */
function findBothWays({ brief }: Source): Observation[] {
  const facts = listFacts(brief, { kinds: ['tool', 'skill', 'experience', 'licence', 'language'] });
  const wishes = facts.filter(({ importance }) => importance !== 'must');
  const musts = facts.filter(
    ({ importance, text }) => importance === 'must' && !describesStack.test(text) && isShort(text),
  );
  const title = brief.title.clean.toLowerCase();
  const pairs = musts.flatMap((must) =>
    must.terms
      .filter((term) => !title.includes(term.toLowerCase()))
      .flatMap((term) => {
        const wish = wishes.find(
          ({ terms, text }) =>
            terms.includes(term) && text !== must.text && asksForItself(text, term),
        );
        return wish ? [{ term, must, wish }] : [];
      }),
  );
  const [first] = pairs;
  if (!first) return [];
  const both = [...new Set(pairs.map(({ term }) => term))].slice(0, 3);
  const say = (words: string): string => quote(cutWords(words, quotedWords));
  return [
    {
      title: `${both.join(', ')}: required in one line, a plus in another`,
      text: `Demanded: ${say(ownWords(first.must))}; only a plus: ${say(ownWords(first.wish))}.`,
      mend: 'Ask which it is; until then it rules nobody out.',
      ask: 'Which is it?',
      isRisk: true,
      matter: 'Required or a plus',
    },
  ];
}

const ofYears = /\b(\d{1,2})\+? ?(?:years?|yrs)\b/gi;
const sayYears = (text: string): string =>
  [...text.matchAll(ofYears)].map(([, years]) => years).join(' ');
const alike = 0.7;
const fewestStems = 2;

/** One demand in two versions, with other years or none: two lists that were put together. */
function findTwoVersions({ brief }: Source): Observation[] {
  const musts = listFacts(brief, { kinds: ['tool', 'skill', 'experience'] })
    .filter(({ importance, text }) => importance === 'must' && !/\blevel\b/i.test(text))
    .map((fact) => ({
      words: ownWords(fact),
      years: sayYears(fact.text),
      stems: new Set(stemsOf(fact.text.replace(ofYears, ' ').replace(/\bexperience\b/gi, ' '))),
    }))
    .filter(({ stems }) => stems.size >= fewestStems);
  const pairs = musts.flatMap((one, i) =>
    musts.slice(i + 1).flatMap((other) => {
      const shared = [...one.stems].filter((stem) => other.stems.has(stem)).length;
      const isSame = shared >= alike * Math.max(one.stems.size, other.stems.size);
      return isSame && one.years !== other.years ? [{ one, other }] : [];
    }),
  );
  const [first] = pairs;
  if (!first) return [];
  const say = (words: string): string => quote(cutWords(words, quotedWords));
  return [
    {
      title:
        pairs.length > 1
          ? 'The list of demands stands twice, with differences'
          : 'One demand in two versions',
      text: `One line says ${say(first.one.words)}, another ${say(first.other.words)}.`,
      mend: 'Ask which version holds; until then the lower number of years counts.',
      ask: `${say(first.one.words)} or ${say(first.other.words)}: which version holds?`,
      isRisk: true,
      matter: 'Two versions',
    },
  ];
}

function findManyMusts({ brief }: Source): Observation[] {
  const count = countDemands(brief);
  return count < manyMusts
    ? []
    : [
        {
          title: `A long list of demands (${count})`,
          assumes: `Someone meets all ${count} demands`,
          text: 'Few people meet a list this long, and good ones who lack two of them stay away.',
          mend: 'Name the five that decide on the first day; the others are learned or rank those who have the five.',
          ask: 'Which five of them decide on the first day?',
          asAsked: 'Which five of the demands decide on the first day?',
          isRisk: true,
          matter: 'Many demands',
        },
      ];
}

const manyDuties = 14;
/** By the hour many small duties make up one day. */
const manyByTheHour = 18;
/** Words that put some of the duties first. */
const inOrder =
  /\b(?:primary|primarily|main|core|essential|key|principal|first and foremost|most of (?:the|your) time|majority of)\b|\d ?%/i;
/** Under headings of its own each part of the work has its place. */
const fewestParts = 3;

/** "Rigging and Sails: Mend ...": the line begins with the name of its part. */
const labelled = /^((?:\p{Lu}[\p{L}-]+|and|of|&)(?: (?:\p{L}[\p{L}-]+|&)){0,4}): (?=\p{L})/u;

/** So many duties that they are two jobs, or that nobody knows which comes first. */
function findManyDuties({ brief }: Source): Observation[] {
  const duties = listWork(brief);
  const parts = new Set([
    ...brief.facts.flatMap(({ under }) => under ?? []),
    ...brief.facts.flatMap(({ kind, source }) =>
      kind === 'duty' && source.from === 'job' ? (labelled.exec(source.quote)?.[1] ?? []) : [],
    ),
  ]);
  const isOrdered = parts.size >= fewestParts || duties.some((duty) => inOrder.test(duty));
  return isOrdered || duties.length < (brief.pay?.period === 'hour' ? manyByTheHour : manyDuties)
    ? []
    : [
        {
          title: `A long list of duties (${duties.length})`,
          assumes: `One person can own all ${duties.length} duties from the start`,
          text: 'Which of them fill most of the week was not found in the text.',
          mend: 'Mark each with own, share or later; the posting begins with the first three.',
          ask: 'Which three take most of the week?',
          asAsked:
            'Which three of the duties take most of the week, and which may wait until month six?',
          matter: 'Many duties',
          isRisk: true,
        },
      ];
}
