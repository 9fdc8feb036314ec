import type { Fact } from '#shared/brief.ts';
import type { Source } from '../source.ts';
import { findShape } from './own-lines/demand-shape.ts';
import { isEmphasized, isSoft } from './own-lines/is-demand.ts';
import { calledFor, type Unweighted } from './settle-weights.ts';
import { isAsked } from './evidence/weigh-evidence.ts';

/** What is called for starts at a mark and grows with its evidence; what only the trade knows stands below. */
const mostEvidence = 5;
const mostOfDays = 4;
const perEvidence = 0.8;
export const uncalled = 2.4;
export const perPlace = 0.1;
const soft = 2.6;
export const wished = 1.2;
/** One word in passing calls for something less surely than a line about it. */
const sure = 1;
const hardlyCalled = 1.2;

/** What weighs most is what fills the days and what the job demands, then the trade; wishes come last. */
export function weigh({ origin, facts }: Unweighted, evidence: number, place: number): number {
  if (origin === 'trade') return uncalled - perPlace * place;
  if (origin === 'preferred') return wished;
  if (facts.every((fact) => isAsked(fact) && isSoft(fact) && !isEmphasized(fact)))
    return soft + Math.min(0.8, evidence);
  const cap = origin === 'duty' ? mostOfDays : mostEvidence;
  const doubt = evidence < sure ? hardlyCalled : 0;
  return calledFor - doubt + perEvidence * Math.min(cap, evidence);
}

const toldAtLength = 6;
const ofOneDemand = 0.6;

/** Where the days are told at length, one demand says less than they do. */
export const besideDays = (duties: number): number => (duties >= toldAtLength ? ofOneDemand : 1);

const mostEchoes = 2;

/** How often the job comes back to the subject of a demand; its own trade is no subject. */
export function countEchoes(fact: Fact | undefined, { facts, title }: Source['brief']): number {
  const stems = (text: string): string[] =>
    (text.toLowerCase().match(/\p{L}{7,}/gu) ?? []).map((word) => word.slice(0, 7));
  const known = new Set([...stems(title.clean), 'experie', 'knowled', 'ability', 'underst']);
  const subject = new Set(stems(fact?.text ?? '').filter((stem) => !known.has(stem)));
  const echoes = facts.filter(
    (other) => other !== fact && stems(other.text).some((stem) => subject.has(stem)),
  );
  return Math.min(mostEchoes, echoes.length * 0.5);
}

/** Being able to do one thing of the work tells less than knowing a part of it. */
export const weighShape = (fact: Fact): number => (findShape(fact) === 'ability' ? -2 : 0);

export const isBasic = (fact: Fact | undefined): boolean =>
  /\b(?:basic|general|some|familiar\w*|awareness)\b/i.test(fact?.text ?? '');
