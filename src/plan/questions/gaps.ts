import { hasOffHours } from '#market/difficulty/off-hours.ts';
import { countStarts } from '#shared/count-starts.ts';
import type { Brief } from '#shared/brief.ts';
import { findSpoken, isSpokenOf } from '#shared/spoken-of.ts';
import { capitalize } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote, cutWords } from '#writing/shorten.ts';
import { sayHoursKind } from '../contract/contract.ts';
import { sayFormOfPay } from '../contract/deciding-terms.ts';
import { findEarnings } from '../pay/earnings.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import { isAnswered, type Note } from '../notes.ts';
import { findNotice } from '../contract/notice.ts';
import { sayPay } from '../pay/pay.ts';
import { isSettledMatter } from './answered.ts';
import { askOpenings } from '../hiring-steps/say-openings.ts';
import { numbersAndDates, whoDecides, type OpenQuestion } from './open-question.ts';
import type { Source } from '../source.ts';

/** What the text leaves open. */
export const open = (
  topic: string,
  question: Pick<OpenQuestion, 'ask' | 'why' | 'owner' | 'matter'>,
): OpenQuestion => ({
  ...question,
  from: 'text',
  topic,
});

const quotedWords = 14;

/** Everything the job says, word for word, one line each. */
const listLines = ({ facts, employerBlocks, hours, pay, payTerms }: Brief): string[] => [
  ...(pay ? [pay.stated, pay.words ?? '', pay.source.from === 'job' ? pay.source.quote : ''] : []),
  ...payTerms.map(({ text }) => text),
  ...facts.map(({ source, text }) => (source.from === 'job' ? source.quote : text)),
  ...employerBlocks.map(({ text }) => text),
  ...(hours ? [hours.text] : []),
];

const vaguePay =
  /\b(?:(?:highly |very )?(?:competitive|attractive|excellent|generous|market[- ]leading) (?:base |basic |hourly |annual |total )?(?:salary|pay|rates?(?: of pay)?|wages?|compensation|remuneration|package)(?: package)?|salary (?:depending|dependent) on experience|(?:salary|pay|compensation) (?:is )?(?:commensurate|negotiable)(?: with experience)?)/i;

/** "Competitive salary" in place of a figure. */
export function askVaguePay({ brief }: Source): OpenQuestion[] {
  if (brief.pay || sayFormOfPay(brief) !== null) return [];
  const said = listLines(brief)
    .map((line) => vaguePay.exec(line)?.[0])
    .find(Boolean);
  return said
    ? [
        open(`Pay only as ${quote(said)}`, {
          ask: `The advertisement says ${quote(said)}. What is the range in figures, and what decides where a person starts in it?`,
          why: 'Readers look for the figure first, and in some places the law requires it in the ad.',
          owner: 'HR',
          matter: 'Pay',
        }),
      ]
    : [];
}

const wideRange = 1.2;
const decides =
  /\b(?:depend\w*|decid\w*|experience\w*|years?\b(?! ?[-–.]|$)|skills?|test|grades?|steps?|certif\w*|licen[cs]e\w*|level|doe)\b/i;

/** A range this wide says little of what anybody will earn. */
const vagueRange = 1.5;
export const isVagueRange = ({ pay }: Brief): boolean =>
  pay !== null && pay.min !== null && pay.max !== null && pay.max >= pay.min * vagueRange;

interface RangeLaw {
  /** "Colorado". */
  whose: string;
  /** " of employers with 15 people or more"; empty where it binds everybody. */
  ofWhom: string;
  /** ", since a remote job may be done from there"; empty where it is the law of the place. */
  whyThere: string;
}

