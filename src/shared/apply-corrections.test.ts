import { expect, it } from 'vitest';
import { applyCorrections, inOrder } from './apply-corrections.ts';
import { noCorrections, type Reading, type Unit } from './reading.ts';

const unit = (text: string, role: Unit['role']): Unit => ({
  text,
  start: 0,
  end: text.length,
  shape: 'item',
  heading: null,
  label: null,
  role,
  also: ['duty'],
  confidence: 0.4,
});

const reading = {
  units: [unit('Own van', 'must'), unit('MIG welding', 'must')],
  occupation: {
    soc: '51-4121',
    id: 'welder',
    name: 'Welder',
    confidence: 0.5,
    sure: false,
    why: ['Title'],
    alternatives: [{ soc: '53-3033', id: 'driver', name: 'Driver', confidence: 0.4 }],
  },
} as unknown as Reading;

it('what a person said of a line is certain, and the other lines stay', () => {
  const { units } = applyCorrections(reading, {
    ...noCorrections,
    roles: [{ quote: 'Own van', role: 'nice' }],
  });
  expect(units).toEqual([
    { ...reading.units[0], role: 'nice', also: [], confidence: 1 },
    reading.units[1],
  ]);
});

it('an occupation that was chosen changes places with the one that was read', () => {
  const chosen = { ...noCorrections, occupation: { soc: '53-3033', id: 'driver' } };
  const once = applyCorrections(reading, chosen);
  expect(once.occupation).toMatchObject({
    id: 'driver',
    sure: true,
    alternatives: [{ id: 'welder' }],
  });
  expect(applyCorrections(once, chosen).occupation).toMatchObject({ id: 'driver', sure: true });
  const gone = { ...noCorrections, occupation: { soc: null, id: 'baker' } };
  expect(applyCorrections(reading, gone).occupation).toEqual(reading.occupation);
});

it('a long line is known by its beginning', () => {
  const long = unit('x'.repeat(2500), 'must');
  const { units } = applyCorrections(
    { ...reading, units: [long] },
    { ...noCorrections, roles: [{ quote: 'x'.repeat(2000), role: 'noise' }] },
  );
  expect(units[0]?.role).toBe('noise');
});

it('what was put in order comes first, the rest as it stands', () => {
  const units = ['a', 'b', 'c', 'd'].map((text) => unit(text, 'must'));
  expect(inOrder(units, ['c', 'gone', 'a']).map(({ text }) => text)).toEqual(['c', 'a', 'b', 'd']);
});
