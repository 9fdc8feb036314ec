import { expect, it } from 'vitest';
import { tellExercise } from './tell-exercise.ts';

it('names the exercise that is set and how long it takes, once', () => {
  const sample = { name: 'Two tides and one berth', minutes: 35 };
  const told = tellExercise(['A meeting with an exercise.'], sample);
  expect(told.at(-1)).toBe(
    'A meeting with an exercise: "Two tides and one berth", about 35 minutes; everyone gets the same one.',
  );
  expect(tellExercise(told, sample)).toEqual(told);
});

it('says once how long it takes, where the step stands', () => {
  const told = tellExercise(
    ['A meeting with an exercise (about 20 minutes). Everyone gets the same one.', 'An answer.'],
    { name: 'Two tides', minutes: 35 },
  );
  expect(told).toHaveLength(2);
  expect(told[0]).toBe(
    'A meeting with an exercise: "Two tides", about 35 minutes; everyone gets the same one.',
  );
});

it('names it in the step in which work is tried, and not behind the answer', () => {
  const [, second, third] = tellExercise(
    ['A short call.', 'A practical session at the kiln.', 'An answer by [date].'],
    { name: 'One glazed tile', minutes: 30 },
  );
  expect(second).toContain('One glazed tile');
  expect(third).toBe('An answer by [date].');
});

it('names the exercise before the answer, where no step speaks of one', () => {
  expect(
    tellExercise(['A short call.', 'You hear by [date].'], { name: 'One drawing', minutes: 30 }),
  ).toEqual([
    'A short call.',
    'The exercise is "One drawing", about 30 minutes; everyone gets the same one.',
    'You hear by [date].',
  ]);
});