/** Whose law wants the range in the posting, where it is not there; null where none does. */
export function findRangeLaw({ brief, market }: Source): RangeLaw | null {
  if (brief.pay !== null && brief.pay.min !== null && brief.pay.max !== null) return null;
  const rule = market.rules.find(
    ({ kind, status, text }) =>
      kind === 'pay-range' && status === 'in force' && /\bin the ad\b(?! or)/.test(text),
  );
  const [whose] = rule?.text.split(':') ?? [];
  if (rule === undefined || whose === undefined) return null;
  const least = rule.minEmployees ?? 1;
  return {
    whose,
    ofWhom: least > 1 ? ` of employers with ${least} people or more` : '',
    whyThere: / may be done from there\b/.test(rule.because)
      ? ', since a remote job may be done from there'
      : '',
  };
}

/** The range, where nothing goes out without it. */
export function askLawfulRange(source: Source): OpenQuestion[] {
  const law = findRangeLaw(source);
  return law === null
    ? []
    : [
        open(`No pay range, which ${law.whose} law requires`, {
          ask:
            sayFormOfPay(source.brief) === null
              ? source.brief.pay !== null
                ? `The text says ${quote(source.brief.pay.stated)}: what is the other end, and what decides where a person starts? ${law.whose} law requires both ends in the posting${law.ofWhom}${law.whyThere}.`
                : `What pay range can the posting show, and what decides where a person starts? ${law.whose} law requires the range in it${law.ofWhom}${law.whyThere}.`
              : `What earnings can the posting show, from what to what? ${law.whose} law requires them in it${law.ofWhom}, however the job is paid.`,
          why: 'The posting does not go out without the range; readers look for it first.',
          owner: 'HR',
          matter: 'Pay',
        }),
      ];
}

/** What earns the lower and what the upper end of a range. */
export function askRange(source: Source): OpenQuestion[] {
  const { pay } = source.brief;
  if (!pay?.min || !pay.max || pay.max < pay.min * wideRange) return [];
  // Nobody is graded where the sales decide.
  if (findEarnings(source.brief)?.isExpected) return [];
  // Whoever answered with the range was asked for this too.
  if (source.answers?.some(({ topic, said }) => topic === 'Pay' && decides.test(said))) return [];
  const { low, high } = sayPay(source);
  return [
    open(`What decides between ${low} and ${high}`, {
      ask: isVagueRange(source.brief)
        ? `The range runs from ${low} to ${high}: what do people in the job earn today, and what puts a new person at either end?`
        : `What puts a person at ${low}, and what at ${high}?`,
      why: 'It is the first question about a range, and two different answers cost trust.',
      owner: 'HR',
      matter: 'Within the range',
    }),
  ];
}

const times: readonly [RegExp, string][] = [
  [
    /\bnights?\b(?! (?:away|out)\b)|(?<!\b(?:stay(?:s|ing)?|away) )\bovernight(?! (?:stay|travel|trip|away))/i,
    'nights',
  ],
  [/\bweekends?\b|\bsat(?:urdays?)?\b|\bsun(?:days?)?\b|7[- ]day/i, 'weekends'],
  [/\bevenings?\b/i, 'evenings'],
  [/\bholidays\b(?! off)/i, 'public holidays'],
  [/\bovertime\b/i, 'overtime'],
];
const extraPay =
  /\b(?:premium|double (?:pay|time)|differential|time and a half|1\.5|double time|enhanced|enhancement|unsocial|night rate|shift (?:pay|allowance)|supplement|overtime (?:pay|rate)|paid overtime|callout (?:pay|rate)|call-out (?:pay|rate|allowance))/i;

const forAllHours =
  /\b(?:unsocial|(?:shift|night) (?:pay|allowance|premium|differential|rate)|differentials?)\b/i;

/** A rate beside what it is paid for. */
const withFigure =
  /(?:[$£€] ?\d[\d.,]{0,8}|\d{1,3}(?:\.\d{1,2})? ?%)(?:\/\p{L}{1,5}| (?:an|per|a) \p{L}{1,6})? (?:\p{L}{1,12} ){0,3}(?:differential|premium|allowance|enhancement|unsocial)|(?:differential|premium|allowance|enhancement|unsocial)\w{0,2}[^.;]{0,30}(?:[$£€] ?\d|\d ?%)/iu;
