import type { Kind } from '#knowledge/drawer.ts';
import type { Fact } from '#shared/brief.ts';
import { weighDemand } from '../demands/requirements.ts';
import { isAtTimes } from './evidence/at-times.ts';
import type { Criterion } from './criterion.ts';
import { isSoft } from './own-lines/is-demand.ts';
import { isBasic, uncalled, wished } from './mass.ts';
import { onlyKnows } from './evidence/only-knows.ts';
import { isWished, tellsStack } from './evidence/origin.ts';
import { rateProof } from './evidence/proof.ts';
import { calledFor, fewest, type Weighed } from './settle-weights.ts';
import { isAsked } from './evidence/weigh-evidence.ts';

/** So many lines at most, with the one for manner; of them so many in words of the job where its trade is known. */
const most = 7;
const mostOwn = 6;
const mostOwnAlone = 6;

/** A card has so many lines at least, even of a job that no trade knows. */
export const fewestAlone = 4;
const fewestOfWork = 2;

const enoughTold = 3;
const mostWishes = 3;
const ofWorkAbove = 4;
const justBelow = 0.05;
const untold = 1.4;

const heavierFirst = (a: Weighed, b: Weighed): number => b.mass - a.mass;

/** What is scored: the first duties, then what the job calls for most; the trade only fills up. */
export function chooseCriteria(
  found: readonly Weighed[],
  { isTrade, kind, manner, isFitting, firstDuties, sampled, isSpokenOf, isAnyOffice }: Choice,
): Weighed[] {
  const places = most - manner;
  const of = (...origins: Criterion['origin'][]): Weighed[] =>
    found.filter(({ origin }) => origins.includes(origin)).toSorted(heavierFirst);
  const asked = keepOfficeBelow(
    keepLateBelow(keepBelowTrade(keepBelowWork(of('must', 'duty'), kind), isTrade), firstDuties),
    isAnyOffice,
  ).toSorted(heavierFirst);
  const first = new Set(
    firstDuties.flatMap(
      (duty) => asked.find(({ facts, isSide }) => !isSide && facts.includes(duty)) ?? [],
    ),
  );
  const later = asked
    .filter((one) => isOwn(one) && !first.has(one) && !isStack(one))
    .slice(isTrade ? mostOwn : mostOwnAlone);
  // Where there is no room for all, what is demanded has a line before what is told late.
  const rest = asked
    .filter((one) => !first.has(one) && !later.includes(one))
    .toSorted((a, b) => Number(isDemandOfWork(b)) - Number(isDemandOfWork(a)));
  // Of many duties the later ones fill no card that is long enough.
  const isLater = (one: Weighed): boolean =>
    isOwn(one) && one.origin === 'duty' && !first.has(one) && !isStack(one);
  const worthALine = dropSidelines([...first, ...rest], fewest - manner).filter(
    (one, i) => i < Math.max(fewestAlone, fewest - manner) || !isLater(one),
  );
  // One demand more than there is room for still has its line: what is required is not left out.
  const isCrowded = worthALine.slice(places).some(isDemandOfWork);
  const called = worthALine.slice(0, places + Number(isCrowded));
  const add = (chosen: readonly Weighed[], more: readonly Weighed[], until: number): Weighed[] => [
    ...chosen,
    ...more.slice(0, Math.max(0, until - chosen.length)),
  ];
  const stated = add(called, later, fewest - manner).toSorted(heavierFirst);
  // Where the job only wishes, its wishes tell more of it than what is usual in the trade.
  const isWishing = stated.length < enoughTold && !found.some(({ origin }) => origin === 'must');
  const wanted = add(stated, of('preferred').slice(0, isWishing ? mostWishes : 1), fewest);
  // Where the job hardly tells of its work, what the trade knows of it carries nearly as much.
  const isTold = called.filter(({ mass }) => mass >= calledFor).length >= enoughTold;
  const isSampled = ({ competency }: Weighed): boolean =>
    competency !== null && sampled.includes(competency);
  // What the work sample shows has a line on which it is scored, where there is room for one.
  const ofTrade = of('trade')
    .map((one) => ({ ...one, mass: one.mass + (isTold ? 0 : untold) }))
    .toSorted((a, b) => Number(isSampled(b)) - Number(isSampled(a)));
  // A kind of work knows less of a job than a trade does, and neither fills up what the job tells itself.
  const isKnown = isFitting && (isTrade || stated.length < fewestOfWork);
  const isTelling = stated.length + manner >= enoughTold;
  const until = Math.max(fewestOfWork, (isKnown && !isTelling ? fewest : fewestAlone) - manner);
  // What the job does not speak of at all comes in only where a card would have too few lines.
  const isHeard = stated.length < fewestOfWork ? () => true : isSpokenOf;
  // A wish decides nothing, and takes the place of no other line, unless there are hardly others.
  const wishes = Math.min(1, wanted.length - stated.length);
  const filled = add(wanted, ofTrade.filter(isHeard), until + wishes);
  const unheard = ofTrade.filter((one) => !isHeard(one));
  const full = add(filled, unheard, fewestAlone - manner + wishes);
  // What the hour of the work sample shows has a line, where the job speaks of it and states little else.
  const isShort = full.length + manner < fewest;
  const spoken =
    isShort && isTrade && isFitting && !full.some(isSampled) ? ofTrade.filter(isSpokenOf) : [];
  const shown = sampled
    .flatMap((id) => spoken.find(({ competency }) => competency === id) ?? [])
    .at(0);
  return (shown ? [...full, shown] : full).toSorted(heavierFirst);
}

