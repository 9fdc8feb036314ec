import { expect, it } from 'vitest';
import type { Drawer } from '#knowledge/drawer.ts';
import { toFact } from '../fact-for-tests.ts';
import { gatherEvidence, gatherNear } from './gather-evidence.ts';

type Competency = Drawer['competencies'][number];

const toLine = (name: string, looksLike: string): Competency =>
  ({
    id: name,
    name,
    called_for_by: ['net mending'],
    looks_like: looksLike,
    question: '',
    strong: '',
  }) as unknown as Competency;

it('hears a competency of a certain trade in duties that tell of it in other words', () => {
  const nets = toLine('Mending nets', 'Knots hold, twine and mesh fit');
  const tides = toLine('Tides', 'Reads tables');
  const duties = ['Check twine and mesh of all nets', 'Greet visitors'].map((text) =>
    toFact(text, { kind: 'duty' }),
  );
  const found = gatherNear([nets, tides], duties, () => 1);
  expect([...found.keys()]).toEqual([nets]);
  expect(found.get(nets)?.map(({ fact }) => fact)).toEqual([duties[0]]);
});

it('hears no competency in a duty that has only words of the title or of every trade in common with its name', () => {
  const line = toLine('Berth analysis', 'Reads berths, cranes and quays of the harbor');
  const duties = [toFact('Analyze berths and cranes of the yard', { kind: 'duty' })];
  expect(gatherNear([line], duties, () => 1, 'Harbor Clerk').size).toBe(1);
  const other = toLine('Freight analysis', 'Reads berths, cranes and quays of the harbor');
  expect(gatherNear([other], duties, () => 1, 'Harbor Clerk').size).toBe(0);
});

it('hears a competency by letters of the trade, but not in a list of programs', () => {
  const rules = { ...toLine('Judging ropes', 'Explains the rule'), called_for_by: ['KNOT'] };
  const hear = (kind: 'skill' | 'tool'): number =>
    gatherEvidence([rules], [toFact('Sound grasp of the Sailor Code (KNOT)', { kind })], () => 1)
      .size;
  expect(hear('skill')).toBe(1);
  expect(hear('tool')).toBe(0);
});
