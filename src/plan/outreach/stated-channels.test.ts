import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findOwnSite } from './stated-channels.ts';

const site = (text: string): string | undefined =>
  findOwnSite({ facts: [], employerBlocks: [{ text }] } as unknown as Brief)?.name;

it('hears where the advertisement itself sends people to apply', () => {
  expect(site('Please apply via the Selwick Harbor website by Friday')).toMatch(/own website/);
  expect(site('Apply through our careers page')).toMatch(/own website/);
});

it('takes neither a board nor the work for it', () => {
  expect(site('Apply through the Indeed website')).toBeUndefined();
  expect(site('You keep our website up to date')).toBeUndefined();
});
