import { forecastGhosting, forecastSentiment } from '../craft/engagement-forecast.ts';
import {
  channelRates,
  forecastByPersona,
  forecastByStage,
  ratesBasis,
} from '../craft/engagement-rates.ts';
import { chooseTiming } from '../craft/engagement-timing.ts';
import { makePlan } from '../craft/plan.ts';
import { daysBetween, sayDate } from '../craft/prose/dates.ts';
import { capitalize } from '../craft/prose/casing.ts';
import { shorten } from '../craft/prose/shorten.ts';
import { listSteps } from '../craft/questions/steps.ts';
import type { Source } from '../source.ts';

const LONGEST_STAGE = 45;

const signed = (points: number): string =>
  `${points < 0 ? 'Subtract' : 'Add'} ${Math.abs(points).toFixed(2)}`;

/** Nothing here is measured: each number is a named benchmark or an assumption with its rule. */
export function computeTrackerFigures(source: Source) {
  const ghosting = forecastGhosting(source);
  const { timeline } = makePlan(source);
  const byPersona = forecastByPersona(source);
  const { steps } = listSteps(source);
  const labels = steps.map((step) => capitalize(shorten(step, LONGEST_STAGE)));
  return {
    ghosting: {
      riskLevel: ghosting.level,
      riskScore: ghosting.score,
      sum: [
        `Start ${ghosting.start.toFixed(2)} (assumption)`,
        ...ghosting.terms.map(({ points, why }) => `${signed(points)}: ${why}`),
      ],
    },
    sentiment: forecastSentiment(source),
    byChannel: channelRates,
    byStage: forecastByStage(labels),
    byCandidateProfile: byPersona.rates,
    basis: `${ratesBasis} ${byPersona.rule} The rest is assumed; a phone call counts as opened when answered or heard.`,
    timing: chooseTiming(source),
    start: { day: sayDate(timeline.start.day), stated: timeline.start.stated },
    waitDays: daysBetween(timeline.accept.day, timeline.start.day),
    accept: sayDate(timeline.accept.day),
  };
}
export type TrackerFigures = ReturnType<typeof computeTrackerFigures>;
