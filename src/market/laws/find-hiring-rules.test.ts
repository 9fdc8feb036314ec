import { describe, expect, it } from 'vitest';
import { findHiringRules, needsPayRange } from './find-hiring-rules.ts';
import { hiringRules } from './hiring-rules.data.ts';

const on = '2026-11-15';
const ids = (rules: { id: string }[]): string[] => rules.map(({ id }) => id);

describe('hiringRules', () => {
  it('each carry a source, a date of reading and a place', () => {
    expect(new Set(ids([...hiringRules])).size).toBe(hiringRules.length);
    for (const { source, checked, from, text } of hiringRules) {
      expect(source).not.toBe('');
      expect(checked).toMatch(/^20\d\d-\d\d$/);
      expect(from ?? '2000-01-01').toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(text.length).toBeGreaterThan(30);
    }
  });
});

describe('findHiringRules', () => {
  it('takes the rules of the state and the nation', () => {
    const rules = findHiringRules({ place: { country: 'US', state: 'IL' }, on });
    expect(ids(rules)).toEqual(
      expect.arrayContaining(['il-pay', 'il-benefits', 'il-ai', 'il-zip', 'us-slate']),
    );
    expect(ids(rules)).not.toContain('ca-pay');
    expect(needsPayRange(rules)).toBe(true);
    expect(needsPayRange(findHiringRules({ place: { country: 'US', state: 'WY' }, on }))).toBe(
      false,
    );
  });

  it('gives a remote job the union, its own place first', () => {
    const rules = findHiringRules({ place: { country: 'US', state: 'WY' }, remote: true, on });
    expect(ids(rules)).toEqual(expect.arrayContaining(['ca-pay', 'co-pay', 'ny-pay', 'nyc-ai']));
    expect(ids(rules)).not.toContain('eu-pay');
    const texas = findHiringRules({ place: { country: 'US', state: 'CO' }, remote: true, on });
    expect(ids(texas).indexOf('co-pay')).toBeLessThan(ids(texas).indexOf('ca-pay'));
    expect(rules.find(({ id }) => id === 'ca-pay')?.because).toContain('remote');
  });

  it('respects the size of the employer where it is known', () => {
    const place = { country: 'US', state: 'HI' };
    const ofSize = (min: number, max: number | null) =>
      findHiringRules({ place, size: { min, max }, on }).find(({ id }) => id === 'hi-pay');
    expect(ofSize(11, 49)).toBeUndefined();
    expect(ofSize(51, 200)?.because).toContain('you have 51 to 200.');
    expect(ofSize(11, 50)?.because).toContain('count whether it covers you');
    expect(ofSize(5000, null)?.because).toContain('5000 or more');
    const unknown = findHiringRules({ place, on }).find(({ id }) => id === 'hi-pay');
    expect(unknown?.because).toContain('from 50 employees');
  });

  it('names what is still to come', () => {
    const rules = findHiringRules({ place: { country: 'US', state: 'CO' }, on });
    expect(rules.find(({ id }) => id === 'co-ai')?.status).toBe('coming');
    const later = findHiringRules({ place: { country: 'US', state: 'CO' }, on: '2027-01-01' });
    expect(later.find(({ id }) => id === 'co-ai')?.status).toBe('in force');
  });

  it('knows the city and its boroughs', () => {
    const inCity = (city: string) =>
      ids(findHiringRules({ place: { country: 'US', state: 'NY', city }, on }));
    expect(inCity('Brooklyn')).toContain('nyc-ai');
    expect(inCity('New York City')).toContain('nyc-ai');
    expect(inCity('Albany')).not.toContain('nyc-ai');
  });

  it('counts member states of the EU, and has nothing for other countries', () => {
    expect(ids(findHiringRules({ place: { country: 'DE' }, on }))).toEqual(
      expect.arrayContaining(['eu-pay', 'eu-pay-history', 'eu-neutral', 'eu-ai-transparency']),
    );
    expect(findHiringRules({ place: { country: 'GB' }, on })).toEqual([]);
  });
});
