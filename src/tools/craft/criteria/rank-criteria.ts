import type { Fact } from '#shared/brief.ts';
import type { Source } from '#plan/source.ts';
import { listAlike } from '../alike.ts';
import { listFacts } from '../facts.ts';
import { capitalize } from '../prose/casing.ts';
import { findForeignLanguage } from '../prose/foreign.ts';
import { remember } from '../remember.ts';
import { beginsWithVerb } from '../prose/verbs.ts';
import { findCompetency, getSharedCompetency } from './competencies/competencies.ts';
import { hasConditions, readConditions } from './conditions.ts';
import type { Criterion } from './criterion.ts';
import { groupFacts, type Group } from './group-facts.ts';
import { weighGroup } from './weigh-group.ts';

const MOST = 11;
/** Of those an interview can score: enough for a scorecard and for eight skills with the documents. */
const FEWEST_SCORED = 8;
const MOST_DOCUMENTS = 3;
const MOST_BARE_DUTIES = 3;

const scoredKinds = ['skill', 'tool', 'safety', 'experience', 'language'] as const;

/** What the employer gives or has is no demand on a person, wherever it stands. */
const isOffer = ({ text }: Fact): boolean =>
  /[$€£]\s?\d|\bpaid\b|per diem|we (?:pay|offer|provide|have|use|are)|\bbenefits?\b|\baverages?\b|class sizes?|\bbeds\b/i.test(
    text,
  );

const finish = (group: Group, index: number): Criterion => ({
  id: group.competency?.id ?? `criterion-${index + 1}`,
  ...group,
  ...weighGroup(group),
});

/** Usual skills of the trade that the job does not speak of itself. */
function listProfileGroups({ brief, market }: Source, taken: ReadonlySet<string>): Group[] {
  const seen = new Set(taken);
  const own = listFacts(brief, { kinds: [...scoredKinds, 'duty'] });
  const unsaid = market.profile.skills.filter((skill) => listAlike(own, skill).length === 0);
  return (unsaid.length > 0 ? unsaid : market.profile.skills).map((skill): Group => {
    const found = findCompetency(skill, market.profile.family.id);
    const competency = found && !seen.has(found.id) ? found : null;
    if (competency) seen.add(competency.id);
    const category = found?.category ?? 'Skill';
    const name = capitalize(skill);
    return { competency, facts: [], origin: 'profile', name, category, isGate: false };
  });
}

/** For a job that says little about work nobody recognised: what any first conversation can test. */
const basics = [
  'problem-solving',
  'teamwork',
  'prioritizing',
  'speaking',
  'records',
  'writing',
  'projects',
  'stakeholders',
];

function listBasicGroups(taken: ReadonlySet<string>): Group[] {
  return basics
    .filter((id) => !taken.has(id))
    .flatMap((id): Group[] => {
      const competency = getSharedCompetency(id);
      if (!competency) return [];
      const { name, category } = competency;
      return [{ competency, facts: [], origin: 'basic', name, category, isGate: false }];
    });
}

function listConditionGroups(source: Source): Group[] {
  if (!hasConditions(source.brief)) return [];
  const { schedule, travel, physical } = readConditions(source);
  return [
    {
      competency: null,
      facts: [...travel, ...schedule, ...physical],
      origin: 'conditions',
      name: 'Readiness for the conditions',
      category: 'Conditions',
      isGate: false,
    },
  ];
}

/** A duty that fits no competency is still of this job; a few of them say more than all. */
function isTelling(): (group: Group) => boolean {
  let bareDuties = 0;
  return ({ origin, competency }) =>
    origin !== 'duty' || competency !== null || ++bareDuties <= MOST_BARE_DUTIES;
}

/** Lines in another language come last: their meaning is quoted, not understood. */
const isForeign = ({ facts, competency }: Group): boolean =>
  competency === null &&
  facts.length > 0 &&
  facts.every(({ text }) => findForeignLanguage(text) !== null);

function listFactsToJudge({ brief }: Source): Fact[] {
  return [
    ...listFacts(brief, { kinds: scoredKinds }),
    ...listFacts(brief, { kinds: ['goal'] }).filter(({ text }) => beginsWithVerb(text)),
    ...listFacts(brief, { kinds: ['duty'] }),
    ...listFacts(brief, { kinds: ['licence'] }),
    ...listFacts(brief, { kinds: ['education'], importance: ['must'] }).slice(0, 1),
  ].filter((fact) => !isOffer(fact));
}

function rank(source: Source): Criterion[] {
  const own = groupFacts(listFactsToJudge(source), source.market.profile.family.id)
    .filter(isTelling())
    .map(finish)
    .toSorted((a, b) => Number(isForeign(a)) - Number(isForeign(b)) || b.points - a.points);
  const conditions = listConditionGroups(source);
  const documents = own.filter(({ isGate }) => isGate).slice(0, MOST_DOCUMENTS);
  const scored = own.filter(({ isGate }) => !isGate);
  const kept = [...scored.slice(0, MOST - conditions.length - documents.length), ...documents];
  const taken = new Set(kept.map(({ id }) => id));
  const room = Math.max(0, FEWEST_SCORED - scored.length - conditions.length);
  const usual = listProfileGroups(source, taken).slice(0, room);
  const takenNow = new Set([...taken, ...usual.map(({ competency }) => competency?.id ?? '')]);
  const filler = listBasicGroups(takenNow).slice(0, Math.max(0, room - usual.length));
  const added = [...usual, ...filler, ...conditions].map((group, index) =>
    finish(group, kept.length + index),
  );
  return [...kept, ...added].toSorted((a, b) => b.points - a.points);
}

/** What people are judged by for this job, most important first: 8 to 11 of them, computed once. */
export const rankCriteria = remember(rank);
