import type { Country, Drawer } from '#knowledge/drawer.ts';
import { findSector } from '#knowledge/find-sector.ts';
import { listSectors, loadSector } from '#knowledge/load-sectors.ts';
import { findRankOf } from '#knowledge/post-rank.ts';
import type { Brief } from '#shared/brief.ts';
import {
  anyBoard,
  channelKinds,
  forEverybody,
  learnersKinds,
  onTheSpotKinds,
  ownChannels,
  ownReferrals,
} from './channels.data.ts';
import { fieldChannels } from './field-channels.data.ts';
import { isForUniversities, listStatedChannels } from './stated-channels.ts';
import { listHouses } from '../search/field-of-work.ts';
import { spread } from '../hiring-steps/funnel.ts';
import { onTheSpot } from '../place/on-the-spot.ts';
import { findNation } from '../criteria/gates/nation.ts';
import { sayInNation } from '../suit/suit-to-nation.ts';
import { isForeignProduct } from '../search/product-words.ts';
import { isSameField } from '../search/same-field.ts';
import { hears } from '../search/search-names.ts';
import { joinList } from '#writing/list.ts';
import type { Source } from '../source.ts';

type Channel = Drawer['channels'] extends Partial<Record<string, (infer Entry)[]>> ? Entry : never;

export interface PlannedChannel extends Channel {
  type: string;
  /** Share of the recruiter's time in percent; all channels together make 100. */
  time: number;
  effectiveness: string;
  budget: string;
}

const mostLocal = 3;
/** More than a recruiter can look after in four weeks helps nobody. */
const most = 5;

/** What a drawer says for the country, before what holds everywhere. */
export function entriesFor<Entry>(
  entries: Partial<Record<'any' | Country, Entry[]>>,
  country: string | null,
): { local: Entry[]; anywhere: Entry[] } {
  const code = (country ?? '').toLowerCase() as Country;
  return { local: entries[code] ?? [], anywhere: entries.any ?? [] };
}

/** Every channel with its share of time, the heaviest kind first. */
export function planChannels(
  source: Source,
  drawer: Drawer,
  { cv }: { cv: string },
): PlannedChannel[] {
  const { brief } = source;
  const country = brief.place.country ?? source.market.assumedCountry ?? null;
  const { local: ofTrade, anywhere } = entriesFor(drawer.channels, country);
  const local = [...listOfField(brief, country, drawer), ...ofTrade];
  const isSame = isSameField(source, drawer);
  const isOther = isForeignProduct(brief);
  const isElsewhere = isForUniversities(brief);
  const suits = ({ kind, name, how }: Channel): boolean =>
    // A school has nobody who has done the work, and the job center nobody of long experience.
    !(kind === 'school' && asksForPast(brief, drawer)) &&
    (!isExperienced(brief) ||
      !(forBeginners.has(kind) || ofBeginners.test(name) || ofBeginners.test(how))) &&
    !(ofForces.test(name) && isBeyondForces(brief, drawer)) &&
    // For another job of the trade, by its name or by the first words on it.
    isSame(`${name} ${/^\S+\s+\S+\s+\S+/.exec(how)?.[0] ?? ''}`) &&
    !isOther(name) &&
    !isElsewhere(`${name} ${how}`) &&
    // "Technician programs" teach those who help a pharmacist.
    (!/\btechnicians?\b/i.test(name) || /technician/i.test(`${brief.title.given} ${drawer.trade}`));
  const traits = traitsOf(drawer);
  const near = pickVaried(local.filter(suits), { count: mostLocal, has: [], traits });
  const wide = pickVaried(anywhere.filter(suits), {
    count: most - near.length,
    has: near.map(({ kind }) => kind),
    traits,
  });
  const own = ownChannels(cv).slice(0, wide.some(({ kind }) => kind === 'search') ? 1 : 2);
  const boards = [...near, ...wide].filter(({ kind }) => kind === 'board');
  // Where people apply by the hour and the trade, the boards of everybody bring most; those of the field are exact.
  const isVolume =
    (onTheSpot.has(drawer.kind) || asksForSchoolOnly(brief)) &&
    !isExperienced(brief) &&
    drawer.isForBeginners !== true &&
    // Professions that study for years read the boards of their own.
    source.market.profile.soc?.startsWith('29-1') !== true;
  const board = boards.length > 0 && !isVolume ? [] : addBoard(brief, country, boards);
  const referrals = findReferrals(brief);
  // One scheme is one channel: whom to ask is what the trade adds to it.
  const asked = [...near, ...wide].filter(({ kind }) => kind === 'referral');
  const raw: (Channel & Partial<PlannedChannel>)[] = [
    ...listStatedChannels(brief),
    ...(referrals === null
      ? []
      : [ownReferrals(referrals, asked.find(({ name }) => ofHouse.test(name))?.how)]),
    ...(isVolume ? board : []),
    ...[...near, ...wide].filter((one) => referrals === null || !asked.includes(one)),
    ...own,
    ...(isVolume ? [] : board),
  ].filter(({ name }, i, all) => !all.some((other, j) => isWithin(name, other.name, j < i)));
  const kinds = (Object.keys(traits) as Channel['kind'][])
    .filter((kind) => raw.some((channel) => channel.kind === kind))
    .toSorted((a, b) => traits[b].weight - traits[a].weight);
  const shares = spread(
    100,
    kinds.map((kind) => traits[kind].weight),
  );
  return kinds.flatMap((kind, index) => {
    const members = raw.filter((channel) => channel.kind === kind);
    const times = spread(
      shares[index] ?? 0,
      members.map(() => 1),
    );
    const { type, effectiveness, budget } = traits[kind];
    return members.map((channel, i) => ({
      effectiveness:
        kind === 'board' && isVolume && !forEverybody.test(channel.name) && i > 0
          ? 'Medium, exact'
          : effectiveness,
      budget: /^free\b|\bfor free\b/i.test(channel.how) ? 'Free' : budget,
      ...channel,
      type,
      time: times[i] ?? 0,
    }));
  });
}

