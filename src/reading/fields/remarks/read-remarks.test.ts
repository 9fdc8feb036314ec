import { describe, expect, it } from 'vitest';
import type { Unit, UnitRole } from '#shared/reading.ts';
import { asksNoYears, opensDoor } from './read-openness.ts';
import { readRemarks } from './read-remarks.ts';

/** One line as a unit of its role. */
const unitOf = (text: string, role: UnitRole, heading: string | null = null): Unit => ({
  text,
  start: 0,
  end: text.length,
  shape: 'sentence',
  heading,
  label: null,
  role,
  also: [],
  confidence: 1,
});

const read = (text: string, role: UnitRole = 'overview', title = 'Baker') =>
  readRemarks({ units: [unitOf(text, role)], text }, title);

describe('who is welcome', () => {
  it.each([
    'Open to new graduates!',
    'Recent grads are encouraged to apply.',
    'NEW GRADUATES ARE HIGHLY ENCOURAGED TO APPLY',
    'No experience necessary.',
    'We welcome returners and career changers.',
    'Newly qualified nurses welcome.',
    'You do not need any previous experience.',
    'This is an entry-level position.',
    'New graduate RNs will be referred to the RN Residency Program.',
  ])('opens the door: %s', (line) => {
    expect(read(line, 'must').openTo).toHaveLength(1);
    expect(opensDoor(line)).toBe(true);
  });

  it('are all, where the years begin at none', () => {
    expect(read('0-3 Years', 'must').openTo).toMatchObject([
      { text: 'No experience needed: 0 to 3 years' },
    ]);
    expect(asksNoYears('0-3 Years')).toBe(true);
    expect(asksNoYears('0-3 years and a forklift licence')).toBe(false);
    expect(read('10-12 years', 'must').openTo).toEqual([]);
  });

  it('is named by the title', () => {
    expect(read('New To Canada Pharmacist', 'title').openTo).toMatchObject([
      { text: 'New To Canada' },
    ]);
    expect(read('Graduate Programme Manager', 'title').openTo).toEqual([]);
  });

  it.each([
    'Three years of experience required',
    'Graduate of an accredited school',
    'We welcome applicants of all backgrounds',
    'Experience with new graduates is a plus',
  ])('does not: %s', (line) => {
    expect(opensDoor(line)).toBe(false);
  });
});

describe('that several are wanted', () => {
  it.each([
    ['We pay $20 an hour and are hiring multiple candidates.', 'hiring multiple candidates'],
    ['Several positions available at once.', 'Several positions available'],
    [
      'We are looking for full-time and part-time bakers.',
      'looking for full-time and part-time bakers',
    ],
    [
      'We are currently looking to recruit kind carers who like people.',
      'currently looking to recruit kind carers',
    ],
  ])('%s', (line, words) => {
    expect(read(line).several?.text).toBe(words);
  });

  it.each([
    'We are looking for a baker who knows several ovens.',
    'Works across multiple roles.',
    'We are looking for help with our drivers.',
    'Our hiring managers read every letter.',
    'We have several other vacancies for cooks.',
  ])('is not said: %s', (line) => {
    expect(read(line).several).toBeNull();
  });

  it('follows from a title in the plural, and not from "Sales"', () => {
    expect(read('Truck Drivers', 'title', 'Truck Drivers').several?.text).toBe('Truck Drivers');
    expect(read('Head of Sales', 'title', 'Head of Sales').several).toBeNull();
  });
});

