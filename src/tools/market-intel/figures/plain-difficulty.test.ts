import { expect, it } from 'vitest';
import { rateDifficulty, type DifficultyInput } from '#market/difficulty/hiring-difficulty.ts';
import { sayInPlainWords } from './plain-difficulty.ts';

const input: DifficultyInput = {
  supply: null,
  demands: {
    years: 0,
    yearsStated: false,
    special: [],
    mustHaves: 3,
    licences: 0,
    dealBreakers: 0,
  },
  pay: {
    stated: false,
    midpointRank: null,
    isRange: false,
    isNational: true,
    years: 0,
    form: null,
  },
  competition: {
    competitors: [],
    rivalKinds: [],
    jobsPerThousand: null,
    peopleNear: 400_000,
    remote: false,
  },
  place: { workType: 'remote', population: null, travels: false, offHours: [] },
  urgency: null,
};
const say = (more: Partial<DifficultyInput> = {}): string =>
  sayInPlainWords(rateDifficulty({ ...input, ...more }));

it('says what makes a search hard and what helps', () => {
  expect(say()).toBe(
    'Nobody has been counted yet; by what the text says this may be one of the easier searches. What makes it hard: no pay is stated. What helps: few employers nearby want the same people; most of what it asks for is usual in this work (assumption); it can be done from home.',
  );
});

it('names what the list asks for, and never calls the search easy then', () => {
  const hard = say({
    demands: {
      ...input.demands,
      years: 10,
      yearsStated: true,
      licences: 2,
      level: 'director',
      special: ['Ferries'],
    },
    place: { workType: 'on-site', population: 40_000, travels: true, offHours: ['nights'] },
  });
  expect(hard).toContain('the list asks for licenses, 10 years of experience, experience that not');
  expect(hard).toContain('travel and the hours will put some people off');
  expect(hard).not.toContain('easier');
});
