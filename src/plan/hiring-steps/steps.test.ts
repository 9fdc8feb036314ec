import { expect, it } from 'vitest';
import { canScore, planSteps, stepOf, type InterviewStep } from './steps.ts';
import { sourceOf } from '../testing/source-of.ts';

const step = (name: string, who: string, minutes: number, focus: string[] = []): InterviewStep => ({
  name,
  who,
  minutes,
  focus,
});

it('scores nothing in a short talk about terms, nor where people only meet', () => {
  expect(canScore(step('Terms at the kiln', 'Works manager', 15))).toBe(false);
  expect(canScore(step('Short talk and answer', 'Works manager', 15))).toBe(false);
  expect(
    canScore(step('Meeting the people they would serve', 'An employee representative', 45)),
  ).toBe(false);
  expect(canScore(step('Time with the team', 'Two colleagues', 60))).toBe(false);
  expect(canScore(step('Structured talk', 'Works manager', 40))).toBe(true);
  expect(canScore(step('Bench task', 'A potter', 40))).toBe(true);
  expect(
    canScore({ ...step('Exercise and talk', 'A potter', 40), focus: ['Contract records'] }),
  ).toBe(true);
});

const line = (id: string, name: string) => ({
  id,
  name,
  looksLike: '',
  strong: '',
  origin: 'must' as const,
  competency: id,
  facts: [],
});
const criteria = [
  line('glazing', 'Glazes and firing'),
  line('throwing', 'Throwing on the wheel'),
  line('orders', 'Orders and packing'),
  line('way-of-working', 'Dealing with people'),
];
const drawer = {
  work_sample: {
    shows: [],
    name: 'Two bowls alike',
    minutes: 40,
    task: 'Throw two bowls of one size on the wheel',
    look_for: ['Centers the clay', 'Same height', 'Clean wheel'],
    practice: '',
  },
};
const usual = [
  step('First call', 'Recruiter', 15),
  step('Talk over the shelves', 'Works manager', 40),
  step('Trial at the wheel', 'A senior potter', 60),
];

it('sees what the work sample tests where it is done', () => {
  const plan = { criteria, steps: { stated: [], usual }, drawer };
  expect(stepOf(plan, criteria[1]!)).toBe('Trial at the wheel');
  expect(stepOf(plan, criteria[2]!)).toBe('Talk over the shelves');
});

it('scores the work where it is judged, and leaves one line to those who only meet the person', () => {
  const visit = [...usual.slice(0, 1), usual[2]!, step('Time with the team', 'Two colleagues', 60)];
  const plan = { criteria, steps: { stated: [], usual: visit }, drawer };
  const steps = criteria.map((one) => stepOf(plan, one));
  expect(steps.filter((name) => name === 'Time with the team')).toHaveLength(1);
  expect(steps.at(-1)).toBe('Time with the team');
  // A short look around is no round.
  const short = [...visit.slice(0, 2), step('Time with the team', 'Two colleagues', 15)];
  expect(
    new Set(criteria.map((one) => stepOf({ ...plan, steps: { stated: [], usual: short } }, one))),
  ).toEqual(new Set(['Trial at the wheel']));
});

it('gives the visit time for the sample, the questions and the closing talk', () => {
  const ofDock = (task: string) =>
    ({
      intake: {
        steps: [
          step('Call', 'Recruiter', 10),
          step('A look at the dock', 'Dock lead', 20),
          step('Trial', 'Dock lead', 40),
        ],
      },
      work_sample: { name: 'One pallet', minutes: 30, task, look_for: [] },
    }) as never;
  const minutesOf = (task: string) =>
    planSteps(sourceOf([]), ofDock(task)).usual.map(({ minutes }) => minutes);
  expect(minutesOf('Load one pallet.')).toEqual([10, 20, 70]);
  expect(minutesOf('Sketch a load plan at home.')).toEqual([10, 20, 40]);
});

it('gives a step the minutes that its questions take', () => {
  const dock = {
    intake: { steps: [step('Call', 'Recruiter', 10), step('Trial', 'Dock lead', 40)] },
    work_sample: { name: 'One pallet', minutes: 30, task: 'Load it.', look_for: [], shows: [] },
  } as never;
  const lines = ['Loading', 'Counting', 'Sealing', 'Booking', 'Weighing', 'Stacking'].map(
    (name) => ({ ...criteria[0]!, id: name, name }),
  );
  const [, trial] = planSteps(sourceOf([]), dock, lines).usual;
  expect(trial?.minutes).toBeGreaterThanOrEqual(75);
});
