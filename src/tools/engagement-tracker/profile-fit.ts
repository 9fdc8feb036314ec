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
  letter: string;
  fit: Fit;
  /** Of their first wishes the share that the posting answers; one half where they have none. */
  share: number;
  /** Of their first wishes those that the posting answers; where it answers none, what they are. */
  wishes: readonly Motive[];
}

/** An assumption on replies: so much more or less, by the share of wishes that is answered. */
const widest = 0.1;
export const factorOf = ({ share }: Pick<ProfileRow, 'share'>): number =>
  1 + widest * (2 * share - 1);
const firstWishes = 3;

/** By what such people move for, and what the posting has of it. */
export const rateProfile = (persona: PlannedPersona, stated: ReadonlySet<Motive>): ProfileRow => {
  const wishes = [...new Set(wishesOf(persona))].slice(0, firstWishes);
  const met = wishes.filter((wish) => stated.has(wish));
  const fit =
    wishes.length === 0
      ? 'partly'
      : met.length === 0
        ? 'open'
        : met.length * 2 > wishes.length
          ? 'answered'
          : 'partly';
  const { name, letter } = persona;
  const share = wishes.length === 0 ? 0.5 : met.length / wishes.length;
  return { name, letter, fit, share, wishes: met.length === 0 ? wishes : met };
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
