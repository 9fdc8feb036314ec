import { expect, it } from 'vitest';
import { rowFor, sayRow } from './work-row.ts';

const heads = [
  'splice ropes',
  'caulk hulls',
  'mend sails',
  'varnish masts',
  'haul boats',
  'teach apprentices',
];

it('tells each kind of people another part of the work, and what they know first', () => {
  const first = rowFor(heads, () => 0, []);
  expect(first).toBe('You would splice ropes, caulk hulls and mend sails.');
  const second = rowFor(heads, () => 0, [first]);
  expect(second).toMatch(/varnish masts.*haul boats/);
  expect(second).not.toContain('caulk');
  expect(rowFor(heads, (head) => Number(head.startsWith('teach')) * 3, [])).toContain('teach');
});

it('puts no two parts with the same verb or thing in one row', () => {
  expect(rowFor(['mend sails', 'mend nets', 'paint sails', 'haul boats'], () => 0, [])).toBe(
    sayRow(['mend sails', 'haul boats']),
  );
});
