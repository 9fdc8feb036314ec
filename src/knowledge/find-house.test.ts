import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findHouse } from './find-house.ts';
import { findSector } from './find-sector.ts';

const brief = (houseSaid: string[], { employer = '', title = 'Bookkeeper' } = {}): Brief =>
  ({
    language: 'en',
    title: { given: title, clean: title, singular: title.toLowerCase() },
    employer: { name: employer, industry: null },
    workplace: null,
    conditions: [],
    facts: [],
    roleSaid: [],
    houseSaid: houseSaid.map((text) => ({ text })),
  }) as unknown as Brief;

const others = (...said: string[]): string =>
  findHouse(brief(said, { employer: 'Quillfish' }))?.plural ?? 'none';

it('tells the line of trade by the noun at its end, without praise', () => {
  expect(others('Quillfish is a full-service sail and rigging firm in Selwick.')).toBe(
    'sail and rigging firms',
  );
  expect(
    others('We are an award-winning, family-owned boat charter company that you will like.'),
  ).toBe('boat charter companies');
  expect(others('Quillfish, an accredited rope and net school, has room for you.')).toBe(
    'rope and net schools',
  );
});

it('tells it by what is made or sold there', () => {
  expect(others('Quillfish is the leading source of marine plywood, carrying teak and more.')).toBe(
    'suppliers of marine plywood',
  );
  expect(others('Quillfish is a world leader in lighthouse optics')).toBe(
    'companies in lighthouse optics',
  );
});

it('tells it by what the house does, where it is named', () => {
  expect(others('Quillfish delivers innovative rope management services that help ports')).toBe(
    'providers of rope management services',
  );
  expect(others('Quillfish has grown into the global leader in tide charts')).toBe(
    'companies in tide charts',
  );
  expect(others('We provide a supportive place to work')).toBe('none');
});

it('tells it by the many of which it is one', () => {
  expect(others('This private college is the pride of knot, net and splice schools')).toBe(
    'knot, net and splice schools',
  );
});

it('says nothing where the sentence is about something else, or says only praise', () => {
  expect(others('Quillfish is a great company')).toBe('none');
  expect(others('This role is a full-time boat building position')).toBe('none');
  expect(others('Our clients are the largest dye works of the coast')).toBe('none');
  expect(others('Quillfish is a leading provider of products and services to harbors')).toBe(
    'none',
  );
  expect(others('We are a group of people who love tea')).toBe('none');
});

it('leaves out a firm that fills posts, for whoever does not work in its office', () => {
  const said = ['Quillfish is a maritime recruitment agency'];
  expect(findHouse(brief(said, { title: 'Deckhand' }))).toBeNull();
  expect(findHouse(brief(said, { title: 'Recruitment Consultant' }))).not.toBeNull();
});

it('takes a school for no house of what it teaches', () => {
  expect(findSector(brief(['Quillfish is a makeup school in Selwick']))?.sector.id).toBe(
    'career-school',
  );
  expect(findSector(brief(['Quillfish is a makeup brand in Selwick']))?.sector.id).toBe('beauty');
  expect(findSector(brief(['Quillfish is a supplier of roofing']))).toBeNull();
});
