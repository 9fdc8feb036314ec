import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compareContents, compareTexts } from './compare-contents.ts';

describe('compareContents', () => {
  it('names the field and both texts', () => {
    expect(
      compareContents(
        { internalBrief: { why: 'Old', same: 'x' } },
        { internalBrief: { why: 'New', same: 'x' } },
      ),
    ).toEqual([{ where: ['Internal brief', 'Why'], before: 'Old', after: 'New' }]);
  });

  it('calls a field what its view calls it', () => {
    const content = (text: string) => ({
      openClickReplyScorecard: { basis: text },
      toolDescription: text,
    });
    const changes = compareContents(content('Old'), content('New'), 'engagementTracker');
    expect(changes.map(({ where }) => where)).toEqual([
      ['Open/Click/Reply Scorecard', 'Basis'],
      ['Description'],
    ]);
  });

  it('sees an entry put in at the front as one entry, not as a change to all', () => {
    const rest = [{ name: 'b' }, { name: 'c' }];
    expect(compareContents({ list: rest }, { list: [{ name: 'a' }, ...rest] })).toEqual([
      { where: ['List', 'Entry 1'], before: undefined, after: 'Name: a' },
    ]);
  });

  it('sees a changed entry as a change inside it, and a removed one as removed', () => {
    const before = { list: [{ name: 'a', age: 1 }, { name: 'b' }, { name: 'c' }] };
    const after = { list: [{ name: 'a', age: 2 }, { name: 'b' }] };
    expect(compareContents(before, after)).toEqual([
      { where: ['List', 'Entry 1', 'Age'], before: '1', after: '2' },
      { where: ['List'], before: 'Name: c', after: undefined },
    ]);
  });

  it('looks into JSON text', () => {
    expect(compareContents('{"a":"1 b"}', { a: '1 b' })).toEqual([]);
  });

  it('finds nothing between equals, and something between what differs', () => {
    const tree = fc.dictionary(fc.string({ minLength: 1 }), fc.array(fc.integer({ min: 1 })));
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        expect(compareContents(a, structuredClone(a))).toEqual([]);
        const filled = (value: typeof a) =>
          JSON.stringify(
            Object.entries(value)
              .filter(([, list]) => list.length > 0)
              .sort(([x], [y]) => (x < y ? -1 : 1)),
          );
        const differ = filled(a) !== filled(b);
        expect(compareContents(a, b).length > 0).toBe(differ);
      }),
    );
  });
});

describe('compareTexts', () => {
  it('keeps what stays', () => {
    expect(compareTexts('Climb one tower a day', 'Climb two towers a day')).toEqual([
      { kind: 'same', text: 'Climb ' },
      { kind: 'removed', text: 'one' },
      { kind: 'added', text: 'two' },
      { kind: 'same', text: ' ' },
      { kind: 'removed', text: 'tower' },
      { kind: 'added', text: 'towers' },
      { kind: 'same', text: ' a day' },
    ]);
  });

  it('does not pick single words out of a new text', () => {
    expect(compareTexts('$30 to $35 an hour', 'Keep to the range')).toEqual([
      { kind: 'removed', text: '$30 to $35 an hour' },
      { kind: 'added', text: 'Keep to the range' },
    ]);
  });

  it('gives back both texts, however long', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 60 });
    fc.assert(
      fc.property(words, words, (a, b) => {
        const [before, after] = [a.join(' '), b.join(' ')];
        const parts = compareTexts(before, after);
        const without = (kind: string) =>
          parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');
        expect(without('removed')).toBe(after);
        expect(without('added')).toBe(before);
      }),
    );
    const long = Array.from({ length: 3000 }, (_, index) => `w${index}`);
    const parts = compareTexts(long.join(' '), long.toReversed().join(' '));
    expect(parts.length).toBeLessThan(10);
  });
});
