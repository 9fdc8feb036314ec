import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { isBoundToRegion, readTravelShare } from './bound-home.ts';

const said = (kind: string, text: string): Pick<Brief, 'facts' | 'hours'> =>
  ({ facts: [{ kind, text }], hours: null }) as unknown as Pick<Brief, 'facts' | 'hours'>;

it.each([
  ['Up to 30% travel to customer sites', 30],
  ['Travel required, about 60 percent of the time', 60],
  ['Must travel 20% to 45% of the time', 45],
  ['Some travel', null],
])('%s', (text, share) => {
  expect(readTravelShare(said('travel', text))).toBe(share);
});

it('hears that home must lie in one region', () => {
  expect(isBoundToRegion(said('schedule', 'Remote, from 9am ET'))).toBe(true);
  expect(isBoundToRegion(said('travel', 'You live on the West Coast'))).toBe(true);
  expect(isBoundToRegion(said('schedule', 'Monday to Friday'))).toBe(false);
});
