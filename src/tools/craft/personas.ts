import type { Source } from '#plan/source.ts';
import { findDraw, listDraws, lowerDraw, type Draw } from './draws.ts';
import { listFacts } from './facts.ts';
import { sayPay } from './pay-words.ts';
import { personaPhrases } from './personas.data.ts';
import { getPool, listNeighbors, sayCatchment, sayEstimate } from './pool-words.ts';
import { lowerFirst, stripEnd } from './prose/casing.ts';
import { choose } from './prose/choose.ts';
import { say, sayFirst, type Slots } from './prose/fill.ts';
import { joinList, listOnce } from './prose/list.ts';
import { sayMoney } from './prose/money.ts';
import { firstClause, shorten } from './prose/shorten.ts';
import { toEnglish } from './prose/translate.ts';
import { beginsWithVerb } from './prose/verbs.ts';

export type PersonaKind =
  | 'sideways'
  | 'working'
  | 'background'
  | 'neighbor'
  | 'rising'
  | 'graduate'
  | 'service'
  | 'contract'
  | 'known';

/** A kind of person the search is for: a profile, never somebody. */
export type Persona = {
  id: string;
  kind: PersonaKind;
  name: string;
  today: string;
  situation: string;
  /** How many there may be, with the method, or why no figure exists. */
  size: string;
  count: number | null;
  wants: string[];
  worries: { worry: string; answer: string }[];
  approach: string;
  /** What of the job speaks to them first. */
  opener: Draw | null;
};

type Seat = {
  kind: PersonaKind;
  like?: PersonaKind | undefined;
  slots?: Slots;
  size: string;
  count?: number | null;
};

const PERSONAS_SHOWN = 4;
const LONG_DRAW = 110;
/** Persona names head columns and key tables. */
const LONG_NAME = 90;
const LEADERS = new Set(['lead', 'manager', 'director', 'executive']);

const lowerTitle = (title: string): string =>
  title
    .split(' ')
    .map((word) => (/\p{Lu}.*\p{Lu}|\d/u.test(word) ? word : word.toLowerCase()))
    .join(' ');

