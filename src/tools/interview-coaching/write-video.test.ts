import { expect, it } from 'vitest';
import { sayManner } from './write-video.ts';

it('asks nobody to think aloud over a page that is handed in', () => {
  expect(sayManner('Give three tide tables. The candidate writes half a page.')).toContain(
    'hand in something written',
  );
  expect(sayManner('The candidate splices a rope and explains each step.')).toContain('out loud');
});
