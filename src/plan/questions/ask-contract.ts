import { listExcludedStates } from '#market/assessment/excluded-states.ts';
import { findState } from '#market/places/us-states.ts';
import type { Brief } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import { contractWords, noChoiceOfShifts, shiftNames } from './ask-contract.data.ts';
import { findContractEnd } from '../contract/contract-end.ts';
import { sayHoursKind } from '../contract/contract.ts';
import { findOwnBusiness } from '../contract/deal-form.ts';
import { findEarnings } from '../pay/earnings.ts';
import { listFacts } from '../wording/own-words.ts';
import type { OpenQuestion } from './open-question.ts';
import { saysHours } from '../hours/says-hours.ts';
import type { Source } from '../source.ts';
import { findTerm } from '../contract/term.ts';

type Asked = Omit<OpenQuestion, 'from' | 'owner'>;
/** A part of a question, and whether the text answers it. */
type Part = readonly [string, boolean];

const linesOf = ({
  title,
  facts,
  employerBlocks,
  hours,
  deal,
  employmentType,
}: Brief): string[] => [
  title.given,
  employmentType?.text ?? '',
  hours?.text ?? '',
  ...deal.map(({ text }) => text),
  ...facts.map(({ source, text }) => (source.from === 'job' ? source.quote : text)),
  ...employerBlocks.map(({ text }) => text),
];

const says = (brief: Brief, words: RegExp): boolean =>
  linesOf(brief).some((line) => words.test(line));

/** Only what is not told. */
const put = (lead: string, parts: readonly Part[]): string | null => {
  const open = parts.filter(([, isTold]) => !isTold).map(([part]) => part);
  return open.length === 0 ? null : `${lead}: ${joinList(open)}?`;
};

const isForATime = (brief: Brief): boolean =>
  contractWords.forATime.test(sayHoursKind(brief) ?? brief.employmentType?.text ?? '') ||
  findTerm(brief) !== null;

const hasEnd = ({ brief, today }: Pick<Source, 'brief' | 'today'>): boolean =>
  findTerm(brief) !== null || findContractEnd({ brief }, today) !== null;

/** The firm that writes is not the one where people work. */
function askOrder(source: Pick<Source, 'brief' | 'today'>): Asked[] {
  const { brief } = source;
  const isPaidThrough = says(brief, contractWords.paidThrough);
  // "W-2" alone is any payroll; with a contract for a time it is that of a firm that sends people out.
  const isOrder =
    says(brief, contractWords.throughFirms) ||
    ((isPaidThrough || says(brief, contractWords.client)) && isForATime(brief));
  if (!isOrder) return [];
  const isAmerican = brief.place.country === 'US' || isPaidThrough;
  const ask = put('This reads like a contract for a client', [
    ['who is the client, and from which stage may we tell candidates', false],
    ['how long does the contract run, and may it be extended', hasEnd(source)],
    ['which days are on site', brief.workType === 'on-site' || brief.workType === 'remote'],
    [
      isAmerican ? 'is it W-2, 1099 or corp-to-corp' : 'who employs the person',
      isPaidThrough || findOwnBusiness(brief) !== null,
    ],
    ['how does the client choose, and by when', false],
  ]);
  return ask === null
    ? []
    : [
        {
          matter: 'Terms of the order',
          topic: 'Client and contract terms not stated',
          assumes: 'Contractors take the job without knowing the client and the terms',
          ask,
          why: 'Contractors ask about these first, and several firms may put the same person forward.',
        },
      ];
}

/** Part of a week: how much of it decides whether anybody can live on it. */
const askPartTime = ({ brief }: Pick<Source, 'brief'>): Asked[] =>
  /part[- ]time/i.test(sayHoursKind(brief) ?? '') &&
  sayHoursKind(brief) !== 'full time or part time' &&
  !saysHours(brief)
    ? [
        {
          matter: 'Schedule',
          topic: 'Weekly hours of a part-time job not stated',
          assumes: 'People take a part-time job without knowing the hours',
          ask: 'How many hours a week are guaranteed, how many are usual, on which days and at what times, and how far ahead are they set?',
          why: 'In a part-time job the hours decide the pay, and people fit them around the rest of their week.',
        },
      ]
    : [];

const longestLine = 40;

/** The shifts that the text offers side by side. */
function listShifts(brief: Brief): string[] {
  const lines = [
    brief.title.given,
    brief.hours?.text ?? '',
    ...brief.facts
      .filter(({ kind }) => ['schedule', 'other', 'benefit'].includes(kind))
      .map(({ source, text }) => (source.from === 'job' ? source.quote : text)),
  ].filter(
    (line) =>
      /\bshifts?\b/i.test(line) &&
      !noChoiceOfShifts.test(line) &&
      line.split(/\s+/).length <= longestLine,
  );
  const found = shiftNames.filter(([words]) => lines.some((line) => words.test(line)));
  const numbered = found.filter(([, name]) => numbers.has(name));
  // "Second shift (evening)" is one shift by two names.
  return (numbered.length > 0 ? numbered : found).map(([, name]) => name);
}
const numbers: ReadonlySet<string> = new Set(['first', 'second', 'third']);

function askWhichShift({ brief }: Pick<Source, 'brief'>): Asked[] {
  const shifts = listShifts(brief);
  return shifts.length < 2
    ? []
    : [
        {
          matter: 'Schedule',
          topic: 'How many people for each shift',
          assumes: 'It is clear how many are wanted for each shift, and whether people can choose',
          ask: `The text names more than one shift (${joinList(shifts)}): how many people for each, what are the start and finish times, and can people choose?`,
          why: 'People who want one shift do not apply for the other; these are two searches.',
        },
      ];
}

