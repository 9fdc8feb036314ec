import type { Source } from '../source.ts';
import { planChannels, type PlannedChannel } from './channels.ts';
import { planFunnel, type Funnel } from './funnel.ts';
import { sayPay, type PayWords } from './pay-words.ts';
import { castPersonas, type Persona } from './personas.ts';
import { planTimeline, type Timeline } from './timeline.ts';

/** What all tools of one job agree on: who, how many, by when, for how much. */
export type Plan = {
  pay: PayWords;
  timeline: Timeline;
  funnel: Funnel;
  channels: PlannedChannel[];
  personas: Persona[];
};

const plans = new WeakMap<Source, Plan>();

/** Computed once for a source and the same for every tool. */
export function makePlan(source: Source): Plan {
  const known = plans.get(source);
  if (known) return known;
  const timeline = planTimeline(source);
  const plan: Plan = {
    pay: sayPay(source),
    timeline,
    funnel: planFunnel(source, timeline),
    channels: planChannels(source),
    personas: castPersonas(source),
  };
  plans.set(source, plan);
  return plan;
}

/** What makes the choice among equal phrasings: the job itself, so that it stays the same. */
export const seedOf = ({ brief }: Source, section: string): string =>
  `${brief.title.clean}|${brief.place.label}|${brief.employer.name}|${section}`;
