import type { Brief } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote, cutWords } from '#writing/shorten.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { sharedStems, stemsOf } from '../criteria/names/shared-stems.ts';
import { askLetters } from '../employer/house-letters.ts';
import { isHybridOffered } from '../hours/offered-hybrid.ts';
import { namesNone, weighDemand } from '../demands/requirements.ts';
import { askDemands } from './demand-gaps.ts';
import { askHouse } from './house-gaps.ts';
import type { OpenQuestion } from './open-question.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';
import { findSpoken } from '#shared/spoken-of.ts';
import { askTitleWork } from './title-work.ts';
import { askTwoHours } from './two-hours.ts';
import { askBesideOrAbove, askTwoBosses } from './two-sides.ts';

type Asked = Omit<OpenQuestion, 'from'>;

const quotedWords = 12;

const listTold = ({ title, facts, employerBlocks, hours, termLines }: Brief): string[] => [
  title.given,
  ...facts.map(({ source, text }) => (source.from === 'job' ? source.quote : text)),
  ...employerBlocks.map(({ text }) => text),
  ...termLines.map(({ text }) => text),
  hours?.text ?? '',
];

/** What this text says twice, halfway or in a name that needs a word more. */
export const askTextGaps = (source: Source): OpenQuestion[] =>
  [
    ...askTwoBosses(source),
    ...askTwoHours(source),
    ...askBesideOrAbove(source),
    ...askTitles(source),
    ...askTitleWork(source),
    ...askModels(source),
    ...askOfficeDays(source),
    ...askLevel(source),
    ...askToObtain(source),
    ...askWhichPaper(source),
    ...askDutyOrWish(source),
    ...askOnlyWishes(source),
    ...askLetters(source),
    ...askDemands(source),
    ...askHouse(source),
  ].map((question) => ({ ...question, from: 'text' as const }));

const named =
  /\b(?:position|role|post|job) (?:of|as) (?:an? |the |our )?((?:\p{Lu}[\p{L}&/-]+ ){1,3}\p{Lu}\p{Ll}+)/u;

/** "The Chief Yard Officer (CYO) position is new." */
const called =
  /^The ((?:\p{Lu}[\p{L}&/-]+ ){1,3}\p{Lu}\p{Ll}+)(?: \(\p{Lu}{2,5}\))? (?:position|role|post|job)\b/u;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** The headline says one title, the text another. */
function askTitles({ brief }: Source): Asked[] {
  if (brief.language !== null && brief.language !== 'en') return [];
  const own = new Set(wordsOf(brief.title.given));
  const other = listTold(brief)
    .map((line) => (named.exec(line) ?? called.exec(line))?.[1])
    .find((title) => title !== undefined && wordsOf(title).some((word) => !own.has(word)));
  // "Senior Cook" beside "Cook" is the same title with more to it; two that share nothing are no titles.
  if (!other || !wordsOf(other).some((word) => own.has(word))) return [];
  if ([...own].every((word) => wordsOf(other).includes(word))) return [];
  return [
    {
      matter: 'Two titles',
      topic: 'Two titles in one advertisement',
      ask: `The headline says ${quote(brief.title.clean)}, the text ${quote(other)}: which title do we publish?`,
      why: 'People search by one title, and two make them doubt which job it is.',
      owner: 'Hiring manager',
    },
  ];
}

const models: readonly [RegExp, string][] = [
  [/\bon[- ]?site\b|\bin[- ]office\b|\bin[- ]person\b/i, 'on site'],
  [/\bhybrid\b/i, 'hybrid'],
  [/\b(?:fully |100% )?remote(?:ly)?\b|\bwork from home\b/i, 'remote'],
];
const aboutWork =
  /\b(?:work|role|position|job|office|location|schedule|flexib\w*|model|options?)\b/i;

/** Where one is met before the hire says nothing of where one works. */
const ofInterviews = /\binterview(?:s|ing)?\b/i;

/** The ways of working that the text names. */
export const findModels = (brief: Brief): string[] => {
  const lines = listTold(brief)
    .flatMap((line) => splitSentences(line))
    .filter((line) => aboutWork.test(line) && !ofInterviews.test(line));
  const found = models
    .filter(([word]) => lines.some((line) => word.test(line)))
    .map(([, name]) => name);
  // Hybrid is days at home and days on site: either word beside it explains it.
  return found.includes('hybrid') && !lines.some((line) => wholly.test(line)) ? ['hybrid'] : found;
};
const wholly =
  /\b(?:fully|100%|completely|entirely) (?:remote(?:ly)?|on[- ]?site|in[- ]office)\b|\b(?:remote|on[- ]?site) (?:role|position|job)\b/i;

