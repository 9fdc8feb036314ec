import { expect, it } from 'vitest';
import { toFact } from './fact-for-tests.ts';
import { settleWeights, type Weighed } from './settle-weights.ts';

const line = (name: string, origin: Weighed['origin']): Weighed => ({
  id: name,
  name,
  origin,
  facts: [],
  competency: null,
  looksLike: '',
  question: '',
  strong: '',
  weak: '',
  probe: '',
  mass: 1,
});

it('leaves to the trade what nothing of the job takes', () => {
  const manner = ['calm', 'tidy', 'kind'].map((name) => line(name, 'must'));
  const weights = settleWeights([line('kilns', 'trade')], manner).map(({ weight }) => weight);
  expect(weights.reduce((total, weight) => total + weight, 0)).toBe(100);
});

it('keeps the words of a line that is quoted by them', () => {
  const facts = [toFact('kilns')];
  const [settled] = settleWeights([{ ...line('kilns', 'duty'), facts, terms: ['stoking'] }]);
  expect(settled?.terms).toEqual(['stoking']);
  expect(settled).not.toHaveProperty('mass');
});

it('gives a named wish more weight where the job hardly names anything', () => {
  const trade = ['kilns', 'clay', 'glaze', 'wheel'].map((name) => line(name, 'trade'));
  const weighWish = (...stated: string[]): number =>
    settleWeights([
      ...stated.map((name) => line(name, 'duty')),
      ...trade,
      line('soldering', 'preferred'),
    ]).find(({ name }) => name === 'soldering')?.weight ?? 0;
  expect(weighWish('potting')).toBeGreaterThan(weighWish('potting', 'firing', 'selling'));
});

it('gives the same points to what weighs the same', () => {
  const lines = ['kilns', 'glazes', 'orders', 'wheels', 'clay', 'molds', 'packing'];
  const settled = settleWeights(lines.map((name) => line(name, 'duty')));
  for (const one of settled)
    for (const other of settled)
      if (one.weight === other.weight) expect(one.points).toBe(other.points);
  expect(new Set(settled.map(({ weight }) => weight)).size).toBeLessThan(settled.length);
});

it('lets manner weigh less than a fifth beside work that is told, however many lines it has', () => {
  const work = ['kilns', 'glazes', 'orders'].map((name) => line(name, 'duty'));
  const manner = ['calm', 'tidy', 'kind'].map((name) => line(name, 'must'));
  const settled = settleWeights(work, manner, 'essential');
  const ofManner = settled.filter(({ name }) => manner.some((one) => one.name === name));
  expect(ofManner.reduce((total, { weight }) => total + weight, 0)).toBeLessThan(20);
});

it('gives points in the proportion of the weights', () => {
  const [first, second] = settleWeights([
    { ...line('kilns', 'duty'), mass: 4 },
    { ...line('glazes', 'duty'), mass: 2 },
    ...['orders', 'wheels', 'clay'].map((name) => line(name, 'trade')),
  ]);
  expect(second!.points).toBe(Math.round((10 * second!.weight) / first!.weight));
});

it('leaves out a wish that would weigh next to nothing', () => {
  const told = ['kilns', 'clay', 'glazes', 'molds'].map((name) => ({
    ...line(name, 'duty'),
    mass: 9,
  }));
  const wish = { ...line('gilding', 'preferred'), mass: 0.3 };
  expect(settleWeights([...told, wish], [], 'mentioned', 4)).toHaveLength(4);
  expect(settleWeights([...told, wish], [], 'mentioned', 5)).toHaveLength(5);
});

it('leaves next to nothing to what the job does not state where it states enough', () => {
  const trade = ['clay', 'wheel'].map((name) => line(name, 'trade'));
  const weighTrade = (...stated: string[]): number =>
    settleWeights([...stated.map((name) => line(name, 'duty')), ...trade])
      .filter(({ origin }) => origin === 'trade')
      .reduce((sum, { weight }) => sum + weight, 0);
  expect(weighTrade('kilns', 'glazes', 'orders')).toBeLessThan(8);
  expect(weighTrade('kilns', 'glazes')).toBeLessThanOrEqual(20);
  expect(weighTrade('kilns')).toBeLessThanOrEqual(40);
});

it('keeps what is only preferred below what is demanded or done', () => {
  const manner = ['calm', 'tidy', 'kind'].map((name) => line(name, 'must'));
  const settled = settleWeights([line('kilns', 'preferred')], manner);
  const [wish] = settled.filter(({ origin }) => origin === 'preferred');
  expect(wish?.weight).toBeLessThan(settled[0]?.weight ?? 0);
  expect(settled.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

it('lets no line of several be worth more than two fifths', () => {
  const manner = ['calm', 'tidy'].map((name) => line(name, 'must'));
  const settled = settleWeights([line('kilns', 'duty'), line('clay', 'trade')], manner);
  expect(settled[0]).toMatchObject({ name: 'kilns', weight: 40, points: 10 });
  expect(settled.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

it('gives the trade the most of the card where the job states next to nothing', () => {
  const trade = ['kilns', 'clay', 'glaze'].map((name) => line(name, 'trade'));
  const weights = settleWeights([line('potting', 'duty'), line('firing', 'duty'), ...trade]).map(
    ({ weight }) => weight,
  );
  expect(Math.max(...weights)).toBeLessThanOrEqual(28);
  expect(weights.reduce((total, weight) => total + weight, 0)).toBe(100);
});
