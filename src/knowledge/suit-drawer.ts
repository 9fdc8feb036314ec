import type { Drawer, Rank } from './drawer.ts';
import { findRankOf } from './post-rank.ts';
import { ranks } from './trade-schema.ts';

/** Whether the job speaks of something. */
type Says = (term: string) => boolean;

interface Fitting {
  if_said?: string[] | undefined;
  unless_said?: string[] | undefined;
  levels?: Rank[] | undefined;
  in_settings?: string[] | undefined;
  not_in_settings?: string[] | undefined;
}

export interface Post {
  says: Says;
  /** Whether the title alone speaks of it. */
  isTitled?: Says;
  /** Whether the title, the house or the work itself speaks of it, and not only a word about others or about papers. */
  isOfWork?: Says;
  rank?: Rank;
}

/** The drawer without what is true of other jobs of the trade only, in the setting that the job speaks of most. */
export function suitDrawer(
  drawer: Drawer,
  { says, isTitled = () => false, isOfWork = says, rank = 'staff' }: Post,
): Drawer {
  const { setting, faint } = findSetting(drawer, { says, isTitled, isOfWork, rank });
  const place = setting?.id ?? '';
  const calls: Says = (term) => !faint.has(term) && says(term);
  const suit = <Item extends Fitting>(items: readonly Item[]): Item[] =>
    items
      .filter(
        ({ if_said, unless_said, levels, in_settings, not_in_settings }) =>
          (levels?.includes(rank) ?? true) &&
          (in_settings?.includes(place) ?? true) &&
          !(not_in_settings?.includes(place) ?? false) &&
          (if_said?.some(calls) ?? true) &&
          !(unless_said?.some(says) ?? false),
      )
      .toSorted(
        (a, b) => Number(b.in_settings !== undefined) - Number(a.in_settings !== undefined),
      );
  const suitEach = <Item extends Fitting>(lists: Partial<Record<string, Item[]>>) =>
    Object.fromEntries(Object.entries(lists).map(([country, list]) => [country, suit(list ?? [])]));
  const ownFirst = putOwnFirst(says);
  const { intake, coaching, engagement, market } = drawer;
  const { home_skills: _ofTrade, ...withoutHome } = drawer.search;
  const personas = suit(drawer.personas);
  return {
    ...drawer,
    ...(setting?.called ? { called: setting.called } : {}),
    ...(setting?.soc && followers.has(rank) ? { soc: setting.soc } : {}),
    ...(setting?.not_counted ? { not_counted: true } : {}),
    ...(setting?.levels ? { isForRank: true } : {}),
    titles: keepTitles(ownTitles(drawer.titles, setting?.titles), rank),
    credentials: suitEach(drawer.credentials),
    channels: suitEach(drawer.channels),
    rivals: ownFirst(suit(drawer.rivals)),
    posting: setting?.posting ?? drawer.posting,
    personas,
    ...(setting ? { ofSetting: listAtHome(personas, setting) } : {}),
    objections: suit(drawer.objections),
    motivators: suit(drawer.motivators),
    competencies: suit(drawer.competencies),
    search: setting?.skills ? { ...withoutHome, skills: setting.skills } : drawer.search,
    work_sample: setting?.work_sample ?? drawer.work_sample,
    flags: ownFirst(suit(drawer.flags)),
    intake: {
      ...intake,
      questions: suit(intake.questions),
      assumptions: suit(intake.assumptions),
      goals: setting?.goals ?? intake.goals,
      steps: setting?.interviews?.steps ?? intake.steps,
    },
    coaching: {
      ...coaching,
      ask_us: setting?.ask_us ?? coaching.ask_us,
      bring: setting?.bring ?? coaching.bring,
      video: setting?.video ?? coaching.video,
      what_happens:
        setting?.interviews?.what_happens ??
        (setting?.work_sample ? withoutExercise(coaching.what_happens) : coaching.what_happens),
      questions: ownFirst(suit(coaching.questions)),
    },
    engagement: { ...engagement, nudges: suit(engagement.nudges) },
    market: {
      ...market,
      risks: ownFirst(suit(market.risks)),
      advice: ownFirst(suit(market.advice)),
    },
  };
}

const ofExercise =
  /\b(?:exercise|task|practical|trial|test|work sample|piece to make|case study|role[- ]?play|session (?:on|with)|small job|made-up|invented)\b/i;

/** The steps are told with the exercise of the trade: a setting with another one tells only that there is one. */
function withoutExercise(steps: readonly string[]): string[] {
  const at = steps.findIndex((step) => ofExercise.test(step));
  return steps.map((step, i) =>
    i === at ? 'A meeting with the manager, with a practical exercise.' : step,
  );
}

/** Careers whose search words are words of the setting: those who work in such a place today. */
function listAtHome(
  personas: Drawer['personas'],
  { id, if_said, levels }: Drawer['settings'][number],
): string[] {
  if (levels) return [];
  const words = new Set(if_said.map((term) => term.toLowerCase()));
  return personas
    .filter(
      ({ search, in_settings }) =>
        in_settings?.includes(id) === true || search.some((term) => words.has(term.toLowerCase())),
    )
    .map((persona) => persona.id);
}

/** Whoever leads is counted among the supervisors, wherever that is. */
const followers: ReadonlySet<Rank> = new Set<Rank>(['staff', 'junior']);

