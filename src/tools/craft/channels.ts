import type { Channel, ChannelKind } from '#market/occupations/family-source.ts';
import { nameCountry } from '#market/places/countries.ts';
import type { Source } from '#plan/source.ts';
import {
  budgets,
  channelsAbroad,
  channelsElsewhere,
  channelTypes,
  expectations,
  ownChannels,
  ownWords,
  stateJobBank,
  timeWeights,
} from './channels.data.ts';
import { spread } from './funnel.ts';
import { stripEnd } from './prose/casing.ts';

export type PlannedChannel = Channel & {
  type: string;
  /** Share of the recruiter's time in percent; all channels together make 100. */
  time: number;
  effectiveness: string;
  budget: string;
};

type Preparation = 'little' | 'some' | 'much';

/** O*NET's job zones; a senior opening asks for more than its occupation does. */
function ratePreparation({ brief, market }: Source): Preparation {
  const { jobZone } = market.profile;
  const { level } = brief.seniority;
  if (level === 'director' || level === 'executive') return 'much';
  if (jobZone === null) return 'some';
  return jobZone <= 2 ? 'little' : jobZone === 3 ? 'some' : 'much';
}

const getCountry = ({ brief }: Source): string => brief.place.resolved?.country ?? 'US';

/** Referral and direct approaches travel; boards, schools and offices are those of the country. */
function listRaw(source: Source): Channel[] {
  const country = getCountry(source);
  const known = source.market.profile.family.channels;
  if (country === 'US') {
    const hasPublic = known.some(({ kind }) => kind === 'public');
    return [...known, ...ownChannels, ...(hasPublic ? [] : [stateJobBank])];
  }
  const travels = known.filter(({ kind }) => kind === 'referral' || kind === 'community');
  const local = channelsAbroad[country] ?? channelsElsewhere(nameCountry(country));
  return [...travels, ...ownChannels, ...local];
}

const KINDS = Object.keys(channelTypes) as ChannelKind[];

/** Every channel with its share of time; kinds in the order of their weight. */
export function planChannels(source: Source): PlannedChannel[] {
  const preparation = ratePreparation(source);
  const raw = listRaw(source);
  const kinds = KINDS.filter((kind) => raw.some((channel) => channel.kind === kind)).sort(
    (a, b) => timeWeights[b][preparation] - timeWeights[a][preparation],
  );
  const shares = spread(
    100,
    kinds.map((kind) => timeWeights[kind][preparation]),
  );
  return kinds.flatMap((kind, index) => {
    const members = raw.filter((channel) => channel.kind === kind);
    const times = spread(
      shares[index]!,
      members.map(() => 1),
    );
    const expected = expectations[kind][preparation];
    return members.map((channel, i) => ({
      ...channel,
      approach: stripEnd(channel.approach),
      type: channelTypes[kind],
      time: times[i]!,
      effectiveness:
        ownWords[channel.name]?.effectiveness ?? (i === 0 ? expected : expected.split(/[:;,]/)[0]!),
      budget: ownWords[channel.name]?.budget ?? (i === 0 ? budgets[kind] : 'As above'),
    }));
  });
}
