import { describe, expect, it } from 'vitest';
import { keptVersions } from '#shared/kept-versions.ts';
import { listSuperfluous, type VersionMark } from './list-superfluous.ts';

/** `written`, `restored 5`, or the name of a person who edits. */
type Kind = string;

/** One version a minute unless told otherwise. */
const history = (...kinds: readonly (Kind | [Kind, minutes: number])[]): VersionMark[] =>
  kinds.map((entry, index) => {
    const [kind, minutes] = typeof entry === 'string' ? [entry, index] : entry;
    const restored = /^restored (\d+)$/.exec(kind)?.[1];
    return {
      version: index + 1,
      written: kind === 'written',
      restoredFrom: restored ? Number(restored) : null,
      authorId: kind === 'written' ? null : kind,
      createdAt: new Date(Date.UTC(2026, 10, 15, 9, minutes)),
    };
  });

const many = (count: number, kind: Kind, apart = 20) =>
  Array.from({ length: count }, (_, n): [Kind, number] => [kind, n * apart]);

describe('edits of one sitting', () => {
  it('leave the first and the last two', () => {
    expect(listSuperfluous(history('written', 'Ada', 'Ada', 'Ada', 'Ada', 'Ada'))).toEqual([3, 4]);
  });

  it('are those of one person without others between', () => {
    const both = history('written', 'Ada', 'Ada', 'Bob', 'Ada', 'Ada', 'written', 'Ada', 'Ada');
    expect(listSuperfluous(both)).toEqual([]);
  });

  it('end a quarter of an hour after the first', () => {
    const long = history(
      ['written', 0],
      ['Ada', 1],
      ['Ada', 10],
      ['Ada', 15],
      ['Ada', 16],
      ['Ada', 17],
      ['Ada', 18],
    );
    expect(listSuperfluous(long)).toEqual([3]);
  });

  it('come to the same whether they are looked at after each or at the end', () => {
    const all = history('written', ...many(40, 'Ada', 1));
    let kept: VersionMark[] = [];
    for (const mark of all) {
      kept.push(mark);
      const dropped = listSuperfluous(kept);
      kept = kept.filter(({ version }) => !dropped.includes(version));
    }
    const atOnce = listSuperfluous(all);
    expect(kept.map(({ version }) => version)).toEqual(
      all.map(({ version }) => version).filter((version) => !atOnce.includes(version)),
    );
    expect(kept.length).toBeLessThan(12);
  });
});

describe('over the years', () => {
  it('the oldest edits go, and nothing that was written', () => {
    const marks = history('written', ...many(40, 'Ada'), 'written');
    const gone = listSuperfluous(marks);
    expect(gone).toEqual(Array.from({ length: 40 - keptVersions.edited }, (_, n) => n + 2));
  });

  it('of many writings the first and the newest stay', () => {
    const gone = listSuperfluous(history(...many(50, 'written')));
    expect(gone).toHaveLength(50 - keptVersions.written);
    expect(gone).toEqual(Array.from({ length: gone.length }, (_, n) => n + 2));
  });

  it('what a kept version was restored from stays', () => {
    const marks = history('written', ...many(40, 'Ada'), 'restored 5');
    expect(listSuperfluous(marks)).not.toContain(5);
    expect(listSuperfluous(marks)).toContain(4);
  });
});
