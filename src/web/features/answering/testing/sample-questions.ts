import type { AnswerPage, AskedQuestion, GivenAnswer, JobQuestions } from '#shared/answers.ts';

/** Questions of one job, for tests of how they are shown and answered. */

const asked = (more: Partial<AskedQuestion> & Pick<AskedQuestion, 'key' | 'ask'>) =>
  ({
    topic: null,
    why: 'Candidates ask in the first call.',
    owner: 'Hiring manager',
    kind: 'text',
    choices: [],
    unit: null,
    tools: ['intakeAssistant'],
    ...more,
  }) satisfies AskedQuestion;

export const payQuestion = asked({
  key: 'pay',
  topic: 'Pay',
  ask: 'What is the lowest and the highest pay you would sign?',
  why: 'Nothing true can be published without it.',
  kind: 'pay',
  tools: ['attractionPosting', 'marketIntel', 'engagementKit', 'hiringSynopsis'],
});

export const startQuestion = asked({
  key: 'start-date',
  topic: 'Start date',
  ask: 'By when must the new hire start?',
  kind: 'date',
});

export const placeQuestion = asked({
  key: 'work-type',
  topic: 'Work type',
  ask: 'Where is the work done?',
  owner: 'Recruiter',
  kind: 'choice',
  choices: ['on-site', 'hybrid', 'remote'],
});

export const goalQuestion = asked({
  key: 'q-1',
  ask: 'What must be true after 90 days?',
  owner: 'HR',
});

export const given = (more: Partial<GivenAnswer> & Pick<GivenAnswer, 'id' | 'key'>) =>
  ({
    topic: null,
    ask: 'What must be true after 90 days?',
    state: 'said',
    said: 'Works alone on a tower',
    by: { name: 'Kim Park', as: 'hiring manager' },
    at: '2026-11-16T10:00:00.000Z',
    counts: true,
    against: null,
    replaces: null,
    ...more,
  }) satisfies GivenAnswer;

export const link = {
  id: 5,
  name: 'Kim Park',
  email: 'kim@example.test',
  keys: ['pay', 'start-date'],
  state: 'opened',
  answered: 1,
  createdAt: '2026-11-15T10:00:00.000Z',
  expiresAt: '2026-11-29T10:00:00.000Z',
  openedAt: '2026-11-16T09:00:00.000Z',
  completedAt: null,
  remindedAt: null,
  url: 'https://requisite.test/answer/abc',
} satisfies JobQuestions['links'][number];

export const noQuestions: JobQuestions = {
  open: [],
  answers: [],
  links: [],
  changes: [],
  outdated: [],
};

export const answerPage: AnswerPage = {
  job: { title: 'Wind Turbine Technician', employer: 'Northwind Energy', place: 'Glenrock, WY' },
  askedBy: 'Ada Lovelace',
  askedOf: 'Kim Park',
  expiresAt: '2026-11-29T10:00:00.000Z',
  completedAt: null,
  pay: {
    stated: '$32 to $38 an hour',
    market: 'Above the middle of Wyoming (BLS OEWS, May 2024).',
  },
  mustHaves: [
    { quote: '- Two years of field service', text: 'Two years of field service', role: 'must' },
    { quote: '- GWO Basic Safety Training', text: 'GWO Basic Safety Training', role: 'must' },
    { quote: '- Driver license', text: 'Driver license', role: 'must' },
  ],
  facts: [
    {
      topic: 'Schedule',
      text: 'Four days of ten hours',
      quote: 'You work four tens.',
      correction: null,
    },
  ],
  risks: ['Few people near Glenrock hold the certificate.'],
  questions: [
    { ...payQuestion, answer: null },
    { ...placeQuestion, answer: null },
    { ...goalQuestion, answer: { state: 'said', said: 'Climbs alone' } },
  ],
};
