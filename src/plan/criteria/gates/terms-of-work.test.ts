import { describe, expect, it } from 'vitest';
import { isTermsOfWork } from './terms-of-work.ts';

describe('isTermsOfWork', () => {
  it.each([
    'Take part in the on-call rota',
    "Complete 'on call' duties",
    'Able to work flexible hours, including nights and weekends',
    '3 on 3 off – rotating shift pattern',
    'Ability to work in-office full time',
    'Regular and punctual attendance is required',
    'See 20-25 walkers per day',
  ])('hears nothing of the work in "%s"', (line) => {
    expect(isTermsOfWork(line)).toBe(true);
  });

  it.each([
    'Run the night shift of the dairy',
    'Plan the rota of the lifeguards',
    'Set up on-site looms for customers',
    'Answer emergency calls about burst pipes at night',
    'Make 60 calls per day to ship owners and book visits',
    'Schedule deliveries of peat',
    'Bake 300 loaves per shift',
  ])('leaves "%s" to be scored', (line) => {
    expect(isTermsOfWork(line)).toBe(false);
  });
});

it('takes the day on which somebody can come for no skill', () => {
  expect(isTermsOfWork('Available to start within 3 weeks of acceptance')).toBe(true);
  expect(isTermsOfWork('Able to start a kiln in frost')).toBe(false);
});
