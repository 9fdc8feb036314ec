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

/** Learners are found where they learn; few have a profile, and few have colleagues who name them. */
export const learnersKinds = {
  school: { weight: 32, effectiveness: 'High in season' },
  referral: { weight: 12 },
  search: { weight: 10, effectiveness: 'Medium: few profiles' },
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

/** The boards that most people of a country look at. */
const boards: Readonly<Record<string, string>> = {
  AE: 'Bayt and GulfTalent',
  AM: 'Staff.am',
  AR: 'Bumeran',
  AT: 'karriere.at and the AMS job room',
  AU: 'SEEK',
  BD: 'Bdjobs',
  BE: 'VDAB, Le Forem and StepStone',
  BG: 'Jobs.bg',
  CA: 'Job Bank and Indeed',
  CH: 'jobs.ch',
  CO: 'Elempleo',
  CZ: 'Jobs.cz',
  DE: 'StepStone and the Jobsuche of the Bundesagentur',
  DK: 'Jobindex',
  EE: 'CV.ee',
  EG: 'Wuzzuf',
  ES: 'InfoJobs',
  FI: 'Duunitori',
  FR: 'France Travail and HelloWork',
  GB: 'Indeed, Reed and Find a Job',
  GE: 'Jobs.ge',
  GH: 'Jobberman',
  GR: 'Kariera.gr',
  HK: 'JobsDB',
  HR: 'MojPosao',
  HU: 'Profession.hu',
  ID: 'JobStreet',
  IE: 'IrishJobs and JobsIreland.ie',
  IN: 'Naukri',
  IT: 'Indeed and Jobrapido',
  KE: 'BrighterMonday',
  LK: 'topjobs',
  LT: 'CVbankas',
  LU: 'Jobs.lu and ADEM',
  LV: 'CV.lv',
  MT: 'Jobsplus',
  MX: 'OCC',
  MY: 'JobStreet',
  NG: 'Jobberman',
  NL: 'Indeed and Nationale Vacaturebank',
  NO: 'Finn.no',
  NZ: 'SEEK and Trade Me Jobs',
  PH: 'JobStreet and Kalibrr',
  PK: 'Rozee.pk',
  PL: 'Pracuj.pl',
  PT: 'Net-Empregos',
  QA: 'Bayt and GulfTalent',
  RO: 'eJobs',
  RS: 'Infostud',
  SA: 'Bayt and GulfTalent',
  SE: 'Platsbanken',
  SG: 'MyCareersFuture and JobStreet',
  SI: 'MojeDelo',
  SK: 'Profesia',
  TH: 'JobsDB',
  TR: 'Kariyer.net',
  TZ: 'BrighterMonday',
  UA: 'Work.ua',
  UG: 'BrighterMonday',
  US: 'Indeed and the state job bank',
  VN: 'VietnamWorks',
  ZA: 'PNet and Careers24',
};

/** Boards that people of every trade look at. */
export const forEverybody =
  /\b(?:Indeed|Reed|Totaljobs|CV-Library|Find a Job|Snagajob|ZipRecruiter|Craigslist|SEEK|Jora|Trade Me|JobStreet|Kalibrr|BrighterMonday|Jobberman|Naukri|Job Bank|IrishJobs|StepStone|Jobsuche|France Travail|HelloWork|InfoJobs|PNet|Careers24|Bayt|MyCareersFuture|job bank|s1jobs)\b/i;

/** What the public job bank of a state is called there. */
const jobBanks: Readonly<Record<string, string>> = {
  AK: 'AlaskaJobs',
  AR: 'Arkansas JobLink',
  CA: 'CalJOBS',
  CO: 'Connecting Colorado',
  CT: 'CTHires',
  FL: 'Employ Florida',
  HI: 'HireNet Hawaii',
  IA: 'IowaWORKS',
  IL: 'IllinoisJobLink',
  IN: 'Indiana Career Connect',
  KS: 'KANSASWORKS',
  MA: 'MassHire JobQuest',
  MD: 'Maryland Workforce Exchange',
  ME: 'Maine JobLink',
  NC: 'NCWorks',
  NE: 'NEworks',
  OH: 'OhioMeansJobs',
  OK: 'OKJobMatch',
  PA: 'PA CareerLink',
  RI: 'EmployRI',
  SC: 'SC Works',
  TN: 'Jobs4TN',
  TX: 'WorkInTexas',
  VA: 'Virginia Workforce Connection',
  VT: 'Vermont JobLink',
  WA: 'WorkSourceWA',
  WI: 'Job Center of Wisconsin',
};

/** "Indeed and OhioMeansJobs" */
const nameJobBank = (name: string, state: string | undefined): string =>
  name.replace(/\bthe state job bank\b/, jobBanks[state ?? ''] ?? 'the state job bank');

/** Where the trade names no board for the country. */
export const anyBoard = (country: string | null, state?: string) =>
  ({
    name: nameJobBank(
      boards[country ?? ''] ?? 'LinkedIn Jobs and the employer’s own careers page',
      state,
    ),
    kind: 'board',
    how: 'Place, hours and pay as the posting has them; answer within one working day.',
  }) as const;

/** Where the job speaks of rewards for whoever brings a colleague: whom to ask, as the trade knows it. */
export const ownReferrals = (said: string, ask: string | undefined) =>
  ({
    name: 'The employer’s own referral scheme',
    kind: 'referral',
    how: `Named in the advertisement ("${said}"). ${ask ?? 'Give every colleague one link and ask the team by name.'}`,
    budget: 'Existing reward [amount: confirm]',
  }) as const;