/** What every job has some of is left out where the job tells enough of its own work. */
function dropSidelines(lines: readonly Weighed[], enough: number): Weighed[] {
  const own = lines.filter(({ isSide, origin }) => !isSide || origin === 'must');
  return own.length >= enough ? own : [...lines];
}

interface Choice {
  isTrade: boolean;
  kind?: Kind | undefined;
  /** Lines that manner takes. */
  manner: number;
  /** Whether the trade knows this job. */
  isFitting: boolean;
  firstDuties: readonly Fact[];
  /** Ids of what the work sample tests, those first of which the duties speak most. */
  sampled: readonly string[];
  /** Whether the job speaks of what the trade looks for at all. */
  isSpokenOf: (line: Weighed) => boolean;
  /** Whether a line is about what any office does. */
  isAnyOffice?: (line: Weighed) => boolean;
}

/** So many lines on the subject of the post make the rest its company. */
const linesOfSubject = 2;

/** Relations, alignment and the like weigh less than the subject of the post, wherever the job names them. */
function keepOfficeBelow(
  criteria: readonly Weighed[],
  isAnyOffice: (line: Weighed) => boolean = () => false,
): Weighed[] {
  const subject = criteria
    .filter((one) => !one.isSide && !isAnyOffice(one) && !isOfSystems(one) && !isOfKnowing(one))
    .toSorted(heavierFirst);
  const [, second] = subject;
  if (subject.length < linesOfSubject || !second) return [...criteria];
  const limit = subject[linesAbove - 1]?.mass ?? second.mass;
  return criteria.map((one) =>
    isAnyOffice(one) && !one.isShare
      ? { ...one, mass: Math.min(one.mass, limit - justBelow) }
      : one,
  );
}
const linesAbove = 3;

/** Where the trade is known, what it has a name for is the middle of the work, before a phrase of one duty. */
function keepBelowTrade(criteria: readonly Weighed[], isTrade: boolean): Weighed[] {
  const most = Math.max(
    0,
    ...criteria.filter(({ competency }) => competency !== null).map(({ mass }) => mass),
  );
  if (!isTrade || most === 0) return [...criteria];
  return criteria.map((one) =>
    isOwn(one) && one.origin === 'duty'
      ? { ...one, mass: Math.min(one.mass, most - justBelow) }
      : one,
  );
}

/** So many lines of the job on one thing are a part of it, however late they stand. */
const linesOfPart = 3;

/**
 * What the job tells late, and once or twice, weighs less than the duties it puts first, and not more than what it
 * demands.
 */
function keepLateBelow(criteria: readonly Weighed[], firstDuties: readonly Fact[]): Weighed[] {
  const isFirst = ({ facts, isSide }: Weighed): boolean =>
    !isSide && facts.some((fact) => firstDuties.includes(fact));
  const isLate = (one: Weighed): boolean =>
    one.origin === 'duty' && !isFirst(one) && !one.isShare && one.facts.length < linesOfPart;
  const least = Math.min(...criteria.filter(isFirst).map(({ mass }) => mass));
  const lowered = criteria.map((one) =>
    isLate(one) ? { ...one, mass: Math.min(one.mass, least - justBelow) } : one,
  );
  const late = Math.max(0, ...lowered.filter(isLate).map(({ mass }) => mass));
  return lowered.map((one) =>
    isDemandOfWork(one) ? { ...one, mass: Math.max(one.mass, late + justBelow) } : one,
  );
}

