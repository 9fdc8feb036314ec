import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { listProducts, listTitleNames } from './search-names.ts';

const namesOf = (title: string, employer = ''): string[] =>
  listTitleNames(
    {
      language: 'en',
      title: { given: title, clean: title, singular: title.toLowerCase() },
      employer: { name: employer },
      place: { resolved: null },
      facts: [],
    } as unknown as Brief,
    () => false,
  );

it('searches for the field that a title names, without rank and doer', () => {
  expect(namesOf('Senior Pond Law / Wells and Springs Associate Attorney')).toEqual([
    'pond law',
    'wells and springs',
  ]);
  expect(namesOf('Copper Roof Fabricator')).toEqual(['copper roof']);
});

it('takes no level, place or house for a field', () => {
  expect(namesOf('Registered Nurse')).toEqual([]);
  expect(namesOf("Care Assistant – St Catherine's")).toEqual([]);
  expect(namesOf('Orme Beauty Advisor', 'Orme')).toEqual([]);
});

it('takes a capital inside a word of the title for a product, and no family name', () => {
  expect(listProducts('NetSuite Functional Analyst - AR modules')).toEqual(['NetSuite']);
  expect(listProducts('Nurse at McKinley House')).toEqual([]);
  expect(listProducts('Senior Accountant')).toEqual([]);
});
