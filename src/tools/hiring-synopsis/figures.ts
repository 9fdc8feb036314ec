import { sayForeignNote } from '../craft/facts.ts';
import { channelTypes } from '../craft/channels.data.ts';
import { sayPlace } from '../craft/place-words.ts';
import { makePlan, seedOf } from '../craft/plan.ts';
import { say } from '../craft/prose/fill.ts';
import { getPool, sayCatchment, sayNoPool, sayPeople } from '../craft/pool-words.ts';
import { assessProfiles } from '../craft/profiles.ts';
import { toParagraph } from '../craft/prose/casing.ts';
import { sayDate } from '../craft/prose/dates.ts';
import { countOf } from '../craft/prose/number.ts';
import type { Source } from '#plan/source.ts';
import { listCriteria, type AgreedCriterion } from './figures/criteria.ts';
import { planNextSteps, type NextStep } from './figures/next-steps.ts';

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

function sayFunnel(source: Source): string {
  const { funnel } = makePlan(source);
  return [
    countOf(funnel.contacts, 'contact'),
    countOf(funnel.screens, 'screen'),
    countOf(funnel.technical, 'second round'),
    countOf(funnel.finals, 'final talk'),
    countOf(funnel.offers, 'offer'),
    countOf(funnel.starts, 'start'),
  ].join(', ');
}

function listKeyMetrics(source: Source): string[] {
  const { market } = source;
  const { pay, timeline } = makePlan(source);
  const pool = getPool(source);
  return [
    `Difficulty ${market.difficulty.score}/10`,
    pay.percentiles
      ? `Pay: ${pay.percentiles} of the occupation`
      : pay.range
        ? `Pay ${pay.range}, no public figure to compare`
        : 'Pay not stated',
    pool
      ? `Pool about ${sayPeople(pool.total.count)} ${sayCatchment(source)}, ${sayPeople(pool.winnable)} winnable`
      : `No pool estimate: ${sayNoPool(source)}`,
    `Plan: ${sayFunnel(source)}`,
    `Target acceptance ${timeline.accept.day}, day ${timeline.accept.afterDays}`,
  ];
}

function listConditions(source: Source): Record<string, string> {
  const { market } = source;
  const { pay } = makePlan(source);
  const pool = getPool(source);
  const competition = market.difficulty.parts.find(({ id }) => id === 'competition');
  return {
    Supply: pool
      ? `About ${sayPeople(pool.direct.count)} in the occupation and ${sayPeople(pool.total.count - pool.direct.count)} in neighboring ones ${sayCatchment(source)}`
      : sayNoPool(source),
    Pay: pay.range
      ? `${pay.range}${pay.median ? ` against a median of ${pay.median}` : ', no public median to compare'}`
      : 'Not stated',
    Competition: `${competition?.score ?? 0} of 10. ${competition?.reason ?? ''}`.trim(),
    Timing: market.profile.family.seasons[0] ?? 'No season known for this work',
  };
}

const DESCRIPTIONS = [
  'What to know and decide for {title} {where}. Written {today}, before anyone was contacted: a plan, forecasts and profiles',
  'The {title} search {where} for the hiring manager, as of {today}. Plan and forecasts only; nobody has been contacted',
  'State of the search for {title} {where} on {today}: what is planned, what is forecast, what has to be decided. No candidates yet',
];
const METHODS = [
  'Fit = points matched / {total}, with the weights of the {title} evaluation. It is a forecast from a usual background until each skill has been seen',
  'Points that a background usually brings, out of {total}: that is the fit, a forecast for {title} work until somebody has shown it',
  'Share of the {total} points of the {title} evaluation that a background brings as a rule. Every skill stays a forecast until it is seen',
];

