import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficultyWeights } from './difficulty-parts.ts';
import { compareDifficulty, rateDifficulty, type DifficultyInput } from './hiring-difficulty.ts';

const base: DifficultyInput = {
  supply: { match: 6, near: 40, activeShare: 0.2, openings: 1 },
  demands: {
    years: 1,
    yearsStated: true,
    special: ['GWO training', 'rope access'],
    mustHaves: 7,
    licences: 1,
    dealBreakers: 4,
  },
  pay: { stated: true, midpointRank: 70, isRange: true, years: 0 },
  competition: {
    competitors: ['PacifiCorp', 'NextEra'],
    rivalKinds: ['Plants', 'Utilities', 'Mines', 'Oil'],
    jobsPerThousand: 0.03,
    peopleNear: 90_000,
    remote: false,
  },
  place: { workType: 'on-site', population: 232_948, travels: true, offHours: [] },
  urgency: 'active',
};

describe('pay that only the nation can be compared with', () => {
  it('counts half', () => {
    const weight = (isNational: boolean): number =>
      rateDifficulty({ ...base, pay: { ...base.pay, isNational } }).parts.find(
        ({ id }) => id === 'pay',
      )!.weight;
    expect(weight(false)).toBeCloseTo(0.2);
    expect(weight(true)).toBeCloseTo(0.1 / 0.9, 2);
  });
});

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
      'demands',
      'pay',
      'competition',
      'place',
      'urgency',
    ]);
    expect(Object.values(difficultyWeights).reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(parts.find(({ id }) => id === 'pay')?.score).toBe(3);
    expect(parts.find(({ id }) => id === 'competition')?.score).toBe(6);
  });

  it.each<[string, Partial<DifficultyInput>, Record<string, number>]>([
    ['more people', { supply: { ...base.supply!, match: 800 } }, { supply: -1 }],
    ['fewer neighbors', { supply: { ...base.supply!, near: 20 } }, { supply: 1 }],
    ['more openings', { supply: { ...base.supply!, openings: 3 } }, { supply: 1 }],
    ['better pay', { pay: { ...base.pay, midpointRank: 90 } }, { pay: -1 }],
    ['no pay stated', { pay: { ...base.pay, stated: false, midpointRank: null } }, { pay: 1 }],
    ['the same pay for more years', { pay: { ...base.pay, years: 8 } }, { pay: 1 }],
    ['more years', { demands: { ...base.demands, years: 6 } }, { demands: 1 }],
    ['fewer special demands', { demands: { ...base.demands, special: [] } }, { demands: -1 }],
    ['fewer must-haves', { demands: { ...base.demands, mustHaves: 3 } }, { demands: -1 }],
    ['remote', { place: { ...base.place, workType: 'remote' } }, { place: -1 }],
    ['nights', { place: { ...base.place, offHours: ['nights'] } }, { place: 1 }],
    ['a larger town', { place: { ...base.place, population: 3_000_000 } }, { place: -1 }],
    ['critical', { urgency: 'critical' }, { urgency: 1 }],
    [
      'one more competitor',
      { competition: { ...base.competition, competitors: ['A', 'B', 'C'] } },
      { competition: 1 },
    ],
    [
      'more such jobs for each head',
      { competition: { ...base.competition, jobsPerThousand: 6 } },
      { competition: 1 },
    ],
    [
      'within a daily drive',
      { competition: { ...base.competition, peopleNear: 5_000_000 } },
      { competition: 1 },
    ],
  ])('%s moves the right part and no other', (_, change, expected) => {
    expect(moved(change)).toEqual(expected);
  });

  it('names the papers, the clearance and the rivals of this job as its reasons', () => {
    const reasonOf = (change: Partial<DifficultyInput>, id: string) =>
      rateDifficulty({ ...base, ...change }).parts.find((part) => part.id === id)!;
    const plain = reasonOf({}, 'demands').score!;
    const demands = reasonOf(
      { demands: { ...base.demands, licences: 1, papers: ['Rigger card'], clearance: 'Secret' } },
      'demands',
    );
    expect(demands.reason).toContain('a clearance few people hold ("Secret")'.slice(2));
    expect(demands.reason).toContain('1 license or qualification ("Rigger card")');
    expect(demands.score).toBeGreaterThan(plain);
    const { reason } = reasonOf(
      {
        competition: {
          ...base.competition,
          rivalKinds: ['Ship yards', 'Going independent', 'NDT firms', 'Mills'],
        },
      },
      'competition',
    );
    expect(reason).toMatch(/^Ship yards, NDT firms and others want the same people/);
  });

  it('leaves out what is not known and spreads its weight over the rest', () => {
    const { parts, score } = rateDifficulty({ ...base, supply: null, urgency: null });
    expect(
      parts.filter((part) => part.score === null).map(({ id, weight }) => [id, weight]),
    ).toEqual([
      ['supply', 0],
      ['urgency', 0],
    ]);
    expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 2);
    expect(score).toBeGreaterThan(0);
  });

  it('counts pay that nothing compares with as neutral', () => {
    const pay = { stated: true, midpointRank: null, isRange: false, years: 8 };
    expect(rateDifficulty({ ...base, pay }).parts.find(({ id }) => id === 'pay')?.score).toBe(5);
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
      supply: fc.option(
        fc.record({
          match: whole,
          near: whole,
          activeShare: fc.constant(0.2),
          openings: fc.integer({ min: 1, max: 500 }),
        }),
      ),
      demands: fc.record({
        years: fc.nat({ max: 40 }),
        yearsStated: fc.boolean(),
        special: fc.array(fc.string(), { maxLength: 30 }),
        mustHaves: fc.nat({ max: 80 }),
        licences: fc.nat({ max: 20 }),
        dealBreakers: fc.nat({ max: 40 }),
      }),
      pay: fc.record({
        stated: fc.boolean(),
        midpointRank: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
        isRange: fc.boolean(),
        years: fc.nat({ max: 40 }),
      }),
      competition: fc.record({
        competitors: fc.array(fc.string()),
        rivalKinds: fc.array(fc.string()),
        jobsPerThousand: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
        peopleNear: fc.option(whole),
        remote: fc.boolean(),
      }),
      place: fc.record({
        workType: fc.constantFrom('on-site' as const, 'hybrid' as const, 'remote' as const, null),
        population: fc.option(whole),
        travels: fc.boolean(),
        offHours: fc.constantFrom([], ['nights']),
      }),
      urgency: fc.constantFrom('critical' as const, 'active' as const, 'passive' as const, null),
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
