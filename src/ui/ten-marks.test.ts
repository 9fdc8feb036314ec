import { expect, it } from 'vitest';

import { describeMarks } from './ten-marks.tsx';

it('says in words what the marks show', () => {
  expect(describeMarks(['completed', 'completed', 'pending'])).toBe('2 of 3 tools ready');
  expect(describeMarks(['completed', 'processing', 'failed'])).toBe(
    '1 of 3 tools ready, 1 being written, 1 failed',
  );
});
