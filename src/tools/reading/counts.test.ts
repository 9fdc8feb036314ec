import { describe, expect, it } from 'vitest';

import { readCounts, readFunnel } from './counts.ts';

describe('readCounts', () => {
  it('reads counts and what they count', () => {
    expect(readCounts('41 contacts, 2 screens')).toEqual([
      { count: 41, label: 'contacts' },
      { count: 2, label: 'screens' },
    ]);
    expect(readCounts('1,200 contacts, 16 first calls.')).toEqual([
      { count: 1200, label: 'contacts' },
      { count: 16, label: 'first calls' },
    ]);
  });

  it.each(['Interviews begin', '41', '', '41 contacts, then we see', '20% replies'])(
    'reads nothing else: %s',
    (text) => {
      expect(readCounts(text)).toBeUndefined();
    },
  );
});

describe('readFunnel', () => {
  it('reads steps that grow narrower, whatever stands before and behind them', () => {
    expect(
      readFunnel('Plan: 157 contacts, 16 first calls, 1 start (rates are assumptions)'),
    ).toEqual([
      { count: 157, label: 'contacts' },
      { count: 16, label: 'first calls' },
      { count: 1, label: 'start' },
    ]);
  });

  it.each(['2 offers, 16 calls, 1 start', '16 calls, 1 start'])('is no funnel: %s', (text) => {
    expect(readFunnel(text)).toBeUndefined();
  });
});