/** On site in one line and from home in another. */
function askModels({ brief }: Source): Asked[] {
  const found = findModels(brief);
  return found.length < 2 || (brief.workType === 'hybrid' && brief.presence)
    ? []
    : [
        {
          matter: 'Way of working',
          topic: 'More than one way of working named',
          ask: `The advertisement speaks of ${joinList(found)} work: which holds for this job, and who settles it?`,
          why: 'It decides who applies and from how far.',
          owner: 'Hiring manager',
        },
      ];
}

const officeDays =
  /\b(?:\d|one|two|three|four)\b[^.;]{0,24}\b(?:days?|times)\b[^.;]{0,30}\b(?:office|site|on-?site|home|remote\w*|week)\b|\d{1,3} ?%[^.;]{0,60}\b(?:office|on-?site|face[- ]to[- ]face|in person|home|remote\w*)\b/i;

/** A share of the time is stated, and not by which measure it is kept. */
const askShare = (text: string): Asked[] => [
  {
    matter: 'Office share',
    topic: 'How the office time is scheduled',
    assumes: `Everyone counts ${quote(text)} the same way`,
    ask: `The text says ${quote(text)}: is that counted by the week or over a month, and who sets the days?`,
    why: 'People plan their journeys and their families by fixed days.',
    owner: 'Hiring manager',
    isMinor: true,
  },
];
const ofShare = /\d{1,3} ?%[^.;,]{0,30}\b(?:office|on-?site|in person|home|remote\w*)\b/i;

/** "Monday to Friday in the office": nothing is left to ask. */
const fixedDays =
  /\b(?:mon|tue|tues|wed|wednes|thu|thurs|fri)(?:day)?s?\b|\b(?:daily|every ?day|full[- ]time|fully|5 days|five days|100 ?%)/i;

/** How often is said somewhere in the text, and not which days. */
const askWhichDays = (told: string): Asked[] => [
  {
    matter: 'Office share',
    topic: 'Which days in the office',
    assumes: `Everyone understands ${quote(cutQuote(told, quotedWords))} the same way`,
    ask: `The text says ${quote(cutQuote(told, quotedWords))}: which days are those, and from which week?`,
    why: 'People plan their journeys and their families by fixed days.',
    owner: 'Hiring manager',
    isMinor: true,
  },
];

function askOfficeDays({ brief }: Source): Asked[] {
  if (brief.workType !== 'hybrid') return [];
  if (brief.presence) {
    const { text } = brief.presence;
    return / of the time /.test(text) ? askShare(text) : [];
  }
  if (findModels(brief).length > 1) return [];
  const said = listTold(brief).find((line) => officeDays.test(line));
  if (said !== undefined)
    return isHybridOffered(brief)
      ? [
          {
            matter: 'Office days',
            topic: 'Home days: which, and from when',
            assumes: `${quote(cutWords(officeDays.exec(said)?.[0] ?? said, quotedWords))} holds every week from the first day`,
            ask: `${quote(cutWords(officeDays.exec(said)?.[0] ?? said, quotedWords))}: which days, from which week, and in the busiest weeks too?`,
            why: 'It is offered as an opportunity; people count on it before they sign.',
            owner: 'Hiring manager',
          },
        ]
      : (ofShare.exec(said) ?? []).flatMap((share) => askShare(share));
  const told = findSpoken(brief, 'office days');
  if (told !== null) return fixedDays.test(told) ? [] : askWhichDays(told);
  return [
    {
      matter: 'Office days',
      topic: 'Days in the office not stated',
      ask: isHybridOffered(brief)
        ? 'Hybrid work is named as an opportunity: for this job, how many days at home, and from when?'
        : 'The job is hybrid: how many days a week on site, which ones, and from when?',
      why: 'Hybrid means one day to some and four to others.',
      owner: 'Hiring manager',
    },
  ];
}

const level = /\p{L} (I{1,3}|IV|V|[1-9])$/u;

