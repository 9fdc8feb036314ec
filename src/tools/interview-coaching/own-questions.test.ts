import { expect, it } from 'vitest';
import { ownAnswers } from './own-answers.data.ts';

it.each(Object.entries(ownAnswers))('answers for %s in whole prose', (_, answer) => {
  expect(answer).not.toMatch(/[[\]{}]/);
  expect(answer.split(' ').length).toBeLessThan(80);
  expect(answer).toMatch(/Today I /);
});
