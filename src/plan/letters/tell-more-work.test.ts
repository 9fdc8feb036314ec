import { expect, it } from 'vitest';
import { tellAmong } from './tell-more-work.ts';

it('stands behind the sentence that names the job, before anything is asked', () => {
  const first = '[First name], the sailmaker job with Ropes Inc. pays $30. Which figure is yours?';
  expect(tellAmong([first, 'Write me.'], 'You would cut jibs.')).toEqual([
    '[First name], the sailmaker job with Ropes Inc. pays $30. You would cut jibs. Which figure is yours?',
    'Write me.',
  ]);
});
