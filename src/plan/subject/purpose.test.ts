import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { listPurposes } from './purpose.ts';

const clausesOf = (text: string): string[] =>
  listPurposes(sourceOf([{ kind: 'other', text }])).map(({ clause }) => clause);

it.each([
  [
    'The Dock Supervisor is a key member of the yard team, responsible for the safe running of the north dock',
    'are responsible for the safe running of the north dock',
  ],
  [
    'Under the direction of the Yard Manager, the dock supervisor will load and release every trailer that leaves at night',
    'load and release every trailer that leaves at night',
  ],
  [
    'The Dock Supervisor is a key member of the yard team responsible for planning, building, and running the night dock',
    'plan, build, and run the night dock',
  ],
  [
    'Every night, your primary responsibility will be to keep the night trailers leaving on time',
    'keep the night trailers leaving on time',
  ],
  [
    'As our Dock Supervisor, you will play a key role in loading the night trailers of four docks',
    'load the night trailers of four docks',
  ],
  [
    'Harrow is looking for a calm, careful dock supervisor who will load the night trailers of four docks',
    'load the night trailers of four docks',
  ],
  [
    'The purpose of this role is to keep the night trailers leaving on time',
    'keep the night trailers leaving on time',
  ],
  [
    'The Dock Supervisor position exists to keep the night trailers leaving on time',
    'keep the night trailers leaving on time',
  ],
  [
    'This position works under the Yard Manager to plan, staff, and run the night dock',
    'plan, staff, and run the night dock',
  ],
  [
    'This position plans the night dock and answers questions from drivers at the gate',
    'plan the night dock and answer questions from drivers at the gate',
  ],
])('says of %s what the job is for', (sentence, clause) => {
  expect(clausesOf(sentence)).toEqual([clause]);
});

it.each([
  'A love of the dock and its trailers will drive the success of the Dock Supervisor',
  'If you are looking for a yard to grow in for many years, think of us',
  'The dock supervisor will also stand in for the clerk at the gate',
  'Our new strategy will guide the work of the house for five years',
  'You will be based at the north dock, five days a week',
  'This position will report to the manager of the north yard and dock',
  'The dock supervisor will receive a thorough training on site in the first month',
])('takes nothing from %s', (sentence) => {
  expect(clausesOf(sentence)).toEqual([]);
});

it('says what a post is focused on, and provides instead of a provision', () => {
  expect(
    clausesOf('This is a field position focused on developing 60 new lockers along the canal'),
  ).toEqual(['develop 60 new lockers along the canal']);
  expect(
    clausesOf(
      'The dock supervisor is responsible for the provision of safe berths for night boats',
    ),
  ).toEqual(['provide safe berths for night boats']);
});

it('says what a post exists for', () => {
  expect(
    clausesOf(
      'The position of Dock Supervisor exists to ensure that every trailer leaves before dawn',
    ),
  ).toEqual(['ensure that every trailer leaves before dawn']);
});
