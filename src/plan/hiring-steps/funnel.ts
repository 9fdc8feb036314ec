import type { Drawer } from '#knowledge/drawer.ts';
import { findOfficial } from '#market/occupations/official-table.ts';
import { countStarts } from '#shared/count-starts.ts';
import { findQuietWeek } from '../outreach/quiet-weeks.data.ts';
import type { Source } from '../source.ts';
import type { Timeline } from './timeline.ts';

/** How many people it takes at each step; rates are planning values unless a source is named. */
export type Funnel = {
  starts: number;
  offers: number;
  finals: number;
  technical: number;
  screens: number;
  /** Screens that outreach must bring; applications and referrals bring the rest. */
  fromOutreach: number;
  contacts: number;
  contactsByWeek: [number, number, number, number];
  screensByWeek: [number, number, number, number];
  /** Contacts that must come from beyond the radius, because the pool within it is too small. */
  fromAfar: number;
  rates: typeof funnelRates;
  outreachShare: number;
};

export const funnelRates = {
  accept: 0.75,
  offer: 0.6,
  final: 0.5,
  technical: 0.5,
  /** Gem 2022, staffing sequences: replies that show interest. */
  interested: 0.051,
} as const;

/** Work that asks for little preparation fills from applications; the more it asks, the more must be approached. */
const outreachShareOf = (jobZone: number | null): number =>
  jobZone === null || jobZone === 3 ? 0.5 : jobZone < 3 ? 0.25 : 0.6;
/** A part of a week, a season or a placement fills from people who apply or walk in. */
const shortShare = 0.125;
const isShort =
  /\b(?:part[- ]?time|casual|seasonal|weekends? only|intern(?:ship)?|apprentice(?:ship)?|trainee|working student|placement|zero[- ]hours?)\b/i;
const longPrepared = 4;

function findOutreachShare({ brief, market }: Source): number {
  const { nearest, profile } = market;
  const jobZone =
    profile.jobZone ?? (nearest ? (findOfficial(nearest.row.soc)?.jobZone ?? null) : null);
  const { title, employmentType } = brief;
  const isLearner = /\b(?:intern|apprentice|trainee|working student)/i.test(title.given);
  return isShort.test(`${title.given} ${employmentType?.text ?? ''}`) &&
    (isLearner || (jobZone ?? 3) < longPrepared)
    ? shortShare
    : outreachShareOf(jobZone);
}

/** Nobody can contact more than a quarter of those who live nearby without wearing the name out. */
const LOCAL_SHARE = 0.25;

/** In whole parts that add up, in proportion to the weights. */
export function spread(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0) || 1;
  let given = 0;
  let passed = 0;
  return weights.map((weight) => {
    passed += weight;
    const part = Math.round((total * passed) / sum) - given;
    given += part;
    return part;
  });
}

/** Where hardly anybody fits on paper, people next to the trade and from farther away are written to as well. */
const FEWEST_CONTACTS = 40;

/** Replies come after contacts and after the posting: the weeks fill from the second on. */
const SCREEN_WEIGHTS = { slow: [3, 5, 6, 6], short: [3, 7, 6, 0] };
const CONTACT_WEIGHTS = { slow: [1, 1, 1, 1], short: [3, 3, 2, 0] };

export function planFunnel(
  source: Source,
  { weeks, isShort: ends }: Timeline,
  drawer: Pick<Drawer, 'file'>,
): Funnel {
  const { brief, market } = source;
  const speed = ends ? 'short' : 'slow';
  const starts = countStarts(brief);
  const up = (count: number, rate: number): number => Math.ceil(Number((count / rate).toFixed(6)));
  const offers = up(starts, funnelRates.accept);
  const finals = up(offers, funnelRates.offer);
  const technical = up(finals, funnelRates.final);
  const screens = up(technical, funnelRates.technical);
  const outreachShare = findOutreachShare(source);
  const { talentPool } = market;
  // Nobody can write to more people than there are who fit on paper; applicants and referrals bring the rest.
  const counted =
    talentPool.kind === 'estimate' ? talentPool.match.count : (market.nearest?.people ?? Infinity);
  const fitting = Math.max(FEWEST_CONTACTS, Math.floor(counted));
  const wanted = Math.ceil(screens * outreachShare);
  const isEnough = Math.round(wanted / funnelRates.interested) <= fitting;
  const fromOutreach = isEnough ? wanted : Math.round(fitting * funnelRates.interested);
  const contacts = Math.min(fitting, Math.round(fromOutreach / funnelRates.interested));
  const local =
    LOCAL_SHARE *
    (talentPool.kind === 'estimate' ? talentPool.winnable : (market.nearest?.people ?? Infinity));
  return {
    starts,
    offers,
    finals,
    technical,
    screens,
    fromOutreach,
    contacts,
    contactsByWeek: spread(
      contacts,
      weeks.map(
        (week, i) =>
          week.workdays *
          (CONTACT_WEIGHTS[speed][i] ?? 1) *
          (findQuietWeek(drawer, week)?.share ?? 1),
      ),
    ) as Funnel['contactsByWeek'],
    screensByWeek: spread(screens, SCREEN_WEIGHTS[speed]) as Funnel['screensByWeek'],
    fromAfar: local === Infinity ? 0 : Math.max(0, Math.round(contacts - local)),
    rates: funnelRates,
    outreachShare,
  };
}
