import { describe, expect, it } from 'vitest';
import { dropSpeaker, toPhrase, toShortName } from './phrase.ts';

describe('toPhrase', () => {
  it.each([
    ['• valid driver’s license; and', 'Valid driver’s license'],
    ['iOS development.', 'iOS development'],
    ['FIVE YEARS SETTING UP CNC LATHES', 'Five years setting up CNC lathes'],
    ['Recruiter Screen →', 'Recruiter Screen'],
    ['experience with SAP (FI, CO', 'Experience with SAP'],
  ])('makes "%s" fit for a list', (text, phrase) => {
    expect(toPhrase(text)).toBe(phrase);
  });
});

describe('toShortName', () => {
  it.each([
    ['Able to lift and carry 50 lb', 'Lift and carry 50 lb'],
    [
      'Experience with Desmos or Illustrative Mathematics preferred',
      'Desmos or Illustrative Mathematics',
    ],
    ['Working knowledge of lockout/tagout (LOTO)', 'Lockout/tagout'],
    [
      'A valid Washington State Driver’s License is required to operate King County vehicles',
      'Washington State Driver’s License',
    ],
  ])('names "%s"', (phrase, name) => {
    expect(toShortName(phrase)).toBe(name);
  });

  it('never exceeds 60 characters', () => {
    expect(
      toShortName(`${'Lebensmittelverarbeitungsmaschinen'.repeat(4)} reparieren`).length,
    ).toBeLessThanOrEqual(60);
  });
});

describe('dropSpeaker', () => {
  it('leaves what stands in a list', () => {
    expect(dropSpeaker('You have an Idaho license')).toBe('Idaho license');
    expect(dropSpeaker('Must pass a drug test')).toBe('pass a drug test');
    expect(dropSpeaker('None required, but a degree in CS is a plus')).toBe(
      'degree in CS is a plus',
    );
  });
});
