import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { joinSameMatter } from './same-matter.ts';
import type { Weighed } from '../settle-weights.ts';

const toLine = (name: string, mass: number): Weighed => ({
  id: name,
  name,
  origin: 'duty',
  facts: [toFact(`${name} every day`, { kind: 'duty' })],
  competency: null,
  looksLike: '',
  question: '',
  strong: '',
  weak: '',
  probe: '',
  mass,
});

it('counts finding faults, and guiding others, once each', () => {
  const joined = joinSameMatter([
    toLine('Fault finding and repair', 6),
    toLine('Diagnosing the winch', 5),
    toLine('Guiding designers', 4),
    toLine('Mentoring engineers', 3),
  ]);
  expect(joined.map(({ name }) => name)).toEqual(['Fault finding and repair', 'Guiding designers']);
});

it('makes one line of two that judge one thing, with what the job says of both', () => {
  const joined = joinSameMatter([
    toLine('Laws and regulations', 5),
    toLine('Mending nets', 4),
    toLine('Regulatory compliance', 6),
  ]);
  expect(joined.map(({ name, facts }) => [name, facts.length])).toEqual([
    ['Regulatory compliance', 2],
    ['Mending nets', 1],
  ]);
});

it.each([
  ['Written reports', 'Regular business reporting'],
  ['Policies and procedures', 'Standard operating procedures'],
  ['Strategic partnerships', 'Cooperation with partner organizations'],
  ['Customer service', 'Answering customer inquiries'],
  ['Client relationships', 'Building strong, trusted relationships'],
  ['Treatment plans and follow-up', 'Care plans and goals'],
])('judges "%s" and "%s" once', (one, other) => {
  expect(joinSameMatter([toLine(one, 5), toLine(other, 4)])).toHaveLength(1);
});

it('joins lines whose names are mostly the same words, and no others', () => {
  expect(
    joinSameMatter([toLine('Knowledge of harbor charts', 5), toLine('Harbor charts and logs', 4)]),
  ).toHaveLength(1);
  expect(joinSameMatter([toLine('Harbor charts', 5), toLine('Harbor crews', 4)])).toHaveLength(2);
});

it('joins a phrase of the job with the line whose name says the same', () => {
  const own = (name: string): Weighed => {
    const line = toLine(name, 4);
    return { ...line, id: line.facts[0]!.id };
  };
  expect(joinSameMatter([toLine('Scrubbing', 5), own('Maintaining the scrubbed decks')])).toEqual([
    expect.objectContaining({ name: 'Scrubbing' }),
  ]);
  expect(joinSameMatter([toLine('Scrubbing', 5), own('Painting decks')])).toHaveLength(2);
});

const ofDuty = (
  text: string,
  name: string,
  mass: number,
  competency: string | null = null,
): Weighed => {
  const fact = toFact(text, { kind: 'duty' });
  return { ...toLine(name, mass), id: competency ?? fact.id, facts: [fact], competency };
};

it('joins a demand in the job’s own words to the line whose duty tells the same, and that line weighs more', () => {
  const [line, ...others] = joinSameMatter([
    ofDuty('Splicing hawsers, halyards and anchor ropes', 'Rope work', 7, 'rope'),
    ofDuty('Experience with halyards and hawsers', 'Halyards and hawsers', 6),
  ]);
  expect(others).toEqual([]);
  expect(line?.name).toBe('Rope work');
  expect(line?.facts).toHaveLength(2);
  expect(line?.mass).toBeGreaterThan(7);
});

it('makes one line of two duties on a thing of which the job speaks again and again', () => {
  const lines = [
    ofDuty('Keep the tide tables of the harbor', 'Keeping the tide tables', 7),
    ofDuty('Collect tide marks along the coast', 'Collecting tide marks along the coast', 6),
  ];
  const duties = [
    ...lines.flatMap(({ facts }) => facts),
    toFact('Print the tide leaflet', { kind: 'duty' }),
  ];
  expect(joinSameMatter(lines, { duties })).toHaveLength(1);
  expect(joinSameMatter(lines, { duties: duties.slice(0, 2) })).toHaveLength(2);
  expect(joinSameMatter(lines, { duties, title: 'Tide Table Keeper' })).toHaveLength(2);
});

it('judges no demand under a name that says nothing of it', () => {
  const tells = toFact('Meet partner mills to improve the indigo vats and their chemistry', {
    kind: 'duty',
  });
  const asks = toFact('Experience in indigo chemistry');
  const of = (fact: typeof asks, name: string, more: object): Weighed =>
    ({ id: fact.id, name, origin: 'must', competency: null, facts: [fact], ...more }) as Weighed;
  const partners = of(tells, 'Partner mills', { id: 'partners', origin: 'duty', mass: 6 });
  const chemistry = of(asks, 'Indigo chemistry', { mass: 5 });
  expect(joinSameMatter([partners, chemistry])).toHaveLength(2);
});

it('counts one thing once, whatever is done with it in general words', () => {
  const joined = joinSameMatter([
    toLine('Planning and running regattas', 6),
    toLine('Executing merry village regattas', 5),
    toLine('Painting regattas', 4),
  ]);
  expect(joined.map(({ name }) => name)).toEqual([
    'Planning and running regattas',
    'Painting regattas',
  ]);
});
