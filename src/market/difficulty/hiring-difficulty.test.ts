import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficultyWeights } from './difficulty-parts.ts';
import { compareDifficulty, rateDifficulty, type DifficultyInput } from './hiring-difficulty.ts';

const base: DifficultyInput = {
  supply: { direct: 8, winnable: 491 },
  pay: { stated: true, midpointRank: 70 },
  strictness: { mustHaves: 9, licences: 1, dealBreakers: 6, yearsRequired: 1 },
  place: { workType: 'on-site', population: 232_948, travels: true, offHours: false },
  urgency: 'active',
  competition: {
    competitors: ['PacifiCorp', 'NextEra'],
    rivalKinds: ['Plants', 'Utilities', 'Mines', 'Oil'],
  },
};

const moved = (change: Partial<DifficultyInput>): Record<string, number> =>
  Object.fromEntries(
    compareDifficulty(rateDifficulty(base), rateDifficulty({ ...base, ...change })).map(
      ({ id, from, to }) => [id, Math.sign((to ?? 0) - (from ?? 0))],
    ),
  );

describe('rateDifficulty', () => {
  it('is the weighted sum it prints', () => {
    const { score, parts, formula } = rateDifficulty(base);
    const sum = parts.reduce((total, part) => total + part.weight * part.score!, 0);
    expect(score).toBeCloseTo(sum, 1);
    expect(formula.endsWith(`= ${score}`)).toBe(true);
    expect(parts.map(({ id }) => id)).toEqual([
      'supply',
      'pay',
      'strictness',
      'place',
      'urgency',
      'competition',
    ]);
    expect(Object.values(difficultyWeights).reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(parts.find(({ id }) => id === 'pay')?.score).toBe(3);
    expect(parts.find(({ id }) => id === 'competition')?.score).toBe(7);
  });

  it.each<[string, Partial<DifficultyInput>, Record<string, number>]>([
    ['more people', { supply: { direct: 800, winnable: 5000 } }, { supply: -1 }],
    ['fewer neighbors', { supply: { direct: 8, winnable: 20 } }, { supply: 1 }],
    ['better pay', { pay: { stated: true, midpointRank: 90 } }, { pay: -1 }],
    ['no pay stated', { pay: { stated: false, midpointRank: null } }, { pay: 1 }],
    ['fewer must-haves', { strictness: { ...base.strictness, mustHaves: 3 } }, { strictness: -1 }],
    ['remote', { place: { ...base.place, workType: 'remote' } }, { place: -1 }],
    ['nights', { place: { ...base.place, offHours: true } }, { place: 1 }],
    ['a larger town', { place: { ...base.place, population: 3_000_000 } }, { place: -1 }],
    ['critical', { urgency: 'critical' }, { urgency: 1 }],
    [
      'one more competitor',
      { competition: { ...base.competition, competitors: ['A', 'B', 'C'] } },
      { competition: 1 },
    ],
  ])('%s moves the right part and no other', (_, change, expected) => {
    expect(moved(change)).toEqual(expected);
  });

  it('leaves out what is not known and spreads its weight over the rest', () => {
    const { parts, score } = rateDifficulty({
      ...base,
      supply: null,
      pay: { stated: true, midpointRank: null },
    });
    expect(
      parts.filter((part) => part.score === null).map(({ id, weight }) => [id, weight]),
    ).toEqual([
      ['supply', 0],
      ['pay', 0],
    ]);
    expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 2);
    expect(score).toBeGreaterThan(0);
  });

  it('gives every part a reason and a rule', () => {
    for (const { reason, rule } of rateDifficulty(base).parts) {
      expect(reason.length).toBeGreaterThan(10);
      expect(rule.length).toBeGreaterThan(20);
    }
  });

  it('stays between 0 and 10 whatever comes in', () => {
    const whole = fc.nat({ max: 1_000_000 });
    const input = fc.record({
      supply: fc.option(fc.record({ direct: whole, winnable: whole })),
      pay: fc.record({
        stated: fc.boolean(),
        midpointRank: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
      }),
      strictness: fc.record({
        mustHaves: fc.nat({ max: 80 }),
        licences: fc.nat({ max: 20 }),
        dealBreakers: fc.nat({ max: 40 }),
        yearsRequired: fc.option(fc.nat({ max: 40 })),
      }),
      place: fc.record({
        workType: fc.constantFrom('on-site' as const, 'hybrid' as const, 'remote' as const, null),
        population: fc.option(whole),
        travels: fc.boolean(),
        offHours: fc.boolean(),
      }),
      urgency: fc.constantFrom('critical' as const, 'active' as const, 'passive' as const, null),
      competition: fc.record({
        competitors: fc.array(fc.string()),
        rivalKinds: fc.array(fc.string()),
      }),
    });
    fc.assert(
      fc.property(input, (given) => {
        const { score, parts } = rateDifficulty(given);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(10);
        for (const part of parts) expect(part.score ?? 0).toBeLessThanOrEqual(10);
      }),
    );
  });
});