const extraName =
  /\b(?:(?:shift|night|weekend|evening|holiday)s? )?(?:differentials?|premiums?|allowances?)\b|\bunsocial hours(?: \p{L}{3,12})?|\b(?:shift|night) (?:pay|rate)\b/iu;

/** Extra pay that is promised without its amount: only the amount is open. */
const askRate = (line: string): OpenQuestion =>
  open('Extra pay named without its amount', {
    ask: `The advertisement names ${quote((extraName.exec(line) ?? extraPay.exec(line))?.[0].toLowerCase() ?? line)}: how much for which hours, and do they add up?`,
    why: 'People who work such hours count on the figure, and it can go in the posting.',
    owner: 'HR',
    matter: 'Extra pay',
  });

/** "Including overtime and nights out": something is said of what such hours pay, and never called unsaid. */
const askWhatCovers = (said: string, hours: string): OpenQuestion => ({
  ...open('Which hours the extra pay covers', {
    ask: `The text says ${quote(cutQuote(said, quotedWords))}: what does that mean for ${hours}, in figures?`,
    why: 'People who work such hours count on the figure, and it can go in the posting.',
    owner: 'HR',
    matter: 'Extra pay',
  }),
  assumes: `${quote(cutQuote(said, quotedWords))} tells people what such hours pay`,
});

const freeWeekends = /\bno weekends?\b|\bweekends (?:are )?(?:off|free)\b/i;

/** Nights, weekends and on-call that the job asks for without saying what they pay. */
export function askOffHours({ brief }: Source): OpenQuestion[] {
  const lines = [
    brief.title.given,
    brief.hours?.text ?? '',
    ...listFacts(brief, { kinds: ['schedule', 'duty', 'other'] }).map(({ text }) => text),
  ].filter((line) => hasOffHours(line) || /\bevenings?\b/i.test(line));
  const paid = listLines(brief).filter((line) => extraPay.test(line));
  if (lines.length === 0) return [];
  const named = paid.find((line) => forAllHours.test(line));
  if (named !== undefined)
    return paid.some((line) => withFigure.test(line)) ? [] : [askRate(named)];
  // Double time at Christmas says nothing of nights.
  const unpaid = times.filter(
    ([word, name]) =>
      lines.some((line) => word.test(line)) &&
      !paid.some((line) => word.test(line)) &&
      !(name === 'weekends' && listLines(brief).some((line) => freeWeekends.test(line))),
  );
  if (unpaid.length === 0) return [];
  const said = paid.length === 0 ? findSpoken(brief, 'extra pay') : null;
  return said !== null
    ? [askWhatCovers(said, joinList(unpaid.map(([, name]) => name)))]
    : [
        open('Extra pay for off hours not stated', {
          ask: `Is there extra pay for ${joinList(unpaid.map(([, name]) => name))}? How much, or plainly no?`,
          why: 'The job asks for them but does not say; people who work them ask first.',
          owner: 'HR',
          matter: 'Extra pay',
        }),
      ];
}

const vagueTime =
  /\b(?:flexib\w+|various|rotating|rotas?|shifts?|as (?:needed|required)|relief|variable|varied)\b/i;

const clock =
  /\d{1,2}(?::\d\d)?\s?(?:am|pm|a\.m|p\.m|h\b|hrs?\b)|\d{1,2}[:.]\d\d|\d{4}\s?-\s?\d\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

const shiftTimes = 'Shift times not stated';
const officeTimes = 'Working hours not stated';

/** Whether a question asks only for the times of hours of which something is stated. */
export const isOfTimes = ({ topic }: Pick<OpenQuestion, 'topic'>): boolean =>
  topic === shiftTimes || topic === officeTimes;

