import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Drawer } from '#knowledge/drawer.ts';
import { loadDrawer } from '#knowledge/load-drawers.ts';
import { isDrawn } from '#shared/testing/cases-of.ts';
import { isOnProfilesOf } from './country-words.data.ts';
import { suitToCountry } from './suit-to-country.ts';

const files = [
  ...globSync('trades/*/*.yaml', { cwd: 'src/knowledge' }),
  ...globSync('kinds/*.yaml', { cwd: 'src/knowledge' }),
]
  .filter((file) => isDrawn(readFileSync(`src/knowledge/${file}`, 'utf8'), 4))
  .toSorted();

/** What nobody writes on the other side of the ocean. */
const british =
  /\b(?:plant hire|360 operators?|groundworkers?|fortnight\w*|scale and polish|indemnity|dental nurses?|rotas?|first fix|second fix|kitchen porters?|works councils?|bank (?:nurses?|staff|shifts?)|tail lifts?|tachographs?|joiners?|joinery|snagging|tenders?|chartered|licence|metres?|kilos|kilomet\w+|millimet\w+|centimet\w+|door supervisors?|dispensary|headteachers?|school leavers?|charit(?:y|ies)|caretakers?|handover|lorr(?:y|ies)|carers?|pupils?|improvers?|sole traders?|key ?workers?|driver's mate|ADR|HGV|CPCS|GP|ring me|rings? back|car park|whilst|practice managers?|conveyancing)\b/;
const american =
  /\b(?:aides?|float pool|skilled nursing|vital signs|controlled substances?|Entrata|hazmat|HVAC|rough-in|supply house|drop and hook|electronic logs?|slip-seat|licenses?|no-heat|copays?|assisted living|OTR|over the road|CDL|hazmat endorsement|LPN|CNA|med-surg|IEP|pre-K|sidewalks?|restrooms?|realtors?|1099|journeyman|superintendents?|resumes?|lumber|vacation|paid time off|parking lot|per diem|drywall|elevators?|diapers?|trucking company|sales tax|deductibles?|blueprints?|backhoe|district managers?|neighbors?|colors?|centers?)\b/;

/** Papers and places of a country are written in its own words, and titles are chosen by country. */
const elsewhere: ReadonlySet<string> = new Set([
  'in_settings',
  'not_in_settings',
  'titles',
  'specialties',
  'called_for_by',
  'if_said',
  'unless_said',
  'in_settings',
  'not_in_settings',
  'levels',
  'by_law',
  'employers',
  'file',
  'id',
  'for',
  'brings',
  'to_check',
  'kind',
  'serves',
]);

function listTexts(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return [`${place}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    elsewhere.has(key) ? [] : listTexts(held, `${place}.${key}`),
  );
}

function ofCountry(drawer: Drawer, country: string): unknown {
  const { credentials, channels, ...rest } = suitToCountry(drawer, country);
  return { ...rest, credentials: credentials.any, channels: channels.any };
}

const countries = ['US', 'GB', 'IE'];

function suitTexts(file: string) {
  const drawer = loadDrawer(file);
  return {
    before: listTexts(drawer),
    after: new Map(countries.map((country) => [country, listTexts(ofCountry(drawer, country))])),
  };
}

/** "a nonprofit or nonprofit", "trim, trim". */
const doubled = /(?<!\p{L})(\p{L}{3,}(?: \p{L}+){0,2}?)(?: or | and |, )(?:an? )?\1(?!\p{L})/giu;
const listDoubled = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(doubled)].map(([pair]) => pair.toLowerCase()));

describe.each(files)('%s in the words of a country', (file) => {
  let texts: ReturnType<typeof suitTexts>;
  beforeAll(() => {
    texts = suitTexts(file);
  });

  it('has no word of the other side', () => {
    const strange = (country: string, words: RegExp): string[] | undefined =>
      texts.after.get(country)?.filter((text) => words.test(text));
    expect(strange('US', british)).toEqual([]);
    expect(strange('GB', american)).toEqual([]);
  });

  it('says no word twice that was two words before', () => {
    const known = new Set(listDoubled(texts.before));
    const found = [...texts.after.values()].flatMap(listDoubled);
    expect(found.filter((pair) => !known.has(pair))).toEqual([]);
  });
});

describe('a drawer in the words of a country', () => {
  it('searches for neither side where the country is open', () => {
    const { personas } = suitToCountry(loadDrawer('trades/logistics/lorry-driver.yaml'), null);
    expect(personas.flatMap(({ search }) => search)).not.toContain('OTR');
  });
});

it('searches in each country for its own officers and teachers', () => {
  const words = (file: string, country: string) =>
    suitToCountry(loadDrawer(file), country).personas.flatMap(({ search }) => search);
  const officers = 'trades/public/prison-and-police-officer.yaml';
  expect(words(officers, 'GB')).not.toContain('lateral officer');
  expect(words(officers, 'GB')).toContain('prisoner custody officer');
  expect(words(officers, 'US')).not.toContain('transferee');
  const rivals = (country: string) =>
    suitToCountry(loadDrawer(officers), country).rivals.map(({ kind }) => kind);
  expect(rivals('GB')).not.toContain('Federal agencies');
  expect(rivals('US').join('\n')).not.toContain('Border Force');
  const teachers = 'trades/education/school-teacher.yaml';
  expect(words(teachers, 'US').join('\n')).not.toMatch(/supply|newly qualified|head of year/);
  expect(words(teachers, 'GB')).toContain('supply teacher');
});

it('searches each country for its own systems, laws and careers', () => {
  const skills = (file: string, country: string) =>
    suitToCountry(loadDrawer(file), country).search.skills;
  const lettings = 'trades/property/leasing-consultant.yaml';
  expect(skills(lettings, 'GB')).toContain('right to rent checks');
  expect(skills(lettings, 'GB').join()).not.toMatch(/Fair Housing|Entrata|OneSite/);
  expect(skills(lettings, 'US')).toContain('Fair Housing');
  expect(skills(lettings, 'US')).not.toContain('right to rent checks');
  const careers = (country: string) =>
    suitToCountry(loadDrawer('trades/health/pharmacy-technician.yaml'), country).personas.map(
      ({ name }) => name,
    );
  expect(careers('US').join()).toContain('Mail-order');
  expect(careers('GB').join()).not.toContain('Mail-order');
});

it('searches American profiles for no British words', () => {
  expect(isOnProfilesOf('till', 'US')).toBe(false);
  expect(isOnProfilesOf('college leaver', 'US')).toBe(false);
  expect(isOnProfilesOf('till', 'GB')).toBe(true);
  expect(isOnProfilesOf('store associate', 'US')).toBe(true);
});

it('looks for a career abroad by the words that are left, and not by those of another country', () => {
  const social = suitToCountry(loadDrawer('trades/social/social-worker.yaml'), 'GB');
  expect(social.personas.flatMap(({ search }) => search)).not.toContain(
    'associate clinical social worker',
  );
  expect(social.rivals.map(({ kind }) => kind).join()).not.toContain('telehealth');
  const dentist = suitToCountry(loadDrawer('trades/health/dentist.yaml'), 'PH');
  expect(dentist.personas.flatMap(({ search }) => search).join()).not.toContain('libéral');
});
