import { expect, it } from 'vitest';
import { noTitle } from '#shared/no-title.ts';
import { askNames, askWhere } from './name-gaps.ts';
import { sourceOf } from '../testing/source-of.ts';

const place = (given: string, country: string | null) => ({
  given,
  label: given,
  country,
  resolved: null,
});

it('asks for the town only where none is named', () => {
  expect(askWhere(place('', null))?.ask).toMatch(/^In which town/);
  expect(askWhere(place('Rhineland', 'DE'))?.ask).toMatch(/in which town/);
  expect(askWhere(place('Ashby, United States', 'US'))?.ask).toMatch(/"Ashby": in which state,/);
  expect(askWhere(place('Ashby', null))?.ask).toMatch(/in which state or country/);
  expect(askWhere(place('Kleinau, Germany', 'DE'))).toBeNull();
});

it('asks for the title where the text has none', () => {
  const title = { given: '', clean: noTitle, singular: noTitle };
  const asked = (more: Parameters<typeof sourceOf>[1]): (string | null)[] =>
    askNames(
      {
        ...sourceOf([], { place: place('Kleinau, Germany', 'DE'), ...more }),
        employer: { name: 'Harrow Freight', description: '', website: '' },
      },
      [],
    ).map(({ matter }) => matter);
  expect(asked({ title })).toContain('Title');
  expect(asked({})).not.toContain('Title');
});

it('says that the town is open where the area is named', () => {
  const topics = (given: string, country: string | null): (string | null)[] =>
    askNames(
      {
        ...sourceOf([], { place: place(given, country) }),
        employer: { name: 'Harrow Freight', description: '', website: '' },
      },
      [],
    ).map(({ topic }) => topic);
  expect(topics('Rhineland', 'DE')).toContain('Town not stated');
  expect(topics('', null)).toContain('Place not found');
});