const ofStudents =
  /\b(?:under)?graduates?\b(?! (?:from|of) )|\bbachelor|\bmaster['’]?s\b|\bsophomores?\b|\bjuniors?\b|\bPhD\b|\bMBA\b|\b(?:college|university) students?\b/i;

function askIntern({ brief }: Pick<Source, 'brief'>): Asked[] {
  if (!contractWords.intern.test(brief.title.given)) return [];
  const term = findTerm(brief);
  const ask = put('For the internship', [
    ['undergraduates, graduate students or either', says(brief, ofStudents)],
    [
      'can it count for course credit',
      says(brief, /\b(?:course|school|academic|college) credits?\b/i),
    ],
    [
      'from what date to what date, and how many hours a week',
      term !== null && brief.startDate !== null && saysHours(brief),
    ],
    ['is it paid', brief.pay !== null || says(brief, /\b(?:un)?paid\b|\bstipend\b|\ballowance\b/i)],
    ['can it lead to a job', term?.mayStay === true],
  ]);
  return ask === null
    ? []
    : [
        {
          matter: 'Terms of the internship',
          topic: 'Terms of the internship not stated',
          assumes: 'Students know who the internship is for and when it runs',
          ask,
          why: 'Students plan by term, and their schools ask for this before they agree.',
        },
      ];
}

/** A contract for a time: how long, and on whose payroll. */
function askLength(source: Pick<Source, 'brief' | 'today'>): Asked[] {
  const { brief } = source;
  const isOther = findOwnBusiness(brief) !== null || contractWords.intern.test(brief.title.given);
  if (isOther || !isForATime(brief)) return [];
  const isAmerican = brief.place.country === 'US';
  const ask = put('The job is temporary', [
    ['from when to when does it run', hasEnd(source)],
    ['may it be extended', findTerm(brief)?.mayGoOn === true || findTerm(brief)?.mayStay === true],
    ['is it W-2 or 1099', !isAmerican || !/^contract/i.test(sayHoursKind(brief) ?? '')],
  ]);
  return ask === null
    ? []
    : [
        {
          matter: 'Length of the contract',
          topic: hasEnd(source)
            ? 'Terms of the contract not stated'
            : 'Length of the contract not stated',
          assumes: 'People will leave a job without knowing the terms of the next one',
          ask,
          why: 'Nobody gives up a secure job for terms nobody will name.',
        },
      ];
}

/** Work on one's own account is for a job of a size and a date. */
const askScope = ({ brief }: Pick<Source, 'brief'>): Asked[] =>
  findOwnBusiness(brief) === null || findEarnings(brief) !== null
    ? []
    : [
        {
          matter: 'Scope of the work',
          topic: 'Scope and dates of the work not stated',
          assumes: 'People will agree to work without knowing how much it is or when',
          ask: contractWords.site.test(
            [
              brief.title.given,
              ...listFacts(brief, { kinds: ['duty', 'skill'] }).map(({ text }) => text),
            ].join(' '),
          )
            ? 'Which jobs or sites is it for, how large are they, what stage are they at, when must they be finished, and how many people or firms do you need?'
            : 'How much work is it in a usual week or month, from when and for how long, and how many people do you need?',
          why: 'Nobody can quote or say yes without size and dates.',
        },
      ];

/** What is left open of where and when remote people work; nothing that the text says is asked. */
function sayRemoteGap(brief: Source['brief']): string | null {
  const { place, conditions, hours } = brief;
  const region = /\bremote\b|not stated|^$/i.test(place.label.trim()) ? null : place.label;
  const isTimed = conditions.some(({ kind }) => kind === 'time zone') || hours !== null;
  if (listExcludedStates(brief).size > 0)
    return isTimed ? null : 'The work is remote: what hours do people work?';
  if (region === null)
    return `The work is remote: which states or countries can people work from${isTimed ? '' : ', and what hours'}?`;
  const isWide = place.country === 'US' && findState(region) === undefined;
  if (isWide)
    return `The work is remote (${region}): in which of its states can you employ people${isTimed ? '' : ', and what hours do they work'}?`;
  return isTimed ? null : `The work is remote (${region}): what hours do people work?`;
}

function askRemote({ brief }: Pick<Source, 'brief'>): Asked[] {
  if (brief.workType !== 'remote' || brief.place.resolved !== null) return [];
  const isSaid = brief.conditions.some(({ kind }) => kind === 'residence');
  const ask = isSaid || !says(brief, contractWords.remote) ? sayRemoteGap(brief) : null;
  if (ask === null) return [];
  return [
    {
      matter: 'Place',
      topic: isSaid
        ? 'Where remote people can be employed not stated'
        : 'Where people may work from not stated',
      assumes: isSaid
        ? 'People can be employed wherever they live in the region'
        : 'Remote means from anywhere',
      ask,
      why: 'Tax, pay and team hours depend on it; people ask before they apply.',
    },
  ];
}

/** What decides about a job of this form and only the manager can say; the most decisive first. */
export function askContract(source: Pick<Source, 'brief' | 'today'>): OpenQuestion[] {
  const orders = askOrder(source);
  return [
    ...orders,
    ...askScope(source),
    ...askIntern(source),
    ...askWhichShift(source),
    ...askPartTime(source),
    ...(orders.length > 0 ? [] : askLength(source)),
    ...askRemote(source),
  ]
    .filter(({ matter }, i, all) => all.findIndex((one) => one.matter === matter) === i)
    .map((asked) => ({ ...asked, from: 'text', owner: 'Hiring manager' }));
}
