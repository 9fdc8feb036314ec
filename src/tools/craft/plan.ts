import { roundCount } from '#market/supply/estimate.ts';
import type { Source } from '#plan/source.ts';
import { planChannels, type PlannedChannel } from './channels.ts';
import { planFunnel, type Funnel } from './funnel.ts';
import { sayPay, type PayWords } from './pay-words.ts';
import { castPersonas, type Persona } from './personas.ts';
import { getPool } from './pool-words.ts';
import { planTimeline, type Timeline } from './timeline.ts';

/** What all tools of one job agree on: who, how many, by when, for how much. */
export type Plan = {
  pay: PayWords;
  timeline: Timeline;
  funnel: Funnel;
  channels: PlannedChannel[];
  personas: Persona[];
  /** People as every tool says them, rounded; null where no estimate exists. */
  pool: { direct: number; winnable: number; total: number; neighborPercent: number } | null;
  /** Hours of this work between opening and the planned acceptance, all seats together. */
  gapHours: number;
  gapWeeks: string;
};

const HOURS_A_WEEK = 40;

const plans = new WeakMap<Source, Plan>();

/** Computed once for a source and the same for every tool. */
export function makePlan(source: Source): Plan {
  const known = plans.get(source);
  if (known) return known;
  const timeline = planTimeline(source);
  const pool = getPool(source);
  const funnel = planFunnel(source, timeline);
  const plan: Plan = {
    pay: sayPay(source),
    timeline,
    funnel,
    channels: planChannels(source),
    personas: castPersonas(source),
    pool: pool && {
      direct: roundCount(pool.direct.count),
      winnable: roundCount(pool.winnable),
      total: roundCount(pool.total.count),
      neighborPercent:
        pool.winnable > 0 ? Math.round(100 * (1 - pool.direct.count / pool.winnable)) : 0,
    },
    gapWeeks: (timeline.accept.afterDays / 7).toFixed(1),
    gapHours: Math.round((funnel.starts * HOURS_A_WEEK * timeline.accept.afterDays) / 7),
  };
  plans.set(source, plan);
  return plan;
}

/** What makes the choice among equal phrasings: the job itself, so that it stays the same. */
export const seedOf = ({ brief }: Source, section: string): string =>
  `${brief.title.clean}|${brief.place.label}|${brief.employer.name}|${section}`;