const ofSchool = /\b(?:high[- ]school|G\.?E\.?D|secondary school|GCSEs?)\b/i;
const ofStudy =
  /\b(?:degree|bachelor\S*|master\S*|associate['’]?s|college|university|HND|A[- ]levels?)\b/i;

/** Whether school is all the learning that the job demands: such people look at the board of everybody. */
const asksForSchoolOnly = ({ facts }: Brief): boolean => {
  const asked = facts.filter(({ kind }) => kind === 'education');
  return (
    asked.some(({ text }) => ofSchool.test(text)) && !asked.some(({ text }) => ofStudy.test(text))
  );
};

/** The boards of everybody, as far as no board of the trade is one of them. */
function addBoard(brief: Brief, country: string | null, boards: readonly Channel[]): Channel[] {
  if (boards.some(({ name }) => forMost.test(name))) return [];
  const general = anyBoard(country, brief.place.resolved?.state);
  const named = boards.map(({ name }) => name);
  return [{ ...general, name: withoutNamed(sayInNation(general.name, findNation(brief)), named) }];
}

const ofHouse = /\byour own\b|\b(?:staff|colleagues|team)\b/i;

/** Boards that bring most applicants, whatever else the trade reads. */
const forMost =
  /\b(?:Indeed|Reed|Totaljobs|CV-Library|SEEK|JobStreet|BrighterMonday|Jobberman|Naukri|StepStone|France Travail|InfoJobs|PNet|Bayt|s1jobs|Job Bank)\b/i;

/** "Indeed and Reed" of "Indeed, Reed and Find a Job", where another row has the last of them. */
function withoutNamed(name: string, others: readonly string[]): string {
  const said = others.join(' ').toLowerCase();
  const parts = name.split(/,? and |, /);
  const left = parts.filter((part) => !said.includes(part.toLowerCase()));
  return joinList(left.length > 0 ? left : parts);
}

/** "Caterer.com" beside "Caterer.com and Hosco" is one board named twice. */
function isWithin(name: string, other: string, isBefore: boolean): boolean {
  const parts = (text: string): string[] => text.toLowerCase().split(/,? and |, /);
  const [own, others] = [parts(name), new Set(parts(other))];
  const isAll = own.every((part) => others.has(part));
  return isAll && (own.length < others.size || isBefore);
}

const rewards =
  /\b(?:refer(?:-| )a(?:-| )friend|(?:employee |staff )?referral (?:bonus\w*|program\w*|scheme|reward|incentive|fee)s?|care friends|recommend a friend)\b/i;

/** "Refer-a-friend scheme", as the job calls it. */
const findReferrals = ({ facts, employerBlocks }: Brief): string | null =>
  [...facts, ...employerBlocks]
    .map(({ text }) => rewards.exec(text)?.[0] ?? null)
    .find((said) => said !== null) ?? null;

const seniors = new Set(['senior', 'lead', 'manager', 'director', 'executive']);
const manyYears = 5;

/** Whether the post leads others, or asks for many years. */
export const isExperienced = ({ seniority: { level, years }, title }: Brief): boolean =>
  (level !== null && seniors.has(level)) ||
  (years?.min ?? 0) >= manyYears ||
  findRankOf(title.given) === 'lead';

const ofForces =
  /\b(?:SkillBridge|Hiring Our Heroes|Career Transition Partnership|military|veterans?)\b/i;
const ofHeads: ReadonlySet<string> = new Set(['director', 'executive']);

/** Whoever leaves the forces has led people and kept machines, and has no long years in a field of offices. */
const isBeyondForces = ({ seniority: { level, years } }: Brief, { kind }: Drawer): boolean =>
  (level !== null && ofHeads.has(level)) ||
  ((years?.min ?? 0) >= manyYears && !onTheSpot.has(kind));

const someYears = 2;

/** Whether the job demands that the work was done before: years of it, or at a desk any experience. */
const asksForPast = (
  { seniority: { level, years }, facts }: Brief,
  { kind, isForBeginners, isForGraduates }: Drawer,
): boolean =>
  isForBeginners !== true &&
  isForGraduates !== true &&
  level !== 'entry' &&
  ((years?.min ?? 0) >= someYears ||
    (!onTheSpot.has(kind) &&
      facts.some((fact) => fact.kind === 'experience' && fact.importance === 'must')));

const forBeginners: ReadonlySet<Channel['kind']> = new Set(['school', 'walk-in']);
const ofBeginners =
  /\b(?:students?|job cent(?:er|re)s?|jobcentres?|careers? (?:services?|cent(?:er|re)s? of|fairs?)|apprentice\w*|freshers?|campus)\b/i;

/** Boards and bodies of the kind of house, where only its word tells the sector, and of the field of the title. */
function listOfField(brief: Brief, country: string | null, { kind }: Drawer): Channel[] {
  if (country === null || (brief.language ?? 'en') !== 'en') return [];
  const calls = hears(brief);
  const sector = findSector(brief);
  const houses = sector === null || sector.isLiked ? listHouses(brief) : [];
  const head = listSectors().find(({ said, is }) =>
    houses.some((house) => [...said, ...is].includes(house)),
  );
  const house = head && loadSector(head);
  const isTold = house && (house.only_kinds.length === 0 || house.only_kinds.includes(kind));
  const ofHouse = isTold ? entriesFor(house.channels, country).local : null;
  return [
    ...(ofHouse ?? []),
    ...fieldChannels
      .filter(
        ({ title, heard, country: there }) =>
          there === country &&
          (title?.test(brief.title.given) ?? true) &&
          (heard === undefined || calls(heard)),
      )
      .map(({ channel }) => channel),
  ];
}

type Traits = Pick<PlannedChannel, 'type' | 'effectiveness' | 'budget'> & { weight: number };

function traitsOf({
  kind,
  isForBeginners,
  isForStudents,
}: Drawer): Record<Channel['kind'], Traits> {
  if (isForBeginners) {
    const { school, referral, search: hits } = channelKinds;
    return {
      ...channelKinds,
      school: {
        ...school,
        ...learnersKinds.school,
        ...(isForStudents ? { type: 'Universities' } : {}),
      },
      referral: { ...referral, ...learnersKinds.referral },
      search: { ...hits, ...learnersKinds.search },
    };
  }
  if (!onTheSpot.has(kind)) return channelKinds;
  const { search, board, 'walk-in': walkIn } = channelKinds;
  return {
    ...channelKinds,
    search: { ...search, ...onTheSpotKinds.search },
    board: { ...board, ...onTheSpotKinds.board },
    'walk-in': { ...walkIn, ...onTheSpotKinds['walk-in'] },
  };
}

/** Kinds that are still missing come first, each once and the weightiest before others; then the rest in their order. */
function pickVaried(
  channels: readonly Channel[],
  {
    count,
    has,
    traits,
  }: { count: number; has: readonly Channel['kind'][]; traits: Record<Channel['kind'], Traits> },
): Channel[] {
  const seen = new Set(has);
  const fresh = channels
    .filter(({ kind }) => !seen.has(kind) && seen.add(kind))
    .toSorted((a, b) => traits[b.kind].weight - traits[a.kind].weight);
  return [...fresh, ...channels.filter((channel) => !fresh.includes(channel))].slice(0, count);
}
