import { expect, it } from 'vitest';

import { readInterviewDay } from './interview-day.ts';

it('finds what happens and what to bring by their headings', () => {
  const guide = [
    { label: 'Practice', points: ['A drawing'] },
    { label: 'What Happens', points: ['Step 1: A call', '2. A test piece'] },
    { label: 'Bring And Prepare', points: ['Certificates'] },
  ];
  expect(readInterviewDay(guide)).toEqual({
    steps: ['A call', 'A test piece'],
    bring: ['Certificates'],
  });
});

it('tells nothing where no heading tells of steps', () => {
  expect(readInterviewDay([{ label: '', points: ['Sleep well'] }])).toBeUndefined();
  expect(readInterviewDay([{ label: 'What Happens', points: [] }])).toBeUndefined();
});
