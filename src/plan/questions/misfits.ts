import { readPost } from '#knowledge/post-level.ts';
import { getJobZone } from '#market/occupations/job-zone.ts';
import type { Brief } from '#shared/brief.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { sayMoney } from '#writing/money.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import {
  atDesk,
  atOnce,
  blanks,
  carries,
  degree,
  drivingLicence,
  exempt,
  heavy,
  internship,
  ledBefore,
  ledPeople,
  namesLoad,
  nonExempt,
  onTheMove,
  orElse,
  regularPost,
  saysWhereToLive,
} from './misfits.data.ts';
import type { OpenQuestion } from './open-question.ts';
import { ownWords } from '../wording/own-words.ts';
import { quoteAround } from '../wording/quote-around.ts';
import type { Source } from '../source.ts';

type Asked = Omit<OpenQuestion, 'from'>;

const quotedWords = 12;

const say = (text: string): string => quote(cutQuote(text, quotedWords));

/** The words that were found, with what stands beside them. */
function sayFound(line: string, said: RegExp): string {
  const found = said.exec(line);
  return say(found ? quoteAround(line, found.index, found[0].length) : line);
}

/** Everything that is said of the job, word for word, and nothing of the house. */
const listLines = (brief: Brief): string[] => [
  brief.title.given,
  ...brief.facts
    .filter(({ kind }) => kind !== 'culture' && kind !== 'benefit')
    .map(({ source, text }) => (source.from === 'job' ? source.quote : text)),
  ...[...brief.termLines, ...brief.conditions, ...brief.deal].map(({ source, text }) =>
    source.from === 'job' ? source.quote : text,
  ),
  ...brief.roleSaid.map(({ text }) => text),
  ...[brief.hours, brief.startDate, brief.employmentType].flatMap((one) => (one ? [one.text] : [])),
];

/** "At least X years": a form that nobody finished. */
function askBlanks({ brief }: Source): Asked[] {
  const line = [...listLines(brief), brief.pay?.words ?? '', brief.pay?.stated ?? ''].find((text) =>
    blanks.test(text),
  );
  if (line === undefined) return [];
  const words = sayFound(line, blanks);
  return [
    {
      matter: 'Blank in the text',
      topic: `A blank in ${words}`,
      assumes: `Readers can fill in ${words} themselves`,
      ask: `The text still says ${words}: what belongs there?`,
      why: 'A blank that nobody filled makes people take the rest for a form, too.',
      owner: 'Hiring manager',
    },
  ];
}

/** Remote, with a town in the head: may somebody a thousand miles away apply? */
function askWhereToLive({ brief }: Source): Asked[] {
  const { resolved, label } = brief.place;
  if (brief.workType !== 'remote' || resolved?.city === undefined) return [];
  if (listLines(brief).some((line) => saysWhereToLive.test(line))) return [];
  const town = resolved.city;
  return [
    {
      matter: 'Where remote people live',
      topic: `Remote, and ${town} in the head`,
      assumes: `It is clear to all whether a remote job under ${label} is open to people who live elsewhere`,
      ask: `The job is remote and the head names ${label}: may people live anywhere in the country, and how often must they come to ${town}?`,
      why: 'It decides how wide the search is; tax, pay and labor law go by where the person lives.',
      owner: 'HR',
    },
  ];
}

/** A license to drive in a job in which nobody drives. */
function askDrivingLicence({ brief }: Source): Asked[] {
  const demand = brief.facts.find(
    ({ kind, importance, text }) =>
      importance === 'must' && kind !== 'duty' && kind !== 'benefit' && drivingLicence.test(text),
  );
  if (!demand || brief.facts.filter(({ kind }) => kind === 'duty').length < fewestDuties) return [];
  const others = [...listLines(brief), ...brief.employerBlocks.map(({ text }) => text)];
  if (others.some((line) => onTheMove.test(line.replace(drivingLicence, '')))) return [];
  return [
    {
      matter: 'Reason to drive',
      topic: 'A driving license, and no duty that needs it',
      assumes: "Everyone can see why this job needs a driver's license",
      ask: `${say(ownWords(demand))} is required, and no line speaks of driving: what is driven, how often and in whose vehicle, or may the line go?`,
      why: 'It turns away people who could do the work; California forbids it where driving is no part of the job.',
      owner: 'HR',
    },
  ];
}
const fewestDuties = 4;

/** Fifty pounds at a desk: a line of a form that fits every job. */
function askLifting({ brief, market }: Source): Asked[] {
  const soc = brief.occupation.soc ?? market.profile.soc ?? '';
  if (!atDesk.test(soc)) return [];
  const line = [
    ...brief.facts.filter(({ kind }) => kind === 'physical').map(ownWords),
    ...brief.conditions.filter(({ kind }) => kind === 'lifting').map(({ text }) => text),
  ].find((text) => heavy.test(text) && !namesLoad.test(text));
  const duties = brief.facts.filter(({ kind }) => kind === 'duty');
  if (line === undefined || duties.length < fewestDuties) return [];
  if ([brief.title.given, ...duties.map(ownWords)].some((text) => carries.test(text))) return [];
  return [
    {
      matter: 'Lifting at a desk',
      topic: 'Heavy lifting in a desk job',
      assumes: `${sayFound(line, heavy)} belongs to this work`,
      ask: `${sayFound(line, heavy)}: which duty needs that, and how often, or does the line come from a form?`,
      why: 'It rules out people who could do the work, and the law asks whether it is essential.',
      owner: 'HR',
    },
  ];
}

