import { describe, expect, it } from 'vitest';
import type { Criterion } from '../criteria/criterion.ts';
import { weighMarks } from './even-out.ts';
import { markPersonas, type Unmarked } from './mark-personas.ts';

const line = (id: string, name: string, more: Partial<Criterion> = {}): Criterion => ({
  id,
  name,
  weight: 25,
  points: 10,
  origin: 'must',
  facts: [],
  competency: id,
  looksLike: '',
  question: '',
  strong: '',
  weak: '',
  probe: '',
  ...more,
});

const thatching = line('thatching', 'Background in thatching', { competency: null });
const ridges = line('ridges', 'Ridges and hips');
const crews = line('crews', 'Leading a crew');
const talks = line('talks', 'Talks with house owners');
const criteria = [thatching, ridges, crews, talks];

const career = (name: string, more: Partial<Unmarked> = {}): Unmarked =>
  ({
    id: 'one',
    name,
    now: '',
    search: [],
    level: 'mid',
    brings: [],
    to_check: [],
    unseen: [],
    lacks: [],
    nearness: 50,
    ...more,
  }) as Unmarked;

const mark = (personas: readonly Unmarked[]) =>
  markPersonas(criteria, personas, {
    trade: 'Thatcher thatching',
    isForBeginners: false,
    isSenior: false,
    named: ({ name }) => Number(name === 'Named by the job'),
  });

