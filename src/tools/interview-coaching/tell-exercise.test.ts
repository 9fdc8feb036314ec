import { expect, it } from 'vitest';
import { tellExercise } from './tell-exercise.ts';

it('names the exercise that is set and how long it takes, once', () => {
  const sample = { name: 'Two tides and one berth', minutes: 35 };
  const told = tellExercise(['A meeting with an exercise.'], sample);
  expect(told.at(-1)).toBe(
    'The exercise is "Two tides and one berth", about 35 minutes; everyone gets the same one.',
  );
  expect(tellExercise(told, sample)).toEqual(told);
});
