import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import type { Kind } from './drawer.ts';
import { meansGraduates } from './means-graduates.ts';

const asks = (
  title: string,
  lines: string[] = [],
  years: number | null = null,
  kind: Kind = 'office-specialist',
) =>
  meansGraduates(
    {
      title: { given: title },
      facts: lines.map((text) => ({ kind: 'other', text })),
      seniority: { level: null, years: years === null ? null : { min: years } },
    } as unknown as Brief,
    kind,
  );

it.each([
  ['Graduate Hydrologist', []],
  ['Ledger Clerk (Open to Fresh Graduates)', []],
  ['Ledger Clerk', ['Fresh graduates are highly encouraged to apply']],
  ['Ledger Clerk', ['This is ideal for a recent graduate who likes numbers']],
])('takes %s %j for a post of graduates', (title, lines) => {
  expect(asks(title, lines)).toBe('first');
});

it.each(['New graduates are welcome', 'Open to graduates', 'Recent grads may apply'])(
  'hears that graduates may come as well: %s',
  (line) => {
    expect(asks('Ledger Clerk', [line])).toBe('too');
  },
);

it('leaves out posts of years, leaders, professions with a licence and those who look after graduates', () => {
  expect(asks('Ledger Clerk', ['New graduates are welcome'], 3)).toBeNull();
  expect(asks('Senior Ledger Clerk', ['New graduates are welcome'])).toBeNull();
  expect(asks('Staff Nurse', ['New graduates are welcome'], null, 'care')).toBeNull();
  expect(asks('Graduate Program Assistant')).toBeNull();
  expect(asks('Graduate Teaching Assistant')).toBeNull();
  expect(asks('Ledger Clerk', ['A university graduate in accounting'])).toBeNull();
});
