/** What each kind of channel is called, how much of the time it is worth, what it brings and costs: planning values. */
export const channelKinds = {
  referral: {
    type: 'Referrals',
    weight: 25,
    effectiveness: 'High: people who know the work vouch for each other',
    budget: 'Referral reward, if there is one [confirm]',
  },
  search: {
    type: 'Search and own records',
    weight: 25,
    effectiveness: 'High where profiles name the work',
    budget: 'Existing licences',
  },
  board: {
    type: 'Job boards',
    weight: 20,
    effectiveness: 'High for volume, uneven for fit',
    budget: 'Price of a posting [confirm]',
  },
  community: {
    type: 'Communities',
    weight: 12,
    effectiveness: 'Medium: slow to start, lasting',
    budget: 'Time only',
  },
  association: {
    type: 'Associations',
    weight: 8,
    effectiveness: 'Medium: small and exact',
    budget: 'Member or posting fee [confirm]',
  },
  school: {
    type: 'Schools and training',
    weight: 6,
    effectiveness: 'Medium: follows their calendar',
    budget: 'Time only',
  },
  'walk-in': {
    type: 'On the spot',
    weight: 4,
    effectiveness: 'Medium: reaches people who search nowhere',
    budget: 'Printing',
  },
} as const;

/** Channels that every search has, whatever the trade. */
export const ownChannels = [
  {
    name: 'Past applicants and good leavers',
    kind: 'search',
    how: 'Call those who allowed contact, latest first, and ask what has changed since.',
  },
  {
    name: 'LinkedIn and CV databases',
    kind: 'search',
    how: 'Run the strings of this plan from narrow to broad; write to the first ten before the list grows.',
  },
] as const;