/**
 * A tool has room for a few of each: what is written for such a rank first, then what the job speaks of most, then what
 * holds for all.
 */
const putOwnFirst =
  (says: Says) =>
  <Item extends Fitting>(items: readonly Item[]): Item[] => {
    const rate = ({ levels, in_settings, if_said }: Item): number =>
      (levels ? 1 : 0) +
      (in_settings ? 1 : 0) +
      (if_said ? if_said.filter(says).length / if_said.length : 0);
    return items.toSorted((a, b) => rate(b) - rate(a));
  };

/** Nobody finds who moves cars by the titles of those who bring parcels; other languages have one list. */
const ownTitles = (titles: Drawer['titles'], own: string[] | undefined): Drawer['titles'] =>
  own
    ? {
        any: own,
        ...(titles.de ? { de: titles.de } : {}),
        ...(titles.fr ? { fr: titles.fr } : {}),
      }
    : titles;

/** Nobody finds a second by the titles of those who lead. */
function keepTitles(titles: Drawer['titles'], rank: Rank): Drawer['titles'] {
  if (rank === 'lead') return titles;
  return Object.fromEntries(
    Object.entries(titles).map(([country, list]) => {
      const kept = list.filter((title) => findRankOf(title) !== 'lead');
      return [country, kept.length > 0 ? kept : list];
    }),
  );
}

/** What the title says of the place of work, the text may say of many. */
const ofTitle = 3;
/** Texts written for the rank of the post say more of its days than those for a place of work. */
const ofRank = 8;

/** A setting of which the job says less than this share of what it says of its own is only mentioned. */
const mentioned = 0.4;
/** Words beside the work tell where it is done where so many of them agree. */
const fewestBeside = 2;

interface FoundSetting {
  setting?: Drawer['settings'][number];
  /** Words of settings that are only mentioned: a research group may have a hospital next door. */
  faint: ReadonlySet<string>;
}

function findSetting(
  { settings }: Drawer,
  { says, isTitled, isOfWork, rank }: Required<Post>,
): FoundSetting {
  const fitting = settings.filter(({ levels }) => levels?.includes(rank) ?? true);
  const told = fitting
    .map((setting) => ({
      setting,
      count:
        setting.if_said.filter(says).length + ofTitle * setting.if_said.filter(isTitled).length,
      own: setting.levels ? ofRank : 0,
    }))
    .filter(({ setting, count }) => count >= fewestBeside || setting.if_said.some(isOfWork))
    .toSorted((a, b) => b.count + b.own - a.count - a.own);
  const [most, ...others] = told;
  if (!most) return { faint: new Set() };
  const own = new Set(most.setting.if_said);
  const faint = others
    .filter(({ setting, count }) => !setting.levels && count < mentioned * most.count)
    .flatMap(({ setting }) => setting.if_said.filter((term) => !own.has(term)));
  return { setting: most.setting, faint: new Set(faint) };
}

/** The setting in which a post of the trade is; none where the job speaks of none. */
export const findSettingOf = (
  drawer: Drawer,
  { says, isTitled = () => false, isOfWork = says, rank = 'staff' }: Post,
): Drawer['settings'][number] | undefined =>
  findSetting(drawer, { says, isTitled, isOfWork, rank }).setting;

/** How many of each must hold for every job of the trade, so that no tool runs dry. */
export const floors = {
  personas: 3,
  competencies: 5,
  objections: 4,
  motivators: 2,
  rivals: 3,
  flags: 3,
  'intake.questions': 4,
  'intake.assumptions': 3,
  'coaching.questions': 5,
  'engagement.nudges': 2,
  'market.risks': 2,
  'market.advice': 2,
} as const;

/** Lists of which too little is left where a job says none of the words. */
export function listScarce(drawer: Omit<Drawer, 'employers' | 'file'>): string[] {
  const lists: Record<keyof typeof floors, readonly Fitting[]> = {
    personas: drawer.personas,
    competencies: drawer.competencies,
    objections: drawer.objections,
    motivators: drawer.motivators,
    rivals: drawer.rivals,
    flags: drawer.flags,
    'intake.questions': drawer.intake.questions,
    'intake.assumptions': drawer.intake.assumptions,
    'coaching.questions': drawer.coaching.questions,
    'engagement.nudges': drawer.engagement.nudges,
    'market.risks': drawer.market.risks,
    'market.advice': drawer.market.advice,
  };
  const places = ['', ...drawer.settings.map(({ id }) => id)];
  return Object.entries(floors).flatMap(([name, floor]) => {
    const always = lists[name as keyof typeof floors].filter(
      ({ if_said, unless_said }) => !if_said && !unless_said,
    );
    return places.flatMap((place) => {
      const there = always.filter(
        ({ in_settings, not_in_settings }) =>
          (in_settings?.includes(place) ?? true) && !(not_in_settings?.includes(place) ?? false),
      );
      const least = Math.min(
        ...ranks.map((rank) => there.filter(({ levels }) => levels?.includes(rank) ?? true).length),
      );
      const where = place === '' ? 'every job of the trade' : `every job of "${place}"`;
      return least < floor ? [`${name}: only ${least} hold for ${where}, ${floor} are needed`] : [];
    });
  });
}
