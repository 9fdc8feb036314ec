import { describe, expect, it } from 'vitest';
import { bandOf } from './bands.ts';

describe('bandOf', () => {
  it.each([
    [8.2, 6, 'strongHire'],
    [8.2, 5, 'maybeHire'],
    [8.2, 4, 'noHire'],
    [7.99, 6, 'hire'],
    [6.5, 6, 'maybeHire'],
    [5.99, 6, 'noHire'],
  ])('puts %s with a lowest score of %s into %s', (weighted, lowest, band) => {
    expect(bandOf({ weighted, lowest })).toBe(band);
  });

  it('lets nobody pass without what must be met', () => {
    expect(bandOf({ weighted: 8.4, lowest: 8, isWithoutMust: true })).toBe('noHire');
  });
});
