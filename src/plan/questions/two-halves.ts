import type { Brief, Fact } from '#shared/brief.ts';
import { noTitle } from '#shared/no-title.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import type { OpenQuestion } from './open-question.ts';
import { quoteAround } from '../wording/quote-around.ts';

const wordsOf = ({ source, text }: Fact): string => (source.from === 'job' ? source.quote : text);

const ofText = { owner: 'Hiring manager', from: 'text' } as const;

const longest = 12;
const wished = /\b(?:desired|desirable|preferred|a plus|an advantage|advantageous|nice to have)\b/i;
/** Words of a title that say when or how long, and nothing of the work. */
const noWork =
  /^(?:relief|night|nights|day|part|full|time|senior|junior|lead|class|temporary|permanent)$/;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the work of a title is called: "keeper" of "Relief Night Lighthouse Keeper". */
const stemsOf = (title: string): string[] =>
  (title.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !noWork.test(word))
    .map((word) => word.slice(0, 4));

/** "An experienced pilot" beside "experience of piloting desired": one of the two is meant. */
function askExperienced({ title, facts }: Brief): OpenQuestion[] {
  const stems = stemsOf(title.clean);
  const lines = facts.map(wordsOf);
  const isOfWork = (text: string): boolean =>
    stems.some((stem) => new RegExp(`\\b${escape(stem)}`, 'i').test(text));
  const wish = lines.find(
    (line) => /\bexperience\b/i.test(line) && wished.test(line) && isOfWork(line),
  );
  const demand = lines
    .map((line) => ({ line, match: /\bexperienced (?:[^\s.,;]+ ){0,5}[^\s.,;]+/i.exec(line) }))
    .find(({ line, match }) => line !== wish && match !== null && isOfWork(match[0]));
  if (wish === undefined || !demand?.match) return [];
  const said = quote(cutQuote(demand.match[0], longest));
  const other = quote(cutQuote(wish, longest));
  return [
    {
      ...ofText,
      matter: 'Experience or none',
      topic: `${said} and ${other}`,
      assumes: `${said} is required even though the list says ${other}`,
      ask: `The text asks for ${said} but its list says ${other}: what is the least experience you would interview, if any?`,
      why: 'It decides who applies, and who we write to first.',
    },
  ];
}

/** "A position for keepers": the plural of the title, and no number. */
function askPlural({ title, facts, openings, employerBlocks }: Brief): OpenQuestion[] {
  if (title.clean === noTitle || title.clean.length < 4 || openings !== null) return [];
  const several = new RegExp(
    `\\b(?:for|seeking|need|hiring|recruiting|looking for|recruit|welcome)\\b[^.;]{0,40}\\b${escape(title.clean)}s\\b`,
    'i',
  );
  const [line] = [...facts.map(wordsOf), ...employerBlocks.map(({ text }) => text)].filter((text) =>
    several.test(text),
  );
  const match = line === undefined ? null : several.exec(line);
  if (line === undefined || match === null) return [];
  const said = quote(quoteAround(line, match.index, match[0].length));
  return [
    {
      ...ofText,
      matter: 'Number of posts',
      topic: 'One post or several',
      assumes: `${said} means one post`,
      ask: `The text says ${said}: how many posts are there, and do they all begin on the same day?`,
      why: 'It decides how many interviews to plan, and whether a second good person is told no.',
    },
  ];
}

/** "Keeper/Guide" in the text, where the head of it names only the keeper. */
function askOtherHalf({ title, facts, employerBlocks, roleSaid }: Brief): OpenQuestion[] {
  if (title.clean === noTitle || title.clean.length < 4 || title.given.includes('/')) return [];
  const both = new RegExp(
    `\\b${escape(title.clean)} ?/ ?(\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+){0,2})`,
    'u',
  );
  const lines = [...roleSaid, ...employerBlocks].map(({ text }) => text);
  const [other] = [...facts.map(wordsOf), ...lines].flatMap((line) => both.exec(line)?.[1] ?? []);
  if (other === undefined) return [];
  const said = quote(`${title.clean}/${other}`);
  return [
    {
      ...ofText,
      matter: 'Two jobs in the title',
      topic: `${title.clean} and ${other}: which first`,
      assumes: `One person does both halves of ${said}`,
      ask: `The text says ${said}: how much of the week is each, and which of the two decides whom you hire?`,
      why: 'People search for one of the two, and are usually good at one of the two.',
    },
  ];
}

const grown =
  /\b(?:grew|grown|growth|increase|revenue|turnover|sales|awarded?|ranked|voted|named)\b[^.;]{0,60}\b(20\d\d)\b/i;
const stale = 2;

/** A proud figure of years ago. */
function askOldFigure({ facts, employerBlocks, employer }: Brief, today: string): OpenQuestion[] {
  const year = Number(today.slice(0, 4));
  const lines = [
    ...employerBlocks.map(({ text }) => text),
    ...facts.filter(({ kind }) => kind === 'culture' || kind === 'other').map(wordsOf),
    employer.described,
  ];
  for (const line of lines) {
    const match = grown.exec(line);
    if (!match || !/\d ?%|[$£€]\s?\d/.test(line) || year - Number(match[1]) <= stale) continue;
    const said = quote(quoteAround(line, match.index, match[0].length));
    return [
      {
        ...ofText,
        matter: 'Old figure',
        topic: `A figure of ${match[1]}`,
        assumes: `${said} still tells people something`,
        ask: `${said}: what is the figure of last year, or shall the line come out?`,
        why: 'A figure this old makes readers ask what happened since.',
        isMinor: true,
      },
    ];
  }
  return [];
}

/** What this text says by halves: two lines on experience, a plural, a second name, a figure of long ago. */
export const askHalves = (brief: Brief, today: string): OpenQuestion[] => [
  ...askExperienced(brief),
  ...askOtherHalf(brief),
  ...askPlural(brief),
  ...askOldFigure(brief, today),
];
