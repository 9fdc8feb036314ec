import { expect, it } from 'vitest';
import type { Drawer } from '#knowledge/drawer.ts';
import type { Brief } from '#shared/brief.ts';
import { sourceOf } from '../testing/source-of.ts';
import { dropOut, testOut } from './rule-out.ts';

const career = (name: string, search: string[], now = '') =>
  ({ id: name, name, search, now, level: 'mid' }) as unknown as Drawer['personas'][number];
const titled = (given: string, level: 'senior' | null = null) =>
  ({
    ...sourceOf([], { title: { given, clean: given, singular: given.toLowerCase() } }).brief,
    place: { country: null },
    pay: null,
    seniority: { level, years: null },
  }) as unknown as Brief;

it('looks for nobody without the license that the title demands', () => {
  const isOut = testOut(titled('Licensed Glazier'), null, []);
  expect(isOut(career('Seller from a shop', [], 'Has no glazing license so far.'))).toBe(true);
  expect(isOut(career('Glazier on towers', [], 'Sets panes on high houses.'))).toBe(false);
});

it('looks for nobody in other work where a post asks for years, unless the job speaks of it', () => {
  const driver = career('Driver', ['truck driver']);
  expect(testOut(titled('Senior Accountant', 'senior'), '13-2011', [])(driver)).toBe(true);
  expect(testOut(titled('Accountant'), '13-2011', [])(driver)).toBe(false);
});

it('lets others stand in where too few are left, and keeps whoever is out before there are none', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => career(name, []));
  const isOut = ({ name }: { name: string }): boolean => name !== 'a';
  const spare = career('spare', []);
  expect(dropOut([a!, b!, c!], ({ name }) => name === 'b', [spare])).toEqual([a, c, spare]);
  expect(dropOut([a!, b!], isOut, [])).toEqual([a, b]);
});
