import { describe, expect, it } from 'vitest';
import { promiseAnswer } from './worries.ts';

describe('promiseAnswer', () => {
  it.each([
    [
      'Give the staffing grid and the float rule.',
      'Before you decide I will bring you the staffing grid and the float rule',
    ],
    [
      'Say how incidents are reported.',
      'Before you decide I will tell you how incidents are reported',
    ],
    ['Let them stage and talk to the line.', 'You can stage and talk to the line'],
    [
      'Put the work place in the offer letter.',
      'I will ask the hiring manager to put the work place in the offer letter',
    ],
  ])('turns advice to a recruiter into a promise: %s', (answer, promise) => {
    expect(promiseAnswer(answer, 'the hiring manager')).toBe(promise);
  });
});
