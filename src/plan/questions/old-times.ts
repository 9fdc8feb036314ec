import type { Brief, Fact } from '#shared/brief.ts';
import { sayDate } from '#writing/dates.ts';
import { quote } from '#writing/quote.ts';
import { isOver, readAbout, readClosingDay, readDayNear } from '#writing/read-day.ts';
import type { OpenQuestion } from './open-question.ts';
import { findTerm } from '../contract/term.ts';
import { quoteAround } from '../wording/quote-around.ts';

const span = /\b20(\d\d)\s?[-–/]\s?(?:20)?(\d\d)\b/g;
const longestSpan = 6;

/** Words that look ahead, and the year they look to. */
const ahead =
  /\b(?:impending|upcoming|expected|anticipated|planned|scheduled|retir\w{1,6}|begins?|commenc\w{1,4}|until|week of|no later than)\b[^.;\n]{0,40}?\b20(\d\d)\b/i;
/** Told of what was, and true for good. */
const history =
  /\b(?:since|founded|established|began|retired|acquired|awards?|born|version|edition|standard|certificates?|act)\b|©/i;

const wordsOf = ({ source, text }: Fact): string => (source.from === 'job' ? source.quote : text);

/** "Strategic plan 2021-2024", "until the upcoming 2025 move": a time that is over, asked before all else. */
export function askOldTimes(brief: Brief, today: string): OpenQuestion[] {
  const year = Number(today.slice(2, 4));
  const lines = [...brief.facts.map(wordsOf), ...brief.employerBlocks.map(({ text }) => text)];
  return [
    ...askPastDays(brief, today),
    ...askPastSeason(brief, today),
    ...lines
      .flatMap((line) => findGone(line, year) ?? [])
      .slice(0, 1)
      .map(askGone),
  ];
}

/** The words around a time before this year. */
function findGone(line: string, year: number): string | null {
  for (const match of line.matchAll(span)) {
    const [from, to] = [Number(match[1]), Number(match[2])];
    if (to < year && to >= from && to - from <= longestSpan)
      return quoteAround(line, match.index, match[0].length);
  }
  const match = ahead.exec(line);
  return match && Number(match[1]) < year && !history.test(line)
    ? quoteAround(line, match.index, match[0].length)
    : null;
}

const askGone = (said: string): OpenQuestion => {
  const words = quote(said);
  return {
    matter: 'Time gone by',
    owner: 'Hiring manager',
    from: 'text',
    topic: `A time that is over: ${words}`,
    assumes: `${words} is still true`,
    ask: `${words}: that time is over. What holds now?`,
    why: 'Readers will think the advertisement is an old one.',
  };
};

/** "Summer 2024" is over: which one is meant decides the whole calendar. */
function askPastSeason(brief: Brief, today: string): OpenQuestion[] {
  const { season } = findTerm(brief) ?? {};
  if (!season?.year || season.year >= Number(today.slice(0, 4))) return [];
  const said = `${season.name} ${season.year}`;
  return [
    {
      matter: 'Start date',
      owner: 'Hiring manager',
      from: 'text',
      topic: `The season has passed: ${said}`,
      assumes: `${said} still holds`,
      ask: `The advertisement is for ${said}, which is over: which season is meant now, and from which day to which?`,
      why: 'Start, end and the search itself are counted from it.',
    },
  ];
}

/** "August 2024", "the 2024-25 school year": a start may be named without its day. */
const readPast = (matter: 'Deadline' | 'Start date', text: string, today: string): string | null =>
  matter === 'Deadline'
    ? readClosingDay(text, today)
    : (readDayNear(text, today) ??
      readAbout(text) ??
      (isOver(text, today) ? `${/\b20\d\d\b/.exec(text)?.[0]}-01-01` : null));

/** A closing day or a first day that has passed. */
const askPastDays = (brief: Brief, today: string): OpenQuestion[] =>
  (
    [
      ['Deadline', 'closing date', brief.deadline],
      ['Start date', 'start date', brief.startDate],
    ] as const
  ).flatMap(([matter, what, said]) => {
    const day = said ? readPast(matter, said.text, today) : null;
    if (said === null || day === null || day >= today) return [];
    // A year that nobody wrote is not put into their mouth.
    const isWhole = /\d{2}$|\b20\d\d\b/.test(said.text);
    const isDay = isWhole && readDayNear(said.text, today) !== null;
    const date = isDay ? sayDate(day, brief.place.country) : said.text;
    return [
      {
        matter,
        owner: 'Hiring manager' as const,
        from: 'text' as const,
        topic: `The ${what} has passed`,
        assumes: `${date} still holds as the ${what}`,
        ask: `The advertisement names ${date} as its ${what}, which has passed: what is the new one?`,
        why:
          matter === 'Deadline'
            ? 'Readers will think the job is filled, and its pay and openings may be of then too.'
            : 'Readers will think the job is filled.',
      },
    ];
  });
