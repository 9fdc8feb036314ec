import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { hasNoBenefits } from './no-benefits.ts';

const tells = (text: string): boolean =>
  hasNoBenefits({ facts: [], employerBlocks: [{ role: 'benefit', text }] } as unknown as Brief);

it.each([
  'BENEFIT ELIGIBLE? No',
  'Benefits: none',
  'This is a seasonal, non-benefits eligible job.',
  'The job is not eligible for benefits.',
  'We are not able to offer benefits this season.',
])('reads that no benefits come with the job: %s', (text) => {
  expect(tells(text)).toBe(true);
});

it.each([
  'Benefits eligible? Yes',
  'Benefits: notice pay and a pension',
  'Eligibility for benefits starts after 30 days.',
  'Full benefits from the first day.',
])('leaves alone: %s', (text) => {
  expect(tells(text)).toBe(false);
});
