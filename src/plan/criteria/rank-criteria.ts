import type { Drawer } from '#knowledge/drawer.ts';
import type { Fact } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import { listFacts } from '../own-words.ts';
import { weighDemand } from '../requirements.ts';
import { isTerm } from '../search-words.ts';
import type { Source } from '../source.ts';
import { measureCall } from './call-strength.ts';
import type { Criterion } from './criterion.ts';
import { findShape } from './demand-shape.ts';
import { isPaper } from './gates.ts';
import { isDemand, isEmphasized, isOffer, isSoft, isTrait } from './is-demand.ts';
import { askOnce, askSystems, toOwnCriterion } from './own-demand.ts';
import { isSchoolPaper } from './schooling.ts';
import {
  calledFor,
  fewest,
  settleWeights,
  type Unweighted,
  type Weighed,
} from './settle-weights.ts';
import { isAsked, judgedKinds, valueOf } from './weigh-evidence.ts';
import { asksForYears } from './years.ts';

type Competency = Drawer['competencies'][number];

/** Every demand has its line, up to this many; days and traits fill up to fewer, the trade alone to fewer still. */
const most = 7;
const filled = 6;
const mostTraits = 3;

/** What is called for starts here and grows with its evidence; what only the trade knows stands below. */
const mostEvidence = 5;
const mostOfDays = 4;
const perEvidence = 0.8;
const uncalled = 2;
const perPlace = 0.1;
const soft = 2.6;
const wished = 2.2;

/** What the title itself speaks of is the subject of the job. */
const ofTitle = 1.5;

/** Less than this is a word in passing. */
const plainly = 0.35;
/** A line on the days calls for something only where its own word stands there, and not one that every trade knows. */
const plainlyOfDays = 0.5;
/** A line may call for two things; of the rest it only speaks. */
const nearlyAsPlain = 0.7;
const evidenceOfOne = 0.6;

/** What the job demands, then what its days call for, then its traits; the trade only where that is too little. */
export function rankCriteria(source: Source, drawer: Drawer): Criterion[] {
  const { brief } = source;
  const demands = listFacts(brief, { kinds: [...judgedKinds, 'education', 'physical'] }).filter(
    (fact) => (isJudged(fact) || isMisread(fact)) && !isOffer(fact) && !ofHiring.test(fact.text),
  );
  // What the job tells of its days and of itself also says what counts there; so does a licence it asks for.
  const told = [
    ...listFacts(brief, { kinds: ['duty', 'schedule', 'team', 'goal'] }).filter(
      ({ text }) => !/^(?:we|our)\b/i.test(text),
    ),
    ...listFacts(brief, { kinds: ['licence'] }).filter((fact) => weighDemand(fact) === 'must'),
  ];
  const duties = told.filter(({ kind }) => kind === 'duty');
  const named = demands.filter(
    (fact) =>
      fact.kind === 'tool' &&
      fact.terms.length > 0 &&
      weighDemand(fact) === 'must' &&
      !asksForYears(fact),
  );
  const wishes = new Set(
    demands.filter((fact) => weighDemand(fact) !== 'must').flatMap(({ terms }) => terms),
  );
  const together = toSystems(named, wishes);
  const systems = together.length > 0 ? named : [];
  const lines = [...demands.filter((fact) => !systems.includes(fact)), ...told];
  const musts = demands.filter((fact) => weighDemand(fact) === 'must' && !isSoft(fact));
  const evidence = gatherEvidence(
    drawer.competencies,
    lines,
    (fact) => valueOf(fact, musts.indexOf(fact)) + firstOfDays(duties.indexOf(fact)),
  );
  const taken = new Set<Fact>();
  const known = drawer.competencies.map((competency, i) => {
    const found = evidence.get(competency) ?? [];
    const sum = found.reduce((total, { value }) => total + value, 0);
    const inTitle = measureCall(competency.called_for_by)(brief.title.clean) >= plainly;
    const facts = sum >= evidenceOfOne || inTitle ? found.map(({ fact }) => fact) : [];
    for (const fact of facts) taken.add(fact);
    const criterion = toCriterion(competency, facts);
    const mass =
      weigh(criterion, sum, i) + (facts.length > 0 ? (inTitle ? ofTitle : 0) - perPlace * i : 0);
    return { ...criterion, mass };
  });
  const own = [
    ...together,
    ...demands
      .filter(
        (fact) =>
          !systems.includes(fact) &&
          !taken.has(fact) &&
          fact.kind !== 'other' &&
          weighDemand(fact) !== 'nice' &&
          !onlyWishes(fact, wishes) &&
          isDemand(fact) &&
          !isPaper(fact.text) &&
          !isSchoolPaper.test(fact.text),
      )
      .map(toOwnCriterion),
  ]
    .filter(hasNewName(known.map(({ name }) => name)))
    .filter(isNewSubject())
    .map((criterion) => {
      const [first] = criterion.facts;
      const value = first ? valueOf(first, musts.indexOf(first)) : 0;
      return {
        ...criterion,
        mass: weigh(
          criterion,
          value +
            countEchoes(first, brief) +
            (first ? weighShape(first) : 0) -
            (isBasic(first) ? 1.5 : 0),
          0,
        ),
      };
    })
    .toSorted(heavierFirst);
  const traits = demands
    .filter(
      (fact) =>
        weighDemand(fact) === 'must' &&
        !taken.has(fact) &&
        !own.some(({ facts }) => facts.includes(fact)) &&
        isSoft(fact) &&
        isTrait(fact),
    )
    .map((fact, i) => ({ ...toOwnCriterion(fact), mass: soft - perPlace * i }))
    .slice(0, mostTraits);
  const chosen = quoteOnce(choose([...known, ...own], traits)).toSorted(heavierFirst);
  return askOnce(settleWeights(chosen));
}

