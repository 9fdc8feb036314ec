import type { Drawer } from '#knowledge/drawer.ts';
import type { Fact } from '#shared/brief.ts';
import { stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { listFacts } from '../own-words.ts';
import type { Source } from '../source.ts';
import { spread } from '../funnel.ts';
import type { Criterion } from './criterion.ts';
import { isPaper } from './gates.ts';
import { isTerm } from '../search-words.ts';
import { nameDemand } from './name-demand.ts';
import { toOwnCriterion } from './own-demand.ts';

type Competency = Drawer['competencies'][number];
type Unweighted = Omit<Criterion, 'weight' | 'points'>;

const most = 7;
const mostOwn = 4;
const fewest = 6;

const judged = ['skill', 'tool', 'safety', 'experience', 'language', 'other'] as const;
const judgedKinds: ReadonlySet<string> = new Set(judged);
const isJudged = ({ kind }: Fact): boolean => judgedKinds.has(kind);

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "shifts" is also called for by "night shift". */
const singular = (term: string): string =>
  term.length > 4 && /[^s]s$/.test(term) ? term.slice(0, -1) : term;

/** Whole words only: "POS" is not called for by "positive", nor "app" by "approach". */
function callsFor({ called_for_by }: Competency): (text: string) => boolean {
  const toPattern = (terms: readonly string[], flags: string): RegExp | null =>
    terms.length === 0
      ? null
      : new RegExp(
          `(?<![\\p{L}\\p{N}])(?:${terms.map((term) => escape(singular(term))).join('|')})(?:e?s|e?d|ing|ly)?(?![\\p{L}\\p{N}])`,
          flags,
        );
  const isAcronym = (term: string): boolean => term === term.toUpperCase();
  const acronyms = toPattern(called_for_by.filter(isAcronym), 'u');
  const words = toPattern(
    called_for_by.filter((term) => !isAcronym(term)),
    'iu',
  );
  return (text) => (acronyms?.test(text) ?? false) || (words?.test(text) ?? false);
}

/** What weighs most is what the job demands, then what fills its days; what only the trade knows comes last. */
function weigh({ origin, facts }: Unweighted): number {
  const count = (test: (fact: Fact) => boolean): number => Math.min(3, facts.filter(test).length);
  const musts = count((fact) => isJudged(fact) && fact.importance === 'must');
  const duties = count((fact) => !isJudged(fact));
  const base = { must: 5, duty: 4, preferred: 2, trade: 3 }[origin];
  return base + 2 * musts + duties;
}

function originOf(facts: readonly Fact[]): Criterion['origin'] {
  if (facts.some((fact) => isJudged(fact) && fact.importance === 'must')) return 'must';
  if (facts.some((fact) => !isJudged(fact))) return 'duty';
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

/** What the employer gives or has is no demand on a person, wherever it stands. */
const isOffer = ({ text }: Fact): boolean =>
  /[$€£]\s?\d|\bpaid\b|per diem|we (?:pay|offer|provide|have|are)|\bbenefits?\b/i.test(text);

/** Every advertisement asks for these; nobody can be told apart by them. */
const inEveryAd =
  /communicat|interpersonal|team ?(?:player|work)|problem[- ]solv|attention to detail|detail[- ]oriented|multi-?task|positive|friendly|attitude|growth mindset|customer service|self[- ](?:starter|motivated)|work ethic|fast[- ]paced|flexib|organi[sz]ation(?:al)? skills|time management|passion|enthusias|computer skills|hard[- ]?working|reliab|punctual/i;
const bodily =
  /\b(?:lift|stand|walk|sit|stoop|kneel|crouch|climb|hands?|posture|pounds|lbs|hear|vision|reach|bend|physical|stamina|eyesight|tattoo|dexterity)/i;
const noName =
  /\b(?:is|are|be|will|must|should|can|if|we|our|us|you|your|please|this|who|which|not|don['’]t|someone|individual|applicants?|candidates?)\b/i;

/** A line with a label of its own ("Startup mindset - scrappy"), or one that says what kind of demand it is. */
const vouched =
  /\b(?:experience|knowledge|proficien\w*|background|interest|track record)\b|^\p{Lu}[\p{L} ]{3,40}\s?[-–:]\s/iu;

/** Something a person can be asked to show, whose name the reading vouches for. */
function isDemand({ text, forms }: Fact): boolean {
  const name = nameDemand(text);
  const words = name.split(/\s+/).length;
  return (
    (forms.nounPhrase !== null || vouched.test(text)) &&
    words >= 2 &&
    words <= 9 &&
    name.length <= 64 &&
    stripEnd(text).toLowerCase().includes(name.toLowerCase()) &&
    !noName.test(name) &&
    !inEveryAd.test(name) &&
    !bodily.test(text)
  );
}

/** Six or seven of them, weights adding up to 100, heaviest first. */
export function rankCriteria(source: Source, drawer: Drawer): Criterion[] {
  const { brief } = source;
  const demands = listFacts(brief, { kinds: judged }).filter((fact) => !isOffer(fact));
  // What the job tells of its days and of itself also says what counts there.
  const told = listFacts(brief, { kinds: ['duty', 'schedule', 'culture', 'team', 'goal'] });
  const systems = demands.filter(
    ({ kind, importance, terms }) => kind === 'tool' && importance === 'must' && terms.length > 1,
  );
  const taken = new Set<Fact>();
  const known = drawer.competencies.map((competency) => {
    const isCalled = callsFor(competency);
    const facts = [...demands, ...told].filter(
      (fact) => !systems.includes(fact) && isCalled(fact.text),
    );
    for (const fact of facts) taken.add(fact);
    return toCriterion(competency, facts);
  });
  const own = [
    ...toSystems(systems),
    ...demands
      .filter(
        (fact) =>
          !systems.includes(fact) &&
          !taken.has(fact) &&
          fact.kind !== 'other' &&
          fact.importance !== 'nice',
      )
      .filter(
        (fact) =>
          isDemand(fact) &&
          !isPaper(fact.text) &&
          !fact.text.toLowerCase().includes(brief.title.singular),
      )
      .map(toOwnCriterion),
  ]
    .filter(hasNewName(known.map(({ name }) => name)))
    .toSorted((a, b) => weigh(b) - weigh(a))
    .slice(0, mostOwn);
  const called = known.filter(({ facts }) => facts.length > 0);
  const uncalled = known.filter(({ facts }) => facts.length === 0);
  const chosen = [...called, ...own].toSorted((a, b) => weigh(b) - weigh(a)).slice(0, most);
  const filled = [...chosen, ...uncalled.slice(0, Math.max(0, fewest - chosen.length))];
  return settleWeights(filled.toSorted((a, b) => weigh(b) - weigh(a)));
}

function hasNewName(names: readonly string[]): (criterion: Unweighted) => boolean {
  const seen = new Set(names.map((name) => name.toLowerCase()));
  return ({ name }) => !seen.has(name.toLowerCase()) && Boolean(seen.add(name.toLowerCase()));
}

const namedSystems = 4;

/** The systems a job names are one thing to be shown: working with them. */
function toSystems(facts: readonly Fact[]): Unweighted[] {
  const [first] = facts;
  if (!first) return [];
  const terms = [...new Set(facts.flatMap(({ terms: named }) => named))]
    .filter((term) => isTerm(term) && !/\p{Lu}{3}\p{Ll}{3}/u.test(term))
    .slice(0, namedSystems);
  if (terms.length < 2) return [];
  return [{ ...toOwnCriterion(first), name: `Working with ${joinList(terms)}`, facts: [...facts] }];
}

/** Each place counts a little less than the one before, so that a ranking ranks. */
const decline = 0.9;

function settleWeights(criteria: readonly Unweighted[]): Criterion[] {
  const raw = criteria.map((criterion, i) => weigh(criterion) * decline ** i);
  const heaviest = Math.max(...raw);
  const weights = spread(100, raw).toSorted((a, b) => b - a);
  return criteria.map((criterion, i) => ({
    ...criterion,
    weight: weights[i] ?? 0,
    points: Math.max(1, Math.round((10 * (raw[i] ?? 0)) / heaviest)),
  }));
}
