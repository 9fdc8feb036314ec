import { saySmall } from '../criteria/gates/name-gate.ts';
import { findOwnBusiness } from '../contract/deal-form.ts';
import { findTerm } from '../contract/term.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { chooseTimes } from '../outreach/contact-times.ts';
import { unnamedEmployer } from '../wording/names.ts';
import { makePlan, type Plan } from '../plan.ts';
import type { Source } from '../source.ts';
import { sayKeepWarm } from './keep-warm.ts';
import { findExtraWork } from './extra-work.ts';
import { listOpen } from './open-matters.ts';
import { listJobFacts, type JobFacts } from './job-facts.ts';
import { isTold } from './list-news.ts';
import { listPoints } from './list-points.ts';
import { nameTheJob } from './short-title.ts';
import { daysOfMails } from './mail-days.ts';
import { listMinuses } from './minuses.ts';
import { twoStops, writeFirstMail } from './write-mails.ts';

export interface Nudge {
  channel: 'sms' | 'email' | 'phone';
  group: string;
  moment: string;
  words: string;
  effect: string;
}

/** Two text messages with the words that end them, once the blanks are filled. */
const longestText = 240;

const say = (text: string): string => text.replace(/ {2,}/g, ' ').replace(twoStops, '.');

/** With the fact where the message holds it. */
const fit = (write: (fact: string) => string, fact: string): string => {
  const whole = say(write(fact));
  return whole.length <= longestText ? whole : say(write(''));
};

const meetingPlace: Record<string, string> = {
  'on-site': '[address]',
  remote: '[video link]',
  hybrid: '[address or video link]',
  open: '[address or video link]',
};

/** Whoever keeps another job gives no notice. */
const settle = {
  whole: 'How did giving notice go, and is anything still open?',
  shifts: 'Which shifts shall we start you on, and do they fit around your other work?',
  'part-time': 'Do the hours fit in with the rest of your week, and is anything still open?',
  season: 'Are your dates settled, and is anything still open?',
  first: 'Is everything ready for your first day, and is anything still open?',
  own: 'Is your paperwork in, are you still free on the date, and is anything still open?',
};

const findSettling = (source: Source): keyof typeof settle => {
  if (findOwnBusiness(source.brief) !== null) return 'own';
  const extra = findExtraWork(source);
  const { isForGraduates, isForBeginners } = makePlan(source).drawer;
  if (extra === null && (isForGraduates || isForBeginners)) return 'first';
  return extra ?? (findTerm(source.brief)?.season ? 'season' : 'whole');
};

const heldPaper = /\blicen[cs]e\b|\bcertificat(?:e|ion)\b|\bcards?\b|\bpermit\b/i;
const longestPaper = 10;

/** A paper that somebody can bring to a talk; a degree is seen later, and of two ways nobody knows which. */
function findPaper(needs: readonly string[]): string | undefined {
  const found = needs.find(
    (need) =>
      heldPaper.test(need) &&
      // What may be had later cannot be brought.
      !/\b(?:or|degree|diploma|able|ability|willing\w*|obtain|within|upon|eligib\w*|record)\b/i.test(
        need,
      ) &&
      need.split(/\s+/).length <= longestPaper,
  );
  if (found === undefined) return undefined;
  return /^(?:licensed|registered|certified)\b/i.test(found)
    ? `proof that you are ${found}`
    : `your ${found.replace(/^(?:(?:an?|valid|current|active|open|clear|full),? )+/i, '')}`;
}

/** What no first letter told, and one question that a word answers. */
function askAgain(source: Source): string {
  const { shortly } = listJobFacts(source);
  const told = makePlan(source)
    .personas.map((_, turn) => writeFirstMail(source, turn).text)
    .join('\n');
  const fact = listPoints(source).find(
    ({ kind, text }) => kind !== 'way in' && !isTold(text, told),
  )?.text;
  return fact === undefined
    ? `one question about ${shortly}: is it the work, the terms or the timing that does not suit?`
    : `one more thing about ${shortly}. ${fact} Does that change anything for you?`;
}

