import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { showDuties } from './shown-duties.ts';

const things =
  'anchors barrels cables davits engines fenders gauges hatches inlets jackets kettles ladders magnets nozzles oars pumps quoins rudders'.split(
    ' ',
  );
const duties = (under: (at: number) => string | undefined) =>
  sourceOf(
    things.map((thing, at) => ({
      kind: 'duty' as const,
      text: `Repair the ${thing} of the harbour`,
      ...(under(at) === undefined ? {} : { under: under(at)! }),
    })),
  );

it('puts a long list under the headings of the advertisement, and loses none of it', () => {
  const shown = showDuties(duties((at) => (at < 9 ? 'Deck' : 'ENGINE ROOM')));
  expect(shown.length).toBeLessThan(things.length / 2);
  expect(shown[0]).toMatch(/^Deck: repair the anchors of the harbour; repair the barrels/);
  expect(shown.filter((line) => line.startsWith('Engine room: '))).toHaveLength(1);
  for (const thing of things) expect(shown.join(' ')).toContain(thing);
});

it('merges neighbours where there are no headings', () => {
  const shown = showDuties(duties(() => undefined));
  expect(shown).toHaveLength(9);
  expect(shown[0]).toBe('Repair the anchors of the harbour and the barrels of the harbour');
});
