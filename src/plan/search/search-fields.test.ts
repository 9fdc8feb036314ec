import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { listFields } from './search-fields.ts';

const fieldsOf = (...lines: string[]): string[] =>
  listFields({
    language: 'en',
    facts: lines.map((text) => ({ kind: 'experience', importance: 'must', text })),
  } as unknown as Brief);

it('finds the field behind the words that ask for it', () => {
  expect(fieldsOf('Post graduate training in orchard pruning or one year of practice')).toEqual([
    'orchard pruning',
  ]);
  expect(fieldsOf('Knowledge of providing wound dressings, as asked')).toEqual(['wound dressings']);
});

it('takes nothing that every job asks for', () => {
  expect(fieldsOf('Experience in customer service', 'Experience with Microsoft Office')).toEqual(
    [],
  );
  expect(fieldsOf('Two years of experience in a similar role')).toEqual([]);
  expect(fieldsOf('Knowledge of equipment used')).toEqual([]);
});
