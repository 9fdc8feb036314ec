import type { Source } from '#plan/source.ts';
import { readConditions, type Conditions } from './criteria/conditions.ts';
import type { Criterion } from './criteria/criterion.ts';
import { citeFact, sayLine } from './criteria/name-fact.ts';
import { sayCriterion } from './criteria/say-criterion.ts';
import { rankCriteria } from './criteria/rank-criteria.ts';
import { makePlan } from './plan.ts';
import { capitalize, lowerFirst } from './prose/casing.ts';
import { sayDate } from './prose/dates.ts';
import type { Slots } from './prose/fill.ts';
import { pluralize } from './prose/number.ts';
import { lowerPoint } from './questions/screening.ts';
import { riskPhrases, type RiskTopic } from './risks.data.ts';
import { sayManager } from './manager.ts';
import { vary } from './vary.ts';

/** A sign to look into in an applicant, read off what this job asks; never a reason to reject by itself. */
export interface RiskFlag {
  topic: RiskTopic;
  flag: string;
  rationale: string;
  evidence: string;
}

const LONGEST_LINE = 90;
const MOST_FLAGS = 9;

interface Ground {
  conditions: Conditions;
  safety: Criterion | undefined;
  gate: Criterion | undefined;
  top: Criterion | undefined;
  height: { text: string } | undefined;
}

function findGround(source: Source): Ground {
  const criteria = rankCriteria(source);
  const conditions = readConditions(source);
  const harms = new Set(['Safety', 'Clinical', 'Care']);
  return {
    conditions,
    safety: criteria.find(({ category, isGate }) => !isGate && harms.has(category)),
    gate: criteria.find(({ category }) => category === 'Certification'),
    top: criteria.find(({ isGate, origin }) => !isGate && origin !== 'conditions'),
    height: [...conditions.physical, ...source.brief.dealBreakers].find(({ text }) =>
      /height|ladder|tower|climb|scaffold|roof/i.test(text),
    ),
  };
}

const line = (fact: { text: string } | undefined): string | null =>
  fact ? sayLine(fact, LONGEST_LINE) : null;

function listSlots(source: Source, { conditions, safety, gate, top, height }: Ground): Slots {
  const { brief, market } = source;
  const { pay, timeline } = makePlan(source);
  const years = brief.seniority.years?.min ?? 0;
  const [rival] = market.profile.family.rivals;
  const [next] = market.profile.family.goesTo.split(/[,.;]/);
  const isRemote = brief.workType === 'remote';
  return {
    title: brief.title.singular,
    titles: pluralize(brief.title.singular),
    manager: brief.reportsTo ? sayManager(brief.reportsTo) : 'the hiring manager',
    place: brief.place.label,
    pay: pay.spoken,
    high: pay.high,
    median: pay.median,
    payStanding: pay.standing,
    safety: safety && sayCriterion(safety),
    licence: gate?.name,
    top: top && sayCriterion(top),
    weak: top?.competency && lowerPoint(top.competency.weak),
    height: line(height),
    lifting: conditions.lifting ? line(conditions.physical[0]) : null,
    travel: line(conditions.travel[0]),
    schedule: conditions.offHours ? line(conditions.schedule[0]) : null,
    remote: isRemote ? 'remote' : null,
    onsite: isRemote ? null : brief.workType,
    years: years > 1 ? years : null,
    competitor: brief.competitors[0]?.text,
    rival: rival && lowerFirst(rival),
    start: timeline.start.stated ? sayDate(timeline.start.day) : null,
    goesTo: market.profile.id === 'general' || !next ? null : lowerFirst(next),
  };
}

function listEvidence(source: Source, ground: Ground): Partial<Record<RiskTopic, string>> {
  const { conditions, safety, gate, top } = ground;
  const { pay } = makePlan(source);
  const cite = (fact: Parameters<typeof citeFact>[0] | undefined, otherwise: string): string =>
    fact ? citeFact(fact) : otherwise;
  return {
    safety: cite(safety?.facts[0], 'Work sample; structured question'),
    main: cite(top?.facts[0], 'Work sample'),
    licence: cite(gate?.facts[0], 'Register or document'),
    height: 'Job: physical demands and deal breakers',
    fitness: cite(conditions.physical[0], 'Job: physical demands'),
    travel: cite(conditions.travel[0], 'Job: travel'),
    schedule: cite(conditions.schedule[0], 'Job: schedule'),
    salary: pay.source ? `Job: pay; ${pay.source}` : 'Job: pay',
    place: 'Job: location and work type',
    start: 'Job: start date',
    years:
      'Sackett et al. 2022: validity of years 0.07, of a work sample 0.33, of a structured interview 0.42',
  };
}

/** Which signs apply, most serious first; each carries the fact it was read off. */
export function readRiskFlags(source: Source): RiskFlag[] {
  const ground = findGround(source);
  const slots = listSlots(source, ground);
  const evidence = listEvidence(source, ground);
  const seen = new Set<RiskTopic>();
  const flags = riskPhrases.flatMap(({ topic, kind = topic, flag, rationale }): RiskFlag[] => {
    const said = vary(source, `risk ${topic}`, flag, slots);
    const why = vary(source, `risk why ${topic}`, rationale, slots);
    if (!said || !why || seen.has(kind)) return [];
    seen.add(kind);
    return [
      {
        topic,
        flag: capitalize(said),
        rationale: capitalize(why),
        evidence: evidence[kind] ?? 'First call; structured interview',
      },
    ];
  });
  return flags.slice(0, MOST_FLAGS);
}