/** How applicants are dealt with says nothing of the work. */
const ofHiring = /\b(?:disqualif\w+|(?:applicants?|candidates?) (?:will|may|who|are|lacking)\b)/i;

const judged: ReadonlySet<string> = new Set(judgedKinds);
const isJudged = ({ kind }: Fact): boolean => judged.has(kind);

/** "Substantial post degree experience in building" was learned at work, whatever else the line names. */
const isMisread = ({ text }: Fact): boolean =>
  /\bexperience (?:working |operating )?(?:in|with|as|of|within|operating|\p{L}+ing)\b/iu.test(
    text,
  ) &&
  !/^(?:an? |the )?(?:bachelor|master|degree|diploma|b\.?[as]|high[- ]school|graduat)/i.test(text);

/** A line that is about nothing but what another line calls a bonus. */
const onlyWishes = ({ kind, terms }: Fact, wishes: ReadonlySet<string>): boolean =>
  kind === 'tool' && terms.length > 0 && terms.every((term) => wishes.has(term));

/** The duty that is named first fills most of the days. */
const firstOfDays = (place: number): number => (place === -1 ? 0 : Math.max(0, 0.9 - 0.15 * place));

/** In this order: demands, what the days call for, traits, wishes; what only the trade knows to reach the fewest. */
function choose(found: readonly Weighed[], traits: readonly Weighed[]): Weighed[] {
  const of = (...origins: Criterion['origin'][]): Weighed[] =>
    found.filter(({ origin }) => origins.includes(origin)).toSorted(heavierFirst);
  // What the job asks for in words of its own, then whatever its demands and its days speak of most.
  const own = of('must').filter(({ competency }) => competency === null);
  const demanded = own.slice(0, most);
  const add = (chosen: readonly Weighed[], more: readonly Weighed[], until: number): Weighed[] => [
    ...chosen,
    ...more.slice(0, Math.max(0, until - chosen.length)),
  ];
  const ofTheTrade = of('must', 'duty').filter(({ competency }) => competency !== null);
  const called = add(add(demanded, ofTheTrade, most), traits, filled);
  const wanted = add(called, of('preferred'), fewest + 1);
  return add(wanted, of('trade'), fewest).toSorted(heavierFirst);
}

/** The line that stands for a criterion stands for no other where there is a choice. */
function quoteOnce(criteria: readonly Weighed[]): Weighed[] {
  const quoted = new Set<Fact>();
  return criteria.map((criterion) => {
    const { facts, name, looksLike, strong } = criterion;
    // The line that speaks most of the same things stands for it.
    const free = facts.filter((fact) => !quoted.has(fact));
    const nearness = (fact: Fact): number =>
      (sharedStems(`${name} ${looksLike} ${strong}`, fact.text) *
        (isAsked(fact) || fact.kind === 'duty' ? 1 : fact.kind === 'licence' ? 0.1 : 0.5)) /
      Math.sqrt(words(fact.text));
    // What somebody answered when asked for the demands is the demand.
    const [first] = free.toSorted(
      (a, b) => Number(isAnswer(b)) - Number(isAnswer(a)) || nearness(b) - nearness(a),
    );
    if (first) quoted.add(first);
    // Where every line stands for a heavier one already, only the trade is left.
    return first
      ? { ...criterion, facts: [first, ...facts.filter((fact) => fact !== first)] }
      : {
          ...criterion,
          facts: [],
          origin: 'trade' as const,
          mass: Math.min(criterion.mass, uncalled),
        };
  });
}

