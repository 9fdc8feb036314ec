import type { Brief, Fact } from '#shared/brief.ts';
import type { Source } from '#plan/source.ts';
import { listFacts } from '../facts.ts';

const offHours =
  /\bnights?\b|weekend|holidays?\b(?! pay)|on[- ]call|overnight|evening|rotating|second shift|third shift|swing shift|graveyard|24\/7|call-?outs?|mandatory overtime|shift work|Schicht|Wochenend/i;
const heights = /\bheights?\b|ladders?\b|towers?\b|scaffold|roof/i;
const lifting =
  /\blift|\bcarry\b|pounds|\blbs?\b|\bkg\b|standing|stand for|physical(?:ly)?\b|climb|bend|kneel/i;

/** What a person's life must allow, as the job states it. */
export interface Conditions {
  schedule: Fact[];
  travel: Fact[];
  physical: Fact[];
  checks: Fact[];
  /** Nights, weekends, on-call or shifts are named. */
  offHours: boolean;
  heights: boolean;
  lifting: boolean;
  moves: boolean;
}

const isCheck = ({ kind, text }: Fact): boolean =>
  kind === 'authorization' || /background check|drug (?:test|screen)|fingerprint/i.test(text);

export function readConditions({ brief }: Pick<Source, 'brief'>): Conditions {
  const schedule = listFacts(brief, { kinds: ['schedule'] });
  const travel = listFacts(brief, { kinds: ['travel'] });
  const physical = listFacts(brief, { kinds: ['physical'] });
  const stated = [...schedule, ...travel, ...physical, ...brief.dealBreakers].map(
    ({ text }) => text,
  );
  const says = (pattern: RegExp): boolean => stated.some((text) => pattern.test(text));
  return {
    schedule,
    travel: travel.filter(({ text }) => !/\bno travel\b|travel is not/i.test(text)),
    physical,
    checks: brief.facts.filter(isCheck),
    offHours: says(offHours),
    heights: says(heights),
    lifting: says(lifting),
    moves: brief.workType !== 'remote' && brief.place.resolved !== null,
  };
}

export const hasConditions = (brief: Brief): boolean =>
  brief.dealBreakers.length > 0 ||
  brief.workType !== null ||
  brief.facts.some(({ kind }) => kind === 'schedule' || kind === 'travel' || kind === 'physical');
