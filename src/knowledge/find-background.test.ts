import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findBackground } from './find-background.ts';

const read = (...lines: [importance: string, text: string][]) =>
  findBackground({
    facts: lines.map(([importance, text]) => ({ kind: 'experience', importance, text })),
  } as unknown as Brief);
const say = (text: string): string | undefined => read(['must', text])?.where;

it('hears a kind of house that a job asks for', () => {
  expect(say('Two years of experience in a busy orthodontic practice')).toBe(
    'at an orthodontic practice',
  );
  expect(say('Experience working within a yacht charter company preferred')).toBe(
    'at a yacht charter company',
  );
  expect(say('Previous ticket agency experience')).toBe('at a ticket agency');
  expect(say('One year in a fast-paced restaurant')).toBe('at a restaurant');
});

it('hears a field, with all its alternatives', () => {
  expect(say('Three years of experience in the toy or board game industry')).toBe(
    'in the toy or board game industry',
  );
  expect(say('Background in wealth management is a plus')).toBe('in wealth management');
  expect(say('Big 4 experience preferred')).toBe('at a Big Four accounting firm');
  expect(say('Experience in an ASC setting')).toBe('in an ASC setting');
  expect(say('Experience in hospice, rehabilitation, or hospital')).toBe(
    'in a hospice, rehabilitation or hospital setting',
  );
});

it('takes the demanded background before one that is only liked', () => {
  const found = read(
    ['preferred', 'Experience in the cruise industry'],
    ['must', 'Five years of experience at a ferry operator'],
  );
  expect(found).toMatchObject({ houses: 'ferry operators', search: ['ferry operator'] });
});

it('hears none in what is true of every house, done there, studied or not needed', () => {
  expect(say('Experience in a fast-paced, highly collaborative environment')).toBeUndefined();
  expect(say('Experience in a similar industry')).toBeUndefined();
  expect(say('Experience with data governance tools and best practices')).toBeUndefined();
  expect(say('Degree in pharmacy and three years of experience')).toBeUndefined();
  expect(say('No experience in the shoe industry is required')).toBeUndefined();
  expect(say('Years of experience in managing contractors')).toBeUndefined();
  expect(say('Three years of experience in our Leeds office')).toBeUndefined();
});

it('hears none in what somebody studied, or in the manner of a place', () => {
  expect(say("Bachelor's degree or equivalent industry experience")).toBeUndefined();
  expect(say('Experience in a target-measured environment')).toBeUndefined();
  expect(say('Experience in an FDA-regulated environment')).toBe('in an FDA-regulated environment');
});

it('takes homes that are let or built for no place of work', () => {
  expect(say('Two years of experience in single-family homes')).toBeUndefined();
  expect(say('Two years of experience in a nursing home')).toBe('at a nursing home');
});