const isAnswer = ({ source }: Fact): boolean => source.from === 'job' && source.field === 'answers';

const heavierFirst = (a: Weighed, b: Weighed): number => b.mass - a.mass;

interface Piece {
  fact: Fact;
  value: number;
}

/** The lines that plainly call for each competency, the most telling first. */
function gatherEvidence(
  competencies: readonly Competency[],
  lines: readonly Fact[],
  value: (fact: Fact) => number,
): Map<Competency, Piece[]> {
  const measures = competencies.map((competency) => ({
    competency,
    measure: measureCall(competency.called_for_by),
    isAkin: sharesWords(competency.name),
  }));
  const found = new Map<Competency, Piece[]>();
  for (const fact of lines) {
    const calls = measures
      .map(({ competency, measure, isAkin }) => ({
        competency,
        strength: Math.max(measure(fact.text), isAkin(fact) ? akin : 0),
        isAkin: isAkin(fact),
      }))
      .filter(
        (call) =>
          call.strength >= (isAsked(fact) ? plainly : plainlyOfDays) && isMerged(fact, call),
      );
    const strongest = Math.max(0, ...calls.map(({ strength }) => strength));
    const kept = calls.filter(({ strength }) => strength >= strongest * nearlyAsPlain);
    for (const { competency, strength } of kept) {
      const piece = { fact, value: (value(fact) * strength) / Math.sqrt(kept.length) };
      if (piece.value > 0) found.set(competency, [...(found.get(competency) ?? []), piece]);
    }
  }
  for (const [competency, pieces] of found)
    found.set(
      competency,
      pieces.toSorted((a, b) => b.value - a.value),
    );
  return found;
}

const akin = 0.8;
const fewWords = 7;

/**
 * A demand goes by the trade's name where it speaks of the same thing: in its very words, or where there is little
 * else in the line. What somebody must have done, and what says more, keeps its own name.
 */
function isMerged(
  fact: Fact,
  call: { competency: Competency; isAkin: boolean; strength: number },
): boolean {
  if (!isAsked(fact)) return true;
  if (asksForYears(fact) && isDemand(fact)) return false;
  if (call.isAkin) return true;
  const { name, looks_like: looksLike } = call.competency;
  const shared = sharedStems(name, fact.text);
  // One of the words that every trade knows is no evidence by itself.
  if (call.strength < plainlyOfDays && sharedStems(`${name} ${looksLike}`, fact.text) === 0)
    return false;
  if (isSoft(fact) || shared > 0) return true;
  if (fact.kind === 'tool')
    return call.competency.called_for_by.some((term) =>
      fact.terms.some((named) => named.toLowerCase() === term.toLowerCase()),
    );
  if (findShape(fact) === 'experience') return false;
  return !isDemand(fact) || words(fact.text) <= fewWords;
}

const words = (text: string): number => text.split(/\s+/).length;

/** Whatever ending a word has here and there. */
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .map((word) => word.replace(/(?:ing|ly|ed|es|s)$/, '').slice(0, 5))
    .filter((stem) => stem.length >= 3 && !everyday.test(stem));
const everyday = /^(?:with|that|work|when|from|data|other|exper|knowl|abili|skill)$/;

function sharedStems(name: string, text: string): number {
  const own = new Set(stemsOf(name));
  return new Set(stemsOf(text).filter((stem) => own.has(stem))).size;
}

const ofLeading =
  /^(?:leading|supervising|running|training|building|managing) .*(?:aides|people|team|crew|cooks|staff|line|shift|juniors|colleagues)/i;

/** "Handle food safely" is "Clean and safe food", whatever words the trade listens for; so is leading others. */
function sharesWords(name: string): (fact: Fact) => boolean {
  const leads = ofLeading.test(name);
  return (fact) => (leads && findShape(fact) === 'leading') || sharedStems(name, fact.text) >= 2;
}

