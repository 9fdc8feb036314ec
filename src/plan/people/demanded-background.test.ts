import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { findDemandedBackground } from './demanded-background.ts';

const find = (text: string, given: string) =>
  findDemandedBackground(
    sourceOf([{ kind: 'experience', importance: 'must', text }], {
      place: { country: 'US' } as never,
      title: { given, clean: given, singular: given.toLowerCase() },
    }).brief,
    { trade: given.toLowerCase() },
  );

it('looks first for those who have the past that is demanded under another title', () => {
  expect(find('Proven experience in retail sales', 'Harbor Receptionist')?.who).toBe(
    'retail sales',
  );
});

it('leaves it where the title says it, where there is another way, or where the post leads', () => {
  expect(find('Proven experience in retail sales', 'Retail Clerk')).toBeNull();
  expect(find('Experience in retail sales', 'Lamp Seller')).toBeNull();
  expect(find('Experience in retail or similar', 'Harbor Receptionist')).toBeNull();
  expect(find('Experience in retail', 'Head of Reception')).toBeNull();
});