describe('marks of careers', () => {
  it('marks what everybody of the trade does every day high, and what a career is to be checked for low', () => {
    const [own] = mark([career('Works alone', { brings: ['talks'], unseen: [thatching, crews] })]);
    expect(own?.marks).toEqual([8, expect.any(Number), expect.any(Number), 9]);
    expect(own?.unseen[0]).toBe(crews);
    expect(own?.shows[0]).toBe(talks);
  });

  it('finds nobody strong at leading who is only ready for it, nor at what they sit in on', () => {
    const [, own] = mark([
      career('Head of a yard', { brings: ['ridges', 'crews', 'talks'] }),
      career('Thatcher ready to lead', {
        now: 'Lays ridges, and sits in on talks that others hold.',
        brings: ['crews', 'talks'],
      }),
    ]);
    expect(own?.marks[2]).toBeLessThan(8);
    expect(own?.marks[3]).toBeLessThan(8);
  });

  it('takes no remark on people for a lack of the work', () => {
    const guests = line('guests', 'Check-in and check-out of guests');
    const [own] = markPersonas(
      [guests, ridges],
      [
        career('At a desk', {
          now: 'Checks in many guests; little time for each guest.',
          unseen: [guests],
        }),
      ],
      { trade: 'Desk', isForBeginners: false, isSenior: false, named: () => 0 },
    );
    expect(own?.marks[0]).toBeGreaterThanOrEqual(7);
  });

  it('finds nobody weak at leading people who is called after it', () => {
    const [own] = mark([career('Head of a yard', { unseen: [crews, ridges] })]);
    expect(own?.marks[2]).toBeGreaterThanOrEqual(8);
    expect(own?.unseen[0]).not.toBe(crews);
  });

  it('marks work high whose words stand in such profiles, under whatever name', () => {
    const straw = line('straw', 'Laying and dressing', { competency: null, terms: ['long straw'] });
    const [first] = markPersonas(
      [straw, crews],
      [career('Restorers', { search: ['long straw roofs'], unseen: [straw] })],
      { trade: 'Roofer', isForBeginners: false, isSenior: false, named: () => 0 },
    );
    expect(first?.marks[0]).toBeGreaterThanOrEqual(8);
  });

  it('finds nobody worse at what they are called by than somebody who is not', () => {
    const control = line('control', 'Straw quality control');
    const found = markPersonas(
      [ridges, control, crews],
      [
        career('Thatcher', { brings: ['ridges', 'crews'] }),
        career('Quality controller at a straw mill', { unseen: [control] }),
        career('Drawer of plans', { brings: ['control'] }),
      ],
      { trade: 'Roofer', isForBeginners: false, isSenior: false, named: () => 0 },
    );
    const markOf = (name: string): number =>
      found.find((one) => one.name.startsWith(name))?.marks[1] ?? 0;
    expect(markOf('Quality')).toBeGreaterThanOrEqual(8);
  });

  it('gives nobody who has just begun a high mark for leading', () => {
    const found = mark([
      career('Works alone', { brings: ['ridges'] }),
      career('First year', { level: 'entry', brings: ['crews', 'ridges'] }),
    ]);
    const beginner = found.find(({ level }) => level === 'entry');
    expect(beginner?.marks[2]).toBeLessThanOrEqual(6);
    expect(Math.max(...(beginner?.marks ?? []))).toBeLessThanOrEqual(8);
  });

  it('says of each career another doubt and another strength, the doubt among its lowest lines', () => {
    const found = mark([career('One'), career('Two'), career('Three')]);
    expect(new Set(found.map(({ unseen: [doubt] }) => doubt?.id)).size).toBe(3);
    for (const { unseen, shows, marks } of found) {
      expect(marks[criteria.indexOf(unseen[0]!)]).toBe(Math.min(...marks));
      expect(Math.max(...marks) - (marks[criteria.indexOf(shows[0]!)] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  it('orders by the marks, and puts whoever lacks a must last whatever the marks', () => {
    const gate = { name: 'Card', kind: 'credential' as const, howChecked: '', when: '' };
    const found = mark([
      career('Strong without the card', { brings: ['ridges', 'crews', 'talks'], lacks: [gate] }),
      career('Plain'),
      career('Strong', { brings: ['ridges', 'talks'] }),
    ]);
    expect(found.map(({ name }) => name)).toEqual(['Strong', 'Plain', 'Strong without the card']);
    expect(found.map(({ fit }) => fit)).toEqual(
      found.map(({ fit }) => fit).toSorted((a, b) => b - a),
    );
    expect(found.at(-1)?.fit).toBeLessThan(60);
  });

  it('puts the career first that the job speaks of where the marks hardly differ', () => {
    const found = mark([career('Far', { nearness: 40 }), career('Near', { nearness: 80 })]);
    expect(found.map(({ name }) => name)).toEqual(['Near', 'Far']);
    const byLevel = mark([career('Above', { level: 'senior' }), career('Alike')]);
    expect(byLevel.map(({ name }) => name)).toEqual(['Alike', 'Above']);
  });
});

it('says of a career of which nothing is known that it is good at its trade, and not at what only this job has', () => {
  const grants = line('fact-1', 'Writing to patrons', { competency: null, weight: 40 });
  const [own] = markPersonas([grants, ridges, crews], [career('Works alone')], {
    trade: 'Thatcher',
    isForBeginners: false,
    isSenior: false,
    named: ({ name }) => Number(name === 'Named by the job'),
  });
  expect(own?.shows[0]?.name).toBe('Ridges and hips');
});

it('puts the background that the job names itself first', () => {
  const [first, second] = mark([
    career('Works alone', { brings: ['talks'] }),
    career('Named by the job', { unseen: [crews] }),
  ]);
  expect([first?.name, second?.name]).toEqual(['Named by the job', 'Works alone']);
  expect(first?.fit).toBeGreaterThan(second?.fit ?? 100);
});

it('calls no line the strength of a career that says nothing of it', () => {
  const [, second] = mark([
    career('Named by the job', { brings: ['ridges'] }),
    career('Checks contracts in an office', { unseen: [] }),
  ]);
  expect(Math.max(...(second?.marks.slice(1) ?? []))).toBeLessThan(8);
});

describe('marks that agree with what a career is', () => {
  const orders = line('purchase-orders', 'Purchase orders and buying', { competency: null });
  const forecast = line('forecast', 'Forecasting demand');
  const repairs = line('repairs', 'Repairs of old roofs');
  const job = { trade: 'Thatcher', isForBeginners: false, isSenior: false, named: () => 0 };

  it('show equal marks as equal', () => {
    const lines = [line('speaking', 'Speaking kindly', { origin: 'must' })];
    const found = markPersonas(
      lines,
      [career('One', { brings: ['speaking'] }), career('Two', { brings: ['speaking'] })],
      job,
    );
    const [one, two] = found;
    if (one?.marks[0] === two?.marks[0]) expect(one?.fit).toBe(two?.fit);
    else expect(one?.fit).toBeGreaterThan(two?.fit ?? 100);
  });

  it('give the one who holds the post the best marks, and no heavy line below what is usual', () => {
    const [first, second] = markPersonas(
      criteria,
      [
        career('Roof salesman', { brings: ['talks', 'ridges'] }),
        career('Holder', { id: 'holder', unseen: [ridges, crews, talks] }),
      ],
      {
        ...job,
        named: ({ id }) => Number(id === 'holder'),
        holds: ({ id }) => id === 'holder',
      },
    );
    expect(first?.name).toBe('Holder');
    expect(first?.marks.filter((mark) => mark < 7)).toEqual([]);
    expect(first?.fit).toBeGreaterThan(second?.fit ?? 100);
  });

  it('take from a later career what it does not speak of before what it does', () => {
    const found = markPersonas(
      [forecast, orders, repairs, talks],
      [
        career('Holder', { id: 'holder', brings: ['forecast'] }),
        career('Forecasts demand for a shop', { now: 'Forecasting demand all day.' }),
      ],
      { ...job, named: ({ id }) => Number(id === 'holder') },
    );
    expect(found[1]?.shows[0]?.name).toBe('Forecasting demand');
  });

  it('count for nothing what such people hand on to others', () => {
    const accounts = line('accounts', 'Looking after accounts');
    const [, handing] = markPersonas(
      [accounts, ridges, crews, talks],
      [
        career('Holder', { id: 'holder' }),
        career('Sets up customers and hands accounts on', { brings: ['accounts'] }),
      ],
      { ...job, named: ({ id }) => Number(id === 'holder') },
    );
    expect(handing?.marks[0]).toBeLessThanOrEqual(5);
  });

  it('refuse nobody whom the plan looks for', () => {
    const found = markPersonas(
      criteria,
      ['A', 'B', 'C', 'D', 'E'].map((name) => career(name)),
      job,
    );
    for (const { fit } of found) expect(fit).toBeGreaterThanOrEqual(60);
  });

  it('rates nobody by a career on how kind or reliable they are', () => {
    const kind = line('kind', 'Kindness and dignity');
    const [own] = markPersonas(
      [thatching, ridges, kind, crews],
      [career('Relief', { unseen: [kind] })],
      {
        trade: 'Thatcher thatching',
        isForBeginners: false,
        isSenior: false,
        named: () => 0,
      },
    );
    expect(own?.marks[2]).toBe(7);
    expect(own?.unseen[0]).not.toBe(kind);
  });

  it('doubts the heaviest line of which a career says nothing', () => {
    const fact = { id: 'reed' } as Criterion['facts'][number];
    const reed = line('reed', 'Cutting reed', { competency: null, facts: [fact] });
    const [own] = markPersonas(
      [reed, thatching, crews, talks],
      [career('Thatcher', { now: 'Leading a crew, talks with house owners', unseen: [reed] })],
      { trade: 'Thatcher thatching', isForBeginners: false, isSenior: false, named: () => 0 },
    );
    expect(own?.unseen[0]).toBe(reed);
  });

  it('finds nobody weak at what they are heard to do, though a line has no other doubt to offer', () => {
    const faults = line('faults', 'Finding leaks', { competency: null, weight: 30 });
    const found = markPersonas(
      [thatching, ridges, faults],
      [
        career('Mends roofs', {
          now: 'Takes on wet roofs, traces the drip and mends them.',
          brings: ['thatching', 'ridges'],
        }),
        career('Pupil', { level: 'entry', brings: ['thatching', 'ridges'] }),
      ],
      {
        ...job,
        named: () => 0,
        termsOf: ({ id }) => (id === 'faults' ? ['traces the drip'] : []),
      },
    );
    const [mender, pupil] = found;
    expect(mender?.name).toBe('Mends roofs');
    expect(mender?.marks[2]).toBeGreaterThanOrEqual(8);
    expect(pupil?.marks[2]).toBeLessThan(mender?.marks[2] ?? 0);
  });

  it('says of every career the figure of the scorecard, times ten', () => {
    const found = mark([career('One', { brings: ['talks'] }), career('Two'), career('Three')]);
    for (const { marks, fit } of found)
      expect(fit).toBe(Math.round(10 * weighMarks(criteria, marks)));
  });

  it('knows whoever is called by a line of the card for that line', () => {
    const found = mark([
      career('Thatcher at another yard', { brings: ['talks', 'crews'] }),
      career('Ridges roofer', { brings: ['talks', 'ridges'] }),
      career('Helper on roofs'),
    ]);
    expect(found.find(({ name }) => name === 'Ridges roofer')?.shows[0]).toBe(ridges);
  });
});