function listProcess(source: Source): Record<string, string> {
  const { funnel, timeline } = makePlan(source);
  const { rates } = funnel;
  const percent = (rate: number): string => `${Math.round(rate * 100)}%`;
  return {
    Seats: String(funnel.starts),
    Opened: timeline.opens,
    'Target acceptance': `${timeline.accept.day} (day ${timeline.accept.afterDays}; range at this difficulty ${timeline.accept.low}-${timeline.accept.high} days)`,
    Start: `${timeline.start.day}${timeline.start.stated ? '' : ' (not stated in the job; planned)'}`,
    'Contacts planned': `${funnel.contacts} = ${funnel.fromOutreach} screens from outreach / 5.1% interested (Gem 2022)`,
    Screens: `${funnel.screens} (${percent(rates.technical)} go on, assumption); ${funnel.screens - funnel.fromOutreach} of them from applications and referrals`,
    'Second rounds': `${funnel.technical} (${percent(rates.final)} go on, assumption)`,
    'Final talks': `${funnel.finals} (${percent(rates.offer)} get an offer, assumption)`,
    Offers: `${funnel.offers} (${percent(rates.accept)} accept, assumption)`,
    'Pipeline review': timeline.review,
  };
}

function listEngagement(source: Source): Record<string, string> {
  const { funnel, timeline } = makePlan(source);
  return {
    'Forecast: replies over an email sequence': '18.8% (Gem 2022, staffing)',
    'Forecast: interested replies': `5.1% (Gem 2022), so ${funnel.contacts} contacts give about ${funnel.fromOutreach}`,
    'Forecast: replies to text messages': '20-30% (TextUs)',
    'Measured so far': `Nothing; ${source.brief.title.singular} counts begin ${sayDate(timeline.weeks[0]!.to)}`,
  };
}

function listChannelTime(source: Source): string[] {
  const { channels } = makePlan(source);
  const times = Object.values(channelTypes)
    .map((type) => ({
      type,
      time: channels
        .filter((channel) => channel.type === type)
        .reduce((sum, { time }) => sum + time, 0),
    }))
    .filter(({ time }) => time > 0)
    .toSorted((a, b) => b.time - a.time);
  return [
    `Planned time: ${times.map(({ type, time }) => `${type.toLowerCase()} ${time}%`).join(', ')} (100% in all)`,
    ...channels
      .slice(0, 2)
      .map(
        ({ name, approach }) => `${name}: ${approach.charAt(0).toLowerCase()}${approach.slice(1)}`,
      ),
    'Results: from week 1',
  ];
}

export function computeSynopsisFigures(source: Source): SynopsisFigures {
  const { brief } = source;
  const { timeline, funnel } = makePlan(source);
  const { profiles } = assessProfiles(source);
  return {
    toolDescription: toParagraph([
      say(
        DESCRIPTIONS,
        { title: brief.title.clean, where: sayPlace(brief).in, today: sayDate(source.today) },
        seedOf(source, 'synopsis'),
      ),
      sayForeignNote(brief),
    ]),
    decisionsBy: timeline.decisions,
    plan: sayFunnel(source),
    positionStatus: `Opens ${timeline.opens}; ${brief.urgency ?? 'urgency not stated'}; ${countOf(funnel.starts, 'seat')}; start ${timeline.start.day}${timeline.start.stated ? '' : ' planned'}`,
    keyMetrics: listKeyMetrics(source),
    candidateRanking: [
      `No candidates yet. By usual background: ${profiles.map(({ label, name, fit }) => `${label}, ${name.charAt(0).toLowerCase()}${name.slice(1)}, ${fit}%`).join('; ')}. They rank no person.`,
    ],
    profiles: profiles.map(({ label, name, fit }) => ({
      candidateProfile: `${label}: ${name}`,
      fitScore: fit,
    })),
    criteria: listCriteria(source),
    candidateEngagementMetrics: listEngagement(source),
    sourcingChannelPerformance: listChannelTime(source),
    marketConditions: listConditions(source),
    processMetrics: listProcess(source),
    scoringMethod: say(
      METHODS,
      { total: profiles[0]?.totalPoints ?? 0, title: brief.title.singular },
      seedOf(source, 'method'),
    ),
    steps: planNextSteps(source),
  };
}
