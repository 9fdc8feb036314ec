import { measureMiles } from '#market/places/place.ts';
import { resolvePlace } from '#market/places/resolve-place.ts';
import { countBareYears, countYearsOfWork } from '#shared/bare-years.ts';
import type { Brief } from '#shared/brief.ts';
import { capitalize } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import { isSettledMatter } from './answered.ts';
import {
  ofArea,
  ofTheLaw,
  otherNames,
  twoLevels,
  whereToBe,
  whoseWord,
} from './contradictions.data.ts';
import { findTwoContracts } from '../contract/two-contracts.ts';
import type { OpenQuestion } from './open-question.ts';
import type { Source } from '../source.ts';

type Asked = Omit<OpenQuestion, 'from'>;

const quotedWords = 12;

/** Lines about the job and about whoever does it; what a house says of itself is no place of work. */
const linesOfTheJob = ({ facts }: Brief): string[] =>
  facts
    .filter(({ kind }) => kind !== 'culture' && kind !== 'benefit')
    .map(({ source, text }) => (source.from === 'job' ? source.quote : text));

const allLines = ({ facts, employerBlocks }: Brief): string[] => [
  ...facts.map(({ source, text }) => (source.from === 'job' ? source.quote : text)),
  ...employerBlocks.flatMap(({ text }) => text.split('\n')),
];

/** Farther than anybody drives to work every day. */
const tooFar = 45;

/** The head names one town, a line another that is no daily drive away. */
function askTwoPlaces({ brief }: Source): Asked[] {
  const { resolved, label } = brief.place;
  if (resolved === null || brief.workType === 'remote' || brief.sites.length > 1) return [];
  for (const line of linesOfTheJob(brief)) {
    const [, named = ''] = whereToBe.exec(line) ?? [];
    const town = named.replace(ofArea, '').trim();
    if (town === '') continue;
    const found = resolvePlace(otherNames[town] ?? town);
    if (found.kind !== 'place' || found.place.country !== resolved.country) continue;
    if (found.place.precision !== 'city' || resolved.precision !== 'city') continue;
    const miles = measureMiles(resolved, found.place);
    if (miles < tooFar) continue;
    return [
      {
        matter: 'Two places',
        topic: `${label} or ${named}`,
        assumes: `It is clear whether the work is in ${label} or near ${named}`,
        ask: `The top of the advertisement says ${label}, the text ${quote(cutQuote(line, quotedWords))}: where is the work, and where must people live?`,
        why: `The two are about ${Math.round(miles / 5) * 5} miles apart, so these are two searches.`,
        owner: 'Hiring manager',
      },
    ];
  }
  return [];
}

/** One line calls the job full-time, another part-time. */
function askTwoContracts({ brief }: Source): Asked[] {
  const found = findTwoContracts(brief);
  return found === null
    ? []
    : [
        {
          matter: 'Two contracts',
          topic: 'Full time or part time',
          assumes: 'It is clear whether the job is full-time or part-time',
          ask: `The advertisement says ${quote(cutQuote(found.full, quotedWords))} and ${quote(cutQuote(found.part, quotedWords))}: which of the two holds, and for how many hours a week?`,
          why: 'These are two jobs: people who want one do not apply for the other.',
          owner: 'Hiring manager',
        },
      ];
}

/** Two levels in one title are two searches at two prices. */
function askTwoLevels({ brief }: Source): Asked[] {
  const [said] = twoLevels.exec(brief.title.given) ?? [];
  return said === undefined
    ? []
    : [
        {
          matter: 'Two levels in the title',
          topic: `Which level ${quote(said)} means`,
          assumes: `${quote(said)} tells people which level we want`,
          ask: `The title says ${quote(said)}: which of the two comes first, what sets them apart, and what does each pay?`,
          why: 'These are two searches at two rates of pay, and people at either level wonder whether it is meant for them.',
          owner: 'Hiring manager',
        },
      ];
}

const noName =
  /^(?:we|the|this|that|our|it|an?|company|employer|organi[sz]ation|firm|client|agency|which|who|and|as|all|please|about|job|position)\b/i;
const forms =
  /\b(?:inc|llc|ltd|limited|plc|corp(?:oration)?|company|co|group|holdings?|the|and|of|an?|services?|international|llp|lp|gmbh|uk|usa?)\b/gi;

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(forms, ' ')
    .match(/[\p{L}\d]{2,}/gu) ?? [];

/** "NHP" for "North Harbor Pilots". */
const isShortFor = (one: string, other: string): boolean => {
  const letters = one.replace(/[^\p{L}]/gu, '').toLowerCase();
  const first = (other.match(/[\p{L}\d]+/gu) ?? []).map((word) => word.charAt(0).toLowerCase());
  const initials = first.join('');
  return (
    letters.length >= 2 &&
    initials.length >= 2 &&
    (initials.startsWith(letters) || letters.startsWith(initials))
  );
};

