import { describe, expect, it } from 'vitest';
import { listNearbyTowns } from './nearby-towns.ts';
import { resolvePlace } from './resolve-place.ts';

function near(text: string): string[] {
  const found = resolvePlace(text);
  if (found.kind !== 'place') throw new Error(`${text} was not found`);
  return listNearbyTowns(found.place, 3).map(({ name }) => name);
}

describe('listNearbyTowns', () => {
  it('names the cities from which people come to a suburb', () => {
    expect(near('Twinsburg, OH').slice(0, 2)).toEqual(['Cleveland', 'Akron']);
  });

  it('finds them in other countries', () => {
    expect(near('Andover, England')).toContain('Southampton');
  });

  it('names no town whose name holds that of the place, and none of another country', () => {
    expect(near('Bel Air, MD')[0]).toBe('Baltimore');
    expect(near('Bel Air, MD').join()).not.toContain('Bel Air');
    expect(near('San Diego, CA')).not.toContain('Tijuana');
  });

  it('prefers near to far', () => {
    const found = resolvePlace('Gateshead, UK');
    const miles =
      found.kind === 'place' ? listNearbyTowns(found.place, 8).map((town) => town.miles) : [];
    expect(Math.max(...miles)).toBeLessThanOrEqual(50);
    expect(near('Gateshead, UK')).toContain('Sunderland');
  });
});
