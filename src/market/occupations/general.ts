import type { OccupationFamily, OccupationProfile } from './profile.ts';

const family: OccupationFamily = {
  id: 'general',
  name: 'Work of its own kind',
  channels: [
    {
      kind: 'referral',
      name: 'People who do this work with you now',
      approach: 'Ask each of them for two names and where those people spend their working day.',
    },
    {
      kind: 'direct',
      name: 'The places the job itself names',
      approach:
        'Competitors, schools, certificates and tools in the job text are the first search terms.',
    },
    {
      kind: 'association',
      name: 'The professional body of the certificate asked for',
      approach: 'Its member list, chapter meetings and job page.',
    },
    {
      kind: 'public',
      name: 'The state job bank',
      approach: 'Free to post, read by people who are not on networks.',
    },
  ],
  gathering: [
    'Ask two people who hold this job today where they read, meet and complain; nothing is known of it here',
  ],
  motives: ['Find out at the intake what made the last three people join, in their words'],
  worries: [
    {
      worry: 'Not known for this work',
      answer: 'Ask the last candidate who said no, and put the answer here.',
    },
  ],
  interview: [
    {
      ask: 'Show or tell us the last time you did the main duty of this job.',
      strong: 'A concrete case with own part, means, result and what was learned.',
      weak: 'General statements without a case.',
    },
  ],
  workSample:
    'A short, paid piece of the real main duty, the same for everyone, scored on points agreed beforehand.',
  conditions: [],
  comesFrom: 'Not known for this work: name the last three employers of the people who do it well.',
  goesTo: 'Not known for this work: ask where former colleagues went.',
  rivals: [],
  seasons: [],
  exclude: ['recruiter', 'student'],
};

/** For a job that fits no profile: nothing is borrowed from another occupation, figures least of all. */
export const generalProfile: OccupationProfile = {
  id: 'general',
  soc: null,
  figures: 'none',
  name: 'Occupation not recognised',
  titles: [],
  titlesAbroad: [],
  jobZone: null,
  skills: [],
  tools: [],
  credentials: [],
  duties: [],
  conditions: [],
  comesFrom: [],
  goesTo: [],
  family,
};
