import type { Fact } from '#shared/brief.ts';
import { weighDemand } from '../../demands/requirements.ts';
import type { Source } from '../../source.ts';
import { findShape } from './demand-shape.ts';
import { isCondition } from '../gates/is-condition.ts';
import { isPaper } from '../gates/is-paper.ts';
import { canBeNamed, isEmphasized, isSoft } from './is-demand.ts';
import { byItsLines } from '../mass.ts';
import { nameMatter } from '../names/name-matter.ts';
import { toOwnCriterion } from './own-demand.ts';
import { tellsStack } from '../evidence/origin.ts';
import { hasOwnSubject, hearSpecialty, nameDepth } from './own-subject.ts';
import { isSchoolPaper } from '../gates/schooling.ts';
import type { Unweighted, Weighed } from '../settle-weights.ts';
import { stemsOf } from '../names/shared-stems.ts';
import { isOfficeProgram, isOfOffice, toSystems } from './systems.ts';
import { toFirstTrait } from './traits.ts';
import { isDeepTool } from '../evidence/degree.ts';
import { asksForYears } from '../gates/years.ts';

interface Own {
  source: Source;
  /** The name of the trade alone. */
  field: string;
  /** The name of the trade; what everybody in it has done is no subject of its own. */
  trade: string;
  /** False where only the kind of work is known: then experience in it is worth a line. */
  isTrade: boolean;
  demands: readonly Fact[];
  /** Lines that a competency of the trade stands for. */
  taken: ReadonlySet<Fact>;
  /** Names that competencies have. */
  names: readonly string[];
}

/** Systems that the job demands by name. */
export function listSystems(demands: readonly Fact[]): {
  together: Unweighted[];
  systems: readonly Fact[];
} {
  const named = demands.filter(
    (fact) =>
      fact.kind === 'tool' &&
      fact.terms.length > 0 &&
      (weighDemand(fact) === 'must' || tellsStack(fact)) &&
      !asksForYears(fact) &&
      !isOfOffice(fact),
  );
  const together = toSystems(named, listWishes(demands));
  return { together, systems: together.length > 0 ? named : [] };
}

const listWishes = (demands: readonly Fact[]): ReadonlySet<string> =>
  new Set(
    demands
      .filter((fact) => weighDemand(fact) !== 'must' && !tellsStack(fact))
      .flatMap(({ terms }) => terms),
  );

/** What the job demands in words of its own. */
export function listOwnCriteria(own: Own): Weighed[] {
  const { source, field, trade, isTrade, demands, taken, names } = own;
  const { brief } = source;
  const wishes = listWishes(demands);
  const { together, systems } = listSystems(demands);
  const subject = `${brief.title.clean} ${trade}`;
  const isSpecial = hearSpecialty(brief.title.clean, field);
  // What the title sets apart and no line of the work is called by is the middle of the job.
  const isCore = (name: string): boolean => isTrade && isSpecial(name) && !names.some(isSpecial);
  return [
    ...together,
    ...demands
      .filter((fact) => isSoft(fact) && isEmphasized(fact) && weighDemand(fact) === 'must')
      .flatMap((fact) => toFirstTrait(fact))
      .slice(0, 1),
    ...demands
      .filter(
        (fact) =>
          !systems.includes(fact) &&
          !taken.has(fact) &&
          fact.kind !== 'other' &&
          !isOfOffice(fact) &&
          weighDemand(fact) !== 'nice' &&
          !onlyWishes(fact, wishes) &&
          canBeNamed(fact) &&
          !isSoft(fact) &&
          !isPaper(fact.text) &&
          !isCondition(fact.text) &&
          !isSchoolPaper.test(fact.text),
      )
      .flatMap((fact) => scoreDepth(toOwnCriterion(fact), fact, { subject, isTrade, isCore })),
  ]
    .filter(
      ({ name, facts }) =>
        (!isOfficeProgram(name) || facts.some(isDeepTool)) && !isTitled(name, brief.title.clean),
    )
    .map(nameInDepth)
    .filter(hasNewName(names))
    .filter(isNewSubject())
    .map((criterion) => ({ ...criterion, mass: byItsLines }));
}

/** "MS Excel" of "Advanced MS Excel with pivot tables": a program that anybody has used, asked for in depth. */
const nameInDepth = (criterion: Unweighted): Unweighted =>
  isOfficeProgram(criterion.name) && criterion.facts.some(isDeepTool)
    ? { ...criterion, name: sayInDepth(criterion) }
    : criterion;
function sayInDepth({ name, facts }: Unweighted): string {
  const bare = name.replace(ofMaker, '');
  return facts.some(({ text }) => /\badvanced?\b/i.test(text))
    ? `Advanced ${bare}`
    : `${bare} in depth`;
}
const ofMaker = /^(?:(?:advanced|expert) )?(?:(?:microsoft|ms)[ -])?/i;

/** "Strategy Planning Supervisor with ...": the title of the job, and no demand of it. */
const isTitled = (name: string, title: string): boolean =>
  title.includes(' ') &&
  `${name.replace(asHolder, '').toLowerCase()} `.startsWith(`${title.toLowerCase()} `);
/** "Experience as a net mender" of a net mender. */
const asHolder = /^(?:\p{L}+ )?(?:experience|background|expertise) as an? /iu;

/** Shapes in which a line may ask for no more than the trade itself: "Background in plumbing" of a plumber. */
const ofTheTrade: ReadonlySet<string> = new Set(['experience', 'knowledge', 'skill']);

/** A body of rules is a thing to know by itself, by its letters or by what it is. */
const ofRules =
  /\(\p{Lu}{3,8}\)|\b(?:GAAP|IFRS|GAAS|OSHA|HIPAA|GDPR|SQL)\b|\b(?:legislation|safeguarding|statut(?:es|ory \p{L}+)|(?:building|electrical|fire|plumbing) codes?|(?<!school )regulations)\b/u;

interface Known {
  subject: string;
  isTrade: boolean;
  isCore: (name: string) => boolean;
}

/** Years are met or not; only what was done in them, in a field of its own, is scored as well. */
function scoreDepth(
  criterion: Unweighted,
  fact: Fact,
  { subject, isTrade, isCore }: Known,
): Unweighted[] {
  // In how many years it was done is met or not.
  const isOwn =
    (isCore(criterion.name) && !asksForYears(fact)) || hasOwnSubject(criterion.name, subject);
  // Having done the work itself is what every line asks about.
  if (isTrade && ofTheTrade.has(findShape(fact)) && !isOwn && !ofRules.test(fact.text)) return [];
  if (!asksForYears(fact)) return [criterion];
  if (weighDemand(fact) !== 'must') return [];
  const name = isOwn ? nameDone(criterion.name, fact) : null;
  return name === null ? [] : [{ ...criterion, name }];
}

/** What was done in the years: by what the line says of it, or by the name without its head. */
const nameDone = (name: string, fact: Fact): string | null =>
  nameMatter(fact) === name && !/\bexperience\b/i.test(name) ? name : nameDepth(name);

/** A line that is about nothing but what another line calls a bonus. */
const onlyWishes = ({ kind, terms }: Fact, wishes: ReadonlySet<string>): boolean =>
  kind === 'tool' && terms.length > 0 && terms.every((term) => wishes.has(term));

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

function hasNewName(names: readonly string[]): (criterion: Unweighted) => boolean {
  const seen = new Set(names.map((name) => name.toLowerCase()));
  return ({ name }) => !seen.has(name.toLowerCase()) && Boolean(seen.add(name.toLowerCase()));
}
