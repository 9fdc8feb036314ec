import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listNotices } from './notices.ts';
import { listOffer } from './offer.ts';

it('keeps duties out of what is given, and steps with what they are steps of', () => {
  const { brief } = sourceOf([
    { kind: 'benefit', text: 'Responsible for hiring and training all dock hands' },
    { kind: 'benefit', text: 'Paid time off' },
    { kind: 'benefit', text: 'Starting with 2 weeks in the first year' },
    { kind: 'benefit', text: 'Increasing every year to 5 weeks' },
  ]);
  expect(listOffer(brief).gives).toEqual([
    'Paid time off, starting with 2 weeks in the first year, increasing every year to 5 weeks',
  ]);
});

it('takes no reference for a benefit, and leaves no condition alone', () => {
  const { brief } = sourceOf([
    { kind: 'benefit', text: 'Life insurance' },
    { kind: 'benefit', text: 'Eligible on the first day at sea' },
    { kind: 'benefit', text: 'QRT07' },
    { kind: 'benefit', text: '401(k)' },
  ]);
  expect(listOffer(brief).gives).toEqual([
    'Life insurance, eligible on the first day at sea',
    '401(k)',
  ]);
});

it('frees an address from the heading that ran into it', () => {
  const source = sourceOf([], {
    employerBlocks: [
      {
        role: 'process',
        heading: null,
        text: 'To apply send a letter to dock@example.orgPlanning and Management',
        source: { from: 'job', field: 'sourceText', quote: '', start: 0 },
      },
    ],
  });
  expect(listNotices(source).applying).toEqual(['To apply send a letter to dock@example.org']);
});

it('frees the first thing given from the sentence that announces the list', () => {
  const { brief } = sourceOf([
    {
      kind: 'benefit',
      text: 'Here are some of the great perks that come with this job: A bus pass for the region',
    },
    { kind: 'benefit', text: 'Free parking at the depot' },
  ]);
  expect(listOffer(brief).gives).toEqual([
    'A bus pass for the region',
    'Free parking at the depot',
  ]);
});

it('tells what only may come in the sentence that says so', () => {
  const { brief } = sourceOf(
    [
      { kind: 'benefit', text: 'Perks may include a bus pass' },
      { kind: 'benefit', text: 'Wellness days' },
    ],
    {
      employerBlocks: [
        {
          role: 'benefit',
          heading: null,
          text: 'Perks may include a bus pass and wellness days',
          source: { from: 'job', field: 'sourceText', quote: '', start: 0 },
        },
      ],
    },
  );
  expect(listOffer(brief).gives).toEqual(['Perks may include a bus pass and wellness days']);
});

it('tells one thing once that is offered in two lines', () => {
  const { brief } = sourceOf([
    { kind: 'benefit', text: 'Free parking' },
    { kind: 'benefit', text: 'Boat shoes' },
    { kind: 'benefit', text: 'On-site parking' },
  ]);
  expect(listOffer(brief).gives).toEqual(['Free on-site parking', 'Boat shoes']);
});

it('keeps that applications may close early, wherever it stands', () => {
  const source = sourceOf([
    { kind: 'culture', text: 'We may close this vacancy early if enough sailors apply' },
  ]);
  expect(listNotices(source).applying).toEqual([
    'We may close this vacancy early if enough sailors apply',
  ]);
});
