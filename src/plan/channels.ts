import type { Country, Drawer } from '#knowledge/drawer.ts';
import { channelKinds, ownChannels } from './channels.data.ts';
import { spread } from './funnel.ts';
import type { Source } from './source.ts';

type Channel = Drawer['channels'] extends Partial<Record<string, (infer Entry)[]>> ? Entry : never;

export interface PlannedChannel extends Channel {
  type: string;
  /** Share of the recruiter's time in percent; all channels together make 100. */
  time: number;
  effectiveness: string;
  budget: string;
}

const mostLocal = 5;
const mostAnywhere = 4;

/** What a drawer says for the country, before what holds everywhere. */
export function entriesFor<Entry>(
  entries: Partial<Record<'any' | Country, Entry[]>>,
  country: string | null,
): { local: Entry[]; anywhere: Entry[] } {
  const code = (country ?? '').toLowerCase() as Country;
  return { local: entries[code] ?? [], anywhere: entries.any ?? [] };
}

/** Every channel with its share of time, the heaviest kind first. */
export function planChannels({ brief }: Source, drawer: Drawer): PlannedChannel[] {
  const { local, anywhere } = entriesFor(drawer.channels, brief.place.country);
  const own = anywhere.some(({ kind }) => kind === 'search')
    ? ownChannels.slice(0, 1)
    : ownChannels;
  const names = new Set<string>();
  const raw = [...local.slice(0, mostLocal), ...anywhere.slice(0, mostAnywhere), ...own].filter(
    ({ name }) => !names.has(name) && names.add(name),
  );
  const kinds = (Object.keys(channelKinds) as Channel['kind'][])
    .filter((kind) => raw.some((channel) => channel.kind === kind))
    .toSorted((a, b) => channelKinds[b].weight - channelKinds[a].weight);
  const shares = spread(
    100,
    kinds.map((kind) => channelKinds[kind].weight),
  );
  return kinds.flatMap((kind, index) => {
    const members = raw.filter((channel) => channel.kind === kind);
    const times = spread(
      shares[index] ?? 0,
      members.map(() => 1),
    );
    const { type, effectiveness, budget } = channelKinds[kind];
    return members.map((channel, i) => ({
      ...channel,
      type,
      time: times[i] ?? 0,
      effectiveness,
      budget,
    }));
  });
}
