import { expect, it } from 'vitest';
import { countries } from '#knowledge/trade-schema.ts';
import { inclusionElsewhere } from './inclusion.data.ts';
import { findInclusion } from './inclusion.ts';

it('knows the law and the doors of every country that trades speak of', () => {
  for (const country of countries) {
    const found = findInclusion(country.toUpperCase());
    expect(found, country).not.toEqual(inclusionElsewhere);
    expect(found.roads.length, country).toBeGreaterThan(0);
    expect(found.learned.length, country).toBeGreaterThan(0);
  }
});

it('names the directives in the rest of the European Union and no country elsewhere', () => {
  expect(findInclusion('NL').law).toContain('2000/78/EC');
  expect(findInclusion('AM')).toEqual(inclusionElsewhere);
  expect(findInclusion('KE').law).toContain('Employment Act');
  expect(findInclusion(null)).toEqual(inclusionElsewhere);
});

it('knows the nations of the United Kingdom apart', () => {
  expect(findInclusion('GB', 'SCT').roads.join()).toContain('Scotland');
  expect(findInclusion('GB', 'NIR').law).toContain('Fair Employment');
  expect(findInclusion('GB', 'ENG')).toEqual(findInclusion('GB'));
});
