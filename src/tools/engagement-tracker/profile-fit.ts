import { listJobFacts } from '#plan/letters/job-facts.ts';
import { listGood } from '#plan/letters/list-good.ts';
import { motivesOf, type Motive } from '#plan/letters/motives.ts';
import { wishesOf } from '#plan/letters/tell-facts.ts';
import type { PlannedPersona } from '#plan/people/planned-persona.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';

/** Whether the posting answers what such people move for first. */
type Fit = 'answered' | 'partly' | 'open';

export interface ProfileRow {
  name: string;
  fit: Fit;
}

/** Assumptions: on replies. */
export const fitFactor: Record<Fit, number> = { answered: 1.1, partly: 1, open: 0.9 };
const firstWishes = 3;

/** By what such people move for, and what the posting has of it. */
export const rateProfile = (persona: PlannedPersona, stated: ReadonlySet<Motive>): ProfileRow => {
  const wishes = [...new Set(wishesOf(persona))].slice(0, firstWishes);
  const met = wishes.filter((wish) => stated.has(wish)).length;
  const fit = met === 0 ? 'open' : met * 2 > wishes.length ? 'answered' : 'partly';
  return { name: persona.name, fit: wishes.length === 0 ? 'partly' : fit };
};

/** What the posting has to say to a wish: its offers, its pay, its hours. */
export const listAnswered = (source: Source): ReadonlySet<Motive> => {
  const { stated } = makePlan(source);
  return new Set<Motive>([
    ...listGood(source).flatMap(motivesOf),
    ...(stated.has('pay') ? (['pay'] as const) : []),
    ...(stated.has('hours') ? (['schedule'] as const) : []),
    ...(stated.has('team') ? (['team'] as const) : []),
    ...(stated.has('growth') ? (['progression'] as const) : []),
    ...(/\bpermanent\b/i.test(listJobFacts(source).pattern) ? (['stability'] as const) : []),
  ]);
};
