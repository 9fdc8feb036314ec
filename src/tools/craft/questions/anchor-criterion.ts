import type { Source } from '../../source.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { readConditions } from '../criteria/conditions.ts';
import { isNounPhrase, sayLine } from '../criteria/name-fact.ts';
import { rankCriteria } from '../criteria/rank-criteria.ts';
import { lowerFirst, stripEnd } from '../prose/casing.ts';
import { joinList } from '../prose/list.ts';
import { beginsWithVerb, toImperative } from '../prose/verbs.ts';
import { plainAnchors, type PlainKind } from './plain-anchors.data.ts';

/** What is asked about one criterion and how its answers are told apart. */
export interface Anchors {
  shows: string;
  ask: string;
  strong: readonly string[];
  good: string;
  fair: string;
  weak: string;
  followUps: readonly string[];
  sample: string;
  reference: string;
}

const LONGEST_LINE = 110;

/** The part of the conditions that a person has to say yes to, in the job's own words. */
export function sayConditions(source: Source): string[] {
  const { schedule, travel, physical } = readConditions(source);
  const { workType, place } = source.brief;
  const where =
    workType === 'on-site' && place.label
      ? [`on site in ${place.label}`]
      : workType === 'hybrid' && place.label
        ? [`hybrid, office in ${place.label}`]
        : workType === 'remote'
          ? ['remote work']
          : [];
  const lines = [...travel, ...schedule, ...physical].map((fact) => sayLine(fact, LONGEST_LINE));
  return [...lines.slice(0, 4), ...where];
}

function anchorConditions(source: Source): Anchors {
  const said = sayConditions(source);
  const [breaker] = source.brief.dealBreakers;
  const list =
    joinList(said.slice(0, 3)) || sayLine(breaker ?? { text: 'the place and hours of this job' });
  return {
    shows: `Has thought through what the job asks: ${list}.`,
    ask: `These are the conditions: ${list}. Which of them still needs arranging, and what is your plan?`,
    strong: [
      'A clear yes to each condition',
      'A plan for the one that needs arranging',
      'Questions about the details',
    ],
    good: 'Yes to all, one still being arranged',
    fair: 'Hesitates on one',
    weak: 'Says it will work out somehow',
    followUps: [
      'What would make it stop working after half a year?',
      'Which of them would you want in writing?',
    ],
    sample: `I went through it point by point: ${list}. One of them needs a change in my week; I have found a way and know from when it works.`,
    reference: 'How dependable were they under conditions like ours: hours, distance, season?',
  };
}

const LONGEST_TOOL = 40;

function kindOf({ category, facts, origin, isGate, name }: Criterion): PlainKind {
  if (isGate) return category === 'Education' ? 'education' : 'licence';
  if (category === 'Language') return 'language';
  const isTask = origin === 'duty' || facts[0]?.kind === 'duty' || facts[0]?.kind === 'goal';
  if (beginsWithVerb(name) && !/ing\b/i.test(name.split(' ')[0]!)) return 'duty';
  if (isTask || !isNounPhrase(name)) return 'quoted';
  if (category === 'Tools' && name.length <= LONGEST_TOOL) return 'tool';
  return category === 'Experience' ? 'experience' : 'skill';
}

/** Each criterion of a kind takes the next variant, so that no two are asked in the same words. */
function anchorPlainly(criterion: Criterion, source: Source): Anchors {
  const kind = kindOf(criterion);
  const alike = rankCriteria(source).filter(
    (other) => other.competency === null && kindOf(other) === kind,
  );
  const variants = plainAnchors[kind];
  const anchors = variants[Math.max(0, alike.indexOf(criterion)) % variants.length]!;
  const name = stripEnd(lowerFirst(criterion.name));
  const plain = kind === 'duty' ? lowerFirst(toImperative(criterion.name)) : criterion.name;
  const put = (text: string): string =>
    text.replaceAll('{name}', name).replaceAll('{plain}', stripEnd(plain));
  return {
    shows: put(anchors.shows),
    ask: put(anchors.ask),
    strong: anchors.strong.map(put),
    good: put(anchors.good),
    fair: put(anchors.fair),
    weak: put(anchors.weak),
    followUps: anchors.followUps.map(put),
    sample: put(anchors.sample),
    reference: put(anchors.reference),
  };
}

export function anchorCriterion(criterion: Criterion, source: Source): Anchors {
  if (criterion.origin === 'conditions') return anchorConditions(source);
  return criterion.competency ?? anchorPlainly(criterion, source);
}
