import { expect, it } from 'vitest';
import { findClient } from './client-house.ts';

it('says what a recruiter says of the house it hires for', () => {
  expect(findClient('Our client, a maker of oars in Bergen, seeks a buyer')).toBe(
    'a maker of oars in Bergen',
  );
});

it('says nothing where the word for the house was left out', () => {
  expect(findClient('Our client, a prominent, seeks a buyer')).toBeNull();
  expect(findClient('Our client, a well-established, is looking for a buyer')).toBeNull();
});
