import { listMustHaves, listPreferred, sayFact, sayShort } from '../../craft/facts.ts';
import { assessProfiles } from '../../craft/profiles.ts';
import { capitalize, lowerFirst } from '../../craft/prose/casing.ts';
import { listOnce } from '../../craft/prose/list.ts';
import type { Source } from '#plan/source.ts';
import type { HiringSynopsis } from '../content.ts';

export type AgreedCriterion = Pick<
  HiringSynopsis['agreedUponHiringCriteria'][number],
  'criterion' | 'requirement' | 'dealBreaker' | 'redFlag'
> & {
  /** What the writer has to go by: the job's own words. */
  stated: string;
  kind: string;
};

const SHOWN = 14;
const MANDATORY = new Set(['licence', 'authorization', 'physical', 'safety', 'education']);
const USUAL = [
  'Usual in this occupation, not stated in the job; ask whether {name} counts here',
  'The job does not mention {name}; people in this work usually bring it, so confirm it',
  'Taken from the occupation: agree at the intake whether {name} counts',
  'Not in the job, common in the work: {name}. To be confirmed',
];
const sayUsual = (name: string, index: number): string =>
  USUAL[index % USUAL.length]!.replace('{name}', lowerFirst(name));
const HARMFUL = new Set(['Safety', 'Clinical', 'Care']);

/** What was agreed to decide by: deal breakers, then must-haves, then what is seen in the interview, then wishes. */
export function listCriteria(source: Source): AgreedCriterion[] {
  const { brief } = source;
  const breakers = brief.dealBreakers.map((breaker): AgreedCriterion => ({
    criterion: capitalize(sayFact(breaker)),
    requirement: 'MANDATORY',
    dealBreaker: true,
    redFlag: false,
    stated: sayFact(breaker),
    kind: 'breaker',
  }));
  const musts = listMustHaves(brief).map((fact): AgreedCriterion => ({
    criterion: capitalize(sayShort(fact)),
    requirement: MANDATORY.has(fact.kind) ? 'MANDATORY' : 'CRITICAL',
    dealBreaker: false,
    redFlag: false,
    stated: sayFact(fact),
    kind: fact.kind,
  }));
  const seen = assessProfiles(source)
    .criteria.filter(({ isGate, category }) => !isGate && category !== 'Conditions')
    .map(({ name, competency, category, origin, facts }, index): AgreedCriterion => {
      const isUsual = origin === 'profile' || origin === 'basic';
      return {
        criterion: name,
        requirement: origin === 'must' ? 'CRITICAL' : isUsual ? 'MEDIUM' : 'HIGH',
        dealBreaker: false,
        redFlag: HARMFUL.has(category),
        stated:
          competency?.shows ??
          (isUsual ? sayUsual(name, index) : facts[0] ? sayFact(facts[0]) : name),
        kind: 'competency',
      };
    });
  const wishes = listPreferred(brief).map((fact): AgreedCriterion => ({
    criterion: capitalize(sayShort(fact)),
    requirement: 'PREFERRED',
    dealBreaker: false,
    redFlag: false,
    stated: sayFact(fact),
    kind: fact.kind,
  }));
  const all = [
    ...breakers.slice(0, 6),
    ...musts.slice(0, 6),
    ...seen.slice(0, Math.max(4, 8 - breakers.length - musts.length)),
    ...wishes.slice(0, 3),
  ];
  const names = new Set(listOnce(all.map(({ criterion }) => criterion)));
  return all.filter(({ criterion }) => names.delete(criterion)).slice(0, SHOWN);
}
