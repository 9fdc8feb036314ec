import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { sayDate } from '#writing/dates.ts';
import { forecastGhosting } from './forecast-ghosting.ts';
import { forecastSentiment } from './forecast-sentiment.ts';
import { chooseDays, chooseTimes } from '#plan/outreach/contact-times.ts';
import { listSilences } from './list-silences.ts';
import { listAnswered, rateProfile } from './profile-fit.ts';
import { forecastByPersona, forecastByStage, listChannelRates, sayBasis } from './rates.ts';

/** Nothing here is measured: each number is a named benchmark or an assumption with its rule. */
export function computeTrackerFigures(source: Source) {
  const plan = makePlan(source);
  const ghosting = forecastGhosting(source);
  const days = chooseDays(plan);
  const answered = listAnswered(source);
  const profiles = plan.personas.map((persona) => rateProfile(persona, answered));
  return {
    ghosting: {
      riskLevel: ghosting.level,
      riskScore: ghosting.score,
      sum: [
        `Start ${ghosting.start.toFixed(2)} (assumption)`,
        ...ghosting.terms.map(
          ({ points, why }) =>
            `${points < 0 ? 'minus' : 'plus'} ${Math.abs(points).toFixed(2)}, ${why}`,
        ),
      ],
    },
    sentiment: forecastSentiment(source),
    silences: listSilences(source, plan),
    byChannel: listChannelRates(plan),
    byStage: forecastByStage(plan),
    byCandidateProfile: forecastByPersona(profiles, plan.drawer.kind),
    basis: sayBasis(plan, profiles),
    timing: {
      days: days.map((day) => day.slice(0, 3)),
      longDays: days,
      ...chooseTimes(source, plan),
    },
    start: {
      day: sayDate(plan.timeline.start.day, source.brief.place.country),
      stated: plan.timeline.start.stated,
    },
  };
}
export type TrackerFigures = ReturnType<typeof computeTrackerFigures>;