const asPlainTitle = (official: string): string =>
  stripEnd(official.split(/ All Other|\(/)[0]!)
    .toLowerCase()
    .replace(/^helpers--(.*?)(?: workers)?$/, '$1 helpers')
    .replace(/ workers helpers$/, ' helpers');

function countWorking(source: Source): Pick<Seat, 'size' | 'count'> {
  const pool = getPool(source);
  if (!pool) {
    return { size: 'No public figure; count hits', count: null };
  }
  const national = source.market.payRow?.employment;
  const widely =
    national && pool.scope !== 'nation'
      ? `; ${national.toLocaleString('en-US')} in ${source.market.payRow!.areaName}`
      : '';
  return {
    size: `${sayEstimate(pool.direct)} ${sayCatchment(source)}${widely} (${pool.direct.source})`,
    count: pool.direct.count,
  };
}

/** A background of the job that is one of the kinds known here is spoken of as such, under its own name. */
const LIKENESS: [RegExp, PersonaKind][] = [
  [/graduat|student|program|apprentice|bootcamp|newly|entry/i, 'graduate'],
  [/militar|veteran|navy|army|air force|marine|service member/i, 'service'],
  [/travel|contract|agency|freelanc|temp\b|per diem/i, 'contract'],
];

function seatBackgrounds(source: Source): Seat[] {
  const pool = getPool(source);
  const named = source.brief.preferredBackgrounds.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return named.slice(0, 2).map(({ text, soc }) => {
    const match = pool?.adjacent.find((adjacent) => adjacent.soc === soc);
    return {
      kind: 'background',
      like: LIKENESS.find(([pattern]) => pattern.test(text))?.[1],
      slots: { background: stripEnd(shorten(toEnglish(text), LONG_NAME)) },
      size: match
        ? `${sayEstimate(match)} ${sayCatchment(source)}, counted as ${asPlainTitle(match.title)}`
        : 'Not counted publicly; count hits',
      count: match?.count ?? null,
    };
  });
}

/** Neighbors the pay can win and no licence keeps out; the largest group speaks for them. */
function seatNeighbor(source: Source): Seat[] {
  const pool = getPool(source);
  if (!pool || pool.matchQuality.some(({ id }) => id === 'licence')) return [];
  const best = listNeighbors(source).find(({ reason }) => reason !== 'named');
  if (!best) return [];
  const { pay } = source.brief;
  const yearly = pay?.period === 'year' || pay?.period === 'month';
  const median =
    best.medianHourly === null
      ? null
      : yearly
        ? `${sayMoney(Math.round((best.medianHourly * 2080) / 10) * 10)} a year`
        : `${sayMoney(best.medianHourly)} an hour`;
  return [
    {
      kind: 'neighbor',
      slots: { feeder: asPlainTitle(best.title), median },
      size: `${sayEstimate(best)} ${sayCatchment(source)} (${best.source})`,
      count: best.count,
    },
  ];
}

function seatByChannel(source: Source): Seat[] {
  const { brief, market } = source;
  const { channels } = market.profile.family;
  const isLeader = LEADERS.has(brief.seniority.level ?? '');
  const isExperienced =
    (brief.seniority.years?.min ?? 0) >= 1 || brief.seniority.level === 'senior';
  // O*NET's first two zones: no school to come from.
  const isLearnedOnTheJob = (market.profile.jobZone ?? 3) <= 2;
  const inUs = (brief.place.country ?? 'US') === 'US';
  const seat = (kind: PersonaKind, channelKind: string, size: string): Seat[] => {
    const channel = channels.find((known) => known.kind === channelKind);
    return channel && inUs
      ? [
          {
            kind,
            slots: { channel: channel.name, approach: firstClause(stripEnd(channel.approach)) },
            size,
          },
        ]
      : [];
  };
  return [
    ...(isLeader ? [{ kind: 'rising' as const, size: 'Not countable; collect names' }] : []),
    ...(isLeader || isExperienced || isLearnedOnTheJob
      ? []
      : seat('graduate', 'school', 'Ask each program')),
    ...seat('service', 'military', 'Ask the transition office'),
    ...seat('contract', 'agency', 'Count those you know'),
    { kind: 'known', size: 'Count your own records' },
    { kind: 'sideways', size: 'Not counted publicly; count hits' },
  ];
}

function describeWants(
  own: string,
  motives: readonly string[],
  draws: readonly Draw[],
  taken: Set<Draw>,
): string[] {
  const answered = motives.map((motive) => {
    const draw = findDraw(draws, motive, taken);
    if (draw) taken.add(draw);
    return draw && draw.text.length <= LONG_DRAW
      ? `${stripEnd(motive)}; this job: ${lowerDraw(draw)}`
      : stripEnd(motive);
  });
  return listOnce([own, ...answered]);
}

/** Three or four people of different kinds; each motive and worry of the trade goes to one of them. */
export function castPersonas(source: Source): Persona[] {
  const { brief, market, employer } = source;
  const { profile } = market;
  const { motives, worries, rivals } = profile.family;
  const draws = listDraws(source);
  const taken = new Set<Draw>();
  const seats: Seat[] = [
    { kind: 'working' as const, ...countWorking(source) },
    ...seatBackgrounds(source),
    ...seatNeighbor(source),
    ...seatByChannel(source),
  ].slice(0, PERSONAS_SHOWN);
  const known = profile.id === 'general' ? [] : profile.titles;
  const skills = joinList(
    listOnce([
      ...listFacts(brief, { kinds: ['skill', 'tool', 'licence'], importance: ['must'] })
        .map(({ short }) => toEnglish(short))
        .filter((name) => name.length <= 40 && !name.includes(',') && !beginsWithVerb(name)),
      ...profile.skills,
    ])
      .slice(0, 3)
      .map(lowerFirst),
  );
  const shared: Slots = {
    occupation: profile.id === 'general' ? shorten(brief.title.singular, LONG_NAME) : profile.name,
    title: brief.title.singular,
    employer: employer.name || brief.employer.name,
    place: brief.place.label,
    rivals: joinList(rivals.slice(0, 2).map(lowerFirst)),
    competitors: joinList(brief.competitors.slice(0, 2).map(({ text }) => text)),
    titles: joinList(
      known
        .filter((title) => title.length > 3)
        .slice(0, 3)
        .map(lowerTitle),
      'or',
    ),
    skills,
    pay: sayPay(source).spoken,
    background: null,
    feeder: null,
    median: null,
    channel: null,
    approach: null,
  };
  const perSeat = Math.max(1, Math.floor(motives.length / seats.length));
  return seats.map((seat, index) => {
    const isSecond = seats
      .slice(0, index)
      .some((other) => (other.like ?? other.kind) === (seat.like ?? seat.kind));
    const phrases = isSecond ? personaPhrases.sideways : personaPhrases[seat.like ?? seat.kind];
    const share = motives.slice(index * perSeat, (index + 1) * perSeat);
    const opener =
      findDraw(draws, share[0] ?? '') ?? draws[index % Math.max(draws.length, 1)] ?? null;
    const slots = { ...shared, ...seat.slots, draw: opener && lowerDraw(opener) };
    const worry = worries[index];
    const seed = `${brief.title.clean}|${brief.place.label}|${brief.employer.name}|${seat.kind}${index}`;
    const pick = (table: readonly string[]): string => say(table, slots, seed + table.length);
    return {
      id: `${seat.kind}-${index + 1}`,
      kind: seat.kind,
      name: sayFirst(personaPhrases[seat.kind].name, slots),
      today: pick(personaPhrases[seat.kind].today),
      situation: pick(phrases.situation),
      size: seat.size,
      count: seat.count ?? null,
      wants: describeWants(pick(phrases.want), share, draws, taken),
      worries: [choose(phrases.worry, seed), ...(worry && profile.id !== 'general' ? [worry] : [])],
      approach: pick(phrases.approach),
      opener,
    };
  });
}
