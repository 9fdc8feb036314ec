import { describe, expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import type { Drawer } from './drawer.ts';
import { loadDrawer } from './load-drawers.ts';
import { keepOwnSpecialty, listOwnSpecialties } from './own-specialty.ts';

const briefOf = (title: string, ...lines: string[]): Brief =>
  ({
    language: 'en',
    title: { given: title, clean: title, singular: title },
    facts: lines.map((text) => ({ kind: 'duty', text })),
  }) as unknown as Brief;

const held = loadDrawer('trades/care/care-assistant.yaml');
const [first, second, third, fourth] = held.personas;
const drawer: Drawer = {
  ...held,
  specialties: [
    { id: 'orchards', called_for_by: ['apple trees', 'pruning'], search: ['pomology'] },
    { id: 'vineyards', called_for_by: ['vine rows', 'trellis'], search: ['viticulture'] },
  ],
  personas: [
    { ...first!, name: 'Ties up vine rows for a cellar', search: ['viticulture'] },
    { ...second!, name: 'Has a pruning round', search: ['pomology'] },
    third!,
    fourth!,
  ],
  flags: [
    { flag: 'Never built a trellis', why: 'It falls.', check: 'Ask how.' },
    { flag: 'Cannot say what the pruning was for', why: 'It matters.', check: 'Ask why.' },
    ...held.flags.slice(0, 3),
  ],
};
const flagsFor = (...job: Parameters<typeof briefOf>): string[] =>
  keepOwnSpecialty(drawer, briefOf(...job)).flags.map(({ flag }) => flag);

describe('the field of a trade that a job is of', () => {
  it('is what the title names, or what the work comes back to', () => {
    const ids = (...job: Parameters<typeof briefOf>): string[] =>
      listOwnSpecialties(drawer, briefOf(...job)).map(({ id }) => id);
    expect(ids('Pruning hand')).toEqual(['orchards']);
    expect(ids('Hand', 'Mend the trellis', 'Walk the vine rows')).toEqual(['vineyards']);
    expect(ids('Hand', 'Mend the trellis')).toEqual([]);
  });

  it('is what the place of work is called', () => {
    const brief = { ...briefOf('Hand'), workplace: { text: 'South trellis' } } as unknown as Brief;
    expect(listOwnSpecialties(drawer, brief).map(({ id }) => id)).toEqual(['vineyards']);
  });

  it('keeps its own texts and the general ones, and none of another field', () => {
    expect(flagsFor('Pruning hand')).not.toContain('Never built a trellis');
    expect(flagsFor('Pruning hand')).toContain('Cannot say what the pruning was for');
    expect(flagsFor('Pruning hand')).toHaveLength(4);
    expect(flagsFor('Hand')).toHaveLength(5);
    const titled = { ...drawer, titles: { any: ['orchard hand', 'viticulture worker'] } };
    const own = keepOwnSpecialty(titled, briefOf('Pruning hand'));
    expect(own.titles.any).toEqual(['orchard hand']);
    const { personas } = keepOwnSpecialty(drawer, briefOf('Pruning hand'));
    expect(personas.map(({ id }) => id)).toEqual([second!.id, third!.id, fourth!.id]);
  });

  it('names no large employers where they hire nobody of the field', () => {
    const [orchards, vineyards] = drawer.specialties;
    const alone: Drawer = {
      ...drawer,
      employers: { gb: ['A', 'B', 'C'] },
      specialties: [{ ...orchards!, no_large_employers: true }, vineyards!],
    };
    expect(keepOwnSpecialty(alone, briefOf('Pruning hand')).employers).toEqual({});
    expect(keepOwnSpecialty(alone, briefOf('Hand')).employers).toEqual(alone.employers);
  });

  it('keeps what the job speaks of itself, and enough of each list', () => {
    expect(flagsFor('Pruning hand', 'Now and then mend a trellis')).toHaveLength(5);
    const few = { ...drawer, flags: drawer.flags.slice(0, 3) };
    expect(keepOwnSpecialty(few, briefOf('Pruning hand')).flags.map(({ flag }) => flag)).toEqual([
      few.flags[1]!.flag,
      few.flags[2]!.flag,
      few.flags[0]!.flag,
    ]);
  });
});
