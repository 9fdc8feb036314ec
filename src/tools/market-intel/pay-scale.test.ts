import { describe, expect, it } from 'vitest';
import { readPayScale } from './pay-scale.ts';

const benchmarks = [
  { label: 'Median', text: '$45.00' },
  { label: '90th percentile', text: '$65.06 an hour' },
];

describe('readPayScale', () => {
  it('reads a range and its benchmarks', () => {
    expect(
      readPayScale({ proposedRange: '$38-$48 per hour ($79,040 a year)', benchmarks }),
    ).toEqual({
      band: { from: 38, to: 48, text: '$38-$48' },
      points: [
        { label: 'Median', text: '$45.00', value: 45 },
        { label: '90th percentile', text: '$65.06 an hour', value: 65.06 },
      ],
    });
  });

  it('reads thousands', () => {
    const yearly = [
      { label: 'Median', text: '$128,000' },
      { label: '75th', text: '150k' },
    ];
    expect(readPayScale({ proposedRange: '$120-140k', benchmarks: yearly })?.band).toEqual({
      from: 120_000,
      to: 140_000,
      text: '$120-140k',
    });
  });

  it.each([
    ['€50,000-€60,000', '€50,000-€60,000', ['€54,000', '62.000 €']],
    ['8 000 - 12 000 zł brutto', '8 000 - 12 000 zł', ['9 500 zł', '11 000 PLN']],
  ])('reads %s in its own currency', (proposedRange, text, pays) => {
    const others = pays.map((pay, index) => ({ label: `Survey ${index}`, text: pay }));
    expect(readPayScale({ proposedRange, benchmarks: others })?.band.text).toBe(text);
  });

  it.each([
    ['Competitive', benchmarks],
    ['$80,000-$90,000', benchmarks],
    ['$38-$48', []],
    ['$38-$48', [...benchmarks, { label: 'Note', text: 'see BLS' }]],
    ['$48-$38', benchmarks],
    ['€38-€48', benchmarks],
  ])('draws nothing from %s', (proposedRange, others) => {
    expect(readPayScale({ proposedRange, benchmarks: others })).toBeUndefined();
  });
});