/** A line in the job's own words; an activity has an id that is not of a line. */
const isOwn = ({ competency, id, facts }: Weighed): boolean =>
  competency === null && facts.some((fact) => fact.id === id);

const isOfSystems = ({ facts }: Weighed): boolean =>
  facts.every((fact) => fact.kind === 'tool' || isBasic(fact));

/** "Knowledge of social media", where no day is told on which somebody works with it. */
const isOfKnowing = (one: Weighed): boolean =>
  (one.competency === null && one.facts.length > 0 && one.facts.every(onlyKnows)) ||
  isOfField(one) ||
  isOfManner(one);

/** How somebody is, even where the job puts it first, decides after what they can do. */
const isOfManner = ({ competency, facts }: Weighed): boolean =>
  competency === null && facts.length > 0 && facts.every((fact) => isAsked(fact) && isSoft(fact));

/** "Experience in the wool industry": where the work was done, and not the work. */
const isOfField = (one: Weighed): boolean => isOwn(one) && ofField.test(one.name);
const ofField =
  /^(?:\p{L}+ )?experience (?:in|within|with|at|for)\b.*\b(?:industr(?:y|ies)|environments?|settings?|sectors?|fields?|compan(?:y|ies)|firms?|organi[sz]ations?)$|^(?!\p{L}+ing\b).*\b(?:industry|environment|settings?|sector)$/iu;

/** What people must have done or know to do by a name that others know; a phrase of one line on a skill tells less. */
const isDemandOfWork = (one: Weighed): boolean =>
  isStack(one) ||
  (one.origin === 'must' &&
    !one.isSide &&
    !isOfSystems(one) &&
    !isOfKnowing(one) &&
    !one.facts.every(isSoft) &&
    (!isOwn(one) || one.facts[0]?.kind === 'experience' || isNamedBody(one)));

/**
 * The systems that the work is done with, where the job names several of them as demands: no light matter that may be
 * left out, though it never weighs as much as the work.
 */
const isStack = (one: Weighed): boolean =>
  (one.origin === 'must' || one.facts.some(tellsStack)) &&
  isOwn(one) &&
  one.facts.length > 0 &&
  one.facts.every((fact) => fact.kind === 'tool') &&
  !isUnnamed(one) &&
  (one.facts.length >= linesOfStack || (one.terms?.length ?? 0) >= namesOfStack);
const linesOfStack = 2;
const namesOfStack = 3;

/** "The Guild of Knotters (GOK) rules": a body of rules with a name of its own. */
const isNamedBody = ({ name, facts }: Weighed): boolean =>
  /\(\p{Lu}{2,8}\)/u.test(facts[0]?.text ?? '') || /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){2,}/u.test(name);

/** "Accounting software packages": whoever does the work has used some. */
const unnamedSystems = calledFor + 0.5;
const isUnnamed = ({ facts, name }: Weighed): boolean =>
  facts.every(({ kind }) => kind === 'tool') && !/\p{Lu}/u.test(name.slice(1));

const ofFamiliar = 0.6;
/** Whoever leads or sells is chosen by that, and learns the programs of a house. */
const withPeople: ReadonlySet<Kind> = new Set<Kind>(['leading-people', 'sales']);

/** Knowing systems, or knowing of something, never weighs more than the work itself. */
function keepBelowWork(criteria: readonly Weighed[], kind?: Kind): Weighed[] {
  const work = criteria
    .filter((one) => !isOfSystems(one) && !isOfKnowing(one))
    .toSorted(heavierFirst);
  const limit = work[Math.min(work.length, ofWorkAbove) - 1]?.mass ?? Infinity;
  return criteria.map((one) => {
    if (!isOfSystems(one) && !isOfKnowing(one)) return one;
    const most = isUnnamed(one) ? unnamedSystems : Infinity;
    // "Familiarity with looms" is less than "a strong background in looms".
    const isLight =
      (isOfKnowing(one) && one.facts.every(isBasic)) ||
      (isOfSystems(one) && kind !== undefined && withPeople.has(kind));
    const share = isLight ? ofFamiliar : 1;
    return { ...one, mass: Math.min(one.mass, share * limit - justBelow, most) };
  });
}