describe('values, team and training', () => {
  it.each([
    [
      'Care, Partnership, and Courage are at the core of what we do.',
      ['Care', 'Partnership', 'Courage'],
    ],
    ['Our core values are honesty, thrift and respect.', ['honesty', 'thrift', 'respect']],
    ['This role lives the values of the trade.', []],
    ['Our oven is at the heart of everything.', []],
  ])('%s', (line, values) => {
    expect(read(line, 'company').values.map(({ text }) => text)).toEqual(values);
  });

  it.each([
    ['Spend your days with an energetic team.', 'an energetic team'],
    ['You join a small, friendly crew.', 'a small, friendly crew'],
    ['You lead a diverse team.', undefined],
    ['Enjoys a dynamic team environment.', undefined],
  ])('%s', (line, words) => {
    expect(read(line, 'company').team[0]?.text).toBe(words);
  });

  it.each([
    [
      'We use modern ovens and provide training for taking samples and reading charts.',
      'training for taking samples and reading charts',
    ],
    [
      'Career growth - offer free training for first aid, ovens, etc.',
      'free training for first aid, ovens, etc',
    ],
    ['Full training will be provided.', 'Full training will be provided'],
  ])('%s', (line, words) => {
    expect(read(line, 'benefit').taught[0]?.text).toBe(words);
  });

  it('knows training that is given to others', () => {
    expect(read('Provide training to staff on new ovens.', 'duty').taught).toEqual([]);
  });
});

describe('sites', () => {
  it.each([
    [
      'Riverside: 125 W Mill St, Chicago, IL 60618',
      'Riverside',
      '125 W Mill St, Chicago, IL 60618',
    ],
    ['You work at 14 Mill Lane, Leeds LS1 4AB.', null, '14 Mill Lane, Leeds LS1 4AB'],
    ['Arbeitsort ist die Lindenstraße 12, 80331 München.', null, 'Lindenstraße 12, 80331 München'],
  ])('%s', (line, name, address) => {
    expect(read(line, 'place').sites).toMatchObject([{ name, address }]);
  });

  it('takes no rank for an address', () => {
    expect(read('We are the number 1 Best Place to work.', 'place').sites).toEqual([]);
  });

  it('lists the entries under a heading of locations', () => {
    const units = ['Northgate', 'Hill Top'].map((text) => unitOf(text, 'place', 'Our locations'));
    const { sites } = readRemarks({ units, text: 'Northgate' }, 'Baker');
    expect(sites.map(({ name }) => name)).toEqual(['Northgate', 'Hill Top']);
  });
});

it.each([
  ["You play a part in the house's three-person planning team.", 'three-person planning team'],
  ['We are a 12-strong team.', '12-strong team'],
])('says how big the team is: %s', (line, words) => {
  expect(read(line).team[0]?.text).toBe(words);
});

it('hears the shortest promise of training, even on a heading', () => {
  expect(read('Will trainEXPECTATIONS:', 'head').taught[0]?.text).toBe('Will train');
  expect(read('Will train and lead a crew', 'duty').taught).toEqual([]);
});

describe('the towns of the work', () => {
  const towns = (line: string) => {
    const text = `Kilrane, Ireland\n${line}`;
    const place = { ...unitOf('Kilrane, Ireland', 'place'), shape: 'line' as const };
    const unit = { ...unitOf(line, 'overview'), start: 17, end: text.length };
    return readRemarks({ units: [place, unit], text }, 'Baker').sites.map(({ name }) => name);
  };

  it.each([
    ['You work in a hybrid way from the mill office in Alder, PA and the ARM office in Birch, NJ.'],
    ['The role is based in Alder, PA or Birch, NJ.'],
  ])('are both where each has its state: %s', (line) => {
    const unit = { ...unitOf(line, 'place'), shape: 'sentence' as const };
    const { sites } = readRemarks({ units: [unit], text: line }, 'Baker');
    expect(sites.map(({ name }) => name)).toEqual(['Alder, PA', 'Birch, NJ']);
  });

  it('are both where the text names a second one', () => {
    expect(towns('We are hiring bakers for our mills based in Kilrane and Tagoat.')).toEqual([
      'Kilrane',
      'Tagoat',
    ]);
  });

  it.each([
    'Our shops in Kilrane and Tagoat are loved by all.',
    'We are hiring bakers in Kilrane and Friday is pay day.',
    'We are hiring bakers in Kilrane.',
  ])('are one in: %s', (line) => {
    expect(towns(line)).toEqual([]);
  });
});

it('takes the staff of a title for no team', () => {
  const text = 'We want a skilled and motivated Staff/Lead Weaver.';
  expect(readRemarks({ units: [unitOf(text, 'overview')], text }, 'Weaver').team).toEqual([]);
});
