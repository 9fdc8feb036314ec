import type { FactKind } from '#shared/brief.ts';
import { isGlued } from '#writing/glued.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { listConditions } from '../criteria/gates/condition-gates.ts';
import { listEmployerSentences } from '../employer/employer-words.ts';
import { toMainClause } from '../wording/main-clause.ts';
import { isGoodNews } from '../wording/denied.ts';
import { listFacts, notice, openDashes, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';

/** What ends most talks when it comes out late: said in the first message. */
export interface Condition {
  /** In the advertisement's own words, without the closing mark. */
  words: string;
  /** Something a person must bring; else something the job is. */
  isDemand: boolean;
}

type Weights = readonly (readonly [number, RegExp])[];

/** The heavier, the sooner somebody has to know. */
const hours: Weights = [
  [
    7,
    /\baway from home\b|\bnights? (?:away|out)\b|\bovernight\b|\btravel\b.{0,60}(?:\d ?%|\d{2} percent|multiple|extensive|nationwide|required)|\bdéplacements\b/i,
  ],
  [
    6,
    /\b(?:night|rotating|alternating|late) shifts?\b|\bnights\b(?! (?:away|out)\b)|\bweekends?\b|\bon[- ]call\b(?! (?:staff|employees?|personnel|teams?|technicians?|nurses?|doctors?|physicians?|workers?|lists?)\b)(?! (?:management|team|staff|health|practices?|process(?:es)?|tooling|runbooks?|culture|documentation)\b)|\b7[- ]day\b|\bunsocial\b|\bcall[- ]outs?\b|\bevenings?\b|\bvariable schedule|\b(?:4[89]|[56]\d)\s?(?:hours|hrs?)\b|\b(?:start|shift)s?\b.{0,20}\b(?:1[789]|2[0-3])[:.]?\d\d\b(?<!\b20[0-3]\d)|\bschicht|wochenend|\bnacht|\bbereitschaftsdienst|\bnuits?\b|\bweek-ends?\b|\bsamedi|\bastreintes?\b|\bfines de semana\b|\bnoches?\b|\bfestivos\b|\bturnos? rotativ/i,
  ],
];
const terms: Weights = [
  [8, /\b(?:commission[- ]only|self[- ]employed|sub-?contractor|1099|no benefits|unpaid)\b/i],
  [
    7,
    /\b(?:unable to (?:employ|sponsor|offer)|no (?:visa )?sponsorship|not (?:able to )?(?:offer |provide )?(?:visa )?sponsor\w*|visa sponsorship)\b/i,
  ],
  ...hours,
  [
    5,
    /\b(?:background checks?|criminal (?:record|background|history)|drug (?:test|screen)\w*|dbs|vetting|security (?:clearance|checks?)|physical fitness|fitness (?:test|standards)|polygraph|medical exam\w*)\b/i,
  ],
  [
    5,
    /\b(?:climb\w*|lift\w*|carry(?! out)\w*|standing for|on (?:your|their) feet|outdoors?|all weathers?|extreme|heights|confined|physically|hazard\w*|port de charges|travail en hauteur|körperlich\w*|esfuerzo físico)\b/i,
  ],
  [
    4,
    /\b(?:temporary|fixed[- ]term|seasonal|limited to a maximum|maternity cover|full(?:y)? in[- ]person|befristet\w*|CDD|contrato temporal)\b/i,
  ],
];
const pressure: Weights = [[3, /\b(?:stressful|high[- ]volume|own (?:car|vehicle|transport))\b/i]];
const papers: Weights = [
  [
    2.5,
    /\b(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|ten) (?:or more )?(?:years|months)\b/i,
  ],
  [
    2,
    /\b(?:licen[cs]e|licensed|registered|certifi\w+|degree|qualification|NVQ|GCSE|Führerschein|permis|diplôme|carn[eé])\b/i,
  ],
];
/** Seldom, or only perhaps. */
const seldom =
  /\b(?:occasional\w*|periodic\w*|at times|may (?:be|include|require)|some positions)\b/i;
/** Stands in most advertisements of a country and tells nothing of this one. */
const movements = /\b(?:stoop\w*|kneel\w*|crouch\w*)\b/i;
const denied =
  /\b(?:no|without|never|not)\s(?:\w+\s){0,2}(?:nights?|weekends?|evenings?|on[- ]call|travel|lifting|commission)\b/i;
/** "Cannot be on call" ends an application; what is asked is to be on call. */
const refusal =
  /^(?:you )?(?:cannot|can['’]?t|can not|will not|won['’]t|(?:are )?unable to|(?:are )?not willing to)\s/i;
/** A row of a table of movements, and what is offered. */
const noCondition =
  /[-–]\s?(?:rarely|occasionally|frequently|regularly|constantly|n\/a)\b|\bper diem\b|\bflexible working\b|\bdiscount\w*\b|\bfield guides?\b|\bdata sheets?\b|\bpaid\b|\bfree\b|case-by-case|\bif you have\b|^(?:have|has|with) no\b|\baucun|\bno (?:degree|experience|diploma)|\bregardless\b|\bwithout regard\b|[·•|]|\p{L}:\S/iu;
/** "Full time REQUIRED AFTER HIRING: a test": two rows of a form in one. */
const labelInside = /\p{Lu}{4,20} \p{Lu}{4,20}:/u;
const length = { fewest: 3, most: 28 };
/** A longer line speaks of more than the pressure. */
const shortest = 14;

interface Candidate extends Condition {
  weights: Weights;
}

function listCandidates({ brief }: Source): Candidate[] {
  const facts = (kinds: readonly FactKind[]): string[] => listFacts(brief, { kinds }).map(ownWords);
  const as = (list: readonly string[], weights: Weights, isDemand = false): Candidate[] =>
    list.map((text) => ({
      words: openDashes(stripEnd(text.replace(notice, ''))),
      isDemand,
      weights,
    }));
  return [
    ...as(
      [
        ...brief.dealBreakers.map(({ text }) => text.replace(refusal, '')),
        ...facts(['schedule', 'travel', 'physical', 'authorization', 'safety']),
        brief.hours?.text ?? '',
        ...listEmployerSentences(brief, ['schedule', 'legal']),
        brief.employmentType?.text ?? '',
      ],
      terms,
    ),
    ...as(facts(['other', 'benefit']), terms),
    ...as(facts(['duty', 'skill']), hours),
    ...as(
      facts(['skill', 'other']).filter((text) => text.split(/\s+/).length <= shortest),
      pressure,
    ),
    ...as(
      listFacts(brief, {
        kinds: ['licence', 'experience', 'education'],
        importance: ['must'],
      }).map(ownWords),
      papers,
      true,
    ),
  ];
}

/** "Lift up to 15 pounds" turns nobody away. */
const isTrifle = (words: string): boolean =>
  /\b(?:lift\w*|carry\w*)\b/i.test(words) &&
  /\b(?:1?\d|2[0-5])\s?(?:lbs?|pounds?)\b/i.test(words) &&
  !/\b(?:[3-9]\d|1\d\d)\s?(?:lbs?|pounds?)\b/i.test(words);

function isUsable({ words }: Candidate): boolean {
  const count = words.split(/\s+/).length;
  return (
    count >= length.fewest &&
    count <= length.most &&
    /^[\p{L}\d]/u.test(words) &&
    !isGlued(words) &&
    !/\p{Ll}(?:\p{Lu}(?:\p{Ll}{2}|\.)|\(\d)/u.test(words) &&
    !labelInside.test(words) &&
    !isGoodNews(words) &&
    !denied.test(words) &&
    !isTrifle(words) &&
    !noCondition.test(words)
  );
}

const weigh = ({ words, weights }: Candidate): number =>
  (weights.find(([, pattern]) => pattern.test(words))?.[0] ?? 0) -
  (seldom.test(words) || movements.test(words) ? 3 : 0);

/** The hardest thing the advertisement says of the work or of who may do it; null where it says none. */
export function findCondition(source: Source): Condition | null {
  const [best] = listCandidates(source)
    .filter(isUsable)
    .map((candidate) => ({ ...candidate, weight: weigh(candidate) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  if (!best) return null;
  const short = findShort(source, best.words);
  return { words: short ?? capitalize(toMainClause(best.words)), isDemand: best.isDemand };
}

/** The short name of a condition whose line these words are; a sentence on the times is told as it is. */
function findShort({ brief }: Source, words: string): string | null {
  const found = listConditions(brief).find(
    ({ kind, source }) =>
      kind !== 'times' &&
      source.from === 'job' &&
      source.quote.toLowerCase().includes(words.toLowerCase()),
  );
  return found?.text ?? null;
}

const unusualTimes =
  /\b(?:availab\w+|flexib\w+|willing\w*|able|ability|required|must|need(?:ed)?|expected|will)\b.{0,40}?\b(?:work(?:ing)?|for|on|including) ((?:(?:on|some|occasional|rotating|early|late|the|any|and|or|bank|public) ){0,3}(?:evenings?|nights?|weekends?|holidays|saturdays?|sundays?|shifts?)(?:(?:,? (?:and|or|&)|,) (?:(?:on|some|early|late|the|bank|public) ){0,2}(?:evenings?|nights?|weekends?|holidays|mornings?|days|saturdays?|sundays?|shifts?)){0,4})$/i;

/** "Weekend and evening availability required" as "weekends and evenings"; null where the line says something else. */
export function findTimesAsked(words: string): string | null {
  const [, times] = timesAsked.exec(words) ?? [];
  return times === undefined
    ? null
    : times
        .toLowerCase()
        .replaceAll('&', 'and')
        .replace(/\b(weekend|evening|night|saturday|sunday|holiday)\b/g, '$1s')
        .replace(/\b(?:saturday|sunday)s?\b/g, (day) => capitalize(day));
}

const time = '(?:weekends?|evenings?|nights?|saturdays?|sundays?|holidays?)';
const timesAsked = new RegExp(
  String.raw`^(?:open )?(${time}(?:(?: and | or | & |, | / ?)${time}){0,3}) (?:shift )?availability(?: is)?(?: required| needed| a must| mandatory| essential)?$`,
  'i',
);

/** "Availability to work evenings and weekends" in the few words that count. */
export function findTimes(words: string): string | null {
  const asked = findTimesAsked(words);
  if (asked !== null) return `It includes ${asked}.`;
  const [, times] = unusualTimes.exec(words) ?? [];
  if (times === undefined) return null;
  const isOpen = /\b(?:may|might|sometimes|occasional\w*)\b/i.test(words);
  return `It ${isOpen ? 'may include' : 'includes'} ${times.replace(/^on /i, '').replace(/ & /g, ' and ')}.`;
}
