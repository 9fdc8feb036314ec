/** What each kind of channel is called, how much of the time it is worth, what it brings and costs: planning values. */
export const channelKinds = {
  referral: {
    type: 'Referrals',
    weight: 25,
    effectiveness: 'High',
    budget: 'Reward [confirm]',
  },
  search: {
    type: 'Search and own records',
    weight: 25,
    effectiveness: 'High',
    budget: 'Existing seats',
  },
  board: {
    type: 'Job boards',
    weight: 20,
    effectiveness: 'High for volume',
    budget: 'Fee [confirm]',
  },
  community: {
    type: 'Communities',
    weight: 12,
    effectiveness: 'Medium, slow',
    budget: 'Time',
  },
  association: {
    type: 'Associations',
    weight: 8,
    effectiveness: 'Medium, exact',
    budget: 'Fee [confirm]',
  },
  school: {
    type: 'Schools and training',
    weight: 6,
    effectiveness: 'Medium, seasonal',
    budget: 'Time',
  },
  'walk-in': {
    type: 'On the spot',
    weight: 4,
    effectiveness: 'Medium, local',
    budget: 'Printing',
  },
} as const;

/** Where few people keep a profile, boards and visits bring more than a search does. */
export const onTheSpotKinds = {
  search: { weight: 14, effectiveness: 'Medium: few profiles' },
  board: { weight: 26 },
  'walk-in': { weight: 8 },
} as const;

/** Channels that every search has, whatever the trade. */
export const ownChannels = (cv: string) =>
  [
    {
      name: 'Past applicants and good leavers',
      kind: 'search',
      how: 'Call those who allowed contact, latest first; ask what has changed.',
      effectiveness: 'High',
      budget: 'None',
    },
    {
      name: `LinkedIn and ${cv} databases`,
      kind: 'search',
      how: 'Run the strings of this plan from narrow to broad.',
    },
  ] as const;

/** Where the trade names no board for the country. */
export const anyBoard = {
  name: 'Own careers page and the largest local job board',
  kind: 'board',
  how: 'Pay, place and hours in the first lines; answer within one working day.',
} as const;
