import { expect, it } from 'vitest';
import { getProfile } from '../occupations/profile.ts';
import type { Place } from '../places/place.ts';
import { roundPool } from './round-pool.ts';
import { estimateTalentPool } from './talent-pool.ts';

const places: Place[] = [
  ['Apex', 'NC', 35.73, -78.85],
  ['Waukegan', 'IL', 42.36, -87.84],
  ['Glenrock', 'WY', 42.86, -105.87],
].map(([city, state, latitude, longitude]) => ({
  label: `${city}, ${state}`,
  city: String(city),
  state: String(state),
  country: 'US',
  latitude: Number(latitude),
  longitude: Number(longitude),
  precision: 'city',
}));

it.each(places)('shows parts that add up to the whole, around $label', (place) => {
  for (const id of ['33-3051', '29-1021', '13-2011', '49-9081']) {
    const pool = estimateTalentPool({
      profile: getProfile(id),
      place,
      maxHourly: 35,
      yearsRequired: 2,
    });
    if (pool.kind === 'none') throw new Error(pool.reason);
    const { total, active, passive, classes } = roundPool(pool);
    expect(active + passive).toBe(total);
    expect([...classes.values()].reduce((sum, count) => sum + count, 0)).toBe(total);
  }
});