/** Shifts without times; and where everybody works by a roster, a job without any word on it. */
export function askShifts({ brief }: Source, hasRoster: boolean): OpenQuestion[] {
  const lines = listFacts(brief, { kinds: ['schedule'] }).map(ownWords);
  if (isSpokenOf(brief, 'times')) return [];
  if ([...lines, brief.hours?.text ?? ''].some((line) => clock.test(line))) return [];
  const vague = lines.find((line) => vagueTime.test(line));
  // Where nothing at all is said of hours, that is asked before all else.
  const isAskedFirst = brief.missing.some(({ topic }) => topic === 'Schedule');
  if (!vague && (!hasRoster || (lines.length === 0 && brief.hours === null && isAskedFirst)))
    return [];
  return [
    open(hasRoster || /\b(?:shifts?|rotas?)\b/i.test(vague ?? '') ? shiftTimes : officeTimes, {
      ask: vague
        ? `${quote(cutWords(vague, quotedWords))}: which start and finish times are meant, and how far ahead are they set?`
        : 'Which days and shifts, with what start and finish times, and how far ahead are they set?',
      why: 'People check the times against their own week before they agree to talk.',
      owner: 'Hiring manager',
      matter: 'Schedule',
    }),
  ];
}

/** One is gone for days, and home by no evening. */
const awayForDays =
  /\boffshore\b|\brotations?\b|\bnights? (?:away|out)\b|\baway from home\b|\bovernight\b|\bweeks? (?:on|at) (?:site|sea)\b|\bremote (?:sites?|camps?)\b|\bon board\b/i;

/** Travel without a share. */
export function askTravel({ brief }: Source): OpenQuestion[] {
  const [travel] = listFacts(brief, { kinds: ['travel'] })
    .map(ownWords)
    .filter(
      (line) => !/\btouris\w+|\btravel (?:industry|sector|trade|agency|retail)\b/i.test(line),
    );
  if (!travel || /\d|not (?:be )?required|no travel/i.test(travel)) return [];
  // The share stands in another line, whatever was read of it.
  if (/\d|\bno travel/i.test(findSpoken(brief, 'travel') ?? '')) return [];
  if (awayForDays.test(travel))
    return [
      open('Time away from home not stated', {
        ask: `${quote(cutWords(travel, quotedWords))}: how many days a month, how long is one trip, with how much notice, and what is paid for it beyond the salary?`,
        why: 'Who is away for days plans a family around it, and compares the extra pay.',
        owner: 'Hiring manager',
        matter: 'Travel',
      }),
    ];
  return [
    open('Share of travel not stated', {
      ask: `${quote(cutWords(travel, quotedWords))}: how many days a month, how far, and who pays?`,
      why: 'People ask before the interview, and it decides it for many.',
      owner: 'Hiring manager',
      matter: 'Travel',
    }),
  ];
}

/** Full time and part time offered together. */
export const askBothContracts = ({ brief }: Source): OpenQuestion[] =>
  sayHoursKind(brief) === 'full time or part time'
    ? [
        open('Full time and part time together', {
          ask: 'Full time and part time are both offered: how many hours a week is each, and how many people are wanted for each?',
          why: 'These are two searches, and people who want one do not apply for the other.',
          owner: 'Hiring manager',
          matter: 'Full and part time',
        }),
      ]
    : [];

const notAlways =
  /[^.;]*\bexperience\b[^.;]*\bnot always (?:necessary|required|needed|essential)[^.;]*?(?= as | because |[,.;]|$)/i;

/** "Experience is not always necessary" means that sometimes it is. */
export function askNotAlways({ brief }: Source): OpenQuestion[] {
  const said = listLines(brief)
    .map((line) => notAlways.exec(line)?.[0].trim())
    .find(Boolean);
  return said
    ? [
        open('Which posts need experience', {
          ask: `${quote(cutWords(said, quotedWords))}: for which posts is it, and how many beginners can be trained at once?`,
          why: '"Not always" means sometimes; applicants will ask when.',
          owner: 'Hiring manager',
          matter: 'Beginners',
        }),
      ]
    : [];
}

