import { describe, expect, it } from 'vitest';
import { findMetroName, listNearbyTowns } from './nearby-towns.ts';
import { resolvePlace } from './resolve-place.ts';

function near(text: string): string[] {
  const found = resolvePlace(text);
  if (found.kind !== 'place') throw new Error(`${text} was not found`);
  return listNearbyTowns(found.place, 3).map(({ name }) => name);
}

describe('listNearbyTowns', () => {
  it('names the cities from which people come to a suburb', () => {
    expect(near('Twinsburg, OH')).toContain('Cleveland');
    expect(near('Twinsburg, OH')).toContain('Akron');
  });

  it('names the city of the area, however near smaller towns are', () => {
    expect(near('Everett, WA')).toContain('Seattle');
    expect(near('Naperville, IL')).toContain('Chicago');
    expect(near('Warrington, UK')).toEqual(expect.arrayContaining(['Liverpool', 'Manchester']));
    expect(near('Slough, UK')).toContain('London');
  });

  it('names the next town of an island, and the small ones around a lone town', () => {
    expect(near('Kailua-Kona, HI')).toContain('Hilo');
    expect(near('Kokomo, IN')).toContain('Peru');
  });

  it('stays within a daily drive, whatever the size of a city beyond it', () => {
    expect(near('Witham, UK')).not.toContain('Southend-on-Sea');
    expect(near('La Salle, CO')).not.toContain('Denver');
  });

  it('knows one town by both of its spellings', () => {
    expect(near('St Paul, MN')).not.toContain('Saint Paul');
  });

  it('names no other state where only people of one may apply', () => {
    const found = resolvePlace('Davenport, IA');
    const towns = found.kind === 'place' ? listNearbyTowns(found.place, 3, 'IA') : [];
    expect(towns.map(({ name }) => name)).not.toContain('Moline');
    expect(towns.length).toBeGreaterThan(0);
  });

  it('finds them in other countries', () => {
    expect(near('Andover, England')).toContain('Basingstoke');
  });

  it('names no town whose name holds that of the place, and none of another country', () => {
    expect(near('Bel Air, MD').join()).not.toContain('Bel Air');
    expect(near('San Diego, CA')).not.toContain('Tijuana');
  });

  it('names a city outside it as a whole, and no part of the own city', () => {
    expect(near('Lake Success, NY')).toContain('New York');
    expect(near('Lake Success, NY').join()).not.toMatch(/Bronx|Queens/);
    expect(near('Anchorage, AK')).toContain('Wasilla');
    expect(near('Anchorage, AK')).not.toContain('Eagle River');
  });

  it('knows the name that people write for a whole area', () => {
    const name = (text: string): string | null => {
      const found = resolvePlace(text);
      return found.kind === 'place' ? findMetroName(found.place) : null;
    };
    expect(name('Saint Paul, MN')).toBe('Twin Cities');
    expect(name('Lake Success, NY')).toBe('Long Island');
    expect(name('Denver, CO')).toBeNull();
  });

  it('prefers near to far', () => {
    const found = resolvePlace('Gateshead, UK');
    const miles =
      found.kind === 'place' ? listNearbyTowns(found.place, 8).map((town) => town.miles) : [];
    expect(Math.max(...miles)).toBeLessThanOrEqual(50);
    expect(near('Gateshead, UK')).toContain('Sunderland');
  });
});

it('names the small towns in reach of a lone place before the one that is farther', () => {
  const towns = near('Meeker, CO');
  expect(towns).toEqual(expect.arrayContaining(['Rifle', 'Craig']));
});
