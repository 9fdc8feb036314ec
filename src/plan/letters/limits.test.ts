import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { listLimits } from './limits.ts';

const limits = (text: string, workType: 'remote' | null = 'remote'): string[] =>
  listLimits(sourceOf([{ kind: 'other', text }], { workType, employerBlocks: [] }));

it('tells how much travel there is and from where one may work', () => {
  expect(limits('Remote from the West Coast only, with about 30% travel')).toEqual([
    'On remote work the posting says: "Remote from the West Coast only".',
    'Travel takes about 30% of the time.',
  ]);
  expect(limits('Travel: 20-25% by car', null)).toEqual(['Travel takes 20 to 25% of the time.']);
});

it('takes no time zone of others and no share of costs for one', () => {
  expect(limits('You work with teams in different time zones, some on EST')).toEqual([]);
  expect(limits('Travel is reimbursed, 50% at once')).toEqual([]);
  expect(limits('Hours are on Pacific time', null)).toEqual([]);
});
