import type { Fact } from '#shared/brief.ts';
import type { Gate } from '../criterion.ts';
import { checkOf } from './gate-checks.ts';

/** Nobody brings these along: they are made once somebody has been chosen. */
export const madeAfterOffer =
  /\b(?:background (?:checks?|screen\w*|investigation)|drug|criminal|DBS|disclosure and barring|tuberculosis|TB test|PVG|Access ?NI|vetting|(?:security|police|customs|criminal record)\b.{0,30}\bclearances?|clearance process|(?:successful|selected|chosen) (?:candidates?|applicants?)\b.{0,40}\b(?:under(?:go|take)|pass|complete)|credit check|reference checks?|pre-?employment (?:check|screen|test|physical|drug|background|medical)\w*|(?:health|security|personnel|medical|safeguarding|employment) screening|(?:identity|security|employment)\b.{0,20}\bchecks)\b/i;
const bodily =
  /\b(?:medical(?:ly)?|physical(?:ly)?|fitness|(?:good|occupational) health|health (?:check|exam\w*|screening)|vaccinat\w+|immuni[sz]\w+|lift|carry|stand(?:ing)? (?:(?:\p{L}+ )?for|required|all|the|during)|pounds|lbs|kneel|climb|eyesight|vision|stamina)\b/iu;

export function toGate(given: Gate['kind'], name: string, ...facts: readonly Fact[]): Gate {
  const isOwn = given === 'authorization' || given === 'credential' || given === 'condition';
  const kind =
    isOwn && /\b(?:medical|fitness|eyesight|health screening)\b/i.test(name)
      ? 'body'
      : isOwn && madeAfterOffer.test(name)
        ? 'check'
        : given === 'condition' && bodily.test(name)
          ? 'body'
          : given;
  return { name, kind, ...checkOf(kind, name), factIds: facts.map(({ id }) => id) };
}
