import type { Channel, ChannelKind } from '#market/occupations/family-source.ts';

export const channelTypes: Record<ChannelKind, string> = {
  referral: 'Referrals and people who know you',
  direct: 'Direct sourcing',
  posting: 'Postings',
  school: 'Schools and training',
  association: 'Professional bodies',
  military: 'Military transition',
  community: 'Communities and local networks',
  agency: 'Contract and temporary workers',
  public: 'Public employment services',
};

/** Shares of the recruiter's time before they are made to add up to 100, by how much preparation the work asks. */
export const timeWeights: Record<ChannelKind, { little: number; some: number; much: number }> = {
  referral: { little: 25, some: 25, much: 25 },
  direct: { little: 5, some: 20, much: 35 },
  posting: { little: 30, some: 20, much: 15 },
  school: { little: 10, some: 12, much: 6 },
  association: { little: 4, some: 8, much: 12 },
  military: { little: 6, some: 8, much: 4 },
  community: { little: 12, some: 8, much: 6 },
  agency: { little: 10, some: 6, much: 5 },
  public: { little: 8, some: 5, much: 3 },
};

/** What to expect before anything is counted, in few words; week 1 replaces it with numbers. */
export const expectations: Record<ChannelKind, { little: string; some: string; much: string }> = {
  referral: {
    little: 'High: word of mouth',
    some: 'High: the trade knows',
    much: 'High: peers answer peers',
  },
  direct: {
    little: 'Low: few profiles',
    some: 'Medium: profiles are thin',
    much: 'High: profiles are kept',
  },
  posting: {
    little: 'High: volume, if answered',
    some: 'Medium to high',
    much: 'Medium: the curious',
  },
  school: {
    little: 'Medium, before courses end',
    some: 'Medium to high',
    much: 'Low: names from teachers',
  },
  association: { little: 'Low', some: 'Medium: few, good ones', much: 'Medium to high' },
  military: {
    little: 'Medium, by separation date',
    some: 'Medium: slow, then steady',
    much: 'Low to medium',
  },
  community: { little: 'Medium to high nearby', some: 'Medium', much: 'Medium where peers talk' },
  agency: { little: 'Medium: both can try', some: 'Medium: contracts end', much: 'Low to medium' },
  public: { little: 'Medium, and free', some: 'Low to medium, free', much: 'Low, and free' },
};

export const budgets: Record<ChannelKind, string> = {
  referral: 'Time; bonus: ask',
  direct: 'Existing seats (assumed)',
  posting: 'Free; sponsoring: decide',
  school: 'Travel and an hour',
  association: 'Ask for a quote',
  military: 'Travel only',
  community: 'Time only',
  agency: 'Conversion fee: check contract',
  public: 'None',
};

/** Two sources every employer has, whatever the work. */
export const ownChannels: readonly Channel[] = [
  {
    kind: 'referral',
    name: 'Your own records',
    approach: 'Past finalists first, by phone',
  },
  {
    kind: 'posting',
    name: 'Your careers page',
    approach: 'Publish first; others link here',
  },
];

/** What is particular about channels of one's own. */
export const ownWords: Record<string, { effectiveness: string; budget: string }> = {
  'Your own records': {
    effectiveness: 'High in week 1',
    budget: 'An afternoon of reading',
  },
  'Your careers page': {
    effectiveness: 'Low alone',
    budget: 'None',
  },
};

export const stateJobBank: Channel = {
  kind: 'public',
  name: 'State job bank',
  approach: 'Post, then call its employer desk',
};

/** Where the bundled channels, which are American, do not reach. */
export const channelsAbroad: Record<string, readonly Channel[]> = {
  DE: [
    {
      kind: 'posting',
      name: 'StepStone, Indeed, Kleinanzeigen Jobs',
      approach: 'Title with (m/w/d), place, hours and pay in the first lines',
    },
    {
      kind: 'direct',
      name: 'XING and LinkedIn',
      approach: 'Search German and English titles; write in the language of the profile',
    },
    {
      kind: 'public',
      name: 'Agentur für Arbeit, employer service and Jobsuche',
      approach: 'Register the vacancy with the local employer service and ask for a named contact',
    },
    {
      kind: 'school',
      name: 'Vocational schools, IHK and Handwerkskammer',
      approach: 'Ask who finishes the training this term and who looks for a second employer',
    },
  ],
  FR: [
    {
      kind: 'posting',
      name: 'HelloWork, Indeed, Apec for cadres',
      approach: 'Contract type, place, hours and pay in the first lines',
    },
    {
      kind: 'direct',
      name: 'LinkedIn',
      approach: 'Search French and English titles; write in the language of the profile',
    },
    {
      kind: 'public',
      name: 'France Travail',
      approach: 'Register the offer and ask the adviser for a short list',
    },
    {
      kind: 'school',
      name: 'CFA, lycées professionnels and IUT',
      approach: 'Ask for those who finish an apprenticeship this year',
    },
  ],
  GB: [
    {
      kind: 'posting',
      name: 'Reed, Totaljobs, CV-Library, Indeed',
      approach: 'Pay, place and hours in the first lines',
    },
    {
      kind: 'direct',
      name: 'LinkedIn and CV-Library',
      approach: 'Search by title, certificate and travel area',
    },
    {
      kind: 'public',
      name: 'Find a Job and the local Jobcentre Plus',
      approach: 'Post it and ask for the employer adviser',
    },
    {
      kind: 'school',
      name: 'Further education colleges and apprenticeship providers',
      approach: 'Tutors know who finishes and who is unhappy where they are',
    },
  ],
};

export const channelsElsewhere = (country: string): readonly Channel[] => [
  {
    kind: 'posting',
    name: `The largest job boards of ${country}`,
    approach: 'Ask two people who hold this job where they looked last',
  },
  {
    kind: 'direct',
    name: 'LinkedIn',
    approach: 'Search local and English titles; write in the language of the profile',
  },
  {
    kind: 'public',
    name: `The public employment service of ${country}`,
    approach: 'Register the vacancy and ask for a named contact',
  },
  {
    kind: 'school',
    name: 'Schools and colleges that teach this work nearby',
    approach: 'Start with the teacher, not the notice board',
  },
];
