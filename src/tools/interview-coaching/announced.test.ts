import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listAnnounced } from './announced.ts';

it('prepares for what the advertisement says will be asked, and for no form', () => {
  const source = sourceOf([
    { kind: 'process', text: 'At the first talk you will be asked about our three values' },
    { kind: 'process', text: 'You may be asked to complete a voluntary survey' },
    { kind: 'process', text: 'A typing test' },
  ]);
  expect(listAnnounced(source, ['A typing test'])).toEqual([
    'The advertisement says: "At the first talk you will be asked about our three values".',
  ]);
});
