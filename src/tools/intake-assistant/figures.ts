import { isOnSite, isTiedToPlace } from '#market/occupations/tied-to-place.ts';
import { listDuties, listUsualDuties } from '../craft/duties.ts';
import {
  listFacts,
  listMustHaves,
  listNice,
  listPreferred,
  sayFact,
  sayForeignNote,
  sayWithin,
} from '../craft/facts.ts';
import { sayEmployment, sayPlace } from '../craft/place-words.ts';
import { makePlan, seedOf } from '../craft/plan.ts';
import { mendArticles } from '../craft/prose/article.ts';
import { capitalize, lowerFirst, toParagraph } from '../craft/prose/casing.ts';
import { sayDate } from '../craft/prose/dates.ts';
import { say } from '../craft/prose/fill.ts';
import { joinList, listOnce } from '../craft/prose/list.ts';
import { dropPraise } from '../craft/you-clause.ts';
import type { Source } from '#plan/source.ts';
import type { IntakeAssistant } from './content.ts';

export type Horizon = keyof IntakeAssistant['successMetrics'];

export interface IntakeFigures {
  toolDescription: string;
  location: string;
  payRange: string;
  workType: string;
  requirements: string;
  responsibilities: string[];
  workEnvironment: string[];
  /** What nobody may lack, in the words of the job; how it is tested is for the writer to say. */
  mustHaves: string[];
  preferred: string[];
  niceToHave: string[];
  /** Hours of work between opening and acceptance, for all seats. */
  gap: { hours: number; weekly: number };
  /** By when each success metric is looked at. */
  horizons: Record<Horizon, string>;
}

const DESCRIPTIONS = [
  'One agreed picture of the {title} job before anyone calls a candidate. Lines marked "to confirm" or "ask" are not in the job',
  'What {title} work is here, what is fixed and what is only assumed, agreed before the first call. "Ask" and "to confirm" mark what the job does not say',
  'The {title} job on paper before the search begins: work, must-haves, open points, marks for the first year. Whatever the job leaves out is marked "ask" or "to confirm"',
];
const workTypes = { 'on-site': 'On-site', hybrid: 'Hybrid', remote: 'Remote' };
const SHOWN = { duties: 10, preferred: 8, conditions: 30 };

/** Work tied to a place needs no question about days from home. */
function sayUnstatedType(profile: Source['market']['profile']): string {
  if (isOnSite(profile)) return 'On-site, as the work requires';
  return isTiedToPlace(profile) ? 'On the road' : 'On-site, hybrid or remote: not stated';
}

function sayWorkType({ brief, market }: Source): string {
  const type = sayEmployment(brief);
  const hours = listFacts(brief, { kinds: ['schedule'] })
    .map(sayFact)
    .filter((text) => text.length < 90);
  return [
    brief.workType ? workTypes[brief.workType] : sayUnstatedType(market.profile),
    type && capitalize(type),
    ...hours.slice(0, 2),
  ]
    .filter(Boolean)
    .join('; ');
}

function listMusts(source: Source): string[] {
  const { brief, market } = source;
  const stated = listMustHaves(brief).map((fact) => dropPraise(sayFact(fact)));
  const breakers = brief.dealBreakers.map(
    (breaker) => `Deal breaker: ${lowerFirst(sayFact(breaker))}`,
  );
  const usual = market.profile.credentials
    .filter(({ required }) => required)
    .map(({ name, issuer }) => `To confirm, usual in this occupation: ${name} (${issuer})`);
  const open = brief.missing
    .filter(({ owner }) => owner === 'Hiring manager')
    .map(({ topic }) => `To agree at the intake: ${lowerFirst(topic)}`);
  const known = stated.length > 0 ? stated : usual;
  return listOnce([
    ...known,
    ...breakers,
    ...(known.length + breakers.length < 2 ? open.slice(0, 3) : []),
  ]).slice(0, 30);
}

