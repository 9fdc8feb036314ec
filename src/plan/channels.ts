import type { Country, Drawer } from '#knowledge/drawer.ts';
import type { Brief } from '#shared/brief.ts';
import {
  anyBoard,
  channelKinds,
  learnersKinds,
  onTheSpotKinds,
  ownChannels,
  ownReferrals,
} from './channels.data.ts';
import { spread } from './funnel.ts';
import { onTheSpot } from './on-the-spot.ts';
import { isForeignProduct } from './product-words.ts';
import { isSameField } from './same-field.ts';
import type { Source } from './source.ts';

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
  const { country } = brief.place;
  const { local, anywhere } = entriesFor(drawer.channels, country);
  const isSame = isSameField(source, drawer);
  const isOther = isForeignProduct(brief);
  const suits = ({ kind, name, how }: Channel): boolean =>
    // Nobody of long experience is found at a school.
    (kind !== 'school' || !isSenior(brief)) &&
    // For another job of the trade, by its name or by the first words on it.
    isSame(`${name} ${/^\S+\s+\S+\s+\S+/.exec(how)?.[0] ?? ''}`) &&
    !isOther(name) &&
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
  const board = [...near, ...wide].some(({ kind }) => kind === 'board') ? [] : [anyBoard(country)];
  const referrals = findReferrals(brief);
  const raw: (Channel & Partial<PlannedChannel>)[] = [
    ...(referrals === null ? [] : [ownReferrals(referrals)]),
    ...near,
    ...wide,
    ...own,
    ...board,
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
      effectiveness,
      budget: /^free\b|\bfor free\b/i.test(channel.how) ? 'Free' : budget,
      ...channel,
      type,
      time: times[i] ?? 0,
    }));
  });
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
const isSenior = ({ seniority: { level } }: Brief): boolean => level !== null && seniors.has(level);

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
