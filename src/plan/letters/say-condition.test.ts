import { expect, it } from 'vitest';
import { tellCondition } from './say-condition.ts';

const tell = (words: string, isDemand = false): string => tellCondition({ words, isDemand });

it('says a condition as a sentence of its own, told from outside', () => {
  expect(tell('We are unable to sponsor visas')).toBe('They are unable to sponsor visas.');
  expect(tell('Working away from home two nights a week')).toBe(
    'It involves working away from home two nights a week.',
  );
  expect(tell('This role is based in Reno, NV. We are in-person and help with moving')).toBe(
    'They are in-person and help with moving.',
  );
});

it('leaves a sentence as it is', () => {
  expect(tell('Driving is expected for visits to the other yards')).toBe(
    'Driving is expected for visits to the other yards.',
  );
});

it('makes a sentence of a note, and leaves out what explains it', () => {
  expect(tell('Some travel and weekend work required')).toBe(
    'Some travel and weekend work are required.',
  );
  expect(tell('Working in the rain - Ability to stay calm on wet decks')).toBe(
    'It involves working in the rain.',
  );
});

it('says of travel what it is for', () => {
  expect(tell('Regular travel required to work at sea')).toBe(
    'Regular travel is required to work at sea.',
  );
});

it('leaves a demand to the list of demands', () => {
  expect(tell('Ability to lift 70 pounds')).toBe('');
  expect(tell('Forklift card', true)).toBe('');
  expect(tellCondition(null)).toBe('');
});

it('names the times that somebody must be available', () => {
  expect(tell('Evening and Weekend Availability Required')).toBe(
    'It includes evenings and weekends.',
  );
  expect(tell('Sunday availability is a must')).toBe('It includes Sundays.');
});
