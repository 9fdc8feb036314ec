import { expect, it } from 'vitest';
import type { Drawer } from '#knowledge/drawer.ts';
import { toFact } from './fact-for-tests.ts';
import { gatherNear } from './gather-evidence.ts';

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
  const duties = ['Check twine and mesh of every net', 'Greet visitors'].map((text) =>
    toFact(text, { kind: 'duty' }),
  );
  const found = gatherNear([nets, tides], duties, () => 1);
  expect([...found.keys()]).toEqual([nets]);
  expect(found.get(nets)?.map(({ fact }) => fact)).toEqual([duties[0]]);
});
