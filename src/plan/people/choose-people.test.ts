import { expect, it } from 'vitest';
import type { Activity } from '#knowledge/activity-schema.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { choosePeople, type Placed } from './choose-people.ts';

const work = (place: number, titles: string[], home?: Drawer['kind'][]): Placed => ({
  activity: {
    id: titles[0],
    people: { titles },
    ...(home ? { at_home_in: home } : {}),
  } as unknown as Activity,
  place,
  weight: 20,
});

const office = { kind: 'office-specialist', trade: 'office specialist', titles: {} } as Drawer;
const baker = {
  kind: 'kitchen-and-hotel',
  trade: 'baker',
  titles: { any: ['baker', 'bread baker'] },
} as unknown as Drawer;

const idsOf = (...given: Parameters<typeof choosePeople>): string[] =>
  choosePeople(...given).map(({ activity }) => activity.id);

const ofKind = { isTrade: false, isFitting: false };
const ofTrade = { isTrade: true, isFitting: false };

it('puts those who are called like the job first, and leaves out whoever does a side of it', () => {
  const lines = [
    work(0, ['accounts clerk', 'ledger clerk']),
    work(1, ['archivist', 'archives assistant']),
  ];
  expect(idsOf(office, lines, { ...ofKind, title: 'Archive Coordinator' })).toEqual(['archivist']);
  expect(
    idsOf(office, [work(0, ['optician', 'optometrist'])], { ...ofKind, title: 'Optical' }),
  ).toEqual(['optician']);
});

it('looks for others only by heavy work that is at home in the kind, and on the same level', () => {
  const given = { ...ofKind, title: 'Strategy Planner' };
  expect(idsOf(office, [work(0, ['media buyer', 'media planner'])], given)).toHaveLength(1);
  expect(idsOf(office, [work(2, ['media buyer', 'media purchaser'])], given)).toEqual([]);
  expect(idsOf(office, [work(0, ['welder', 'pipe fitter'], ['hands-on-trade'])], given)).toEqual(
    [],
  );
  expect(idsOf(office, [work(0, ['file clerk', 'typist'])], given)).toEqual([]);
});

it('adds to a trade nobody who is not called like the job', () => {
  const lines = [
    work(0, ['app developer', 'web developer']),
    work(1, ['pastry chef', 'pastry cook']),
  ];
  expect(idsOf(baker, lines, { ...ofTrade, title: 'Pastry Baker' })).toEqual(['pastry chef']);
  expect(
    idsOf(baker, [work(0, ['baker', 'pastry baker'])], { ...ofTrade, title: 'Baker' }),
  ).toEqual([]);
});

it('looks for nobody with a career where a learner is wanted, or the title says nothing', () => {
  const lines = [work(0, ['media buyer', 'media planner'])];
  expect(idsOf(office, lines, { ...ofKind, title: 'Media Internship' })).toEqual([]);
  expect(idsOf(office, lines, { ...ofKind, title: 'General Manager' })).toEqual([]);
});

it('looks in care for nobody whose first name is that of another licensed profession', () => {
  const nurse = { kind: 'care', trade: 'registered nurse', titles: {} } as unknown as Drawer;
  const given = { ...ofKind, title: 'Ward Nurse' };
  expect(idsOf(nurse, [work(0, ['respiratory therapist', 'ward nurse'])], given)).toEqual([]);
  expect(idsOf(nurse, [work(0, ['ward nurse', 'staff nurse'])], given)).toEqual(['ward nurse']);
});
