import { describe, expect, it } from 'vitest';
import { generalProfile } from '../occupations/general.ts';
import { getProfile } from '../occupations/profile.ts';
import { bundledPay } from '../pay/bundled-pay.ts';
import type { PaySource } from '../pay/pay-row.ts';
import type { Place } from '../places/place.ts';
import { listAdjacent } from './adjacent.ts';
import { describeEstimate, roundCount } from './estimate.ts';
import { estimateTalentPool, type TalentPool, type TalentPoolInput } from './talent-pool.ts';

const glenrock: Place = {
  label: 'Glenrock, WY',
  city: 'Glenrock',
  state: 'WY',
  country: 'US',
  latitude: 42.8614,
  longitude: -105.8722,
  precision: 'city',
};
const chicago: Place = {
  ...glenrock,
  label: 'Chicago, IL',
  city: 'Chicago',
  state: 'IL',
  latitude: 41.85,
  longitude: -87.65,
};
const wind = { profile: getProfile('49-9081'), place: glenrock };

function estimate(input: TalentPoolInput): TalentPool {
  const pool = estimateTalentPool(input);
  if (pool.kind === 'none') throw new Error(pool.reason);
  return pool;
}

describe('estimateTalentPool', () => {
  it('multiplies employment by the share of people within 100 miles', () => {
    const pool = estimate(wind);
    expect(pool.population).toBe(232_948);
    expect(pool.populationShare * 100).toBeCloseTo(0.0696, 4);
    expect(Math.round(pool.direct.count)).toBe(8);
    expect(pool.adjacent.map(({ soc, count }) => [soc, Math.round(count)])).toEqual(
      expect.arrayContaining([
        ['49-9041', 293],
        ['49-3042', 125],
        ['51-8013', 21],
      ]),
    );
    expect(pool.method[0]).toContain('10 counties');
    expect(pool.sources).toContain('US Bureau of Labor Statistics, OEWS May 2024');
  });

  it('gives a range around every figure and splits active and passive by a stated assumption', () => {
    const { direct, total, active, passive, assumptions } = estimate(wind);
    expect(direct.low).toBeLessThan(direct.count);
    expect(direct.high).toBe(direct.count * 2);
    expect(total.low).toBeLessThan(total.count);
    expect(active + passive).toBeCloseTo(total.count);
    expect(assumptions.join(' ')).toContain('20 %');
  });

  it('sorts neighbors by pay: those paid above the range are not winnable', () => {
    const pool = estimate({ ...wind, maxHourly: 38 });
    const operators = pool.adjacent.find(({ soc }) => soc === '51-8013')!;
    expect(operators).toMatchObject({ medianHourly: 47.92, withinPay: false });
    const cheap = estimate({ ...wind, maxHourly: 20 });
    expect(cheap.winnable).toBeLessThan(pool.winnable);
    expect(pool.matchQuality.reduce((sum, { count }) => sum + count, 0)).toBeCloseTo(
      pool.direct.count + pool.adjacent.reduce((sum, { count }) => sum + count, 0),
    );
    expect(pool.matchQuality.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('takes for a match only who is likely to meet what the job states', () => {
    const pool = estimate({ ...wind, yearsRequired: 10, specialDemands: 2, payRank: 80 });
    const [match, others] = pool.matchQuality;
    expect(pool.match.steps.map(({ id }) => id)).toEqual(['drive', 'years', 'demands', 'pay']);
    expect(match?.id).toBe('match');
    // 40% within a daily drive, half with ten years, 49% with both demands, 80% paid no more.
    expect(match!.count / pool.direct.count).toBeCloseTo(0.4 * 0.5 * 0.49 * 0.8, 2);
    expect(match?.rule).toContain('with 10 years or more');
    expect(match!.count + others!.count).toBeCloseTo(pool.direct.count);
  });

  it('takes nobody for a match by distance alone', () => {
    const near = estimate({ profile: getProfile('29-1141'), place: glenrock });
    expect(near.match.steps.map(({ id }) => id)).toEqual(['drive', 'core']);
    const pool = estimate({ profile: getProfile('29-1141'), place: glenrock, remote: true });
    expect(pool.match.steps.map(({ id }) => id)).toEqual(['core']);
    expect(pool.match.count).toBeLessThan(pool.direct.count);
  });

  it('takes nobody for nearly a match who fails what the job demands in so many words', () => {
    const { match } = estimate({ ...wind, yearsRequired: 10, specialDemands: 2 });
    expect(match.oneShort).toBe(0);
    const implied = estimate({ ...wind, yearsRequired: 10, yearsStated: false });
    // Half have the years that only the title implies; four in ten live near enough.
    expect(implied.match.oneShort / implied.direct.count).toBeCloseTo(0.4 * 0.5, 2);
  });

  it('takes nobody for nearly a match who lacks the paper', () => {
    const { match, direct } = estimate({ ...wind, specialDemands: 1, papers: 1 });
    expect(match.steps.map(({ id }) => id)).toEqual(['drive', 'demands', 'core']);
    // Seven in ten hold the paper and half of them do other duties.
    expect(match.oneShort / direct.count).toBeCloseTo(0.4 * 0.7 * 0.5, 2);
  });

  it('takes hardly anybody more than half of an occupation for a perfect match', () => {
    const { match, direct } = estimate({ ...wind, yearsRequired: 1, reachMiles: 30 });
    expect(match.steps.map(({ id }) => id)).toEqual(['years', 'core']);
    expect(match.count / direct.count).toBeLessThan(0.5);
  });

  it('counts those within reach alone', () => {
    const near = estimate({ ...wind, reachMiles: 30 });
    expect(near.miles).toBe(30);
    expect(near.direct.count).toBeLessThan(estimate(wind).direct.count);
    expect(near.match.steps.map(({ id }) => id)).not.toContain('drive');
  });

  it('counts backgrounds the job names, first and apart', () => {
    const pool = estimate({ ...wind, namedSocs: ['49-3031'] });
    expect(pool.adjacent[0]).toMatchObject({ soc: '49-3031', reason: 'named' });
    expect(pool.matchQuality.find(({ id }) => id === 'named')?.count).toBeGreaterThan(100);
  });

  it('holds neighbors out where a licence does', () => {
    const pool = estimate({ profile: getProfile('29-1141'), place: glenrock });
    expect(pool.adjacent.map(({ soc }) => soc)).not.toContain('31-1131');
    expect(pool.winnable).toBeCloseTo(pool.direct.count);
    expect(pool.match.near).toBe(0);
  });

  it('never counts those next door as if they did this work', () => {
    const accountants = getProfile('13-2011');
    const large = estimate({ profile: accountants, place: chicago });
    expect(large.adjacent.length).toBeGreaterThan(0);
    expect(large.total.count).toBe(large.direct.count);
    const small = estimate(wind);
    expect(small.total.count).toBe(small.direct.count);
    expect(small.winnable).toBeGreaterThan(small.direct.count);
  });

  it('takes nobody for a neighbor who cannot have the paper or the degree', () => {
    const socs = (profile: string, gate: 'paper' | 'degree' | null): string[] =>
      estimate({ profile: getProfile(profile), place: glenrock, gate }).adjacent.map(
        ({ soc }) => soc,
      );
    const assistants = '31-1131';
    expect(socs('29-1141', null)).not.toContain(assistants);
    const janitors = '37-2011';
    expect(socs('33-9032', null)).toContain(janitors);
    expect(socs('33-9032', 'paper')).not.toContain(janitors);
    expect(socs('33-9032', 'paper')).toContain('33-9093');
    const clerks = '43-3031';
    expect(socs('13-2011', null)).toContain(clerks);
    expect(socs('13-2011', 'degree')).not.toContain(clerks);
  });

  it('compares managers with managers of their field, and with nobody they lead', () => {
    const socs = (profile: string): string[] =>
      estimate({ profile: getProfile(profile), place: chicago }).adjacent.map(({ soc }) => soc);
    expect(socs('11-9051')).toContain('11-9081');
    expect(socs('11-9051')).not.toContain('35-2014');
    expect(socs('11-3071')).toContain('11-3061');
    expect(socs('11-3071')).not.toContain('11-1021');
    // Engineers are not trained down to technicians.
    expect(socs('17-3023')).not.toContain('17-2072');
  });

  it('trains nobody of a whole country', () => {
    const pool = estimate({ profile: getProfile('17-3023'), place: null, nationwide: true });
    expect(pool.adjacent.length).toBeGreaterThan(0);
    expect(pool.match.near).toBe(0);
  });

  it('counts the nation where no place is known and it is asked to', () => {
    const pool = estimate({ ...wind, place: null, nationwide: true });
    expect(pool.scope).toBe('nation');
  });

  it('names counties within a daily drive only, the county of the job first', () => {
    const { regions } = estimate(wind);
    const miles = regions.flatMap((region) => region.miles ?? []);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(Math.max(...miles)).toBeLessThanOrEqual(50);
  });

  it('breaks the pool down by county', () => {
    const { regions, total } = estimate(wind);
    expect(regions[1]).toMatchObject({
      label: 'Natrona County, WY',
      note: expect.stringMatching(/^center about \d+ miles off$/),
    });
    expect(regions.at(-1)?.label).toBe('8 other counties');
    expect(regions.reduce((sum, { count }) => sum + count, 0)).toBeCloseTo(total.count);
  });

  it('uses imported state figures and narrows the range', () => {
    const [national] = bundledPay.findRows('49-9081');
    const sources: PaySource[] = [
      {
        findRows: (soc) =>
          soc === '49-9081'
            ? [
                {
                  ...national!,
                  areaType: 'state',
                  areaCode: '56',
                  areaName: 'Wyoming',
                  employment: 300,
                  year: 2025,
                },
              ]
            : [],
      },
    ];
    const { direct } = estimate({ ...wind, sources });
    expect(direct.basis).toBe('state');
    expect(direct.count).toBeGreaterThan(100);
    expect(direct.high / direct.count).toBeCloseTo(1.35);
  });

  it('widens to the nation or the state for a remote job', () => {
    const nation = estimate({ ...wind, place: null, remote: true });
    expect(nation).toMatchObject({ scope: 'nation', populationShare: 1 });
    expect(Math.round(nation.direct.count)).toBe(11_220);
    const texas: Place = {
      label: 'Texas',
      state: 'TX',
      country: 'US',
      latitude: 31,
      longitude: -97,
      precision: 'state',
    };
    expect(estimate({ ...wind, place: texas, remote: true }).scope).toBe('state');
  });

  it('says why there is none instead of guessing', () => {
    const lyon: Place = { ...glenrock, label: 'Lyon, France', country: 'FR', state: undefined };
    expect(estimateTalentPool({ ...wind, place: lyon })).toMatchObject({
      kind: 'none',
      reason: expect.stringContaining('France'),
    });
    expect(estimateTalentPool({ ...wind, place: null }).kind).toBe('none');
    expect(estimateTalentPool({ ...wind, profile: generalProfile }).kind).toBe('none');
    expect(
      estimateTalentPool({ ...wind, profile: getProfile('11-9199.elections-administrator') }).kind,
    ).toBe('none');
  });

  it('marks a count that is wider than the job', () => {
    const { matchQuality } = estimate({ ...wind, profile: getProfile('29-1141.correctional') });
    expect(matchQuality.find(({ id }) => id === 'direct')?.rule).toContain('wider group');
  });
});

describe('roundCount', () => {
  it('keeps two figures from a hundred on', () => {
    expect([7.6, 99.4, 528, 1234, 98_765].map(roundCount)).toEqual([8, 99, 530, 1200, 99_000]);
    expect(describeEstimate({ count: 528, low: 264, high: 1056 })).toBe('about 530 (260 to 1,100)');
  });
});

it('counts no licensed profession among the neighbors of work that asks for none of it', () => {
  const codes = listAdjacent(getProfile('15-1211'), []).map(({ soc }) => soc);
  expect(codes.filter((soc) => soc.startsWith('29-1'))).toEqual([]);
});

it('trains nobody from another profession for a post that asks for many years', () => {
  const list = (years: number) =>
    listAdjacent(getProfile('15-1252'), [], years).map(({ soc }) => soc);
  expect(list(8).every((soc) => soc.startsWith('15-'))).toBe(true);
  expect(list(8)).not.toEqual([]);
});
