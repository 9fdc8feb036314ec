import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { isForeignProduct } from './product-words.ts';

const selling = (text: string): ((term: string) => boolean) =>
  isForeignProduct({
    title: { given: 'Sales Representative' },
    facts: [{ kind: 'duty', text }],
  } as unknown as Brief);

it('keeps the words of software sales out of other sales', () => {
  expect(selling('Sell team kits to rowing clubs')('quota attainment')).toBe(true);
  expect(selling('Sell our cloud software to clinics')('quota attainment')).toBe(false);
  expect(selling('Sell team kits to rowing clubs')('territory')).toBe(false);
});