const ofOne =
  /\b(?:seek(?:s|ing)?|look(?:s|ing)? for|hir(?:es|ing)|recruit(?:s|ing)?|search of|opening for|opportunity for|need|position of|role (?:of|as)) (?:to (?:hire|recruit|appoint) )?an? \b|\bthe (?:successful|ideal|right) (?:candidate|applicant|person)\b(?!s)/i;

/** "We are looking for a cook" means one. */
const speaksOfOne = (brief: Brief): boolean =>
  !/[^s]s$/.test(brief.title.singular) && listLines(brief).some((line) => ofOne.test(line));

/** How many, from when, until when: each by itself, and only what is not said. */
export function listDates({ brief, answers = [] }: Source, told: readonly Note[]) {
  const isOpen = (matter: string, value: unknown): boolean =>
    value === null && !isAnswered(matter, told) && !isSettledMatter(matter, answers);
  const parts = [
    {
      matter: 'Openings',
      part: askOpenings(brief),
      isOpen:
        isOpen('Openings', brief.openings) &&
        !(brief.severalOpenings === null && isSpokenOf(brief, 'openings')) &&
        (brief.severalOpenings !== null || !speaksOfOne(brief)),
    },
    {
      matter: 'Start date',
      part: 'by when should the work start',
      isOpen: isOpen('Start date', brief.startDate) && !isSpokenOf(brief, 'start'),
    },
    {
      matter: 'Deadline',
      part: 'until when do we take applications',
      isOpen: isOpen('Deadline', brief.deadline) && !isSpokenOf(brief, 'deadline'),
    },
  ];
  return parts.filter((one) => one.isOpen).map(({ matter, part }) => ({ matter, part }));
}

const dateNames: Partial<Record<string, string>> = {
  Openings: 'number',
  'Start date': 'start',
  Deadline: 'closing date',
};

/** The same in one breath. */
export function askDates(source: Source, told: readonly Note[]): OpenQuestion[] {
  const found = listDates(source, told);
  const parts = found.map(({ part }) => part);
  return parts.length === 0
    ? []
    : [
        open(
          `${capitalize(joinList(found.map(({ matter }) => dateNames[matter] ?? matter)))} not stated`,
          {
            ask: `${capitalize(joinList(parts))}?`,
            why: `The plan counts back from these; until they are named it assumes ${countStarts(source.brief) === 1 ? 'one person' : 'two people'} and ${findNotice(source).words}.`,
            owner: 'Hiring manager',
            matter: numbersAndDates,
          },
        ),
      ];
}

/** Whether it is open to whom the person reports. */
export const isReportOpen = ({ brief, answers = [] }: Source, told: readonly Note[]): boolean =>
  brief.reportsTo === null &&
  !isSpokenOf(brief, 'reports to') &&
  !isAnswered('Reporting line', told) &&
  !isSettledMatter('Reporting line', answers);

export const askWhoDecides =
  'Who decides on the hire, and within how many days of the last interview?';
/** Who decides, and to whom the person reports where that is not said. */
export function askDecider(source: Source, told: readonly Note[]): OpenQuestion[] {
  const isDecided = isSettledMatter(whoDecides, source.answers ?? []);
  const isOpen = isReportOpen(source, told);
  if (isDecided && !isOpen) return [];
  return [
    open(whoDecides, {
      ask: isDecided
        ? 'Who will be the direct manager?'
        : isOpen
          ? 'Who will be the direct manager, and who decides on the hire?'
          : askWhoDecides,
      why: 'Two decision makers who disagree stop a search.',
      owner: 'Hiring manager',
      matter: isDecided ? 'Reporting line' : whoDecides,
    }),
  ];
}
