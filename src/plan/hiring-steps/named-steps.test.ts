import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { listNamedSteps } from './named-steps.ts';
import { sourceOf } from '../testing/source-of.ts';

const ofBlocks = (...texts: string[]) =>
  listNamedSteps(
    sourceOf([], {
      employerBlocks: texts.map((text) => ({ role: 'process', text })) as Brief['employerBlocks'],
    }),
  );

it('reads the steps out of running text, in their order and each once', () => {
  expect(
    ofBlocks(
      'After the form you will be invited to an online test. Those who pass the test attend an assessment day in Ripon.',
      'We then invite you to complete a medical examination.',
    ),
  ).toEqual(['Online test', 'Assessment day', 'Medical examination']);
});

it('takes no remark on feedback or help for a step', () => {
  expect(
    ofBlocks('Feedback is given if you attend an assessment day or a final interview.'),
  ).toEqual([]);
});

it('takes a test and an assessment of the same thing for one step', () => {
  expect(
    ofBlocks(
      'You are invited to an online test, then to complete a medical and fitness test. Applicants attend a medical and fitness assessment in Ripon.',
    ),
  ).toEqual(['Online test', 'Medical and fitness test']);
});
