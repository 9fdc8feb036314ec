import type { Source } from '#plan/source.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { readConditions } from '../criteria/conditions.ts';
import { isNounPhrase, sayLine } from '../criteria/name-fact.ts';
import { rankCriteria } from '../criteria/rank-criteria.ts';
import { seedOf } from '../plan.ts';
import { hash } from '../prose/choose.ts';
import { lowerFirst, stripEnd } from '../prose/casing.ts';
import { fill } from '../prose/fill.ts';
import { joinList } from '../prose/list.ts';
import { beginsWithVerb, toImperative } from '../prose/verbs.ts';
import { readWorkWords } from '../trade-talk/trade-talk.ts';
import { conditionVariants } from './condition-anchors.data.ts';
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
function sayConditions(source: Source): string[] {
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
    joinList(said.slice(0, 3)) ||
    (breaker && sayLine(breaker)) ||
    'the place and hours of this job';
  const variant = conditionVariants[hash(seedOf(source, 'conditions')) % conditionVariants.length]!;
  const slots = { ...readWorkWords(source), list };
  return mapAnchors(variant, (text) => fill(text, slots) ?? '');
}

/** Every text of the anchors, put into words. */
const mapAnchors = (anchors: Anchors, put: (text: string) => string): Anchors => ({
  shows: put(anchors.shows),
  ask: put(anchors.ask),
  strong: anchors.strong.map(put),
  good: put(anchors.good),
  fair: put(anchors.fair),
  weak: put(anchors.weak),
  followUps: anchors.followUps.map(put),
  sample: put(anchors.sample),
  reference: put(anchors.reference),
});

const LONGEST_TOOL = 40;

/** First words that are a noun as often as a verb: "call taking", "process control". */
const looksLikeNoun =
  /^(?:\w+ing|call|address|work|design|report|process|order|project|program|market|network|service|control|test|code|account|sample|stock|trade|value|practice|model|label|form|power|post|site|staff|stage|support|care|record|time|lead|team|contract|document|research|study|travel|visit|change|cost|quality|risk|cash|data)\b/i;

function kindOf({ category, facts, origin, isGate, name }: Criterion): PlainKind {
  if (isGate) return category === 'Education' ? 'education' : 'licence';
  if (category === 'Language') return 'language';
  const isTask = origin === 'duty' || facts[0]?.kind === 'duty' || facts[0]?.kind === 'goal';
  if (beginsWithVerb(name) && (isTask || (facts.length > 0 && !looksLikeNoun.test(name))))
    return 'duty';
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
  const begin = hash(seedOf(source, kind)) % variants.length;
  const anchors = variants[(begin + Math.max(0, alike.indexOf(criterion))) % variants.length]!;
  const name = stripEnd(lowerFirst(criterion.name));
  const plain = kind === 'duty' ? lowerFirst(toImperative(criterion.name)) : criterion.name;
  const quoted = plain.startsWith('"') ? stripEnd(plain) : `"${stripEnd(plain)}"`;
  const slots = { ...readWorkWords(source), name, plain: stripEnd(plain) };
  const put = (text: string): string =>
    fill(text.replaceAll('"{plain}"', quoted.replace(/[{}]/g, '')), slots) ?? '';
  return mapAnchors(anchors, put);
}

export function anchorCriterion(criterion: Criterion, source: Source): Anchors {
  if (criterion.origin === 'conditions') return anchorConditions(source);
  return criterion.competency ?? anchorPlainly(criterion, source);
}