/** What weighs most is what the job demands, then what fills its days, then the trade; traits and wishes come last. */
function weigh({ origin, facts }: Unweighted, evidence: number, place: number): number {
  if (origin === 'trade') return uncalled - perPlace * place;
  if (origin === 'preferred') return wished;
  if (facts.every((fact) => isAsked(fact) && isSoft(fact) && !isEmphasized(fact)))
    return soft + Math.min(0.8, evidence);
  const cap = origin === 'duty' ? mostOfDays : mostEvidence;
  return calledFor + perEvidence * Math.min(cap, evidence);
}

const mostEchoes = 2;

/** How often the job comes back to the subject of a demand; its own trade is no subject. */
function countEchoes(fact: Fact | undefined, { facts, title }: Source['brief']): number {
  const stems = (text: string): string[] =>
    (text.toLowerCase().match(/\p{L}{7,}/gu) ?? []).map((word) => word.slice(0, 7));
  const known = new Set([...stems(title.clean), 'experie', 'knowled', 'ability', 'underst']);
  const subject = new Set(stems(fact?.text ?? '').filter((stem) => !known.has(stem)));
  const echoes = facts.filter(
    (other) => other !== fact && stems(other.text).some((stem) => subject.has(stem)),
  );
  return Math.min(mostEchoes, echoes.length * 0.5);
}

/** Time in the work tells more than being able to do one thing of it. */
const weighShape = (fact: Fact): number =>
  asksForYears(fact) ? 1 : findShape(fact) === 'ability' ? -2 : 0;

const isBasic = (fact: Fact | undefined): boolean =>
  /\b(?:basic|general|some|familiar\w*|awareness)\b/i.test(fact?.text ?? '');

/** "One year of treating children" after "training in treating children or one year of it" asks for nothing new. */
function isNewSubject(): (criterion: Unweighted) => boolean {
  const told: Set<string>[] = [];
  return ({ name, facts }) => {
    const stems = stemsOf(name);
    const isOld = told.some((known) => stems.length > 0 && stems.every((stem) => known.has(stem)));
    if (!isOld) told.push(new Set([...stems, ...facts.flatMap(({ text }) => stemsOf(text))]));
    return !isOld;
  };
}

function originOf(facts: readonly Fact[]): Criterion['origin'] {
  if (facts.some((fact) => isAsked(fact) && weighDemand(fact) === 'must')) return 'must';
  if (facts.some((fact) => !isAsked(fact))) return 'duty';
  return facts.length > 0 ? 'preferred' : 'trade';
}

const toCriterion = (competency: Competency, facts: Fact[]): Unweighted => ({
  id: competency.id,
  name: competency.name,
  origin: originOf(facts),
  facts,
  competency: competency.id,
  looksLike: competency.looks_like,
  question: competency.question,
  strong: competency.strong,
  weak: competency.weak,
  probe: competency.probe,
});

function hasNewName(names: readonly string[]): (criterion: Unweighted) => boolean {
  const seen = new Set(names.map((name) => name.toLowerCase()));
  return ({ name }) => !seen.has(name.toLowerCase()) && Boolean(seen.add(name.toLowerCase()));
}

/** Word and Outlook tell nobody apart. */
const office =
  /^(?:(?:microsoft|ms) )?(?:office|word|powerpoint|outlook|windows|teams|365|office suite)$|^google (?:suite|workspace|docs)$|^zoom$/i;

const degree = /^(?:proficient|intermediate|advanced|basic|expert|beginner|excellent|familiar)$/i;

const namedSystems = 4;

/** The systems a job names are one thing to be shown: working with them. */
function toSystems(facts: readonly Fact[], wishes: ReadonlySet<string>): Unweighted[] {
  const [first] = facts;
  if (!first) return [];
  const terms = [...new Set(facts.flatMap(({ terms: named }) => named))]
    .filter(
      (term) =>
        isTerm(term) &&
        !office.test(term) &&
        !degree.test(term) &&
        !wishes.has(term) &&
        !/\p{Lu}{3}\p{Ll}{3}/u.test(term),
    )
    .slice(0, namedSystems);
  if (terms.length < 2) return [];
  const named = joinList(terms);
  return [
    {
      ...toOwnCriterion(first),
      ...askSystems(named),
      name: `Working with ${named}`,
      facts: [...facts],
    },
  ];
}
