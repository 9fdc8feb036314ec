import { expect, it } from 'vitest';
import { turnWhole } from './turn-whole.ts';

it.each([
  [
    'Act as host of the regatta and provides direction to skippers',
    'act as host of the regatta and provide direction to skippers',
  ],
  ['Checks hulls and promptly addresses leaks', 'check hulls and promptly address leaks'],
])('%s', (own, verbPhrase) => {
  expect(turnWhole(own, verbPhrase)?.toLowerCase()).toBe(verbPhrase);
});

it.each([
  ['Find skippers and leads through boat fairs', 'find skippers and lead through boat fairs'],
  ['Set up sails and exhibits', 'set up sails and exhibit'],
  ['Assist with tide charts and records requests', 'assist with tide charts and record requests'],
  ['Meeting or beating the budget', 'meet or beating the budget'],
  ['Talk to skippers and rowing clubs', 'talk to skippers and row clubs'],
  [
    'Make sure the log is right and meets the need of crews',
    'make sure the log is right and meet the need of crews',
  ],
  ['Check ropes and analyses ensuring safety', 'check ropes and analyse ensuring safety'],
  ['Mend sails', 'mend sails'],
  ['Mend sails', null],
])('leaves "%s"', (own, verbPhrase) => {
  expect(turnWhole(own, verbPhrase)).toBeNull();
});
