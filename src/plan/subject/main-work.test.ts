import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { findMainWork } from './main-work.ts';

it('is what the first lines and most of the lines speak of', () => {
  const { brief } = sourceOf([
    { kind: 'duty', text: 'Process supplier invoices' },
    { kind: 'duty', text: 'Match invoices with purchase orders' },
    { kind: 'duty', text: 'Answer the phone for the guild' },
    { kind: 'duty', text: 'Water the orchids' },
    { kind: 'duty', text: 'Train new colleagues' },
  ]);
  const isMain = findMainWork(brief);
  expect(isMain('You process invoices of forty suppliers')).toBe(true);
  expect(isMain('You water the orchids')).toBe(false);
});
