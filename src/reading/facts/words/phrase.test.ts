import { describe, expect, it } from 'vitest';
import { dropSpeaker, toPhrase } from './phrase.ts';

describe('toPhrase', () => {
  it.each([
    ['• valid driver’s license; and', 'Valid driver’s license'],
    ['iOS development.', 'iOS development'],
    ['FIVE YEARS SETTING UP CNC LATHES', 'Five years setting up CNC lathes'],
    ['Competent in the following: knots, tides', 'Competent in knots, tides'],
    ['Degree in either rope, sail or tar', 'Degree in rope, sail or tar'],
    ['Degree in either rope or sail*', 'Degree in either rope or sail'],
    ['Recruiter Screen →', 'Recruiter Screen'],
    ['experience with SAP (FI, CO', 'Experience with SAP'],
  ])('makes "%s" fit for a list', (text, phrase) => {
    expect(toPhrase(text)).toBe(phrase);
  });
});

describe('dropSpeaker', () => {
  it('leaves what stands in a list', () => {
    expect(dropSpeaker('You have an Idaho license')).toBe('Idaho license');
    expect(dropSpeaker('Must pass a drug test')).toBe('pass a drug test');
    expect(dropSpeaker('None required, but a degree in CS is a plus')).toBe(
      'degree in CS is a plus',
    );
    expect(dropSpeaker('Demonstrate a track record of full houses')).toBe(
      'track record of full houses',
    );
    expect(dropSpeaker('Possess a thorough knowledge of knots')).toBe(
      'thorough knowledge of knots',
    );
    expect(dropSpeaker('Demonstrate ovens to visitors')).toBe('Demonstrate ovens to visitors');
  });
});

it('leaves a sentence its last word where the writer ended it there', () => {
  expect(toPhrase('Talk to the people we build for', true)).toBe('Talk to the people we build for');
  expect(toPhrase('Nobody has to know what the others have to be', true)).toMatch(/to be$/);
  expect(toPhrase('Talk to the people and the', true)).toBe('Talk to the people');
  expect(toPhrase('Talk to the people for')).toBe('Talk to the people');
});

it.each([
  ['You bring ideas to the table and act on them', 'You bring ideas to the table and act on them'],
  ['You bring a steady hand', 'steady hand'],
  ['To be considered for the post, you will need: A full licence', 'full licence'],
])('drops who is meant only where the rest stands alone: %s', (text, rest) => {
  expect(dropSpeaker(text)).toBe(rest);
});
