import { describe, expect, it } from 'vitest';
import { isOneCurrency, readMoney, readMoneyRange } from './money-text.ts';

describe('money in texts', () => {
  it.each([
    ['$45.00', 45, '$'],
    ['$65.0625 an hour', 65.0625, '$'],
    ['$1.125', 1.125, '$'],
    ['€50,000', 50_000, 'EUR'],
    ['50.000 €', 50_000, 'EUR'],
    ['1.234,56 €', 1234.56, 'EUR'],
    ['32,50 EUR', 32.5, 'EUR'],
    ['8 000 zł brutto', 8000, 'PLN'],
    ['PLN 12,500.50', 12_500.5, 'PLN'],
    ["CHF 90'000", 90_000, 'CHF'],
    ['1,250,000', 1_250_000, undefined],
    ['150k', 150_000, undefined],
    ['45 knots', 45, undefined],
  ])('reads %s', (text, amount, currency) => {
    expect(readMoney(text)).toEqual({ amount, currency });
  });

  it.each([
    ['€50,000-€60,000', 50_000, 60_000, 'EUR', '€50,000-€60,000'],
    ['€50,000-€60,000 a year', 50_000, 60_000, 'EUR', '€50,000-€60,000'],
    ['8 000 - 12 000 zł', 8000, 12_000, 'PLN', '8 000 - 12 000 zł'],
    ['8 000 zł - 12 000 zł', 8000, 12_000, 'PLN', '8 000 zł - 12 000 zł'],
    ['£32k to £38k', 32_000, 38_000, 'GBP', '£32k to £38k'],
    ['$32-38/hr', 32, 38, '$', '$32-38'],
    ['From 55.000 – 65.000 €', 55_000, 65_000, 'EUR', '55.000 – 65.000 €'],
  ])('reads the range of %s', (text, from, to, currency, words) => {
    expect(readMoneyRange(text)).toEqual({ from, to, currency, text: words });
  });

  it('finds none where none is', () => {
    expect(readMoney('see BLS')).toBeUndefined();
    expect(readMoneyRange('€50,000')).toBeUndefined();
  });

  it('keeps currencies apart, and takes a bare dollar for any', () => {
    expect(isOneCurrency(['EUR', 'EUR', undefined])).toBe(true);
    expect(isOneCurrency(['$', 'CAD'])).toBe(true);
    expect(isOneCurrency(['$', 'USD', 'CAD'])).toBe(false);
    expect(isOneCurrency(['EUR', '$'])).toBe(false);
  });
});
