import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { mayCallLow } from './call-low.ts';
import type { PayPosition } from './pay-position.ts';

const brief = (more: Partial<Brief> = {}): Brief =>
  ({
    title: { given: 'Rope Clerk', clean: 'Rope Clerk', singular: 'rope clerk' },
    seniority: { level: null, years: null },
    facts: [],
    reportsTo: null,
    ...more,
  }) as unknown as Brief;

const position = (areaType: string, rank: number, kind = 'at'): PayPosition =>
  ({ row: { areaType }, high: { amount: 1, position: { kind, rank } } }) as unknown as PayPosition;

it('judges pay by national figures only where the post stands in the middle of the occupation or above', () => {
  expect(mayCallLow(brief(), position('national', 30))).toBe(false);
  expect(
    mayCallLow(
      brief({ seniority: { level: null, years: { min: 6, max: null } } as never }),
      position('national', 30),
    ),
  ).toBe(true);
  expect(mayCallLow(brief(), position('metro', 30))).toBe(true);
  expect(mayCallLow(brief(), position('national', 10, 'below'))).toBe(true);
});