/** A time of the year or the month in which silence of such people means work. */
const ofCalendar =
  /\b(?:working days|weeks? (?:of|before|around)|month[- ]end|year[- ]end|quarter|seasons?|exam (?:weeks|months)|term|fieldwork|filing|open enrol\w+|harvest|deadlines?|completions)\b/i;
const ofPerson =
  /^(?:they|nobody|somebody|when|after|silence|another|people|the manager|their|a colleague)\b/i;

/** Where targets are set by the quarter, its end is a busy time. */
const inQuarters =
  /\b(?:quarter(?:s|ly)?|quotas?|targets?|forecast\w*|pipeline|sales (?:plans?|goals?|budgets?))\b/i;

/** When people of the trade are too busy to answer, as the trade itself knows it; null where it has no such time. */
export function findBusyTime({ brief }: Source, { engagement }: Plan['drawer']): string | null {
  const countsQuarters = brief.facts.some(({ text }) => inQuarters.test(text));
  const found = engagement.goes_quiet.find(
    (text) =>
      ofCalendar.test(text) &&
      !ofPerson.test(text) &&
      (countsQuarters || !/\bquarters?\b/i.test(text)),
  );
  return found === undefined ? null : lowerFirst(stripEnd(found.split(';')[0]!));
}

/** Silence in such a time is no answer. */
function listOfSeason(source: Source, { drawer }: Plan, { shortly }: JobFacts): Nudge[] {
  const busy = findBusyTime(source, drawer);
  return busy === null
    ? []
    : [
        {
          channel: 'email',
          group: 'Went quiet',
          moment: `in a busy time of the trade (${busy})`,
          words: say(
            `[First name], I know this is a busy time. I will ask you again about ${shortly} on [date]. [your name]`,
          ),
          effect: 'Silence is not mistaken for a no',
        },
      ];
}

const ofTest = /\b(?:online|test|assessment|exam)\b/i;
const longestCheck = 8;

/** Whoever waits for the result of a check hears how it stands. */
function listOfCheck({ gates }: Pick<Plan, 'gates'>): Nudge[] {
  const check = gates.find(({ kind }) => kind === 'check');
  if (check === undefined) return [];
  const name = saySmall(check.name);
  // What is found out about somebody's health or past is nothing for a text message.
  const isPlain =
    /\b(?:check|vetting|clearance|DBS)\b/i.test(name) &&
    !/\b(?:drug|medical|vaccin\w*|criminal|alcohol)\b/i.test(name);
  const what =
    isPlain && name.split(/\s+/).length <= longestCheck ? name : 'check before the start';
  return [
    {
      channel: 'sms',
      group: 'Check under way',
      moment: 'the day it is submitted, then once a week until the result is in',
      words: say(
        `[First name], your ${what} went in on [date]; I expect to hear by [date]. I will update you then, news or no news. [your name]`,
      ),
      effect: 'Nobody takes the wait for a no',
    },
  ];
}

/** The day before a talk, or while a test is open. */
function remind(source: Source, { names, steps }: Plan, time: string): Nudge {
  const { needs, shortly } = listJobFacts(source);
  const where = meetingPlace[source.brief.workType ?? 'open'];
  const paper = findPaper(needs);
  const step = (steps.stated[0] ?? '').split(/\s+/).length <= 6 ? steps.stated[0] : undefined;
  const group = step === undefined ? 'Interview booked' : `Booked: ${lowerFirst(step)}`;
  // Nobody is met in a test.
  if (step !== undefined && ofTest.test(step))
    return {
      channel: 'sms',
      group,
      moment: `the day it opens, ${time}`,
      words: say(
        `[First name], your ${lowerFirst(step)} for ${shortly} is open until [date and time]: [link]. If you need an adjustment, tell me before you start. [your name]`,
      ),
      effect: 'Fewer tests left unfinished',
    };
  return {
    channel: 'sms',
    group,
    moment: `the day before, ${time}`,
    words: fit(
      (job) =>
        `[First name], tomorrow at [time], ${where}: you meet [name]${job}. ${paper === undefined ? '' : `Please bring ${paper}. `}If the time does not work, text me and we will move it. [your name]`,
      ` about ${nameTheJob(names.title)}`,
    ),
    effect:
      paper === undefined
        ? 'Fewer missed appointments'
        : 'Fewer missed appointments; documents are checked in time',
  };
}

