import { expect, it } from 'vitest';
import { findWorldCities } from '#market/places/world-cities.ts';
import { readJobText } from './read-job-text.ts';
import { warmUp } from './warm-up.ts';

it('makes the next job quick', async () => {
  await warmUp();
  const begin = performance.now();
  findWorldCities('Tulsa');
  readJobText(
    'Cook in Boise, ID. $19 an hour. Grill and prep, nights. Must have a food handler card.',
  );
  expect(performance.now() - begin).toBeLessThan(200);
});
