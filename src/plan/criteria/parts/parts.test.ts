import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import type { Weighed } from '../settle-weights.ts';
import { listParts } from './list-parts.ts';
import { isOfManner, sayHeading } from './say-heading.ts';
import { restOnParts, speakForParts } from './speak-for-parts.ts';

const duty = (text: string, under?: string) =>
  toFact(text, { kind: 'duty', ...(under === undefined ? {} : { under }) });
const lamps = 'Lamps & Lenses';
const boats = 'Boat Keeping';
const duties = [
  duty('Watch the coast at night'),
  duty('Trim the wicks of the great lamp', lamps),
  duty('Polish the lenses each morning', lamps),
  duty('Order oil for the winter', lamps),
  duty('Tar the hulls in spring', boats),
  duty('Mend torn sails', boats),
];
const even = new Map(duties.map((fact) => [fact, 5]));

it('parts the work where the text does', () => {
  expect(listParts(duties, even).map((part) => [part.heading, part.duties.length])).toEqual([
    [lamps, 3],
    [boats, 2],
  ]);
});

it('knows headings that were read as lines by their capitals, where there are several', () => {
  const lines = ['Lamp Oil & Wicks', 'Boat Keeping', 'Signal Flags'].flatMap((heading) => [
    duty(heading),
    duty(`trims ${heading} with care`),
    duty(`counts ${heading} each night`),
    duty(`orders ${heading} in spring`),
  ]);
  const points = new Map(lines.map((fact) => [fact, 100 / lines.length]));
  expect(listParts(lines, points).map(({ heading }) => heading)).toEqual([
    'Lamp Oil & Wicks',
    'Boat Keeping',
    'Signal Flags',
  ]);
  expect(listParts(lines.slice(0, 4), points)).toEqual([]);
});

it.each([
  ['Lamps & Lenses', 'Lamps and lenses'],
  ['Key Boat Maintenance', 'Boat maintenance'],
  ['Bright & Lean Sail Mending', 'Sail mending'],
  ['HACCP Records + Oil Stores', 'HACCP records and oil stores'],
  ['Reporting', 'Reporting'],
  ['Operations', null],
])('writes the heading %s as a line of the card', (heading, name) => {
  expect(sayHeading(heading)).toBe(name);
});

it('scores nobody under a heading on how everybody should be', () => {
  expect(isOfManner('Professional Development')).toBe(true);
  expect(isOfManner('Boat Keeping')).toBe(false);
});

const line = (name: string, facts: Weighed['facts'], more: Partial<Weighed> = {}): Weighed => ({
  id: `known-${name}`,
  name,
  origin: 'duty',
  facts,
  competency: null,
  looksLike: '',
  question: '',
  strong: '',
  weak: '',
  probe: '',
  mass: 10,
  ...more,
});

it('gives each part one line, by what is known of it or by its heading', () => {
  const [, wicks, lenses, , hulls, sails] = duties;
  const known = line('Care of lamps', [wicks!, lenses!, hulls!]);
  const phrase = line('Mending torn sails', [sails!], { id: sails!.id });
  const spoken = speakForParts([known, phrase], listParts(duties, even), even);
  expect(spoken.map(({ name, part }) => [name, part])).toEqual([
    ['Lamps and lenses', lamps],
    ['Boat keeping', boats],
  ]);
  expect(spoken[0]?.facts).toEqual([wicks, lenses]);
  const whole = restOnParts(spoken, listParts(duties, even));
  expect(whole[0]?.facts).toEqual(duties.slice(1, 4));
});
