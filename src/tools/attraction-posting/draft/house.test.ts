import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listHouse, sayHouse } from './house.ts';

const say = (...texts: string[]): string =>
  sayHouse(sourceOf(texts.map((text) => ({ kind: 'culture', text }))));

it('says what a house is or makes, and for whom', () => {
  expect(
    say(
      'We believe in excellence and strive to be our best every day',
      'Harrow Freight is a family-run carrier that moves fresh fish for 40 restaurants',
    ),
  ).toMatch(/^Harrow Freight is a family-run carrier/);
  expect(say('We build small ferries for lake communities in the north')).toMatch(/^We build/);
});

it('takes no word on the post, on what was won or on somebody else', () => {
  const texts = [
    'Harrow Freight is a great employer and is seeking a dock supervisor for its piers',
    'We have been recognized among the best carriers of the northern lakes',
    'The dock supervisor runs three piers and a crew of nine',
    'Online trade grows fast and brings parcels to every village pier',
  ];
  expect(listHouse(sourceOf(texts.map((text) => ({ kind: 'culture', text }))))).toEqual([]);
});
