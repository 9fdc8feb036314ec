import { forecastGhosting, forecastSentiment } from '../craft/engagement-forecast.ts';
import {
  channelRates,
  forecastByPersona,
  forecastByStage,
  ratesBasis,
} from '../craft/engagement-rates.ts';
import { chooseTiming } from '../craft/engagement-timing.ts';
import { makePlan, seedOf } from '../craft/plan.ts';
import { daysBetween, sayDate } from '../craft/prose/dates.ts';
import { capitalize } from '../craft/prose/casing.ts';
import { shorten } from '../craft/prose/shorten.ts';
import { listSteps } from '../craft/questions/steps.ts';
import { hash } from '../craft/prose/choose.ts';
import { vary } from '../craft/vary.ts';
import type { Source } from '#plan/source.ts';

const LONGEST_STAGE = 45;

const restAssumed = [
  'All else assumed; a call heard counts as opened.',
  'Other rates are assumptions; opened means heard for calls.',
  'The rest is assumed. Calls: opened when heard.',
];

/** The words of adding differ from job to job, the sums do not. */
const signs = [
  ['Add', 'Subtract'],
  ['Plus', 'Minus'],
  ['Up', 'Down'],
] as const;

const signed = (points: number, [plus, minus]: readonly [string, string]): string =>
  `${points < 0 ? minus : plus} ${Math.abs(points).toFixed(2)}`;

/** Nothing here is measured: each number is a named benchmark or an assumption with its rule. */
export function computeTrackerFigures(source: Source) {
  const ghosting = forecastGhosting(source);
  const sign = signs[hash(seedOf(source, 'signs')) % signs.length]!;
  const { timeline } = makePlan(source);
  const byPersona = forecastByPersona(source);
  const { steps } = listSteps(source);
  const labels = steps.map((step) => capitalize(shorten(step, LONGEST_STAGE)));
  return {
    ghosting: {
      riskLevel: ghosting.level,
      riskScore: ghosting.score,
      sum: [
        vary(
          source,
          'ghost start',
          [
            'Start {start} (assumption)',
            'Begin at {start}, an assumption',
            'Base {start}, assumed',
          ],
          { start: ghosting.start.toFixed(2) },
        ),
        ...ghosting.terms.map(({ points, why }) => `${signed(points, sign)}: ${why}`),
      ],
    },
    sentiment: forecastSentiment(source),
    byChannel: channelRates,
    byStage: forecastByStage(labels),
    byCandidateProfile: byPersona.rates,
    basis: `${vary(source, 'basis', ratesBasis)} ${byPersona.rule} ${vary(source, 'rest', restAssumed)}`,
    timing: chooseTiming(source),
    start: { day: sayDate(timeline.start.day), stated: timeline.start.stated },
    waitDays: daysBetween(timeline.accept.day, timeline.start.day),
    accept: sayDate(timeline.accept.day),
    benchmarks: [
      'Indeed 2019: 50% of those who vanish skip an interview',
      'Indeed 2023: another offer, the wrong job and pay are the reasons named most',
      'LinkedIn 2022: InMail under 400 characters is answered 22% more than average; Friday and Saturday are worst',
      'Software Advice: texts out of hours are the top complaint; 8AM to 6PM is safe',
    ],
  };
}
export type TrackerFigures = ReturnType<typeof computeTrackerFigures>;
