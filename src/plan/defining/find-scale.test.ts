import { expect, it } from 'vitest';
import type { Source } from '../source.ts';
import { sourceOf } from '../testing/source-of.ts';
import { sayScale } from './find-scale.ts';

function say(...texts: string[]): string {
  const source = sourceOf(texts.map((text) => ({ kind: 'culture', text })));
  const named: Source = {
    ...source,
    brief: { ...source.brief, employer: { ...source.brief.employer, name: 'Bramwell' } },
  };
  return sayScale(named);
}

it('tells how large the employer is', () => {
  expect(say('We employ over 1,200 people in 14 countries')).toBe(
    'Bramwell has over 1,200 people in 14 countries.',
  );
  expect(say('Bramwell runs 35 garden centres', 'Our 900 dedicated colleagues love plants')).toBe(
    'Bramwell has 900 people and 35 garden centres.',
  );
  expect(say('Bramwell is trusted by more than 300 roofing contractors')).toBe(
    'Bramwell serves more than 300 roofing contractors.',
  );
});

it('does not give the employer what it manages for others', () => {
  expect(say('We currently manage 35 hotels')).toBe('Bramwell manages 35 hotels.');
});

it('joins no figures of other sentences, and says of goods that they are sold', () => {
  expect(say('Our lamps are sold in 60 countries', 'We have 80 employees')).toBe(
    'Bramwell has 80 people.',
  );
  expect(say('Our lamps are sold in 60 countries')).toBe('Bramwell has customers in 60 countries.');
});

it('counts nothing of others', () => {
  expect(say('Leeds has a population of over 500,000 people')).toBe('');
  expect(say('You would manage a caseload of 40 families')).toBe('');
  expect(say('Bramwell is the rope division of Orle Group, a firm with 900 employees')).toBe('');
  expect(say('We light nearly 40 million homes')).toBe('');
  expect(say('You will join 900 colleagues from more than 30 countries')).toBe(
    'Bramwell has 900 people.',
  );
});
