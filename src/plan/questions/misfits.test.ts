import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { sourceOf } from '../testing/source-of.ts';
import type { Source } from '../source.ts';
import { askMisfits } from './misfits.ts';

const titled = (given: string) => ({ given, clean: given, singular: given.toLowerCase() });
const inErie = {
  pay: null,
  startDate: null,
  seniority: { level: null, years: null, source: null },
  occupation: { soc: null, confidence: 0 },
  title: titled('Net Maker'),
  place: {
    given: 'Erie, PA',
    label: 'Erie, PA',
    country: 'US',
    resolved: {
      city: 'Erie',
      state: 'PA',
      country: 'US',
      latitude: 42.129,
      longitude: -80.085,
      precision: 'city',
    },
  },
} as unknown as Partial<Brief>;
const ask = (facts: Parameters<typeof sourceOf>[0], more: Partial<Brief> = {}) =>
  askMisfits({
    ...sourceOf(facts, { ...inErie, ...more }),
    market: { profile: { soc: '45-3031' } } as Source['market'],
  }).map(({ matter }) => matter);

const duties = ['Knot gill nets', 'Sort floats', 'Count meshes', 'Write the tally'].map((text) => ({
  kind: 'duty' as const,
  text,
}));

it('points at a blank that nobody filled', () => {
  expect(ask([{ kind: 'experience', text: 'At least X years with gill nets' }])).toEqual([
    'Blank in the text',
  ]);
  expect(ask([{ kind: 'experience', text: 'At least 2 years with X-ray plates' }])).toEqual([]);
});

it('asks where people may live whose remote job has a town in its head', () => {
  const remote = { workType: 'remote' } as Partial<Brief>;
  expect(ask(duties, remote)).toEqual(['Where remote people live']);
  expect(ask([...duties, { kind: 'other', text: 'You must reside in Ohio' }], remote)).toEqual([]);
  expect(ask(duties)).toEqual([]);
});

it('asks why somebody must drive where nothing speaks of driving', () => {
  const licence = { kind: 'licence' as const, text: "Valid driver's license" };
  expect(ask([...duties, licence])).toEqual(['Reason to drive']);
  expect(ask([...duties, { kind: 'duty', text: 'Drive the van to the harbor' }, licence])).toEqual(
    [],
  );
});

it('asks whether somebody must have led before', () => {
  const lead = { title: titled('Net Loft Supervisor') };
  const demands = ['Steady hands', 'Knowledge of twine', 'Patience', 'Care with knives'].map(
    (text) => ({ kind: 'skill' as const, text }),
  );
  const asked = [
    ...duties,
    { kind: 'duty' as const, text: 'Supervise six net makers' },
    ...demands,
  ];
  expect(ask(asked, lead)).toEqual(['Having led']);
  expect(
    ask([...asked, { kind: 'experience', text: 'Two years supervising a crew' }], lead),
  ).toEqual([]);
  expect(ask([...duties, ...demands])).toEqual([]);
});

it('asks who is paid for the 41st hour', () => {
  const pay = (period: string, min: number) =>
    ({
      pay: { stated: '', period, min, max: null, annual: { min, max: null }, words: null },
    }) as unknown as Partial<Brief>;
  const status = (text: string) => [...duties, { kind: 'other' as const, text }];
  expect(ask(status('FLSA status: exempt'), pay('hour', 18))).toEqual(['Overtime status']);
  expect(ask(status('Non-exempt position'), pay('year', 60_000))).toEqual(['Overtime status']);
  expect(ask(status('FLSA status: exempt'), pay('year', 31_000))).toEqual(['Overtime status']);
  expect(ask(status('FLSA status: exempt'), pay('year', 60_000))).toEqual([]);
  expect(ask(status('Exempt from jury duty'), pay('hour', 18))).toEqual([]);
});

it('asks how an immediate start and a check before it fit together', () => {
  const conditions = [
    { kind: 'checks', text: 'Police check', source: { from: 'organization', field: 'x' } },
  ] as unknown as Brief['conditions'];
  expect(ask([{ kind: 'other', text: 'Immediate start' }], { conditions })).toEqual([
    'Vetting before the start',
  ]);
  expect(ask([{ kind: 'other', text: 'Start in May' }], { conditions })).toEqual([]);
});
