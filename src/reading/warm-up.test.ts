import { expect, it } from 'vitest';
import { findWorldCities } from '#market/places/world-cities.ts';
import { readJobText } from './read-job-text.ts';
import { warmUp } from './warm-up.ts';

it('makes the next job quick', async () => {
  await warmUp();
  const before = process.cpuUsage();
  findWorldCities('Tulsa');
  readJobText(
    'Cook in Boise, ID. $19 an hour. Grill and prep, nights. Must have a food handler card.',
  );
  // Processor time, so that a busy machine does not fail the test.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
});
