import { expect, it } from 'vitest';
import { findTaskLead } from './task-leads.ts';

const task = (text: string): string | undefined => {
  const lead = findTaskLead(text);
  return lead && text.slice(lead.length);
};

it('finds the work behind words that only praise its weight', () => {
  expect(task('You will be instrumental in mending sails')).toBe('mending sails');
  expect(task('As our rigger, you will be crucial in testing ropes')).toBe('testing ropes');
  expect(task('Join the loft and take on a key role in cutting cloth')).toBe('cutting cloth');
});

it('finds the work behind an opening, a day and two names for one post', () => {
  expect(task('The loft has an opening for a Clerk to sort the cloth')).toBe('sort the cloth');
  expect(task('Starting in May, the successful candidate will sort the cloth')).toBe(
    'sort the cloth',
  );
  expect(task('The Packer/Loader will sort the cloth')).toBe('sort the cloth');
});
