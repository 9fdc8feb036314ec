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
      band: { from: 38, to: 48 },
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
    });
  });

  it.each([
    ['Competitive', benchmarks],
    ['$80,000-$90,000', benchmarks],
    ['$38-$48', []],
    ['$38-$48', [...benchmarks, { label: 'Note', text: 'see BLS' }]],
    ['$48-$38', benchmarks],
  ])('draws nothing from %s', (proposedRange, others) => {
    expect(readPayScale({ proposedRange, benchmarks: others })).toBeUndefined();
  });
});
