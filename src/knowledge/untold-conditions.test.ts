import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findUntoldConditions } from './untold-conditions.ts';

const job = (title: string, ...facts: [kind: string, text: string][]): Brief =>
  ({ title: { given: title }, facts: facts.map(([kind, text]) => ({ kind, text })) }) as Brief;

it('states no hours that the job does not have', () => {
  const { isStated, isAsked } = findUntoldConditions(job('Glazier', ['duty', 'Cut panes']));
  expect(isStated('Weekend duty limits who can apply.')).toBe(true);
  expect(isStated('Panes are heavy.')).toBe(false);
  // Nothing is said of the hours: it may be asked.
  expect(isAsked('Which weekends are worked?')).toBe(false);
});

it('asks for no weekend where the days are named', () => {
  const weekdays = job('Glazier', ['schedule', 'Monday to Friday, 7 to 4']);
  expect(findUntoldConditions(weekdays).isAsked('How are weekends shared?')).toBe(true);
  const all = job('Glazier', ['schedule', 'Any five days, Saturday included']);
  expect(findUntoldConditions(all).isAsked('How are weekends shared?')).toBe(false);
  expect(findUntoldConditions(all).isStated('Weekends narrow the field.')).toBe(false);
});

it('hears no condition in what is offered', () => {
  const { isStated } = findUntoldConditions(job('Glazier', ['benefit', 'Free weekends']));
  expect(isStated('Weekends narrow the field.')).toBe(true);
});

it('speaks of a forklift where one is driven', () => {
  const duties = ['Cut', 'Polish', 'Pack', 'Load', 'Sweep'].map((text): [string, string] => [
    'duty',
    text,
  ]);
  const ask = 'Is there a premium for the forklift?';
  expect(findUntoldConditions(job('Glazier', ...duties)).isAsked(ask)).toBe(true);
  expect(
    findUntoldConditions(job('Glazier', ...duties, ['duty', 'Drive a reach truck'])).isAsked(ask),
  ).toBe(false);
});
