import { sayFormOfPay } from '#plan/contract/deciding-terms.ts';
import { sayFunnel } from '#plan/hiring-steps/funnel-words.ts';
import { findLeast } from '#plan/pay/least-pay.ts';
import { mostWithout } from '#plan/people/mark-personas.ts';
import { answerWithin } from '#plan/hiring-steps/answer-within.data.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { getPool, sayCatchment, sayNoPool, sayPeople } from '#plan/search/pool.ts';
import { callRival, listRivals } from '#plan/rivals/list-rivals.ts';
import { sayOpenings } from '#plan/hiring-steps/say-openings.ts';
import type { Source } from '#plan/source.ts';
import { sayDate } from '#writing/dates.ts';
import { listAgreed, type AgreedCriterion } from './agreed-criteria.ts';
import { planNextSteps, type NextStep } from './next-steps.ts';

export interface SynopsisFigures {
  toolDescription: string;
  /** Dates the email may name. */
  decisionsBy: string;
  plan: string;
  positionStatus: string;
  keyMetrics: string[];
  candidateRanking: string[];
  profiles: { candidateProfile: string; fitScore: number }[];
  criteria: AgreedCriterion[];
  candidateEngagementMetrics: Record<string, string>;
  sourcingChannelPerformance: string[];
  marketConditions: Record<string, string>;
  processMetrics: Record<string, string>;
  scoringMethod: string;
  steps: NextStep[];
}

export function computeSynopsisFigures(source: Source): SynopsisFigures {
  const { brief, market } = source;
  const plan = makePlan(source);
  const { timeline, personas, names, pay } = plan;
  const { country } = brief.place;
  const date = (day: string): string => sayDate(day, country);
  return {
    toolDescription:
      `What ${names.manager} needs to decide before the search for ${names.aTitle} opens. Written on ${date(source.today)}: nobody has been contacted, figures are forecasts, and candidates are profiles. ${plan.languageNote}`.trim(),
    decisionsBy: date(timeline.decisions),
    plan: sayFunnel(plan),
    positionStatus: `Opens ${date(timeline.opens)}; ${brief.urgency === null ? '' : `${brief.urgency}; `}${sayOpenings(brief)}; nobody contacted yet`,
    keyMetrics: [
      `Difficulty ${market.difficulty.score}/10`,
      pay.range === null ? (sayFormOfPay(brief) ?? 'Pay not stated') : `${pay.range}${pay.beside}`,
      ...(pay.percentiles ? [`${pay.percentiles} of the occupation`] : []),
      `Acceptance planned for ${date(timeline.accept.day)}`,
    ],
    candidateRanking: [
      `No candidates yet. We contact the profiles in this order: ${personas.map(({ letter }) => letter).join(', ')}.`,
    ],
    profiles: personas.map(({ letter, name, fit }) => ({
      candidateProfile: `Profile ${letter}: ${name}`,
      fitScore: fit,
    })),
    criteria: listAgreed(source, plan),
    candidateEngagementMetrics: {
      'Measured so far': 'Nothing',
      'Interested replies, planned': '5.1% of contacts (Gem 2022)',
    },
    sourcingChannelPerformance: [sayShares(plan)],
    marketConditions: listConditions(source, plan),
    processMetrics: {
      'Funnel (assumption)': sayFunnel(plan),
      'Answer to an applicant': `Within ${answerWithin.applicant}`,
      'Answer after an interview': `Within ${answerWithin.interviewed}`,
      'Planned start': `${date(timeline.start.day)}${timeline.start.stated ? '' : ` (${timeline.start.note ?? 'not stated'})`}`,
    },
    scoringMethod: `Fit is the weighted example score on the scorecard, times ten${personas.some(({ lacks }) => lacks.length > 0) ? `; capped at ${mostWithout} where a required item is missing` : ''}.`,
    steps: planNextSteps(plan, country),
  };
}

/** Kinds of channels with their share of the recruiter's time. */
function sayShares({ channels }: Plan): string {
  const byType = Map.groupBy(channels, ({ type }) => type);
  const shares = [...byType].map(
    ([type, members]) =>
      `${type.toLowerCase()} ${members.reduce((sum, { time }) => sum + time, 0)}%`,
  );
  return `Planned time: ${shares.join(', ')}`;
}

function listConditions(source: Source, { pay, timeline }: Plan): Record<string, string> {
  const pool = getPool(source);
  const least = findLeast(source, timeline.start.day);
  const compared = [least?.stands, least?.change].filter(Boolean).join('; ');
  return {
    Supply: pool
      ? `About ${sayPeople(pool.direct.count)} in the occupation ${sayCatchment(source)} (estimate)`
      : sayNoPool(source),
    Pay: pay.range
      ? `${pay.range}${pay.median ? ` against a median of ${pay.median} (${pay.source ?? 'public figures'})` : `; ${compared || (source.market.nearest ? 'compared with the nearest occupation in the market report' : 'no public figure to compare with')}`}`
      : (sayFormOfPay(source.brief) ?? 'Not stated'),
    Rivals: listRivals(source).slice(0, 3).map(callRival).join('; '),
  };
}
