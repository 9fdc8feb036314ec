import { describe, expect, it } from 'vitest';
import type { PayRow, PaySource } from './pay-row.ts';
import { positionPay } from './pay-position.ts';
import { describePosition, locateAmount, toRankEstimate } from './percentile.ts';
import { bundledPay } from './bundled-pay.ts';
import { choosePayRow } from './choose-pay-row.ts';
import { convertPay } from './periods.ts';

const wyoming = { country: 'US', state: 'WY', city: 'Casper' };
const wind = { soc: '49-9081', place: wyoming };
const [national] = bundledPay.findRows('49-9081');

const sourceOf = (...rows: Partial<PayRow>[]): PaySource => ({
  findRows: (soc) => rows.map((row) => ({ ...national!, ...row, soc })),
});

describe('positionPay', () => {
  it('places a range, its midpoint and its ratio to the median', () => {
    const position = positionPay({ low: 32, high: 38, period: 'hour', ...wind })!;
    expect(Math.round(toRankEstimate(position.low.position))).toBe(58);
    expect(Math.round(toRankEstimate(position.high.position))).toBe(79);
    expect(Math.round(toRankEstimate(position.midpoint.position))).toBe(70);
    expect(Math.round(position.ratioToMedian! * 100)).toBe(116);
    expect(position.source).toBe('United States, US Bureau of Labor Statistics, OEWS May 2024');
  });

  it('takes one stated amount as the whole range', () => {
    const position = positionPay({ low: null, high: 30.09, period: 'hour', ...wind })!;
    expect(position.low).toEqual(position.high);
    expect(position.midpoint.position).toEqual({ kind: 'at', rank: 50 });
  });

  it('compares by the year where the survey has no hourly figures, and says that it converted', () => {
    const position = positionPay({
      low: 30,
      high: 30,
      period: 'hour',
      soc: '25-2021',
      place: wyoming,
    })!;
    expect(position.period).toBe('year');
    expect(position.midpoint.amount).toBe(62_400);
    expect(position.method).toContain('2,080');
  });

  it('compares the pay for part of a week by the hour', () => {
    const half = { min: 20, max: 20, from: 'stated' } as const;
    const asked = { low: 31_294, high: 31_294, period: 'year', ...wind } as const;
    const position = positionPay({ ...asked, hours: half })!;
    expect(position.period).toBe('hour');
    expect(position.midpoint.amount).toBeCloseTo(30.09, 2);
    expect(position.method).toContain('20 hours a week');
    expect(positionPay({ ...asked, hours: null })).toBeNull();
    expect(
      positionPay({ ...asked, low: 30, high: 30, period: 'hour', hours: null }),
    ).not.toBeNull();
  });

  it('has nothing to say without an occupation, an amount, the currency or the country of the figures', () => {
    const asked = { low: 30, high: 40, period: 'hour', ...wind } as const;
    expect(positionPay({ ...asked, soc: null })).toBeNull();
    expect(positionPay({ ...asked, low: null, high: null })).toBeNull();
    expect(positionPay({ ...asked, currency: 'EUR' })).toBeNull();
    expect(positionPay({ ...asked, place: { country: 'DE' } })).toBeNull();
    expect(positionPay({ ...asked, soc: '99-9999' })).toBeNull();
  });
});

describe('locateAmount', () => {
  const physicians = bundledPay.findRows('11-1011')[0]!.hourly;

  it('knows only the side beyond the published percentiles', () => {
    expect(describePosition(locateAmount(20, national!.hourly)!)).toBe('below the 10th percentile');
    expect(describePosition(locateAmount(60, national!.hourly)!)).toBe('above the 90th percentile');
  });

  it('never reads an amount into a top-coded figure', () => {
    expect(describePosition(locateAmount(105, physicians)!)).toBe(
      'between the 50th and the 75th percentile',
    );
    expect(describePosition(locateAmount(150, physicians)!)).toBe('above the 50th percentile');
  });

  it('rises with the amount', () => {
    const ranks = [24, 28.32, 29, 30.09, 33, 36.37, 40, 42.35].map((amount) =>
      toRankEstimate(locateAmount(amount, national!.hourly)!),
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(describePosition({ kind: 'at', rank: 58 })).toBe('58th percentile');
    expect(describePosition({ kind: 'at', rank: 61.3 })).toBe('61st percentile');
    expect(describePosition({ kind: 'at', rank: 12 })).toBe('12th percentile');
  });
});

describe('choosePayRow', () => {
  const state = { areaType: 'state', areaCode: '56', areaName: 'Wyoming' } as const;
  const metro = { areaType: 'metro', areaCode: '16220', areaName: 'Casper, WY' } as const;

  it('prefers the most local, then the newest', () => {
    const sources = [
      sourceOf({ ...state, year: 2024 }, { ...state, year: 2025 }, { ...metro, year: 2024 }),
    ];
    expect(choosePayRow({ ...wind, sources })?.areaName).toBe('Casper, WY');
    const elsewhere = { ...wind, place: { country: 'US', state: 'WY', city: 'Glenrock' } };
    expect(choosePayRow({ ...elsewhere, sources })).toMatchObject({
      areaName: 'Wyoming',
      year: 2025,
    });
    expect(choosePayRow(wind)).toMatchObject({ areaName: 'United States', year: 2024 });
  });

  it('passes over a local figure that has aged and areas that are not the job’s', () => {
    const sources = [
      sourceOf({ ...state, year: 2021 }, { ...state, areaName: 'Texas', areaCode: '48' }),
    ];
    expect(choosePayRow({ ...wind, sources })).toMatchObject({ areaName: 'United States' });
  });

  it('finds a metropolitan area by any of its cities and states', () => {
    const sources = [sourceOf({ ...metro, areaName: 'Kansas City, MO-KS' })];
    const place = { country: 'US', state: 'KS', city: 'Kansas City' };
    expect(choosePayRow({ ...wind, place, sources })?.areaType).toBe('metro');
    expect(choosePayRow({ ...wind, place: { ...place, state: 'TX' }, sources })?.areaType).toBe(
      'national',
    );
  });

  it('passes over a row without a published median', () => {
    const empty = { 10: null, 25: null, 50: null, 75: null, 90: null };
    const sources = [sourceOf({ ...state, hourly: empty, annual: empty })];
    expect(choosePayRow({ ...wind, sources })?.areaType).toBe('national');
  });
});

describe('convertPay', () => {
  it('counts 2,080 hours, 260 days, 52 weeks and 12 months a year', () => {
    expect(convertPay(32, 'hour', 'year')).toBe(66_560);
    expect(convertPay(66_560, 'year', 'hour')).toBe(32);
    expect(convertPay(1000, 'week', 'year')).toBe(52_000);
    expect(convertPay(400, 'day', 'year')).toBe(104_000);
    expect(convertPay(5000, 'month', 'year')).toBe(60_000);
  });
});
