import { describe, expect, it } from 'vitest';
import { toFact } from './fact-for-tests.ts';
import { findShape } from './demand-shape.ts';
import { isDemand, isSoft } from './is-demand.ts';
import { toOwnCriterion } from './own-demand.ts';

describe('findShape', () => {
  it.each([
    ['Experience in cold stores', 'experience'],
    ['Thorough knowledge of customs law', 'knowledge'],
    ['Drivers’ hours and road regulations', 'knowledge'],
    ['Ability to read drawings', 'ability'],
    ['Experience leading a crew of six people', 'leading'],
    ['Startup mindset', 'trait'],
    ['An eye for user experience', 'trait'],
    ['Pastry and sugar work', 'skill'],
  ])('"%s" is a matter of %s', (text, shape) => {
    expect(findShape(toFact(text))).toBe(shape);
  });

  it('goes by the kind where the reading knows it', () => {
    expect(findShape(toFact('Excel', { kind: 'tool' }))).toBe('tool');
    expect(findShape(toFact('An eye for user experience', { kind: 'experience' }))).toBe('trait');
  });
});

describe('toOwnCriterion', () => {
  it('asks about each kind of demand in its own way, and quotes it', () => {
    const asked = [
      'Experience in cold stores',
      'Knowledge of customs law',
      'Ability to read drawings',
    ]
      .map((text) => toOwnCriterion(toFact(text)))
      .map(({ question, facts }) => {
        expect(question).toContain(`"${facts[0]?.text}"`);
        return question.replace(/".*?"/, '');
      });
    expect(new Set(asked).size).toBe(3);
  });

  it('does not quote a paragraph', () => {
    const { question } = toOwnCriterion(toFact(`Experience in ${'very '.repeat(40)}cold stores`));
    expect(question.split(' ').length).toBeLessThan(50);
  });
});

describe('isDemand', () => {
  it.each([
    'Experience in a similar position',
    'Commercial experience in relevant roles',
    'Job Requires: Reading, Writing, Keyboarding',
    'Knowledge of English',
    'Excellent communication skills',
    'A desire to work in the county',
    'Frequent exposure to weather conditions',
    'Intensity of Work: Frequently 31-65%',
  ])('makes no criterion of "%s"', (text) => {
    expect(isDemand(toFact(text))).toBe(false);
  });

  it('makes one of what can be shown', () => {
    expect(isDemand(toFact('Experience in janitorial services'))).toBe(true);
  });

  it('takes a trait for soft, unless it is part of experience', () => {
    expect(isSoft(toFact('Reliable and flexible team player'))).toBe(true);
    expect(isSoft(toFact('Experience as a cook in a fast-paced kitchen'))).toBe(false);
  });
});