/** What the job prefers; where it says nothing, what would be usual, as a question. */
function listWishes(source: Source): Pick<IntakeFigures, 'preferred' | 'niceToHave'> {
  const { brief, market } = source;
  const preferred = listOnce(listPreferred(brief).map((fact) => dropPraise(sayFact(fact))));
  const nice = listOnce(listNice(brief).map((fact) => dropPraise(sayFact(fact))));
  const said = brief.facts.map(({ text }) => text.toLowerCase()).join(' ');
  const isNew = (name: string): boolean => {
    const words = name.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
    return words.filter((word) => said.includes(word.slice(0, 5))).length * 2 < words.length;
  };
  const skills = market.profile.skills
    .filter(isNew)
    .map((skill) => `${capitalize(skill)} (usual, not stated: ask)`);
  const papers = market.profile.credentials
    .filter(({ name, required }) => !required && isNew(name))
    .map(({ name }) => `${name} (common, not stated: ask)`);
  const tools = market.profile.tools
    .filter(isNew)
    .map((tool) => `${capitalize(tool)} (common tool, not stated: ask)`);
  const open = brief.missing.map(({ question }) => `Ask: ${lowerFirst(mendArticles(question))}`);
  const backgrounds = brief.preferredBackgrounds.map(
    (background) => `Background: ${lowerFirst(sayFact(background))}`,
  );
  const first = [...preferred, ...backgrounds];
  const splitAt =
    nice.length === 0 && first.length > 4 ? Math.ceil(first.length / 2) : first.length;
  const p1 = first.slice(0, splitAt);
  const p2 = [...nice, ...first.slice(splitAt)];
  return {
    preferred: (p1.length > 0
      ? p1
      : [...skills.slice(0, 3), ...open.slice(0, skills.length > 0 ? 0 : 1)]
    ).slice(0, SHOWN.preferred),
    niceToHave: (p2.length > 0
      ? p2
      : [
          ...papers.slice(0, 2),
          ...tools.slice(0, 2),
          ...open.slice(1, papers.length + tools.length > 0 ? 1 : 2),
        ]
    ).slice(0, SHOWN.preferred),
  };
}

function listEnvironment({ brief, market }: Source): string[] {
  const stated = listFacts(brief, { kinds: ['schedule', 'travel', 'physical'] }).map(sayFact);
  const usual = market.profile.conditions.map(
    (condition) => `${capitalize(condition)} (usual in this occupation; to confirm)`,
  );
  const team = listFacts(brief, { kinds: ['team'] }).map(sayFact);
  return listOnce([...stated, ...team, ...(stated.length < 2 ? usual : [])]).slice(
    0,
    SHOWN.conditions,
  );
}

const HOURS_A_WEEK = 40;

/** Hours a week as the job states them, else a full week. */
function countGap(source: Source): IntakeFigures['gap'] {
  const { timeline, funnel } = makePlan(source);
  const stated = source.brief.facts
    .map(
      ({ text }) =>
        /\b(\d{2}(?:\.\d)?)[- ]?(?:hours?|h)[ /]+(?:a |per |the )?week/i.exec(text)?.[1],
    )
    .find((hours) => hours !== undefined);
  const weekly = stated === undefined ? HOURS_A_WEEK : Number(stated);
  return { weekly, hours: Math.round((funnel.starts * weekly * timeline.accept.afterDays) / 7) };
}

export function computeIntakeFigures(source: Source): IntakeFigures {
  const { brief } = source;
  const { pay, timeline } = makePlan(source);
  const own = listDuties(source);
  const usual = listUsualDuties(source, own)
    .slice(0, Math.max(0, 4 - own.length))
    .map((duty) => `${capitalize(duty)} (usual in this occupation; to confirm)`);
  const open =
    own.length + usual.length > 0
      ? []
      : [`Ask: what does ${brief.title.singular} work here consist of, in order of time spent?`];
  const mark = timeline.start.stated ? '' : ', if the planned start holds';
  const by = (day: string): string => `by ${sayDate(day)}${mark}`;
  return {
    toolDescription: toParagraph([
      say(DESCRIPTIONS, { title: brief.title.clean }, seedOf(source, 'intake')),
      sayForeignNote(brief),
    ]),
    location: sayPlace(brief).label,
    payRange: pay.range
      ? `${pay.range}${pay.yearly ? ` (${pay.yearly})` : ''}`
      : 'Not stated: first point of the intake',
    workType: sayWorkType(source),
    requirements:
      capitalize(
        joinList(
          listMustHaves(brief)
            .slice(0, 4)
            .map((fact) => sayWithin(fact, 70)),
        ),
      ) || 'None stated: agree on them at the intake',
    responsibilities: [...own.slice(0, SHOWN.duties), ...usual, ...open],
    workEnvironment: listEnvironment(source),
    mustHaves: listMusts(source),
    ...listWishes(source),
    gap: countGap(source),
    horizons: {
      '30-day': by(timeline.day30),
      '90-day': by(timeline.day90),
      '6-month': by(timeline.month6),
      '12-month': by(timeline.month12),
    },
  };
}