/** People to lead, and nobody asks whether the person has led. */
function askLedBefore({ brief }: Source): Asked[] {
  const { leads, level } = readPost(brief);
  if (!leads || level === 'learner') return [];
  const demands = brief.facts.filter(({ kind }) =>
    ['experience', 'skill', 'trait', 'education', 'other'].includes(kind),
  );
  if (demands.length < fewestDemands) return [];
  const led = demands.filter(({ text }) => ledBefore.test(text));
  if (led.some(({ kind, importance }) => importance === 'must' && kind === 'experience')) return [];
  const wish = led.find(({ importance, text }) => importance !== 'must' && ledPeople.test(text));
  if (wish === undefined && led.some(({ text }) => /\bexperience\b/i.test(text))) return [];
  return [
    {
      matter: 'Having led',
      topic: 'Whether someone must have led before',
      assumes: 'Everyone here agrees whether we can hire someone who has never led',
      ask: wish
        ? `The post has people to lead, and ${say(ownWords(wish))} is only a plus: would you see someone who has not led yet, and how many people is it?`
        : 'The post has people to lead, and no line asks for years of leading: would you see someone who has not led yet, and how many people is it?',
      why: 'It decides between a first post as a leader and a third one, and so the pay.',
      owner: 'Hiring manager',
    },
  ];
}
const fewestDemands = 4;

/** Work that most people learn without a degree. */
const fewNeedOne = 2;
const sure = 0.6;

function askDegree({ brief, market }: Source): Asked[] {
  const { soc } = market.profile;
  const zone = soc === null ? null : getJobZone(soc);
  if (zone === null || zone > fewNeedOne || brief.occupation.confidence < sure) return [];
  const demand = brief.facts.find(
    ({ kind, importance, text }) =>
      kind === 'education' && importance === 'must' && degree.test(text),
  );
  if (!demand || orElse.test(ownWords(demand))) return [];
  return [
    {
      matter: 'Degree for the work',
      topic: 'A degree for work that most do without',
      assumes: `The work needs ${say(lowerFirst(ownWords(demand)))}`,
      ask: `${say(ownWords(demand))} is required, and most people in such work have none: which duty needs it, or would years in the work do?`,
      why: 'O*NET counts the occupation among those that need a school diploma and some months of learning; people with a degree are paid more elsewhere.',
      owner: 'Hiring manager',
    },
  ];
}

/** The least that exempt people are paid a year by federal law. */
const leastExempt = 35_568;

/** Exempt and by the hour, or on a salary and not exempt: who is paid for the 41st hour? */
function askOvertime({ brief }: Source): Asked[] {
  if (brief.place.country !== 'US' || brief.pay === null) return [];
  const lines = [
    ...listLines(brief),
    ...brief.employerBlocks.map(({ text }) => text),
    brief.pay.words ?? '',
  ];
  const isNonExempt = lines.some((line) => nonExempt.test(line));
  const isExempt = lines.some((line) => exempt.test(line));
  if (isNonExempt === isExempt) return [];
  const { period, annual } = brief.pay;
  const said =
    isExempt && period === 'hour'
      ? ['is called exempt', 'the pay is by the hour']
      : isNonExempt && period === 'year'
        ? ['is called non-exempt', 'the pay is by the year']
        : isExempt && annual !== null && (annual.min ?? leastExempt) < leastExempt
          ? [
              'is called exempt',
              `the pay begins below the ${sayMoney(leastExempt, 'USD')} that federal law wants for that`,
            ]
          : null;
  if (said === null) return [];
  const [status = '', pay = ''] = said;
  return [
    {
      matter: 'Overtime status',
      topic: `${capitalize(status.replace(/^is called /, ''))}, and ${pay}`,
      assumes: 'People know whether hours beyond 40 a week are paid',
      ask: `The job ${status} and ${pay}: which holds, and what is paid for hours beyond 40 a week?`,
      why: 'Overtime is a matter of law, and people reckon what a week brings by it.',
      owner: 'HR',
    },
  ];
}

/** "Immediate start" beside checks that take weeks. */
function askStart({ brief }: Source): Asked[] {
  const line = listLines(brief).find((text) => atOnce.test(text));
  const check = brief.conditions.find(({ kind }) => kind === 'clearance' || kind === 'checks');
  if (line === undefined || !check) return [];
  const [words = ''] = atOnce.exec(line) ?? [];
  return [
    {
      matter: 'Vetting before the start',
      topic: `${quote(words)} and a check before it`,
      assumes: `${quote(words)} and ${quote(lowerFirst(check.text))} fit together`,
      ask: `The text says ${quote(words)} and asks for ${quote(lowerFirst(check.text))}: how long does that take here, and can someone start before it is back?`,
      why: 'People give notice on the first promise and wait on the second.',
      owner: 'HR',
    },
  ];
}

/** "Full-time/Internship": a post or a time to learn. */
function askInternship({ brief }: Source): Asked[] {
  const said = brief.employmentType?.text ?? '';
  if (!internship.test(said) || !regularPost.test(said.replace(internship, ''))) return [];
  return [
    {
      matter: 'Level of the work',
      topic: `What ${quote(said)} means`,
      assumes: `${quote(said)} tells people whether they are offered a job or an internship`,
      ask: `The text says ${quote(said)}: is it a regular job or an internship, which years are wanted for it, and which pay goes with each?`,
      why: 'People with years do not apply for an internship, and students need its dates.',
      owner: 'Hiring manager',
    },
  ];
}

/** Demands and terms of this job that do not fit its own work. */
export const askMisfits = (source: Source): OpenQuestion[] =>
  source.brief.language !== null && source.brief.language !== 'en'
    ? []
    : [
        ...askBlanks(source),
        ...askOvertime(source),
        ...askLedBefore(source),
        ...askWhereToLive(source),
        ...askInternship(source),
        ...askDegree(source),
        ...askDrivingLicence(source),
        ...askLifting(source),
        ...askStart(source),
      ].map((question) => ({ ...question, from: 'text' as const }));
