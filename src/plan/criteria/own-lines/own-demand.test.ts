import { describe, expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { findShape } from './demand-shape.ts';
import { canBeNamed, isDemand, isOffer, isSoft } from './is-demand.ts';
import { askOnce, toOwnCriterion } from './own-demand.ts';

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
  const ask = (text: string, more: Parameters<typeof toFact>[1] = {}): string =>
    toOwnCriterion(toFact(text, more)).question;

  it('asks about each kind of demand in whole sentences that can be spoken', () => {
    expect(ask('3+ years of experience in cold storage logistics')).toMatch(
      /\bcold storage logistics\b.*\?$/i,
    );
    expect(ask('Thorough knowledge of customs law')).toMatch(/\bcustoms law\b/);
    expect(ask('Ability to read engineering drawings')).toMatch(/\bengineering drawings\b/);
    expect(ask('Loom cards', { kind: 'tool', terms: ['Jacquard', 'Dobby'] })).toContain(
      'with Jacquard or Dobby',
    );
  });
});

describe('askOnce', () => {
  it('asks nobody the same twice', () => {
    const led = { question: 'Whom did you lead last?' };
    const [first, second] = askOnce([
      { name: 'Leading a crew', ...led },
      { name: 'Supervising students', ...led },
    ]);
    expect(first?.question).toBe('Whom did you lead last?');
    expect(second?.question).toContain('supervising students');
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
    'Experienced Stone Mason',
    'Ability to understand EnglishAbility to sweep',
    'Ability to plan, assign, mend',
    'Familiarity with one or more loom systems',
    'Familiarity with computer software programs',
    'Knowledge of looms, winders, and of all the other machines in the mill by the river',
    'Red Brick House',
    "Experience in the following looms isn't needed",
    'Experience and skills based on the',
  ])('makes no criterion of "%s"', (text) => {
    expect(isDemand(toFact(text))).toBe(false);
  });

  it('makes one of what can be shown', () => {
    expect(isDemand(toFact('Experience in janitorial services'))).toBe(true);
    expect(isDemand(toFact('Two years of experience as a professional diver'))).toBe(true);
  });

  it('takes a trait for soft, unless it is part of experience', () => {
    expect(isSoft(toFact('Reliable and flexible team player'))).toBe(true);
    expect(isSoft(toFact('Ability to keep to the attendance rules'))).toBe(true);
    expect(isSoft(toFact('A professional qualification in weaving'))).toBe(false);
    expect(isOffer(toFact('The mill is looking for a weaver to join its small team'))).toBe(true);
    expect(isSoft(toFact('Experience as a cook in a fast-paced kitchen'))).toBe(false);
  });
});

it('takes another way to meet a demand for no demand', () => {
  expect(
    isDemand(toFact('Any combination of training and experience that gives the skills needed')),
  ).toBe(false);
  expect(isDemand(toFact('Equivalent experience in net making'))).toBe(false);
});

it('takes how an application is counted, and a paper of a school, for nothing that is scored', () => {
  expect(isDemand(toFact('Experience in net making may substitute for the school'))).toBe(false);
  expect(canBeNamed(toFact('Ten years at sea may substitute for minimum schooling'))).toBe(false);
  expect(canBeNamed(toFact('A third-level qualification in hydrography'))).toBe(false);
});