function askLevel({ brief }: Source): Asked[] {
  const [, grade] = level.exec(brief.title.clean) ?? [];
  return grade === undefined
    ? []
    : [
        {
          matter: 'Level',
          topic: `What level ${grade} means`,
          ask: `The title ends in ${quote(grade)}: what sets that level apart from the one below and the one above?`,
          why: 'Other employers count their levels differently, and pay is compared by level.',
          owner: 'Hiring manager',
        },
      ];
}

const longestPaper = 20;
const obtain = /\b(?:obtain|get|gain|acquire|earn|complete)\b/i;
const later = /\bwilling(?:ness)?\b|\bability to\b|\bwithin \d|\bor eligib/i;

/** A licence that may be had later: by when, and who pays. */
function askToObtain({ brief }: Source): Asked[] {
  const [line] = listFacts(brief, { kinds: ['licence', 'education', 'skill'] })
    .filter(({ text, kind }) => kind === 'licence' || /\b(?:licen[cs]e|certif\w+)\b/i.test(text))
    .map(ownWords)
    .filter((text) => obtain.test(text) && later.test(text));
  if (!line) return [];
  const hasTerm =
    /\b(?:within|in|by|after)\b[^.;]*\b(?:days|weeks|months|year)|\b(?:days|weeks|months|year) (?:of|from|after) /i.test(
      line,
    );
  return [
    {
      matter: 'Papers to obtain',
      topic: 'License to be obtained: terms not stated',
      ask: `${quote(cutQuote(line, longestPaper))}: ${hasTerm ? 'who pays for it, and what happens if someone needs longer?' : 'by when must it be held, who pays, and what may a person do until then?'}`,
      why: 'Good people without it yet will ask before they apply.',
      owner: 'HR',
    },
  ];
}

function askWhichPaper({ brief }: Source): Asked[] {
  const [line] = listFacts(brief, { kinds: ['licence', 'education', 'skill'] })
    .map(ownWords)
    .filter((text) => namesNone.test(text));
  return line
    ? [
        {
          matter: 'Papers',
          topic: `${quote(line)} is not named`,
          ask: `${quote(line)}: which ones count, and is one of them required or only welcome?`,
          why: 'Nobody can be asked for a paper without a name; until it is named it rules nobody out.',
          owner: 'Hiring manager',
        },
      ]
    : [];
}

const fewestWishes = 3;
const ofAbility = ['experience', 'education', 'skill', 'tool', 'licence'] as const;

/** Where everything is preferred, nobody can be turned away, and nobody knows who is meant. */
function askOnlyWishes({ brief }: Source): Asked[] {
  const asked = listFacts(brief, { kinds: ofAbility });
  const wishes = asked.filter((fact) => weighDemand(fact) !== 'must');
  if (wishes.length < fewestWishes || wishes.length < asked.length) return [];
  return [
    {
      matter: 'Must-haves',
      topic: 'Everything is preferred, nothing required',
      ask: 'Every qualification is called preferred: which of them must a person have on the first day, and which can be learned here?',
      why: 'Without one clear must nobody can be turned away for a stated reason.',
      owner: 'Hiring manager',
    },
  ];
}

const fewestShared = 2;
const shareOfWish = 0.6;
const longestWish = 8;

/** Done every day by one line and only welcome by another: "read drawings". */
function askDutyOrWish({ brief }: Source): Asked[] {
  const duties = listFacts(brief, { kinds: ['duty'] });
  const wishes = listFacts(brief, { kinds: ['skill', 'tool'] }).filter(
    ({ text, importance }) =>
      importance !== 'must' &&
      /^(?:ability|able) to /i.test(text) &&
      text.split(/\s+/).length <= longestWish,
  );
  for (const wish of wishes) {
    const bare = wish.text.replace(/^(?:ability|able) to /i, '');
    const duty = duties.find(({ text }) => {
      const shared = sharedStems(bare, text);
      return shared >= fewestShared && shared >= shareOfWish * new Set(stemsOf(bare)).size;
    });
    if (duty)
      return [
        {
          matter: 'Duty or wish',
          topic: 'A duty that is only desirable',
          ask: `${quote(cutWords(ownWords(duty), quotedWords))} is a duty, ${quote(ownWords(wish))} only desirable: must people bring it or is it taught?`,
          why: 'It decides who is turned away and what the trial tests.',
          owner: 'Hiring manager',
        },
      ];
  }
  return [];
}