/** Whether two names may stand for one house. */
function isSameHouse(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const joined = [a.join(''), b.join('')];
  return (
    a.some((word) => b.some((own) => own.startsWith(word) || word.startsWith(own))) ||
    joined[0]!.includes(joined[1]!) ||
    joined[1]!.includes(joined[0]!) ||
    isShortFor(one, other) ||
    isShortFor(other, one)
  );
}

/** The head names one employer, the lines of the law speak for another. */
function askTwoNames({ brief, answers = [] }: Source): Asked[] {
  const own = brief.employer.name.trim();
  if (own === '' || isSettledMatter('Two employers', answers)) return [];
  const other = allLines(brief)
    .map((line) => ofTheLaw.exec(line)?.[1]?.trim().replace(/,$/, ''))
    .find((name) => name !== undefined && !noName.test(name) && !isSameHouse(name, own));
  return other === undefined
    ? []
    : [
        {
          matter: 'Two employers',
          topic: `${own} or ${other}`,
          assumes: `Candidates know how ${own} and ${other} are connected`,
          ask: `The advertisement names both ${own} and ${other}: which of them is the employer, and which name do we use?`,
          why: 'Candidates look the employer up before they reply, and the contract names only one.',
          owner: 'HR',
        },
      ];
}

const bare = (title: string): string => title.toLowerCase().replace(/s$/, '');

/** Several people of rank whom one supports or reports to, and no word on who leads. */
function askWhoLeads({ brief }: Source): Asked[] {
  if (brief.reportsTo !== null) return [];
  const found = linesOfTheJob(brief).flatMap((line) =>
    [...line.matchAll(whoseWord)].map(([, title = '']) => title.trim()),
  );
  const titles = found.filter(
    (title, i) => found.findIndex((other) => bare(other) === bare(title)) === i,
  );
  const [first, second] = titles;
  if (first === undefined || second === undefined) return [];
  return [
    {
      matter: 'Two bosses',
      topic: `${capitalize(first)} or ${second}`,
      assumes: `It is clear whether ${first} or ${second} manages this person`,
      ask: `The text mentions both ${quote(first)} and ${quote(second)}: who is the line manager, and who decides what comes first when both need something?`,
      why: 'Candidates ask who they would work for, and two bosses choose by two different lists.',
      owner: 'Hiring manager',
    },
  ];
}

const twoJobs = /^(\p{L}[\p{L} &-]{3,40}?) ?\/ ?(\p{L}[\p{L} &-]{3,40})$/u;

/** "Rigger/Estimator": one post of two jobs, or one job with two names. */
function askTwoJobs({ brief }: Source): Asked[] {
  const [, one = '', other = ''] = twoJobs.exec(brief.title.clean) ?? [];
  if (one === '' || twoLevels.test(brief.title.given)) return [];
  return [
    {
      matter: 'Two jobs in the title',
      topic: `${capitalize(one)} and ${other}: which first`,
      assumes: `One person does both halves of ${quote(brief.title.clean)}`,
      ask: `The title says ${quote(brief.title.clean)}: are these two names for one job or two jobs, and how much of the week is each?`,
      why: 'People search for one of the two, and are usually good at one of the two.',
      owner: 'Hiring manager',
    },
  ];
}

/** "3 years of experience" beside "5 years of kiln work": which number ends an application. */
function askTwoYears({ brief: { facts } }: Source): Asked[] {
  const asked = facts.filter(
    ({ kind, importance }) => kind === 'experience' && importance === 'must',
  );
  const bare = asked.find(({ text }) => countBareYears(text) !== undefined);
  const few = countBareYears(bare?.text ?? '');
  const more = asked.find(({ text }) => (countYearsOfWork(text) ?? few) !== few);
  if (bare === undefined || more === undefined) return [];
  const [one, other] = [bare.text, more.text].map((text) => quote(cutQuote(text, quotedWords)));
  return [
    {
      matter: 'Two numbers of years',
      topic: `${countBareYears(bare.text)} or ${countYearsOfWork(more.text)} years`,
      assumes: `People know which of ${one} and ${other} counts`,
      ask: `The list asks for ${one} and for ${other}: which of the two is the least you would accept, and what would the other years have to be in?`,
      why: 'The two numbers let different people in, and whoever has fewer years does not apply.',
      owner: 'Hiring manager',
    },
  ];
}

/** What the text says in two ways that cannot both hold: no search can begin before one of them is struck. */
export const askContradictions = (source: Source): OpenQuestion[] =>
  source.brief.language !== null && source.brief.language !== 'en'
    ? []
    : [
        ...askTwoContracts(source),
        ...askTwoPlaces(source),
        ...askTwoLevels(source),
        ...askTwoJobs(source),
        ...askTwoYears(source),
        ...askTwoNames(source),
        ...askWhoLeads(source),
      ].map((question) => ({ ...question, from: 'text' as const }));