/** Names of drawbacks as they stand behind "the job means". */
const plainly: Readonly<Record<string, string>> = {
  weekends: 'weekend work',
  evenings: 'evening work',
  'on site every day': 'every day on site',
  'own car needed': 'using your own car',
};
const sayPlainly = (name: string): string => plainly[name] ?? name;

/** What a finalist could still stumble over: what is open, then what speaks against the job. */
function sayStumbles(source: Source): string {
  const [open] = listOpen(source)
    .filter((name) => !/\bstart date$/.test(name))
    .map((name) => name.replace(/^the /, ''));
  const against = listMinuses(source).filter((text) => !/\bposting\b|^a long list\b/.test(text));
  const known = against.slice(0, open === undefined ? 2 : 1);
  return [
    ...(open === undefined ? [] : [`, the ${open}: [${open}]`]),
    ...(known.length === 0
      ? []
      : [`; and, as I told you, the job means ${joinList(known.map(sayPlainly))}`]),
  ].join('');
}

/** Whom to write to when they fall silent, at which moment of this search, and with which words. */
export function listNudges(source: Source): Nudge[] {
  const plan = makePlan(source);
  const { names } = plan;
  const facts = listJobFacts(source);
  const { times } = chooseTimes(source, plan);
  const [first = 'noon to 1 PM', second = first] = times.map(lowerFirst);
  const { shortly } = facts;
  const isOpenPay = facts.pay.includes('[');
  const [left] = listOpen(source).filter((name) => !/\bstart date$/.test(name));
  const open = isOpenPay ? 'the pay' : left;
  const blank = isOpenPay ? '[range]' : `[${open?.replace(/^the /, '')}]`;
  const ofCheck = listOfCheck(plan);
  const answer: Nudge = {
    channel: 'sms',
    group: `Asked about ${open ?? ''}, then went quiet`,
    moment: `the day you have the answer, ${first}`,
    words: say(
      `[First name], you asked about ${open ?? ''} for ${shortly}: ${blank}. Does that work for you? [your name]`,
    ),
    effect: 'Gives the answer they were waiting for',
  };
  const finalist: Nudge = {
    channel: 'phone',
    group: 'Finalist',
    moment: 'the day before the offer',
    words: say(
      `[First name], it is [your name]. Before the offer goes out: the figure is [amount], the start date is [date]${sayStumbles(source)}. Would any of that stop you saying yes? I can still ask today.`,
    ),
    effect: 'A no comes out while something can still be changed',
  };
  const opened: Nudge = {
    channel: 'email',
    group: 'Opened the first message, did not answer',
    moment: `day ${daysOfMails.last}, ${first}, in place of the last note`,
    words: say(`[First name], ${askAgain(source)} [your name]`),
    effect: 'Takes one word to answer',
  };
  const [season] = listOfSeason(source, plan, facts);
  return [
    season ?? opened,
    finalist,
    // Whoever waits for a check waits longest.
    ...ofCheck,
    remind(source, plan, second),
    {
      channel: 'phone',
      group: 'Accepted but not yet started',
      moment: sayKeepWarm(plan.timeline),
      words: say(
        `[First name], it is [your name], about your start with ${names.signsFor === unnamedEmployer ? '[employer]' : names.signsFor}. You start on [day] as ${names.aTitle}. ${settle[findSettling(source)]} Your first week: [who meets you, when, and what comes first].`,
      ),
      effect: 'Doubts come up while there is still time',
    },
    // Where all is told, nobody waits for an answer.
    ...(open === undefined ? [] : [answer]),
    ...(season === undefined ? [] : [opened]),
  ];
}
