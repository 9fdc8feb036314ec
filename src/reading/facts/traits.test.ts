import { describe, expect, it } from 'vitest';
import { kindOfRequirement } from './requirement-kind.ts';
import { isTraitLine } from './traits.ts';
import { toTraitPhrase } from './words/trait-phrase.ts';

describe('what somebody is like', () => {
  it.each([
    'Friendly and outgoing',
    'You are a self-starter',
    'A growth mindset',
    'Team player who likes to mend things',
    'Detail-oriented',
    'Highly motivated individual with a positive attitude',
    'Passionate about good bread',
    'Strong attention to detail',
    'You love working with animals',
    'You deliver a great customer experience',
    'You hold yourself to your word and are thorough',
  ])('is a trait: %s', (line) => {
    expect(isTraitLine(line)).toBe(true);
    expect(kindOfRequirement(line)).toBe('trait');
  });

  it.each([
    'Reliable transportation',
    'Three years of experience as a friendly host',
    'Professional certification',
    'Flexible to work weekends and nights',
    'Creative writing skills',
    'Confident in Excel',
    'Organized with 5 years of experience in payroll',
    'Results-driven with a track record of meeting targets',
    'Ability to read drawings',
  ])('is none: %s', (line) => {
    expect(isTraitLine(line)).toBe(false);
  });

  it('stands in a list without who has it, and whole where that says something', () => {
    expect(toTraitPhrase('You are a self-starter')).toBe('Self-starter');
    expect(toTraitPhrase('are detail-oriented')).toBe('Detail-oriented');
    expect(toTraitPhrase('You hold yourself to your word')).toBe('You hold yourself to your word');
  });
});