/**
 * A line of the job stands for one criterion alone, the heaviest. What has no line left is only usual in the trade; an
 * activity that the trade does not know of falls away then.
 */
export function quoteOnce(criteria: readonly Weighed[]): Weighed[] {
  const quoted = new Set<Fact>();
  const rated = new Map(criteria.map((one) => [one, rateLines(one)]));
  const rate = (criterion: Weighed, fact: Fact): number => {
    const elsewhere = criteria.map((one) =>
      one === criterion ? 0 : (rated.get(one)?.get(fact) ?? 0),
    );
    return (rated.get(criterion)?.get(fact) ?? 0) - ofOthers * Math.max(0, ...elsewhere);
  };
  return criteria.toSorted(heavierFirst).flatMap((criterion) => {
    const { facts } = criterion;
    if (facts.length === 0) return [criterion];
    const free = facts
      .filter((fact) => !quoted.has(fact))
      .map((fact) => ({ fact, value: rate(criterion, fact) }))
      .toSorted(
        (a, b) =>
          Number(isAnswer(b.fact)) - Number(isAnswer(a.fact)) ||
          Number(isWished(a.fact)) - Number(isWished(b.fact)) ||
          Number(isDemanded(b)) - Number(isDemanded(a)) ||
          b.value - a.value,
      )
      .map(({ fact }) => fact);
    const [first] = free;
    if (first) {
      quoted.add(first);
      const used = facts.filter((fact) => quoted.has(fact) && fact !== first);
      const said = stayWish({ ...criterion, facts: [...free, ...used] });
      // A wish that only touches what the trade knows is told as a wish, and under no other name.
      const isTouched = (rated.get(criterion)?.get(first) ?? 0) < leastOfWish;
      return said.origin === 'preferred' && said.competency !== null && isTouched ? [] : [said];
    }
    if (criterion.competency === null) return [];
    const mass = Math.min(criterion.mass, uncalled);
    return [{ ...criterion, facts: [], origin: 'trade' as const, mass }];
  });
}

/** What somebody must bring stands for a line before what is done there, unless it is rather about another line. */
const isDemanded = ({ fact, value }: { fact: Fact; value: number }): boolean =>
  value >= ofThisLine &&
  isAsked(fact) &&
  fact.kind !== 'other' &&
  weighDemand(fact) === 'must' &&
  !isSoft(fact);
const ofThisLine = 0.3;

/** What only a wish is left to speak for is a wish, whatever else was heard of it elsewhere. */
const stayWish = (criterion: Weighed): Weighed =>
  criterion.origin !== 'preferred' && criterion.facts[0] && isWished(criterion.facts[0])
    ? { ...criterion, origin: 'preferred', mass: Math.min(criterion.mass, wished) }
    : criterion;

const leastOfWish = 0.4;

/** A line that speaks more of another criterion is left to that one where there is a choice. */
const ofOthers = 0.6;

/** The line that proves a criterion best stands for it; what somebody answered is the demand itself. */
function rateLines(criterion: Weighed): Map<Fact, number> {
  const { name, looksLike, question, strong, facts, terms = [] } = criterion;
  const provable = { name, looks_like: looksLike, question, strong, called_for_by: terms };
  return new Map(
    facts.map((fact) => [
      fact,
      rateProof(provable, fact) *
        (isAsked(fact) || fact.kind === 'duty' ? 1 : fact.kind === 'licence' ? 0.1 : 0.5) *
        (isAtTimes(fact.text) ? seldom : byTheWay.test(fact.text) ? helping : 1),
    ]),
  );
}

/** What is done only now and then stands for the work last. */
const seldom = 0.3;
/** What somebody only helps with stands for the work after what they do themselves. */
const helping = 0.6;
const byTheWay = /^(?:assist|help|support|(?:work|collaborat|partner)\w* (?:\w+ly )?with\b)/i;

const isAnswer = ({ source }: Fact): boolean => source.from === 'job' && source.field === 'answers';

const below = 0.95;

/** Nothing that only the trade knows weighs as much as what the job demands or tells of its days. */
export function putStatedFirst(criteria: readonly Weighed[]): Weighed[] {
  const least = Math.min(
    ...criteria
      .filter(({ origin }) => origin === 'must' || origin === 'duty')
      .map(({ mass }) => mass),
  );
  return criteria
    .map((one) =>
      one.origin === 'trade' ? { ...one, mass: Math.min(one.mass, below * least) } : one,
    )
    .toSorted(heavierFirst);
}
